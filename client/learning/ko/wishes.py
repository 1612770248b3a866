"""How does the customer want things done from now on, as a Korean clause says it? A wish for one answer is none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ko.wording import gist, object_, plain
from client.learning.lexicon import CHANNEL, CHANNELS, LANGUAGE, LANGUAGES, key_of, label
from client.learning.stance import LASTING, ONCE

_LANGUAGE = re.compile(
    rf"(?P<it>{LANGUAGE})(?:으)?로(?:만)?\s?(?:답|응대|대답|말|안내|상담|이야기|얘기|대화|써|부탁|해\s?주|회신|설명)"
    rf"|(?P<it2>{LANGUAGE})(?:가|이)\s?(?:더\s?)?(?:편해|편합|좋아|좋습|모국어)"
)
_NO_MORE = re.compile(r"안\s?(?:해도|하셔도|써도)|그만|않아도|말아")
_WANTED = re.compile(
    rf"(?P<it>{CHANNEL})\s?(?:상담|연락|문의)?(?:(?:으로|로)(?P<only>만)?\s?(?:연락|답|회신|안내|상담|통지|알려|받"
    r"|부탁|해\s?주|주세|주시|해줘|보내)"
    r"|(?:이|가)\s?(?:더\s?|제일\s?|훨씬\s?)?(?:편|좋|낫|나아)|(?:을|를)\s?(?:더\s?)?(?:선호|원))"
    rf"|(?P<it2>{CHANNEL})(?:으로"
    r"|로)(?:요)?[.!]*$"
)
_UNWANTED = re.compile(
    rf"(?P<it>{CHANNEL})\s?(?:상담|연락)?(?:은|는|이|가|로는|으로는)\s?(?:너무\s?|좀\s?)?"
    r"(?:싫|불편|부담|받기\s?(?:힘|어려)|어렵|어려워|힘들|안\s?(?:받|돼|했으면)|하지\s?(?:마|말)|사양|곤란)"
    rf"|(?P<it2>{CHANNEL})(?:은|는)?\s?(?:말고|대신)"
)
_ABOUT_CONTACT = re.compile(r"연락|상담|회신|답변|문의|통화|답장")
_ABOUT_NOTICES = re.compile(r"알림|통지|공지|청구서|고지서|안내")
_COMPARED = re.compile(r"편|선호|낫|나아")
_REFUND_TO = re.compile(
    r"환불(?:은|금은|을|금을)?\s?(?P<it>[가-힣A-Z]{2,8}(?:은행|뱅크|카드|페이))\s?(?:•+\s?)?(?P<account>계좌)?(?:으로"
    r"|로)\s?(?:받|보내|넣|입금|해)"
)
_VALUES = re.compile(
    r"(?:(?P<less>가격|비용|돈|값|속도|품질|기능|디자인)보다(?:는)?\s?)?(?P<it>[가-힣\s]{2,20}?)(?:이|가|를|을"
    r"|(?<=게))\s?"
    r"(?:더\s?|훨씬\s?|제일\s?|가장\s?)*(?:중요(?:해|합|하)|중시|우선|먼저예|먼저입)"
)
_OURSELVES = re.compile(r"저는|저희는|저희|우리는|전\s")
_EVEN_DEAR = re.compile(r"비싸도\s?(?:되니|괜찮|좋으니|상관)")
_FAST = re.compile(r"빨리|빠르|먼저")
_ASKS = re.compile(
    r"(?:주세요|주십시오|주시|줘요?|바랍니다|부탁|원해요|원합니다|좋겠어요|좋겠습니다|싶어요|싶습니다|마세요)"
)
_OURS_TO_DO = re.compile(  # an answer, a notice, a document: what a service can do; not the weather
    r"답|알림|계산서|발행|연락|메일|문자|전화|청구|영수증|회의록|보고|표로|짧게|길게|자세|존댓말|반말|말투|요약|설명|배포|점검"
    r"|결제|안내|출처|근거|이슈|주문|배송"
)
_TO_OTHERS = re.compile(r"(?:가지|오지|하지|쓰지|켜지|끄지|나가지|먹지)\s?(?:마|말)|절약|협조")


def read(clause: Clause) -> Iterator[Draft]:
    """Language, channel, refund account, leanings, other standing wishes: at most one a clause."""
    if ONCE.search(clause.sentence):
        return
    text, lasting = clause.text, LASTING.search(clause.sentence) is not None
    for reading in (_language(text, lasting=lasting), _channel(text, lasting=lasting), _refund(text), _leaning(text)):
        if reading is not None:
            yield reading
            return
    if lasting and _ASKS.search(text) and _OURS_TO_DO.search(text) and not _TO_OTHERS.search(text):
        said = plain(text)
        subject = re.sub(rf"^(?:{LASTING.pattern})\s?(?:는|은|도)?\s?", "", said).split() or [said]
        yield Draft("preference", f"앞으로의 요청: {said}", "wish/" + gist(subject[0]))


def _language(text: str, *, lasting: bool) -> Draft | None:
    match = _LANGUAGE.search(text)
    if not match or not (lasting or match["it2"]):
        return None
    key = key_of(LANGUAGES, match["it"] or match["it2"])
    name, off = label(LANGUAGES, key, "ko"), _NO_MORE.search(text) is not None
    said = f"{name} 답변을 더 원하지 않음" if off else f"{name}로 답변받기를 원함"
    return Draft("preference", said, "language", attribute="language", value=key, retracts=off)


def _channel(text: str, *, lasting: bool) -> Draft | None:
    about, notice = _ABOUT_CONTACT.search(text), _ABOUT_NOTICES.search(text)
    wanted, unwanted = _WANTED.search(text), _UNWANTED.search(text)
    topic, what = ("channel/notice", "알림은") if notice and not about else ("channel/contact", "연락은")
    denied = key_of(CHANNELS, unwanted["it"] or unwanted["it2"]) if unwanted else None
    if wanted and (about or notice or lasting or wanted["only"] or unwanted or _COMPARED.search(wanted.group())):
        key = key_of(CHANNELS, wanted["it"] or wanted["it2"])
        if key != denied:
            return Draft(
                "preference",
                f"{what} {object_(label(CHANNELS, key, 'ko'))} 원함",
                topic,
                attribute="channel",
                value=key,
            )
    if unwanted and unwanted["it"] and denied:
        said = f"{label(CHANNELS, denied, 'ko')} {what} 원하지 않음"
        return Draft("preference", said, topic, attribute="channel", value=f"not:{denied}")
    return None


def _refund(text: str) -> Draft | None:
    match = _REFUND_TO.search(text)
    if not match:
        return None
    where = f"{match['it']} 계좌로" if match["account"] else f"{match['it']}로"
    return Draft("preference", f"환불은 {where} 받기를 원함", "refund_account", value=match["it"])


def _leaning(text: str) -> Draft | None:
    if (match := _VALUES.search(text)) and (match["less"] or _OURSELVES.search(text)):
        what = plain(match["it"])
        what = what.removesuffix("게") + "것" if what.endswith("게") else what
        said = f"{match['less']}보다 " if match["less"] else ""
        return Draft("preference", f"{said}{object_(what)} 중시함", "leaning/" + gist(what), "shown")
    if _EVEN_DEAR.search(text) and _FAST.search(text):
        return Draft("preference", f"'{plain(text)}'라고 말함", "leaning/속도", "shown")
    return None
