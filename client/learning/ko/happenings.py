"""What happened, was decided, asked for or taken back, as a Korean clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ko.wording import gist, object_, past_as_noun, plain, present_as_noun
from client.learning.lexicon import ACTION, CONTRACT, TIER, as_noun, topic_of
from client.learning.stance import INTERROGATIVE, LASTING, own_case

_ASKED = re.compile(
    rf"(?P<pre>[^,]*?)(?P<act>부분\s?환불|전액\s?환불|{ACTION})\s?(?P<post>(?:을|를|은|는|도|만|이|가"
    r"|으로)?\s?(?:좀\s?)?(?:꼭\s?)?"
    r"(?:해\s?주|처리해|진행해|부탁|요청(?:합|드|할|해|이)|신청(?:합|드|할|해)|바랍|받고\s?싶|받았으면|원해|원합"
    r"|하고\s?싶|할게|할래|하겠|주세|주시|주실"
    r"|되나|될까|돼요|되는지|됩니까|될지|안\s?되|안\s?될|가능|받을\s?수|해\s?줄\s?수|수\s?(?:있|없)))"
)
_INFO_AFTER = re.compile(
    r"^\s?(?:을|를|은|이|의|가)?\s?(?:규정|정책|방법|절차|기간|수수료|조건|양식|기준|비용|대상|사유|가이드|안내|정보"
    r"|내역|현황|상태|여부|요금|페이지|메뉴|버튼|이력)"
)
_HOW_TO = re.compile(r"싶은데|하려")
_FOR_THE_ANSWER = re.compile(r"알려|보내|보여|찾아|정리")
_REASON = re.compile(
    r"^(?P<why>.{2,30}?)(?:인데요?|이라서?|라서|이니까?|이고|기\s?때문에|때문에|[을를]\s?근거로"
    r"|[을를]\s?이유로)[\s,]+(?=\S)"
)

_DONE_NOUN = (
    r"결제|구매|주문|구독|가입|해지|취소|신청|반품|교환|송금|입금|이체|갱신|연장|재계약|계약|이사|이전|업그레이드"
    r"|다운그레이드|설치|도입|환불|예약|납부|증설"
    r"|추가|등록|전환|변경|이관|퇴사|입사|이직|개명"
)
_DONE = re.compile(
    rf"(?:{_DONE_NOUN})(?:을|를)?\s?(?:했|하였|받았|마쳤|완료)|(?:샀|구입했|질렀)|(?:결제|청구|해지|취소|환불|가입|변경|등록)(?:됐|되었)"
    r"|(?:쿠폰|영수증|세금계산서|답변|제품|물건|상품|배송|환불|청구서|메일|안내|사과|보상"
    r"|크레딧)[가-힣]*\s?(?:[가-힣]+\s)?(?:못\s?)?받았"
    r"|(?:으로|로)\s?(?:바꿨|갈아탔|옮겼|바뀌었|올렸|내렸)|에서\s.*(?:으로|로)\s?(?:늘렸|줄였|늘었|줄었)|(?:늘렸|줄였)"
    r"|(?:주소|전화번호|번호|담당자|이메일|상호|대표자|명의|사업자번호)[이가]\s?(?:바뀌었|변경됐|변경되었)"
)
_FAULT_AT = (
    r"로그인|접속|결제|배송|택배|동기화|내보내기|업로드|다운로드|알림|청구서|영수증|서비스|시스템|서버|화면|앱|페이지"
    r"|API|데이터|파일|백업|인증|메일\s?발송"
    r"|계정|주문|환불|설치|연동|카드|보고서|대시보드|금액|환불금|입금|초대|링크|검색|세금계산서|쿠폰|고객센터|상담"
)
_FAULT = re.compile(
    rf"(?:{_FAULT_AT})[가-힣]{{0,3}}\s.*?(?:안\s?(?:돼|되|됐|됩|와|왔|옵|열|열려|들어|떠|보여)|못\s?(?:했|받)|실패|오류"
    r"|에러|끊|멈|느려|느립|느리|사라|없어졌"
    r"|없습니다|깨"
    r"|늦|지연|두\s?번|중복|잘못|누락|파손|고장|않[아았습]|먹통|이상[해합])"
    r"|(?:오류|에러|장애|버그|중복\s?결제|이중\s?결제)(?:가|이|도)?\s?(?:계속\s?|자꾸\s?|또\s?)?(?:나|났|납|발생|생겼"
    r"|떠|뜨|뜹|있었)"
)
_NOT_YET = re.compile(
    r"(?:해|어|아)\s?(?:주세요|주실|줄\s?수)|기로\s?했|싶|려면|으면|할게|겠|해야|어야|아야|필요|해결|복구됐|나아졌"
)
_OF_PLANS = re.compile(
    rf"(?:{TIER})\s?(?:요금제|플랜|등급)?(?:으로|로)\s|(?:{CONTRACT})\s?(?:계약|결제|구독)(?:으로|로)", re.IGNORECASE
)
_BOUGHT = re.compile(r"결제|구매|주문|샀|구입")
_DECIDED = re.compile(r"(?P<it>.+?기로)\s?(?:최종\s?|이미\s?)?(?:했|결정했|정했|결정됐|확정했|마음먹었)")
_TAKEN_BACK = re.compile(
    rf"(?P<act>{ACTION})[가-힣]*\s?(?P<what>요청|신청|부탁|건|합의)?(?:은|는|을|를|했던\s?(?:것|거|건)은?|한\s?(?:것"
    r"|거|건)은?)?\s?(?:다시\s?)?"
    r"(?:철회|없던\s?(?:걸|것|일)|무효|안\s?(?:할게|하겠|해도|하셔도)|하지\s?않(?:을게|겠)|필요\s?없)"
    rf"|(?P<act2>{ACTION})\s?(?P<what2>요청|신청|합의)(?:은|는|을|를|건은)?\s?(?:취소|철회)"
)


def decided(text: str) -> Iterator[Draft]:
    """Reads "… 하기로 했어요"."""
    if match := _DECIDED.search(text):
        what = match["it"]
        yield Draft("decision", f"{plain(what)} 함", topic_of(what) or "decision/" + gist(what), "turn")


def taken_back(text: str) -> Iterator[Draft]:
    """An earlier request or agreement that the customer withdraws."""
    match = _TAKEN_BACK.search(text)
    topic = topic_of(match["act"] or match["act2"]) if match else None
    if match and topic:
        agreed = "합의" in (match["what"], match["what2"])
        what = f"{match['act'] or match['act2']} {'합의를' if agreed else '요청을'} 철회함"
        yield Draft("agreement" if agreed else "event", what, topic, "named", retracts=True)


def happened(text: str) -> Iterator[Draft]:
    """Payments, changes, receipts; faults. What is only wanted or planned did not happen."""
    done, fault = _DONE.search(text), _FAULT.search(text)
    if not (done or fault) or _NOT_YET.search(text) or (done and not fault and _OF_PLANS.search(text)):
        return  # changes of plan are said with the tier
    said = plain(text)
    past = past_as_noun(said)
    if fault and not done:
        noun = past or present_as_noun(said) or f"'{said}'라고 말함"
        yield Draft("event", noun, "fault/" + gist(fault.group()), "named" if past else "turn")
    elif past:
        topic = topic_of(text) or ("purchase" if _BOUGHT.search(text) else "event/" + gist(past))
        yield Draft("event", past, topic, "named")


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Something asked for in the customer's own case, also as a question."""
    text = clause.text
    match = _ASKED.search(text)
    if not match or LASTING.search(text) or (INTERROGATIVE.search(clause.sentence) and _HOW_TO.search(clause.sentence)):
        return
    after = text[match.end("act") :]
    if _INFO_AFTER.search(after) or _FOR_THE_ANSWER.search(after):
        return
    if asking and not own_case(clause):
        return
    yield Draft("event", _request(match["pre"], match["act"]), topic_of(match["act"]) or "request", "turn")


def _request(before: str, action: str) -> str:
    """From "18일 지난 건도", "부분 환불" makes "18일 지난 건의 부분 환불을 요청함"; a reason follows."""
    said, why = plain(before), None
    if reason := _REASON.match(said + " ."):
        why, said = reason["why"].strip(), said[reason.end() :].strip()
    said = re.sub(r"건(?:도|은|이|에\s?대해(?:서)?)?(?=\s|$)", "건의", said)
    said = re.sub(r"(?<=[%\d원])\s?(?:만|이라도)(?=\s|$)", "", said)
    said = re.sub(r"(?<=[가-힣])(?:을|를|은|는)(?:\s좀)?$", "", said).strip(" ,.")
    whole = object_(f"{said} {as_noun(action, 'ko')}".strip()) + " 요청함"
    return f"{whole} (이유: {why})" if why else whole
