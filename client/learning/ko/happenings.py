"""What happened, was decided or taken back, as a Korean clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from client.learning.dates import find_days
from client.learning.draft import Draft
from client.learning.ko.endings import PAST, in_past
from client.learning.ko.wording import gist, past_as_noun, plain, present_as_noun
from client.learning.lexicon import ACTION, CONTRACT, TIER, topic_of
from client.learning.matters import MATTER, PRAISE, TROUBLE

_DEALINGS = (  # what people do with a service, as nouns
    r"결제|구매|구입|주문|구독|가입|해지|취소|신청|반품|교환|송금|입금|출금|이체|충전|갱신|연장|재계약|계약|이사"
    r"|이전|업그레이드|다운그레이드|설치|개통|도입|환불|예약|예매|발권|납부|증설|추가|등록|전환|변경|이관|퇴사"
    r"|입사|이직|개명|접수|탈퇴|수강|반납|대여|업데이트|승급|재발급|발급|교체|설정|세팅|배송|번호이동|체크인|수령"
    r"|발송|분실|문의|신고|정지|파손|인증|제출|작성"
)
_THINGS = (
    r"쿠폰|영수증|계산서|답변|제품|물건|상품|배송|환불|청구서|고지서|메일|문자|안내|사과|보상|크레딧|택배|소포"
    r"|포인트|마일리지|카드|요금|적립금|한도|비밀번호|설정|프로필|옵션|티켓|항공권|표|예약|진료|검사|수업|강의"
    r"|책|교재|아이템|캐릭터|기기|단말기|휴대폰|폰|노트북|운동화|신발|옷|가방|냉장고|가구|세트"
)
_DEALT = re.compile(
    rf"(?:{_DEALINGS})(?:을|를|이|가|도|만|은|는|까지|부터)?\s?(?:다시\s?|또\s?|막\s?|이미\s?|먼저\s?|바로\s?"
    rf"|새로\s?|안\s?|못\s?|잘못\s?)?"
    r"(?:했|하였|받았|마쳤|마무리했|완료|끝냈|넣었|걸었|보냈|맡겼|잡았|됐|되었|당했|올렸|해\s?(?:뒀|두었|놨|놓았"
    r"|버렸|봤)|해\s?줬|돼\s?버렸|되어\s?버렸)|(?<![가-힣])(?:샀|시켰|주문했|질렀|구했|갈아탔|옮겼|바꿨|팔았"
    r"|빌렸|잃어버렸|끊었|떼었|물었)|갈아탔"
    rf"|(?:{_DEALINGS})\s?(?:전화|연락|문의)(?:를|을)?\s?(?:드렸|했|넣었)"
    rf"|(?:{_DEALINGS})(?:은|는|을|를|도|까지)?\s(?:[가-힣\d/]+\s){{1,2}}?(?:했|해놨|해\s?뒀|마쳤|끝냈)"
    rf"|(?:{_THINGS})[가-힣]*\s(?:[가-힣\d]+\s){{0,2}}?(?:못\s?|안\s?|잘\s?)?(?:받았|샀|왔|도착했|보냈|냈|바꿨"
    rf"|잃어버렸|반납했|맡겼|끊었|잡았|골랐|올렸|내렸|설정했|맞췄)"
    r"|[가-힣]\s(?:건|것은|게|날은|날이)\s[^.]{0,16}\d{1,2}일(?:이었|였)|(?:으로|로)\s?(?:바꿨|바꾸었|갈아탔|옮겼|바뀌었|바뀜|올렸|내렸|넘어왔|이사\s?(?:왔|갔))|에서\s.*(?:으로"
    r"|로)\s?(?:늘렸|줄였|늘었|줄었|늘어났)|(?:늘렸|줄였)|(?:주소|전화번호|번호|담당자|연락처|이메일|상호|대표자"
    r"|명의|사업자번호|사무실|계좌)(?:이|가|도|를|을|는|은)?\s?(?:.{0,16}?(?:으로|로)\s)?(?:바뀌었|바꿨|변경했"
    r"|변경됐|변경되었|교체됐|교체되었|교체했)"
)
_TROUBLE = (  # what a customer complains of; the subject says of what
    r"(?<!얼마\s)안\s?(?:나(?=요|와|고|네|는)|납|들리|들려|돼|되|됐|됩|됨|와|왔|옴|옵|오(?=네|고|는|잖)|열|켜|꺼"
    r"|들어(?!\s)|떠|뜨|뜹|보여|보이|나와|나옵|나오(?!지)|걸려|터져|터지|움직|뽑|먹혀|먹히|맞|잡혀|잡히|눌려"
    r"|눌리|풀려|풀리|넘어)|못\s?(?:받|들어|쓰|타|봤|하고\s?있)|[가-힣]지(?:가|를)?\s?(?:않[아았습네고는]"
    r"|못\s?(?:하|해|했|합))|실패|오류|에러|끊[겨기김어깁]|멈[춰췄추춥]|튕[겨기긴김겼깁]|초기화[돼됐되]|밀[렸려]"
    r"|미뤄[졌져]|\s번이나\s|느려|느립|느리|사라[져졌지집]|없어[졌져]|날[아라]갔|깨[져졌지집진]|찢[어겨]"
    r"|부러[졌져]|망가[졌져]|고장|늦[게어었네]|지연|두\s?번|2번|2회|이중|중복|잘못|누락|빠[졌져]|파손"
    r"|덜\s(?:들어|왔|받)|먹통|이상[해하합한]|다운[됐돼되]|막[혔혀히]|잠[겼겨기]|꺼[져졌지집]"
    r"|새[요고네](?=[.!\s]|$)|찌그러|구겨[졌져진]|젖[었은어]|부서[졌져진]|긁[혔힌혀]|휘[었어]|녹[았아]"
    r"|뜯[겼긴어]|불량|하자|얼룩|터[졌져]|상했|상해|다른\s?(?:게|것이|거|색|사이즈|제품|상품"
    r"|물건)[가-힣]*\s?(?:왔|배송|도착|들어)|안\s?[가-힣]{1,3}(?:져|지)(?:요|네|고)"
    r"|아직도?\s(?:.{0,12}?\s)?[가-힣A-Za-z]+(?:으로|로)\s?(?:나와|나옵|나오|표시|떠|뜨|뜹|적혀|나가)|(?:더|많이"
    r"|과하게|초과)\s?(?:나왔|청구|빠져|결제)|[가-힣]+(?<![렇떻])게\s(?:나와|나옵|나오|떠|뜨|뜹|보여|보이|표시"
    r"|왔|찍혀|적혀|적용|계산)|엉뚱[한하]|심(?:해|합|하(?:게|네|고))|(?:냄새|소리|잡음)[가-힣]?\s?(?:너무\s|좀\s"
    r"|많이\s|계속\s)*(?:나요|납니다|나네|나고|커)|렉이?\s?(?:걸|심)|무한\s?로딩|먹통|응답이?\s?없"
)
_FAULT = re.compile(
    rf"(?P<what>[가-힣A-Za-z0-9]{{2,12}})(?:이|가|은|는|도|에서|에|으로|로|을|를)?\s(?:.{{0,20}}?)(?P<how>{_TROUBLE})"
    r"|(?P<what3>오류|에러|장애)(?:로|\s?때문에)\s.{2,24}?(?:놓쳤|못\s?[가-힣]|날렸|이중)"
    r"|(?P<what2>오류|에러|장애|버그|중복\s?결제|이중\s?결제)(?:가|이|도)?\s?(?:계속\s?|자꾸\s?|또\s?)?(?:나|났"
    r"|납|발생|생겼|떠|뜨|뜹|있었)"
)
_NO_FAULT = re.compile(  # what does not work here is no service of ours
    r"^(?:이해|납득|생각|기억|마음|마음에|시간|말|감|공감|도움|필요|상관|문제|눈|비|잠|배|머리|허리|다리|기분"
    r"|날씨|사실|귀|몸|무릎|목|제가|저는|저도|우리|이게|그게|아직|정말|진짜)$"
)
_NOT_YET = re.compile(
    r"(?:해|어|아|꿔|려|춰|내|여|겨|켜)\s?(?:주세요|주실|줄\s?수|줘|주시|달라)|기로\s?(?:했|결정|정했)|싶|려면"
    r"|으면(?!서)|할게|겠(?!지)|해야|어야|아야|필요|해결|복구됐|나아졌|고쳐졌|잘\s?(?:돼|되|됩|받|왔)"
)
_RETOLD = re.compile(r"(?:이렇게|그렇게|라고|다고|이라는|라는|다는)\s")
_NO_EVENT = re.compile(r"얼마\s안|아직\s?안|눌렀")
_NOTIFIED = re.compile(
    r"다고\s(?:알림|문자|메일|카톡|연락)[가-힣]{0,2}\s?(?:왔|떴|받았)"
)  # the service's own word for it
_OF_ANOTHER = re.compile(r"셨(?:어|습|는|네|더|다|음)|더라")  # nobody honours their own doing, or infers it
_ANY_DAY = date(2026, 6, 30)  # only whether the clause names one counts
_STATES = re.compile(r"(?:요|니다|네|음|함|됨)[.!~ㅠㅜ]*$")
_OF_PLANS = re.compile(
    rf"(?:{TIER})\s?(?:요금제|플랜|등급|멤버십)?(?:으로|로)\s|(?:{CONTRACT})\s?(?:계약|결제|구독|약정)(?:으로|로)",
    re.IGNORECASE,
)
_BOUGHT = re.compile(r"결제|구매|주문|샀|구입|질렀|예매|발권")
_DECIDED = re.compile(
    r"(?P<it>.+?기로)(?:\s?(?:최종|이미|완전히|그냥|확실히|다))?\s?(?:했|하였|함(?=[.!\s]|$)|결정|결론|정했|정함"
    r"|확정|마음|맘|합의를?\s?봤)"
    rf"|(?P<it3b>[가-힣A-Za-z0-9\s]{{1,20}}(?:말고|대신)\s[^,.]{{1,24}}?)(?:을|를|으로|로)\s?(?:골랐|택했|선택했|정했)"
    rf"|(?P<it2>.+?(?:는|ㄴ|[은는을할갈쓸둘볼될]))\s?(?:걸로|것으로|거로|쪽으로)\s?(?:최종\s?)?(?:결정|정|확정"
    rf"|결론|마음)[가-힣\s]*{PAST}|(?P<it3>[가-힣A-Za-z\s]{{2,24}}?)(?:을|를)\s?결정(?:했|하였)"
)
_TAKEN_BACK = re.compile(
    rf"(?P<act>{ACTION})[가-힣]*\s?(?P<what>요청|신청|부탁|접수|건|합의)?[가-힣]{{0,2}}\s?(?:했던|한|드렸던|드린"
    rf"|하려던|해\s?달라고\s?(?:한|했던))?\s?(?:것|거|건)?(?:은|는|을|를)?\s?"
    r"(?:그냥\s?|다시\s?|이제\s?|굳이\s?)?(?:철회|없던\s?(?:걸|것|일)|없었던\s?(?:걸|것|일)|무효|물릴게|물러"
    r"|번복|거둘게|거두겠|접을게|접어|관둘게|그만둘게|안\s?(?:해\s?주(?:셔도|시)|할게|할래|하겠|해도|하셔도"
    r"|받을게|받아도)|하지\s?(?:않(?:을게|겠|아도|으셔도)|마세요|말아)|필요\s?없|괜찮아졌|말아\s?주|잊어)"
    rf"|(?P<act5>{ACTION})[가-힣]*\s?(?:해\s?)?달라고\s?(?:한|했던)\s?(?:것|거|건)(?:은|을|는)?\s?(?:취소|철회"
    rf"|없던)|(?P<act6>{ACTION})\s?(?:신청|요청|부탁)(?:했던|한|드린|드렸던)\s?[가-힣]{{1,6}}(?:은|는|을"
    rf"|를)?\s?(?:없던|취소|철회)|(?P<act3>{ACTION})(?:은|는|을|를)?\s?안\s?하고\s|(?:아까|방금|전에|어제"
    rf"|지난번에?)\s?.{{0,12}}(?:말한|말씀드린|요청한|요청드린|부탁한|부탁드린|신청한"
    rf"|얘기한)\s.{{0,12}}?(?P<act4>{ACTION})[가-힣]{{0,3}}\s?(?:취소|철회)|(?P<act2>{ACTION})\s?(?P<what2>요청"
    rf"|신청|접수|합의)(?:한|했던)?\s?(?:것|거|건)?(?:은|는|을|를|건은)?\s?(?:다시\s?)?(?:취소|철회)"
)


def decided(text: str) -> Iterator[Draft]:
    """Reads "… 하기로 했어요", "… 쓰는 걸로 정했어요"."""
    match = _DECIDED.search(text)
    if match and match["it"]:
        what = match["it"]
        yield Draft("decision", f"{plain(what)} 함", topic_of(what) or "decision/" + gist(what), "turn")
    elif match:
        what = match["it2"] or match["it3"] or match["it3b"]
        said = f"{plain(what)} 것으로 결정함" if match["it2"] else f"{plain(what)} 결정함"
        yield Draft("decision", said, topic_of(what) or "decision/" + gist(what), "turn")


def taken_back(text: str) -> Iterator[Draft]:
    """An earlier request or agreement that the customer withdraws."""
    match = _TAKEN_BACK.search(text)
    named = match.groupdict("") if match else {}
    act = next((word for key, word in named.items() if key.startswith("act") and word), "")
    topic = topic_of(act) if act else None
    if match and topic:
        agreed = "합의" in (match["what"], match["what2"])
        what = f"{act} {'합의를' if agreed else '요청을'} 철회함"
        yield Draft("agreement" if agreed else "event", what, topic, "named", retracts=True)


def happened(text: str) -> Iterator[Draft]:
    """Payments, changes, receipts; faults. What is only wanted or planned did not happen."""
    if _NOT_YET.search(text):
        return
    past = in_past(text)
    done = _DEALT.search(text) if past and not _RETOLD.search(text) and not _OF_ANOTHER.search(text) else None
    if past and _NOTIFIED.search(text) and find_days(text, _ANY_DAY):
        done = _NOTIFIED.search(text)
    fault = _fault(text)
    if not (done or fault):
        return
    if done and not fault and _OF_PLANS.search(text):
        return  # changes of plan are said with the tier
    said = plain(text)
    noun = past_as_noun(said) or present_as_noun(said) or f"'{said}'라고 말함"
    if fault and not (done and topic_of(text)):
        yield Draft("event", noun, "fault/" + gist(fault.group()), "named" if past else "turn")
    else:
        topic = topic_of(text) or ("purchase" if _BOUGHT.search(text) else "event/" + gist(noun))
        yield Draft("event", noun, topic, "named")


def mentioned(text: str) -> Iterator[Draft]:
    """Any past that names what a service deals in; a present only where it complains. For clauses that say no more."""
    past = in_past(text)
    if _NOT_YET.search(text) or _NO_EVENT.search(text) or _OF_ANOTHER.search(text):
        return
    matter, trouble = MATTER.search(text), TROUBLE.search(text)
    if not matter or PRAISE.search(text) or _RETOLD.search(text) or _OF_PLANS.search(text):
        return
    said = plain(text)
    if past and (trouble or find_days(text, _ANY_DAY)):
        noun = past_as_noun(said) or f"'{said}'라고 말함"
        topic = topic_of(text) or ("fault/" if trouble else "event/") + gist(noun)
        yield Draft("event", noun, topic, "named")
    elif trouble and not past and _STATES.search(said):
        yield Draft("event", present_as_noun(said) or f"'{said}'라고 말함", "fault/" + gist(said), "turn")


def _fault(text: str) -> re.Match[str] | None:
    match = _FAULT.search(text)
    if match is None:
        return None
    what = re.sub(r"(?:이|가|은|는|도|을|를|에)$", "", match["what"] or match["what2"] or match["what3"])
    return None if _NO_FAULT.match(what) or _NO_FAULT.match(match["what"] or "") else match
