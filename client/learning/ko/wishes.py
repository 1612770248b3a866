"""How does the customer want things done from now on, as a Korean clause says it? A wish for one answer is none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.habits import habits
from client.learning.ko.wording import gist, object_, plain
from client.learning.lexicon import CHANNEL, CHANNELS, LANGUAGE, LANGUAGES, key_of, label
from client.learning.stance import LASTING, ONCE

_LANGUAGE = re.compile(
    rf"(?P<it>{LANGUAGE})(?:으)?로(?:만|도)?\s?(?:좀\s?|계속\s?|꼭\s?)?(?:답|응대|대답|말|안내|상담|이야기|얘기"
    rf"|대화|써|쓰|부탁|해\s?주|해줘|회신|설명"
    rf"|소통|진행|주세|보내|적어)"
)
_LANGUAGE_EASIER = re.compile(
    rf"(?P<it>{LANGUAGE})(?:(?:가|이|를|만|밖에|쪽이)\s?(?:더\s?|훨씬\s?|제일\s?|가장\s?)?(?:편해|편합|편하|편한"
    rf"|좋아|좋습|모국어|익숙|수월|선호|할\s?줄"
    rf"|알아|가능)"
    r"|(?:으)?로\s?.{0,12}?(?:게|것이|쪽이)\s?(?:더\s?|훨씬\s?)?(?:편|좋|수월|낫|나아))"
)
_NO_MORE = re.compile(r"안\s?(?:해도|하셔도|써도)|그만|않아도|말아")
_WANTED = re.compile(
    rf"(?P<it>{CHANNEL})\s?(?:상담|연락|문의|안내)?(?:(?:으로|로)(?P<only>만)?\s?(?:좀\s?|꼭\s?|먼저\s?"
    rf"|계속\s?)?(?:연락|답|회신|안내|상담|통지|알려|받"
    r"|부탁|해\s?주|주세|주시|해줘|줘|보내|달라|소통|얘기|진행|하는\s?게|남겨)"
    r"|(?:이|가|쪽이|하는\s?게|하는\s?것이)\s?(?:더\s?|제일\s?|훨씬\s?|가장\s?)?(?:편|좋|낫|나아|나을|수월|빠르)"
    r"|(?:을|를)\s?(?:더\s?)?(?:선호|원)"
    r"|\s(?:한\s?통\s?)?(?:주세요|주시면|줘))"
    rf"|(?P<it2>{CHANNEL})(?:으로"
    r"|로)(?:요|만요|만)?[.!]*$"
)
_UNWANTED = re.compile(
    rf"(?P<it>{CHANNEL})\s?(?:상담|연락|받는|오는|하는|거는|통화)?\s?(?:거|건|게|것은|것이|걸)?(?:은|는|이|가"
    rf"|로는|으로는|도|을|를)?\s?(?:너무\s?|좀\s?"
    rf"|진짜\s?|정말\s?|별로\s?|많이\s?)*"
    r"(?:싫|불편|부담|받기\s?(?:힘|어려|싫)|어렵|어려워|힘들|안\s?(?:받|돼|했으면|좋아|보내|왔으면|하셨으면"
    r"|주셨으면|보냈으면)|못\s?받(?!아서|았|은|아\s)|하지\s?(?:마|말|않)|사양|곤란|별로"
    r"|꺼려|귀찮|자제|삼가|무서)"
    rf"|(?P<it2>{CHANNEL})(?:은|는)?\s?(?:말고|대신|보다(?:는)?)"
)
_ABOUT_CONTACT = re.compile(r"연락|상담|회신|답변|문의|통화|답장")
_ABOUT_NOTICES = re.compile(r"알림|통지|공지|청구서|고지서|안내")
_COMPARED = re.compile(r"편|선호|낫|나아|나을|수월")
_REFUND_TO = re.compile(
    r"환불(?:은|금은|을|금을)?\s?(?P<it>[가-힣A-Z]{2,8}(?:은행|뱅크|카드|페이))\s?(?:•+\s?)?(?P<account>계좌)?(?:으로"
    r"|로)\s?(?:받|보내|넣|입금|해)"
)
_VALUES = re.compile(
    r"(?:(?P<less>[가-힣]{1,8}?)보다(?:는|도)?\s?)?(?P<it>[가-힣\s]{2,20}?)(?:이|가|를|을|은|는|(?<=게))\s?"
    r"(?:더\s?|훨씬\s?|제일\s?|가장\s?|훨\s?|무조건\s?|항상\s?)*(?:중요(?:해|합|하|시)|중시|우선|최우선"
    r"|먼저(?:예|입|죠|야)|1순위|신경\s?(?:써|쓰|씁))"
    r"|(?P<less2>[가-힣]{1,8}?)보다(?:는|도)?\s?(?P<it2>[가-힣]{2,8}?)(?:이|가|을|를)\s?(?:더\s?|훨씬\s?"
    r"|먼저\s?)?(?:낫|나아|좋아요|좋습니다"
    r"|먼저|봐요|봅니다|따져|챙겨|원해|골라)"
)
_OURSELVES = re.compile(r"저는|저희|우리|전\s|저한테|제게|저에게|나는|나한테|난\s|저흰|우린|제가")
_LIKES = re.compile(
    r"(?P<it>[가-힣A-Za-z\s]{2,20}?)(?:을|를|이|가)\s?(?:더\s?|제일\s?|항상\s?|가장\s?|훨씬\s?)*(?:선호(?:해|합"
    r"|하는\s?편)|편해요|편합니다|편하더라)"
)
_BY_US = re.compile(r"^(?:저는|저희는|저희한테는|저한테는|저에게는|제게는|우리는|나는|난|전|저희|우리|저한테|제가)\s?")
_EVEN_DEAR = re.compile(r"비싸도\s?(?:되니|괜찮|좋으니|상관)")
_FAST = re.compile(r"빨리|빠르|먼저")
_ASKS = re.compile(
    r"(?:주세요|주십시오|주시|줘요?|달라|부탁|바랍니다|부탁|원해요|원합니다|좋겠어요|좋겠습니다|싶어요|싶습니다"
    r"|마세요|말아\s?줘|마(?=[.!]*$)|하자)"
)
_OURS_TO_DO = re.compile(  # an answer, a notice, a document, a delivery: what a service can do; not the weather
    r"답|알림|계산서|발행|연락|메일|문자|전화|청구|영수증|회의록|보고|표로|짧게|길게|자세|존댓말|반말|말투|요약"
    r"|설명|배포|점검"
    r"|결제|안내|출처|근거|이슈|주문|배송|링크|코드|예시|단위|표기|이모지|이모티콘|줄임말|약어|순서|목록|번호"
    r"|사진|이미지|용어|쉬운|쉽게|간단|한\s?줄"
    r"|포장|문\s?앞|경비실|벨|초인종|놓아|놔|창가|통로|자리|좌석|빼고|제외|써\s?주|써\s?줘|적어|알려|말해|보내"
    r"|공유|광고|마케팅|추천|견적|예약|확인|항목|정리|높임말|호칭|수신"
)
_TO_OTHERS = re.compile(r"(?:가지|오지|하지|쓰지|켜지|끄지|나가지|먹지)\s?(?:마|말)|절약|협조")


def read(clause: Clause) -> Iterator[Draft]:
    """Language, channel, refund account, leanings, other standing wishes: at most one a clause."""
    if ONCE.search(clause.sentence):
        return
    text, lasting = clause.text, LASTING.search(clause.sentence) is not None
    for reading in (
        _language(text, lasting=lasting),
        _channel(clause, lasting=lasting),
        _refund(text),
        _leaning(clause),
    ):
        if reading is not None:
            yield reading
            return
    if found := [*habits(text, "ko")]:
        yield from found
        return
    if lasting and _ASKS.search(text) and _OURS_TO_DO.search(text) and not _TO_OTHERS.search(text):
        said = plain(text)
        subject = re.sub(rf"^(?:{LASTING.pattern})\s?(?:는|은|도)?\s?", "", said).split() or [said]
        yield Draft("preference", f"앞으로의 요청: {said}", "wish/" + gist(subject[0]))


def _language(text: str, *, lasting: bool) -> Draft | None:
    match = _LANGUAGE.search(text)
    easier = _LANGUAGE_EASIER.search(text)
    if not (easier or (match and lasting)):
        return None
    key = key_of(LANGUAGES, easier["it"] if easier else match["it"] if match else "")
    name, off = label(LANGUAGES, key, "ko"), _NO_MORE.search(text) is not None
    said = f"{name} 답변을 더 원하지 않음" if off else f"{name}로 답변받기를 원함"
    return Draft("preference", said, "language", attribute="language", value=key, retracts=off)


def _channel(clause: Clause, *, lasting: bool) -> Draft | None:
    text = clause.text
    about, notice = _ABOUT_CONTACT.search(text), _ABOUT_NOTICES.search(text)
    wanted, unwanted = _WANTED.search(text), _UNWANTED.search(text)
    topic, what = ("channel/notice", "알림은") if notice and not about else ("channel/contact", "연락은")
    denied = key_of(CHANNELS, unwanted["it"] or unwanted["it2"]) if unwanted else None
    if wanted and (
        about
        or notice
        or lasting
        or wanted["only"]
        or _UNWANTED.search(clause.sentence)
        or _COMPARED.search(text[wanted.start() :])
    ):
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


def _leaning(clause: Clause) -> Draft | None:
    text, ours = clause.text, _OURSELVES.search(clause.sentence)
    if (match := _VALUES.search(text)) and (match["less"] or match["less2"] or ours):
        what = _BY_US.sub("", plain(match["it"] or match["it2"]))
        what = what.removesuffix("게") + "것" if what.endswith("게") else what
        less = match["less"] or match["less2"]
        said = f"{less}보다 " if less else ""
        return Draft("preference", f"{said}{object_(what)} 중시함", "leaning/" + gist(what), "shown")
    if (match := _LIKES.search(text)) and (ours or "보다" in text):
        what = _BY_US.sub("", plain(match["it"]))
        return Draft("preference", f"{object_(what)} 선호함", "wish/" + gist(what)) if what else None
    if _EVEN_DEAR.search(text) and _FAST.search(text):
        return Draft("preference", f"'{plain(text)}'라고 말함", "leaning/속도", "shown")
    return None
