"""What does a Korean clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Draft
from client.learning.ko.wording import past_as_noun, plain, present_as_noun, topical, towards
from client.learning.lexicon import CONTRACT, CONTRACTS, TIER, TIERS, key_of, label
from client.memory.sensitive import sensitive_area

_NAME = r"[가-힣]{2,4}"
_SURNAMES = (
    "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소"
    "석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"
)
_TITLE = r"(?:팀장|대리|과장|부장|차장|사원|대표|매니저|실장|주임|책임|선임|이사)"
_IS = r"(?:이?에요|예요|입니다|이고|이며|고요|이구요|이야|[\s.!]*$)"
_HOLDS = re.compile(  # after a tier or a number: it is so now
    r"(?:입니다|이에요|예요|에요|이고요?|이며|이라서?|라서|인데요?|이야|임|이구요|쓰고\s?있|사용\s?중|이용\s?중"
    r"|이용하고|사용하고"
    r"|씁니다|써요|쓰는|이죠)"
)

_MY_NAME = re.compile(
    rf"(?:제|내|저의)\s?이름은\s?(?P<it>{_NAME}?)(?=이?라고|{_IS})|(?:저는"
    rf"|전)\s?(?P<it2>{_NAME}?)(?:이?라고\s?(?:합니다|해요|하는데))"
)
_I_AM = re.compile(
    rf"^(?:안녕하세요[\s,.]*)?저는\s(?:(?P<org>\S{{2,12}})\s)?(?P<it>[{_SURNAMES}][가-힣]{{1,2}})\s?(?P<title>{_TITLE}(?:님)?)?"
    r"(?:입니다|이에요|예요)"
)
_CALL_ME = re.compile(
    r"(?:저를|절|저는|저|나를|날)?\s?['\"‘“「]?(?P<it>(?:[가-힣]\s)?[^\s'\"’”」,]{1,12}?)['\"’”」]?\s?(?:이?라고|으로"
    r"|로)\s?(?:좀\s?)?불러\s?(?:주|줘|달라)"
    r"|호칭은\s?['\"‘“]?(?P<it2>[^\s'\"’”]{1,12}?)['\"’”]?(?:으로|로)\s"
)
_NO_NAMES = frozenset({"뭐", "이렇게", "그렇게", "이름", "본명", "어떻게", "뭐라", "그대", "편하게"})

_CONTACT_PERSON = re.compile(
    r"(?:(?P<org>[A-Za-z가-힣]{1,10}(?:사|회사|팀|은행|상사|전자|부서))(?:의"
    r"|\s쪽)?\s)?(?P<role>(?:[가-힣]{1,4}\s?)?담당자)(?:는|은|님은)\s?"
    rf"(?:이제\s|이제부터\s)?(?P<it>{_NAME}?)\s?(?:{_TITLE}|님|씨)*(?:이에요|예요|입니다|이고|고요|(?:으로|로)\s?바뀌"
    r"|이야)"
)
_NEW_PERSON = re.compile(
    r"담당자?(?:님)?(?:가|이|를"
    rf"|는)\s?(?:{_NAME}?(?:\s?{_TITLE})?(?:\s?님)?에서\s?)?(?P<it>{_NAME}?)(?:\s?{_TITLE})?(?:\s?님)?(?:으로"
    r"|로)\s?(?:바뀌"
    r"|바꿨|변경)"
)
_OWN_ORG = frozenset({"저희 회사", "우리 회사", "회사", "저희회사", "우리회사"})
_ADDRESS = re.compile(
    rf"(?:(?P<who>{_NAME})(?:\s?님|\s?씨)?의?\s)?(?:연락처|전화번호|전화|휴대폰|핸드폰|번호|이메일|메일)\s?(?:번호"
    r"|주소)?(?:은|는|이|가)?\s?(?:이제\s?"
    r"|이제부터\s?)?"
    r"(?P<it>[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d{2,3}[-\s]?\d{3,4}[-\s]?\d{4})"
)
_NOBODY = frozenset(
    {"저희", "우리", "이제", "회사", "새로운", "바뀐", "대표", "업무", "개인", "업무용", "제", "혹시", "그리고"}
)

_WHO = r"(?P<who>직원|사용자|이용자|인원|구성원|팀원|좌석|라이선스|시트|팀|회사|유저|멤버)(?:\s?수)?"
_COUNT = re.compile(
    _WHO + r"(?:은|는|이|가|도|만)?\s?(?:총|모두|전부|이제|이번에|최근에|지금|현재|약)?\s?(?P<n>\d{1,6})\s?(?P<unit>명"
    r"|인|석|개|좌석)(?:\s?(?:정도|가량|쯤|내외))?(?P<end>.*)$",
    re.DOTALL,
)
_COUNT_GREW = re.compile(r"(?:까지\s?|으로\s?|로\s?|이\s?)?(?:늘었|늘어났|줄었|됐|되었)")
_COUNT_CHANGED = re.compile(
    _WHO + r"(?:을|를|이|가)\s?(?:\d{1,6}\s?(?:명|개|석)에서\s?)?(?P<n>\d{1,6})\s?(?P<unit>명|석|개|좌석)(?:으로"
    r"|로)\s?(?:늘렸|줄였|늘었|줄었"
    r"|바꿨|변경했)"
)
_COUNT_ALONE = re.compile(
    r"(?:아니|아뇨|아니요|음)?[\s,]*(?:이제|이젠|지금은?|현재는?)\s?(?P<n>\d{1,6})\s?(?P<unit>명|석|좌석)"
    r"(?:이에요|입니다|이야|이\s?됐어요|이\s?되었습니다|(?:으로|로)\s?(?:늘|줄)었(?:어요|습니다))[.!]?"
)

_TIER_CHANGED = re.compile(
    rf"(?P<tier>{TIER})\s?(?:요금제|플랜|등급)?(?:으로|로)\s?(?:\S+\s)?"
    r"(?:바꿨|바뀌었|바뀐|변경했|변경하였|변경됐|전환했|전환하였|올렸|올라갔|업그레이드\s?했|다운그레이드\s?했|내렸"
    r"|갈아탔|옮겼|넘어갔|승급했|가입했)",
    re.IGNORECASE,
)
_TIER_HELD = re.compile(
    rf"(?P<tier>{TIER})\s?(?:요금제|플랜|등급|회원|고객)?(?:을|를)?\s?{_HOLDS.pattern}", re.IGNORECASE
)
_CONTRACT_HELD = re.compile(
    rf"(?:저희|우리|저|제|회사)[가-힣\s]{{0,8}}(?P<it>{CONTRACT})\s?(?:구독\s?)?(?:계약|결제|구독"
    rf"|약정)\s?(?:중)?\s?{_HOLDS.pattern}"
    rf"|^(?P<it2>{CONTRACT})\s?계약\s?(?:중)?(?:이에요|입니다|예요)"
)
_CONTRACT_CHANGED = re.compile(
    rf"(?P<it>{CONTRACT})\s?(?:계약|결제|구독)(?:으로|로|을|를)\s?(?:바꿨|변경했|전환했|맺었|체결했|했)"
)
_MOVED = re.compile(r"(?P<it>[가-힣]{2,6})(?=(?:으로|로)\s?이사(?:했|왔|갔))")

_PRIVATE = re.compile(
    r"약을?\s?(?:먹|복용)|복용\s?중|진단(?:을)?\s?받|앓고\s?있|수술(?:을)?\s?(?:받|했)|치료(?:를)?\s?받|투병|입원(?:했"
    r"|\s?중)|장애가\s?있|색약|색맹|난청"
    r"|이혼했|별거\s?중|파산했|개인\s?회생|대출을?\s?(?:갚|받)|알레르기가\s?있"
)
_ADVICE = re.compile(r"좋은|추천|먹어도|괜찮")
_AID = re.compile(
    r"(?P<it>화면\s?낭독기|스크린\s?리더|점자|확대경|돋보기\s?기능|수어|자막)[가-힣]*\s?(?:을|를)?\s?(?:써|쓰|사용"
    r"|이용|필요)"
)


def read(text: str) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    yield from _names(text)
    yield from _contacts(text)
    yield from _counts(text)
    yield from _plans(text)
    yield from _private(text)
    if match := _MOVED.search(text):
        yield Draft("attribute", f"사는 곳은 {match['it']}", "residence", value=match["it"])


def _names(text: str) -> Iterator[Draft]:
    name = None
    if match := _MY_NAME.search(text):
        name = match["it"] or match["it2"]
    elif (match := _I_AM.search(text)) and (match["org"] or match["title"] or len(match["it"]) == 3):
        name = match["it"]
    if name:
        yield Draft("attribute", f"이름은 {name}", "name", attribute="name", value=name)
    if match := _CALL_ME.search(text):
        said = match["it"] or match["it2"]
        if said not in _NO_NAMES:
            yield Draft("attribute", f"호칭은 {said}", "address_form", attribute="address_form", value=said)


def _contacts(text: str) -> Iterator[Draft]:
    if match := _CONTACT_PERSON.search(text):
        org = "" if match["org"] in _OWN_ORG else match["org"] or ""
        said = f"{org} {match['role']}는 {match['it']}".strip()
        yield Draft("attribute", said, f"contact/person/{org or 'own'}", attribute="contact", value=match["it"])
    elif match := _NEW_PERSON.search(text):
        yield Draft(
            "attribute", f"담당자는 {match['it']}", "contact/person/own", attribute="contact", value=match["it"]
        )
    if match := _ADDRESS.search(text):
        kind, noun = ("email", "이메일") if "@" in match["it"] else ("phone", "전화번호")
        who = match["who"] if match["who"] not in _NOBODY else None
        said = f"{who} {topical(noun)} {match['it']}" if who else f"{topical(noun)} {match['it']}"
        yield Draft(
            "attribute", said, f"contact/{kind}" + (f"/{who}" if who else ""), attribute="contact", value=match["it"]
        )


def _counts(text: str) -> Iterator[Draft]:
    if match := _COUNT_CHANGED.search(text) or _counted(text):
        who = match["who"]
        kind = (
            "staff"
            if who in {"직원", "인원", "구성원", "회사"}
            else "team"
            if who in {"팀", "팀원", "멤버"}
            else "licences"
        )
        yield Draft(
            "attribute", f"{who} {match['n']}{match['unit']}", f"seats/{kind}", attribute="seats", value=match["n"]
        )
    elif match := _COUNT_ALONE.fullmatch(text):
        noun = "인원" if match["unit"] == "명" else "좌석"
        yield Draft("attribute", f"{noun} {match['n']}{match['unit']}", "seats", attribute="seats", value=match["n"])


def _counted(text: str) -> re.Match[str] | None:
    match = _COUNT.search(text)
    return match if match and (_HOLDS.match(match["end"]) or _COUNT_GREW.match(match["end"])) else None


def _plans(text: str) -> Iterator[Draft]:
    changed = _TIER_CHANGED.search(text)
    if found := changed or _TIER_HELD.search(text):
        key = key_of(TIERS, found["tier"])
        yield Draft("attribute", f"{label(TIERS, key, 'ko')} 등급", "tier", attribute="tier", value=key)
        if changed:
            yield Draft("event", f"{towards(label(TIERS, key, 'ko'))} 바꿈", "tier", "named")
    moved = _CONTRACT_CHANGED.search(text)
    held = None if moved else _CONTRACT_HELD.search(text)
    if word := moved["it"] if moved else (held["it"] or held["it2"]) if held else None:
        key = key_of(CONTRACTS, word)
        name = f"{label(CONTRACTS, key, 'ko')} 계약"
        yield Draft("attribute", name, "contract", attribute="contract", value=key)
        if moved and not changed:
            yield Draft("event", f"{towards(name)} 바꿈", "contract", "named")


def _private(text: str) -> Iterator[Draft]:
    area = sensitive_area(text)
    if area and _PRIVATE.search(text) and not _ADVICE.search(text):
        said = plain(text)
        yield Draft("attribute", past_as_noun(said) or present_as_noun(said) or f"'{said}'라고 말함", f"private/{area}")
    if match := _AID.search(text):
        yield Draft("attribute", f"{match['it']} 사용", "accessibility", attribute="accessibility", value=match["it"])
