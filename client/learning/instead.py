"""What does a customer use or do in place of something else, since a day that a clause names?

Reads "From this month on we use the Camden warehouse rather than the Hackney one": what is so now. What begins on a
day to come is not so yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from client.learning.clauses import Language
from client.learning.dates import find_days
from client.learning.draft import Draft

TOPIC = "holds/instead"
_I = re.IGNORECASE
_INSTEAD: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(?:i|we)\b[^.!?]{1,60}\b(?:rather than|instead of|in place of|not [^.!?]{2,20} any ?more)\b|\b(?:i"
        r"|we)(?:'ve| have)? swapped [\w' -]{2,24} for (?:the |an? )?\w",
        _I,
    ),
    "ko": re.compile(
        r"(?:말고|대신(?:에)?|(?:이|가)\s?아니라)\s[^.!?]*(?:고\s?있|[가-힣]요(?![가-힣])|니다|는데)"
        r"|에서\s[가-힣A-Za-z0-9]{1,12}(?:으로|로)\s?(?:옮겨|바꿔)(?:서)?\s[^.!?]*(?:고\s?있|요|니다)"
    ),
    "ja": re.compile(
        r"(?:じゃなく|ではなく|でなく|の代わりに|をやめて|から[^。、]{1,12}に(?:変え|移|替え))[^。]*"
        r"(?:て(?:い)?(?:る|ます|おり)|まし?た)"
    ),
}
_ANY_DAY = date(2026, 6, 30)  # only whether the clause names a day since when counts
_NOT_YET = re.compile(r"다음\s?(?:주|달|해)|내일|모레|내년|\b(?:next|tomorrow)\b|来[週月年]|明日|明後日|翌", _I)
_ASKS = re.compile(
    r"주세요|주시|줘|부탁|싶|하려|할게|[까나]요|ください|お願い|ほしい|たい|もらえ|いただけ"
    r"|\b(?:please|can|could|would|want|like to|will|should|if)\b|'ll\b",
    _I,
)


def instead(text: str, language: Language, said: str) -> Iterator[Draft]:
    """At most one a clause; `said` is the clause as a statement."""
    if not _INSTEAD[language].search(text) or _NOT_YET.search(text) or _ASKS.search(text):
        return
    if any(day.since and not day.future for day in find_days(text, _ANY_DAY)):
        yield Draft("attribute", said, TOPIC)
