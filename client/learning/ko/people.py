"""Who is the customer, and who is to be reached how, as a Korean clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Draft
from client.learning.ko.wording import topical
from client.learning.stance import LASTING

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
    rf"|전)\s?(?P<it2>{_NAME}?)(?:이?라고\s?(?:합니다|해요|하는데|하고))"
    rf"|^(?:안녕하세요[\s,.]*)?(?:저\s)?(?P<it3>[{_SURNAMES}][가-힣]{{1,2}})이?라고\s?(?:합니다|해요|하는데"
    rf"|해(?=[.!]|$)|하고요?)|(?:간호사|실장|점장|원장|사장|매니저|교사|선생|직원|팀장|대리|과장|부장|주임|담당자?)\s(?P<it6>[{_SURNAMES}][가-힣]{{1,2}})(?:이?라고\s?(?:합니다|해요|하는데)|입니다|이에요|예요)"
    rf"|(?:이름은|이름이|이름"
    rf"|성함은)\s?(?P<it4>[{_SURNAMES}][가-힣]{{1,2}})(?=\s?(?:입니다|이에요|예요|이고|이야|야|임|이라))"
    rf"|^(?P<it5>[{_COMMON_SURNAMES}][가-힣](?![인생자부건사품권금비점장원중용형급제식률팀일전후월])[가-힣])(?:입니다|이에요|예요|이라고\s?합니다)[.!]?$"
)
_I_AM = re.compile(
    rf"^(?:안녕하세요[\s,.]*)?(?:저는|저"
    rf"|전)\s(?:(?P<org>\S{{2,12}})\s)?(?P<it>[{_SURNAMES}][가-힣]{{1,2}})\s?(?P<title>{_TITLE}(?:님)?)?"
    r"(?:입니다|이에요|예요|인데요?)"
)
_CALL_ME = re.compile(
    r"(?:저를|절|저는|저|나를|날|그냥|편하게)?\s?['\"‘“「]?(?P<it>(?:(?<![가-힣])[가-힣]{2,5}\s(?=[님씨](?:으로|이라고|라고|로)))?(?:(?<![가-힣])[가-힣]\s)?[^\s'\"’”」,]{1,12}?)['\"’”」]?\s?(?:이?라고|으로|로)\s?(?:좀\s?|편하게\s?|그냥\s?)*(?:불러\s?(?:주|줘|달라|줄|도)|부르(?:시면|면|셔도|고|는데)|칭해|불러요(?=[.!]*$))|(?:^|[.!?]\s)(?P<it4>[가-힣]{2,6}?)이?라고\s?해\s?주세요(?=[.!~]*$)|['\"‘“](?P<it3>[^'\"’”]{1,8})['\"’”]?(?:이?라고|으로|로)\s?(?:좀\s?)?해\s?(?:주|줘)|호칭은\s?['\"‘“]?(?P<it2>[^\s'\"’”]{1,12}?)['\"’”]?(?:으로|로)\s"
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
_TO_REACH = re.compile(
    r"(?P<who>(?!))?(?P<it>[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"
    r"|01\d[-\s]?\d{3,4}[-\s]?\d{4})(?:으로|로)\s?(?:좀\s?)?(?:회신|연락|전화|문자|답|보내|부탁|주시|주세)"
)
_ALONE = re.compile(
    r"(?P<who>(?!))?(?P<it>[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"
    r"|01\d[-\s]?\d{3,4}[-\s]?\d{4})\s?(?:입니다|이에요|예요|요)[.!]?"
)
_BARE = re.compile(r"[\w.+-]*[@\d][\w.@\s-]{6,40}(?:입니다|이에요|예요|요)?", re.ASCII)
_NOBODY = frozenset(
    {"저희", "우리", "이제", "회사", "새로운", "바뀐", "대표", "업무", "개인", "업무용", "제", "혹시", "그리고"}
)


def names(text: str) -> Iterator[Draft]:
    """Name and form of address."""
    name = None
    if match := _MY_NAME.search(text):
        name = next(it for it in match.groups() if it)
    elif (match := _I_AM.search(text)) and (match["org"] or match["title"] or len(match["it"]) == 3):
        name = match["it"]
    if name:
        yield Draft("attribute", f"이름은 {name}", "name", attribute="name", value=name)
    if match := _CALL_ME.search(text):
        said = next(it for it in match.groups() if it)
        if said not in _NO_NAMES:
            yield Draft("attribute", f"호칭은 {said}", "address_form", attribute="address_form", value=said)


def contacts(text: str, sentence: str) -> Iterator[Draft]:
    """People to turn to, numbers and addresses."""
    match = _CONTACT_PERSON.search(text)
    if match and (not match["role"].endswith("담당") or match["it"][0] in _SURNAMES) and match["it"] not in _NO_PERSON:
        org = "" if match["org"] in _OWN_ORG else match["org"] or ""
        said = f"{org} {topical(match['role'])} {match['it']}".strip()
        yield Draft("attribute", said, f"contact/person/{org or 'own'}", attribute="contact", value=match["it"])
    elif match := _NEW_PERSON.search(text):
        name = match["it"] or match["it2"]
        yield Draft("attribute", f"담당자는 {name}", "contact/person/own", attribute="contact", value=name)
    match = _ADDRESS.search(text)
    if not match and not LASTING.search(sentence):
        match = _TO_REACH.search(text)
    if not match and (_BARE.fullmatch(text) or _ALONE.fullmatch(text)):
        match = _ADDRESS.search(sentence) or _ALONE.fullmatch(
            text
        )  # "번호 바꿨어요 010-…": the number stands in a sentence of its own
    if match:
        kind, noun = ("email", "이메일") if "@" in match["it"] else ("phone", "전화번호")
        who = match["who"] if match["who"] not in _NOBODY else None
        said = f"{who} {topical(noun)} {match['it']}" if who else f"{topical(noun)} {match['it']}"
        yield Draft(
            "attribute", said, f"contact/{kind}" + (f"/{who}" if who else ""), attribute="contact", value=match["it"]
        )
