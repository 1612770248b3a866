"""What does a Korean clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ko.endings import HOLDS
from client.learning.ko.wording import past_as_noun, plain, present_as_noun, topical, towards
from client.learning.lexicon import CONTRACT, CONTRACTS, TIER, TIERS, key_of, label
from client.memory.sensitive import sensitive_area

_NAME = r"[가-힣]{2,4}"
_SURNAMES = (
    "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소"
    "석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"
)
_COMMON_SURNAMES = "김이박최정강조윤장임한오서신권황안송류홍"
_TITLE = r"(?:팀장|대리|과장|부장|차장|사원|대표|매니저|실장|주임|책임|선임|이사)"
_IS = r"(?:이?에요|예요|입니다|이고|이며|고요|이구요|이야|[\s.!]*$)"
_MY_NAME = re.compile(
    rf"(?:제|내|저의)\s?이름은\s?(?P<it>{_NAME}?)(?=이?라고|{_IS})|(?:저는"
    rf"|전)\s?(?P<it2>{_NAME}?)(?:이?라고\s?(?:합니다|해요|하는데))"
    rf"|^(?:안녕하세요[\s,.]*)?(?:저\s)?(?P<it3>[{_SURNAMES}][가-힣]{{1,2}})이?라고\s?(?:합니다|해요|하는데"
    rf"|해(?=[.!]|$)|하고요?)|(?:이름은|이름이|이름"
    rf"|성함은)\s?(?P<it4>[{_SURNAMES}][가-힣]{{1,2}})(?=\s?(?:입니다|이에요|예요|이고|이야|야|임|이라))"
    rf"|^(?P<it5>[{_COMMON_SURNAMES}][가-힣](?![인생자부건사품권금비점장원중용형급제식률팀일전후월])[가-힣])(?:입니다|이에요|예요|이라고\s?합니다)[.!]?$"
)
_I_AM = re.compile(
    rf"^(?:안녕하세요[\s,.]*)?(?:저는|저"
    rf"|전)\s(?:(?P<org>\S{{2,12}})\s)?(?P<it>[{_SURNAMES}][가-힣]{{1,2}})\s?(?P<title>{_TITLE}(?:님)?)?"
    r"(?:입니다|이에요|예요|인데요?)"
)
_CALL_ME = re.compile(
    r"(?:저를|절|저는|저|나를|날|그냥|편하게)?\s?['\"‘“「]?(?P<it>(?:[가-힣]\s)?[^\s'\"’”」,]{1,12}?)['\"’”」]?\s?(?:이?라고|으로|로)\s?(?:좀\s?|편하게\s?|그냥\s?)*(?:불러\s?(?:주|줘|달라|줄|도)|부르(?:시면|면|셔도)|칭해)|호칭은\s?['\"‘“]?(?P<it2>[^\s'\"’”]{1,12}?)['\"’”]?(?:으로|로)\s"
)
_NO_NAMES = frozenset({"뭐", "이렇게", "그렇게", "이름", "본명", "어떻게", "뭐라", "그대", "편하게"})

_CONTACT_PERSON = re.compile(
    r"(?:(?P<org>[A-Za-z가-힣]{1,10}(?:사|회사|팀|은행|상사|전자|부서))(?:의"
    r"|\s쪽)?\s)?(?P<role>(?:[가-힣]{1,4}\s?)?(?:담당자?|매니저|책임자|창구))(?:는|은|님은)\s?"
    rf"(?:이제\s|이제부터\s|앞으로\s|앞으로는\s|오늘부터\s|현재\s)?(?P<it>{_NAME}?)\s?(?:{_TITLE}|님"
    rf"|씨)*(?:이에요|예요|입니다|이고|고요|(?:으로|로)\s?바뀌|(?:으로|로)\s?바뀝"
    r"|이야|이\s?맡|가\s?맡|(?:으로|로)\s?(?:해|변경|교체))"
)
_NEW_PERSON = re.compile(
    rf"(?:담당자?|매니저|책임자|창구)(?:님)?(?:가|이|를|는|은|도)?\s?(?:(?:오늘|내일|이제|이번\s?(?:주|달)"
    rf"|다음\s?(?:주|달)|\d+월)\s?(?:부터|부로)?(?:는|은)?\s)?(?:{_NAME}?(?:\s?{_TITLE})?(?:\s?(?:님"
    rf"|씨))?에서\s?)?(?P<it>[{_SURNAMES}][가-힣]{{1,2}}?)(?:\s?{_TITLE})?(?:\s?(?:님|씨))?(?:으로|로|이|가"
    rf"|께서)\s?(?:바뀌|바뀝|바뀐|바꿨|변경|교체|맡)"
    rf"|(?P<it2>[{_SURNAMES}][가-힣]{{1,2}}?)(?:\s?{_TITLE})?(?:\s?(?:님|씨))?(?:이|가|께서)\s?(?:새\s?"
    rf"|새로운\s?|저희\s?)?(?:담당자?|매니저|책임자)(?:예요|이에요|입니다|이야|가\s?(?:됐|되었|됩)|를\s?맡)"
)
_NO_PERSON = frozenset({"정산", "회계", "누구", "미정", "공석", "없음"})
_OWN_ORG = frozenset({"저희 회사", "우리 회사", "회사", "저희회사", "우리회사"})
_ADDRESS = re.compile(
    rf"(?:(?P<who>{_NAME})(?:\s?님|\s?씨)?의?\s)?(?:연락처|전화번호|전화|휴대폰|핸드폰|폰|번호|이메일|메일"
    rf"|메일함)\s?(?:번호"
    r"|주소)?(?:은|는|이|가|도|를|을)?\s?[:：]?\s?(?:[가-힣]{2,6}[.,]?\s){0,2}?(?P<it>[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+|\+?\d{2,3}[-\s]?\d{3,4}[-\s]?\d{4})"
)
_BARE = re.compile(r"[\w.+-]*[@\d][\w.@\s-]{6,40}(?:입니다|이에요|예요|요)?", re.ASCII)
_NOBODY = frozenset(
    {"저희", "우리", "이제", "회사", "새로운", "바뀐", "대표", "업무", "개인", "업무용", "제", "혹시", "그리고"}
)

_WHO = (
    r"(?P<who>직원|사용자|이용자|인원|구성원|팀원|좌석|라이선스|라이센스|시트|팀|회사|유저|멤버|계정|식구|학생"
    r"|수강생|상담원|가족|매장|사무실|부서)(?:\s?수)?"
)
_UNIT = r"(?P<unit>명|인|석|개|좌석|분)"
_COUNT = re.compile(
    _WHO
    + r"(?:은|는|이|가|도|만|을|를|에|에는)?\s?(?:[가-힣]{2,4}\s){0,2}?(?:총|모두|전부|다\s?해서|합쳐서|이제|약|대략"
    r"|한)?\s?"
    rf"(?P<n>\d{{1,6}})\s?{_UNIT}(?:\s?(?:정도|가량|쯤|내외|규모|수준))?(?:이|가|을|를|이서"
    rf"|으로)?\s?(?:까지\s?)?(?:{HOLDS}|늘었|늘어났|줄었|줄어들었|됐|되었|[.!]*$)"
)
_COUNT_CHANGED = re.compile(
    _WHO + r"(?:을|를|이|가|은|는|도)?\s?(?:[가-힣]{2,4}\s)?(?:\d{1,6}\s?(?:명|개|석)에서\s?)?"
    rf"(?P<n>\d{{1,6}})\s?{_UNIT}(?:으로|로)\s?(?:늘렸|줄였|늘었|줄었|늘어났|줄어들었|바꿨|변경했|증설했|추가했|맞췄)"
)
_COUNT_ALONE = re.compile(
    r"(?:아니|아뇨|아니요|음)?[\s,]*(?:이제|이젠|지금은?|현재는?)\s?(?P<n>\d{1,6})\s?(?P<unit>명|석"
    r"|좌석)(?:이에요|입니다|이야|이\s?됐어요|이\s?되었습니다|(?:으로|로)\s?(?:늘|줄)었(?:어요|습니다))[.!]?"
)
_TOGETHER = re.compile(
    rf"(?:총\s?|모두\s?|다\s?해서\s?)?(?P<n>\d{{1,6}})\s?(?:명|인)(?:이서|이)\s?(?:같이\s?|함께\s?|나눠\s?)?{HOLDS}"
)

_PLAN = r"(?:요금제|플랜|등급|회원권?|고객|멤버십|버전|패키지|상품)"
_TIER_CHANGED = re.compile(
    rf"(?P<tier>{TIER})\s?{_PLAN}?(?:으로|로)\s?(?:\S+\s)?"
    r"(?:바꿨|바꾸었|바뀌었|바뀐|바꿈|변경했|변경하였|변경됐|변경되었|전환했|전환하였|전환됐|올렸|올라갔|올라왔"
    r"|업그레이드\s?(?:했|됐)|다운그레이드\s?(?:했|됐)|내렸|내려왔|갈아탔|옮겼|넘어갔|넘어왔|승급했|승급됐"
    r"|승급되었|가입했|등업됐|시작했|결제했|재가입했)"
    rf"|(?P<tier2>{TIER})\s?{_PLAN}?(?:이|가)\s?(?:됐|되었)",
    re.IGNORECASE,
)
_TIER_HELD = re.compile(
    rf"(?P<tier>{TIER})\s?{_PLAN}?(?:을|를|이|으로|로|에)?\s?(?:지금\s?|계속\s?|현재\s?)?{HOLDS}", re.IGNORECASE
)
_TIER_NAMED = re.compile(
    rf"(?P<tier>[가-힣A-Za-z0-9]{{2,12}})\s(?:요금제|플랜|등급|멤버십)(?:을|를|이|으로|로|에)?\s?(?:지금\s?"
    rf"|계속\s?)?{HOLDS}"
)
_NO_TIER = re.compile(
    r"^(?:무슨|어떤|같은|현재|기존|새로운|다른|비싼|저렴한|높은|낮은|지금|연간|월간|저희|우리|제가|회사|무료"
    r"|유료|모바일|인터넷|통신|결제|회원|고객|전용|할인|이용|사용|이런|그런|최고|최저|기본|구독)$"
)
_OUR = r"(?:저희|우리|우린|저흰|저는|저|제|난|나는|회사|본사|여기)"
_DEAL = r"(?:계약|결제|구독|약정|요금|멤버십|회원권?)"
_CONTRACT_HELD = re.compile(
    rf"{_OUR}[가-힣\s]{{0,10}}(?P<it>{CONTRACT})\s?(?:구독\s?)?{_DEAL}?(?:을|를|으로|로|이"
    rf"|에)?\s?(?:중)?\s?{HOLDS}|(?P<it2>{CONTRACT})\s?{_DEAL}(?:을|를|으로|로|에|이)?\s?(?:중)?(?:이에요|입니다"
    rf"|예요|이야|\s?(?:쓰고|사용|이용|구독|유지|맺고|묶여|내고|되어\s?있|돼\s?있|하고\s?있))"
    rf"|(?P<it3>{CONTRACT})(?:씩|으로|로)\s?(?:계약하고|결제하고|내고)\s?있|(?:계약|약정)(?:은|이"
    rf"|\s?기간은)\s?(?P<it4>{CONTRACT})(?:짜리|이에요|입니다|예요|이야)"
)
_SWITCH = re.compile(r"바꿨|바꾸었|변경|전환|갈아탔|넘어갔")
_CONTRACT_CHANGED = re.compile(
    rf"(?P<it>{CONTRACT})\s?{_DEAL}(?:으로|로|을|를)?\s?(?:다시\s?|새로\s?)?(?:바꿨|바꾸었|변경했|변경됐|전환했"
    rf"|맺었|체결했|했|걸었|갱신했|들었|갈아탔|넘어갔|시작했)|(?P<it2>{CONTRACT})(?:으로|로)\s?(?:계약했|결제했"
    rf"|바꿨|갱신했|약정했)"
)
_MOVED = re.compile(r"(?P<it>[가-힣]{2,6})(?=(?:으로|로)\s?이사\s?(?:했|왔|갔|옴|함))")

_AHEAD = re.compile(r"예정|계획|늘릴|줄일|될\s?(?:것|거)|뽑을|채용할|필요|까지는?\s?(?:가능|돼)|이상|이하|미만|초과")
_PRIVATE = re.compile(
    r"약을?\s?(?:먹|복용)|복용\s?(?:중|하)|진단(?:을)?\s?받|앓고\s?있|수술(?:을)?\s?(?:받|했)|치료(?:를)?\s?받"
    r"|투병|입원(?:했|\s?중)|장애가\s?있|색약|색맹|난청|(?:장애인?|당뇨|고혈압|천식|아토피|난청|임신|우울증"
    r"|불면증|공황장애|알레르기|알러지|시각장애|청각장애|색맹|색약)(?:병)?[가-힣]{0,4}\s?(?:이?라서?(?=[\s,])"
    r"|인데|이에요|예요|입니다|이야|중|가\s?있|이\s?있|있어|있는|환자|때문에|심해|증상)|임신했|이혼했|이혼하"
    r"|별거\s?중|헤어졌|결혼했|연체\s?중|파산했|개인\s?회생|대출을?\s?(?:갚|받)|알레르기가\s?있"
)
_ADVICE = re.compile(r"좋은|추천|먹어도|괜찮")
_AID = re.compile(
    r"(?P<it>화면\s?낭독기|스크린\s?리더|화면\s?읽기|보이스오버|톡백|점자(?:\s?단말기)?|확대경"
    r"|돋보기(?:\s?기능)?|큰\s?글씨|큰\s?글자|고대비|수어(?:\s?통역)?|수화(?:\s?통역)?|자막|휠체어"
    r"|보청기)[가-힣]*\s?(?:을|를|로|으로|가|이)?\s?(?:항상\s?|꼭\s?)?(?:써|쓰|씁니다|사용|이용|필요|봐|보고"
    r"|봅니다|들어|듣|타고|탑니다|켜|있어야)"
)


def read(clause: Clause) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    text = clause.text
    yield from _names(text)
    yield from _contacts(text, clause.sentence)
    yield from _counts(text)
    yield from _plans(text)
    yield from _private(text)
    if match := _MOVED.search(text):
        yield Draft("attribute", f"사는 곳은 {match['it']}", "residence", value=match["it"])


def _names(text: str) -> Iterator[Draft]:
    name = None
    if match := _MY_NAME.search(text):
        name = next(it for it in match.groups() if it)
    elif (match := _I_AM.search(text)) and (match["org"] or match["title"] or len(match["it"]) == 3):
        name = match["it"]
    if name:
        yield Draft("attribute", f"이름은 {name}", "name", attribute="name", value=name)
    if match := _CALL_ME.search(text):
        said = match["it"] or match["it2"]
        if said not in _NO_NAMES:
            yield Draft("attribute", f"호칭은 {said}", "address_form", attribute="address_form", value=said)


def _contacts(text: str, sentence: str) -> Iterator[Draft]:
    match = _CONTACT_PERSON.search(text)
    if match and (not match["role"].endswith("담당") or match["it"][0] in _SURNAMES) and match["it"] not in _NO_PERSON:
        org = "" if match["org"] in _OWN_ORG else match["org"] or ""
        said = f"{org} {topical(match['role'])} {match['it']}".strip()
        yield Draft("attribute", said, f"contact/person/{org or 'own'}", attribute="contact", value=match["it"])
    elif match := _NEW_PERSON.search(text):
        name = match["it"] or match["it2"]
        yield Draft("attribute", f"담당자는 {name}", "contact/person/own", attribute="contact", value=name)
    match = _ADDRESS.search(text)
    if not match and _BARE.fullmatch(text):
        match = _ADDRESS.search(sentence)  # "번호 바꿨어요 010-…": the number stands in a sentence of its own
    if match:
        kind, noun = ("email", "이메일") if "@" in match["it"] else ("phone", "전화번호")
        who = match["who"] if match["who"] not in _NOBODY else None
        said = f"{who} {topical(noun)} {match['it']}" if who else f"{topical(noun)} {match['it']}"
        yield Draft(
            "attribute", said, f"contact/{kind}" + (f"/{who}" if who else ""), attribute="contact", value=match["it"]
        )


def _counts(text: str) -> Iterator[Draft]:
    if _AHEAD.search(text):
        return
    if match := _COUNT_CHANGED.search(text) or _COUNT.search(text):
        who = match["who"]
        kind = (
            "staff"
            if who in {"직원", "인원", "구성원", "회사", "식구", "사무실", "매장"}
            else "team"
            if who in {"팀", "팀원", "멤버", "부서", "상담원"}
            else "licences"
            if who not in {"학생", "수강생", "가족"}
            else "members"
        )
        yield Draft(
            "attribute", f"{who} {match['n']}{match['unit']}", f"seats/{kind}", attribute="seats", value=match["n"]
        )
    elif match := _COUNT_ALONE.fullmatch(text):
        noun = "인원" if match["unit"] == "명" else "좌석"
        yield Draft("attribute", f"{noun} {match['n']}{match['unit']}", "seats", attribute="seats", value=match["n"])
    elif match := _TOGETHER.search(text):
        yield Draft("attribute", f"인원 {match['n']}명", "seats/staff", attribute="seats", value=match["n"])


def _plans(text: str) -> Iterator[Draft]:
    changed = _TIER_CHANGED.search(text)
    if changed:
        tier: str | None = changed["tier"] or changed["tier2"]
    elif held := _TIER_HELD.search(text):
        tier = held["tier"]
    else:
        named = _TIER_NAMED.search(text)
        tier = named["tier"] if named and not _NO_TIER.match(named["tier"]) else None
    if tier:
        key = key_of(TIERS, tier)
        yield Draft("attribute", f"{label(TIERS, key, 'ko')} 등급", "tier", attribute="tier", value=key)
        if changed:
            yield Draft("event", f"{towards(label(TIERS, key, 'ko'))} 바꿈", "tier", "named")
    moved = _CONTRACT_CHANGED.search(text)
    if match := moved or _CONTRACT_HELD.search(text):
        key = key_of(CONTRACTS, next(it for it in match.groups() if it))
        name = f"{label(CONTRACTS, key, 'ko')} 계약"
        yield Draft("attribute", name, "contract", attribute="contract", value=key)
        if moved and not changed and _SWITCH.search(text):
            yield Draft("event", f"{towards(name)} 바꿈", "contract", "named")


def _private(text: str) -> Iterator[Draft]:
    area = sensitive_area(text)
    if area and _PRIVATE.search(text) and not _ADVICE.search(text):
        said = plain(text)
        yield Draft("attribute", past_as_noun(said) or present_as_noun(said) or f"'{said}'라고 말함", f"private/{area}")
    if match := _AID.search(text):
        yield Draft("attribute", f"{match['it']} 사용", "accessibility", attribute="accessibility", value=match["it"])
