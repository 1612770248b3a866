"""Which requests and wishes does a customer call off again, in the same message or in the next one?

Reads "Could you text me? No wait, use chat" and, a turn later, "Sorry, wrong chat, keep it as it is": nothing of it was
meant to stay.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from client.learning.clauses import Language
from client.learning.lexicon import ACTION, ACTIONS
from client.memory.fact import Candidate

_I = re.IGNORECASE
LONGEST = 160  # code points: who calls off says no more than that
_REQUEST = re.compile(r"요청|^Asked|^Standing request|依頼|希望", _I)
_STRUCK: dict[Language, re.Pattern[str]] = {
    "ko": re.compile(
        r"(?:^|[.!?~…]\s*|,\s*)(?:아+\s?)?아니다[\s,.]|(?:는데|지만|[.!?])\s*(?:아니에요\s?|아\s?)?됐(?:어요|습니다"
        r"|네요)[,.\s]"
        r"|(?:^|[.!?,]\s*)(?:아\s?|음\s?)?(?:아니\s?|아니요\s?|다시\s?생각해\s?보니\s?)(?:그냥\s|됐|취소)"
    ),
    "en": re.compile(
        r"(?:^|[.!?…—–-]\s*|,\s*)(?:(?:hmm?|oh|ah|um|er),? )*(?:no,? wait|wait,? no|actually,? (?:no\b|wait|don't"
        r"|never ?mind|scratch|forget)|on second thoughts?|(?:scratch|scrap|strike) that"
        r"|never ?mind\b|no,? (?:don't|forget|leave|keep|scratch)|forget (?:it|that)\b)",
        _I,
    ),
    "ja": re.compile(
        r"(?:^|[。！!?？、]\s*)(?:あ、?|いや、?|いえ、?|え[えー]と、?)*(?:やっぱり|やはり|やっぱ)(?:[、]|いい|結構"
        r"|なし|やめ|大丈夫|不要)|(?:^|[。！!?？])(?:いや|いえ|違います)、"
    ),
}
_OFF: dict[Language, re.Pattern[str]] = {
    "ko": re.compile(
        r"헷갈렸|헷갈려서|잘못\s?(?:보냈|문의|눌렀|물어|들어왔|찾아)|없던\s?(?:걸로|일로)|물어본\s?(?:거|건)\s?잊"
        r"|그냥\s?(?:쓸|둘|놔둘|유지할|다닐|있을)게요"
        rf"|(?:{ACTION})(?:은|는|을|를)?\s?(?:안|하지)\s?(?:합니다|할게요|할래요|하겠|해요|않을|않겠)"
        r"|(?:^|[.,!?]\s*)(?:아+\s|그럼\s|네\s|아니\s?)?됐(?:어요|습니다)[.!~]*$"
    ),
    "en": re.compile(
        r"\bwrong (?:chat|window|company|person|number|shop|site|tab)\b|\bdidn't mean (?:you|this|to)\b|\bforget"
        r" (?:i asked|it|about it)\b|\bnever ?mind\b|\bdisregard (?:that|my)\b"
        r"|\bignore (?:that|my (?:last|previous|message|request))|\bmixed (?:you|this|it) up\b|\b(?:keep|leave)"
        r" (?:it|my [\w ]{2,20}?|everything|things) (?:as (?:it|they) (?:is|are)|as is|open|the way)"
        r"|\bi(?:'ve)? changed my mind\b|\bno need (?:any ?more|after all)\b|\bsent (?:that|this) to the wrong\b"
        r"|\bi'll keep (?:it|the|my)\b",
        _I,
    ),
    "ja": re.compile(
        r"別の(?:会社|銀行|お?店|サービス|ところ|保険|方|チャット)|宛先を?間違|送り間違|相手を間違|(?:やっぱり"
        r"|やはり|やっぱ)(?:いい|結構|なし|やめ|大丈夫)|そのまま(?:使い|で(?:いい|お願い|大丈夫|結構)|続け|にし)"
        r"|(?:やっぱり|やはり|やっぱ)[^。]{0,24}なしで|気にしないで|忘れてください|なかったことに|見送り(?:ます|たい)"
    ),
}


def struck_before(own: str, language: Language) -> int:
    """The place in a message before which its requests and wishes do not count; 0 where all of it counts."""
    places = [match.end() for match in _STRUCK[language].finditer(own)]
    return places[-1] if places else 0


def is_struck(candidate: Candidate, question: str, before: int) -> bool:
    """The customer called it off in the same message; what takes back something from there has done its work, too."""
    if not before:
        return False
    quote = candidate.quotes[-1].text
    at = question.find(quote)
    if candidate.retracts:
        named = ACTIONS.get(candidate.topic or "")
        return bool(named and at + len(quote) >= before and re.search(named, question[:before], _I))
    asked = candidate.kind == "preference" or (candidate.kind == "event" and _REQUEST.search(candidate.statement))
    return bool(asked) and 0 <= at < before and at + len(quote) <= before + 1


def called_off(own: str, language: Language) -> bool:
    """The message calls off what the turn before asked."""
    return len(own) <= LONGEST and _OFF[language].search(own) is not None


def requests_in(said: Sequence[Candidate]) -> list[Candidate]:
    """What a turn asked for."""
    return [
        it
        for it in said
        if not it.retracts and it.kind == "event" and _REQUEST.search(it.statement) and not it.instead_of
    ]
