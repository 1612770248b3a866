"""What does a Korean clause ask for in the customer's own case, also in the form of a question?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ko.endings import REQUEST
from client.learning.ko.wording import object_, plain
from client.learning.lexicon import ACTION, as_noun, topic_of
from client.learning.matters import MATTER
from client.learning.stance import INTERROGATIVE, LASTING, ONCE, own_case

_ASKED = re.compile(
    rf"(?P<pre>[^,]*?)(?P<act>부분\s?환불|전액\s?환불|{ACTION})(?P<post>(?:을|를|은|는|도|만|이|가|으로|건|좀"
    rf"|이라도)?\s?"
    r"(?:좀\s?|꼭\s?|빨리\s?|바로\s?|한\s?번\s?|다시\s?|한번\s?|먼저\s?)*(?:(?:해|하게|되게|할\s?수\s?있게"
    r"|할\s?수\s?있도록|처리|진행|신청|접수|요청|조치)(?:를|을)?\s?(?:좀\s?|꼭\s?)?(?:해|하게)?\s?)?"
    rf"(?:{REQUEST}|되나|될까|돼요|되는지|됩니까|될지|안\s?되|안\s?될|가능|받을\s?수|해\s?줄\s?수|수\s?(?:있|없)"
    rf"|해\s?주셨으면))"
)
_INFO_AFTER = re.compile(
    r"^\s?(?:을|를|은|이|의|가)?\s?(?:규정|정책|방법|절차|기간|수수료|조건|양식|기준|비용|대상|사유|가이드|안내"
    r"|정보|내역|현황|상태|여부|요금|페이지|메뉴|버튼|이력|확인|관련)"
)
_HOW_TO = re.compile(r"싶은데|하려")
_FOR_THE_ANSWER = re.compile(r"알려|보내|보여|찾아|정리|말해|설명|안내|확인|추천|비교")
_OF_TEXT = re.compile(
    r"말투|문장|문구|표현|글|제목|단어|톤|답변|대답|설명|번역|영어로|한국어로|일본어로|중국어로|이\s?표|이미지|코드"
)
_REASON = re.compile(
    r"^(?P<why>.{2,30}?)(?:인데요?|이라서?|라서|이니까?|이고|기\s?때문에|때문에|[을를]\s?근거로"
    r"|[을를]\s?이유로)[\s,]+(?=\S)"
)


_BY_GRAMMAR = re.compile(  # whatever is to be done, where it is done to a matter of the service
    r"(?P<pre>.+?)\s(?P<verb>[가-힣]{1,6}?[아어여해와워려겨춰꿔내켜혀쳐나가라놔둬봐서져쳐셔])\s?(?:주세요"
    r"|주십시오|주실\s?수|주시겠|주시면|줘|줄\s?수|줄래)"
)
_SAYS = re.compile(  # what an answer does: no dealing
    r"기억|잊어|알려|설명|보여|추천|비교|찾아|번역|요약|정리|확인|말해|답해|써|적어|읽|가르쳐|도와|계산|작성"
    r"|만들|골라|봐"
    r"|기다려|이해|보내|참고|불러|안내|말씀|전해|조회|검토|남겨|들어|얘기|나눠|풀이"
)


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Reads "50%만 환불해 주세요" and "18일 지난 건도 환불 되나요?"."""
    text = clause.text
    match = _ASKED.search(text)
    if not match:
        yield from _by_grammar(clause, asking=asking)
        return
    if LASTING.search(text) or (INTERROGATIVE.search(clause.sentence) and _HOW_TO.search(clause.sentence)):
        return
    after = text[match.end("act") :]
    if _INFO_AFTER.search(after) or _FOR_THE_ANSWER.search(after) or _OF_TEXT.search(match["pre"]):
        return
    if asking and not own_case(clause):
        return
    yield Draft("event", _request(match["pre"], match["act"]), topic_of(match["act"]) or "request", "turn")


def _by_grammar(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    text = clause.text
    match = _BY_GRAMMAR.search(text)
    if not match or not MATTER.search(match["pre"]) or _SAYS.search(match["verb"]) or _OF_TEXT.search(match["pre"]):
        return
    if LASTING.search(clause.sentence) or ONCE.search(clause.sentence) or (asking and not own_case(clause)):
        return
    said = plain(f"{match['pre']} {match['verb']}")
    yield Draft("event", f"{said} 달라고 요청함", topic_of(text) or "request", "turn")


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
