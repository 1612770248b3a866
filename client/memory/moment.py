"""Is something bound to a moment? A day, a ticket, this one answer: nothing for what holds in every conversation."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_EVERY: Final = (
    r"생일|기념일|매년|매월|매달|매주|매일|마다|\bevery\b|\bbirthday\b|\banniversary\b"
    r"|\beach\b|誕生日|記念日|毎年|毎月|毎週|毎日"
)
_MOMENT: Final = (
    r"오늘|내일|모레|어제|그저께|이번\s?(?:주|달|분기|주말|한\s?번|번만|답|질문|대화|건|에만|만)|다음\s?(?:주|달|번)만?|지난\s?(?:주|달|번)"
    r"|방금|당분간|\d{1,2}월\s?\d{1,2}일|\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d+일까지"
    r"|(?:티켓|문의|주문|접수)\s?(?:번호)?\s?[:#]?\s?[A-Za-z]{0,5}-?\d{2,}|\b[A-Z]{2,6}-\d+|#\d{2,}"
    r"|\btoday\b|\btomorrow\b|\byesterday\b|\b(?:this|next|last) "
    r"(?:week|month|quarter|weekend|time|answer|question|once)\b"
    r"|\b(?:ticket|order|case) (?:no\.? |number )?#?[A-Z]{0,5}-?\d{2,}\b|\buntil \w+ \d+|\bfor now\b"
    r"|\bthis (?:one )?time\b"
    r"|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b"
    r"|今日|明日|昨日|今週|来週|先週|今月|来月|先月|今回|この回答|この質問|\d{1,2}月\d{1,2}日|当面|(?:チケット|注文)番号"
)
_ONCE: Final = (
    r"이번\s?(?:한\s?)?(?:번|답변?|대화|질문|것|거|건)?에?\s?만|이번\s?(?:답변?|질문|건)(?:은|에는|엔)"
    r"|이것만|이거만|이 (?:답변?|질문|대화|건)에?만"
    r"|지금만|오늘만|한\s?번만|\bjust (?:this|for now|once)\b|\bthis (?:one )?time only\b"
    r"|\bonly (?:this|once|for this)\b"
    r"|\bfor this (?:answer|question|one)\b|\bthis (?:answer|time)\b|\bjust once\b"
    r"|今回(?:だけ|のみ|は)|この(?:回答|質問|答え)(?:だけ|のみ|は)"
    r"|一度だけ|今だけ"
)
_LASTING: Final = (
    r"앞으로|이제부터|지금부터|항상|언제나|기억해|늘\s|매번|다음부터|\bfrom now on\b|\balways\b|\bremember\b"
    r"|\bgoing forward\b|\bin (?:the )?future\b|\bevery time\b|今後|これから|いつも|常に|覚えて|毎回|次回から"
)
_SENTENCE: Final = re.compile(r"[^.!?。！？\n]+[.!?。！？]?")
_WORD: Final = re.compile(r"[가-힣]+|[一-龯々]+|[ァ-ヶー]+|[A-Za-zÀ-ɏ]+|\d+")  # hiragana are endings
_EMPTY: Final = re.compile(
    r"답|답은|답변|주세|해|줘|저|저를|제|좀|꼭|고객|the|an?|in|to|me|my|i|you|please|as|for|and|of|is|with|it|this|that"
    r"|answers?|use|by|be|on|回答|答え|私"
)


def bound_to_a_moment(line: str) -> bool:
    """A day, a week, a ticket or an answer is named; what comes back every year or week is not bound."""
    return bool(_like(_MOMENT).search(line)) and not _like(_EVERY).search(line)


def asked_once(line: str, said: str) -> bool:
    """The line says what the customer asked for this one time only, and nothing else that was said asks for it."""
    sentences = _SENTENCE.findall(said)
    once = [one for one in sentences if _like(_ONCE).search(one) and not _like(_LASTING).search(one)]
    if not once:
        return False
    others = " ".join(one for one in sentences if one not in once)
    wanted = pieces(line)
    return bool(wanted & pieces(_like(_ONCE).sub(" ", " ".join(once)))) and not wanted & pieces(others)


def pieces(text: str) -> frozenset[str]:
    """What a text says, in pieces that survive endings: whole words, of Hangul and kanji the beginnings."""
    found = (word.casefold() for word in _WORD.findall(text))
    cut = (word[:2] if "가" <= word[0] <= "힣" or "一" <= word[0] <= "龯" else word for word in found)
    return frozenset(piece for piece in cut if not _EMPTY.fullmatch(piece))


@cache
def _like(pattern: str) -> re.Pattern[str]:
    """Compiled when a model first writes: not while the window opens."""
    return re.compile(pattern, re.IGNORECASE)
