"""On what ground does a customer ask for something, as the words of the request or its fact say it?

"연간 계약인데 …", "since we are on an annual contract …", "年間契約なので…". A request that points back to the last
one ("지난번처럼", "like last time") names no ground of its own: it stands on that one's, which the caller finds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_I = re.IGNORECASE
_TERM: dict[str, tuple[str, dict[str, str]]] = {  # how long a contract runs, and its name
    "annual": (
        r"연간|1\s?년|일\s?년|annual|yearly|one-year|1-year|12-month|年間|1年|年",
        {"ko": "연간 계약", "en": "an annual contract", "ja": "年間契約"},
    ),
    "monthly": (
        r"월간|월\s?단위|monthly|month-to-month|月間|月極|月額|月",
        {"ko": "월간 계약", "en": "a monthly contract", "ja": "月間契約"},
    ),
    "multi-year": (
        r"다년|[2-5]\s?년|multi-year|(?:two|three|2|3|5)-year|[2-5]年|複数年",
        {"ko": "다년 계약", "en": "a multi-year contract", "ja": "複数年契約"},
    ),
    "long": (r"장기|long-term|長期", {"ko": "장기 계약", "en": "a long-term contract", "ja": "長期契約"}),
}  # fmt: skip
_ANY_TERM = "|".join(words for words, _ in _TERM.values())
_CONTRACT = re.compile(
    rf"(?P<it>(?<![가-힣\d])(?:{_ANY_TERM}))[\s-]?"
    r"(?:계약|구독|약정|contract|plan|subscription|agreement|customer|subscriber|契約|プラン)"
    r"(?:(?:な|です|を結んでいる)?ので|を(?:理由|根拠)に?|のため"
    r"|(?:[을를]?\s?(?:맺|하|한|쓰|이용)[가-힣]*|\s?고객)?(?:인데|이라|이어서|이었|이니|이고|이기|이잖|[을를]\s?(?:근거|이유)"
    r"|인\s?(?:점|만큼)|으로|니까|어서|아서|기\s?때문|때문)?)",
    _I,
)
_AS_A_GROUND = re.compile(
    r"인데|이라|이어서|이니|이고|이기|이잖|근거|이유|니까|어서|아서|때문|감안|고려|なので|ですので|るので|ですが|だから|のため|を理由|を根拠"
    r"|\b(?:since|because|as|given|due to|ground|basis|signed|we(?:'re| are| have|'ve)|i(?:'m| am| have|'ve)|so)\b",
    _I,
)
_IN_STATEMENT = re.compile(r"\((?:이유|reason|理由)[:：]\s?(?P<why>[^()]+)\)\s*$", _I)
_OTHER = re.compile(
    r"(?:^|[,.]\s*)(?P<ko>[^,.?!]{2,24}?)(?:이라서|라서|이기\s?때문에|때문에|[을를]\s?(?:근거|이유)로)[\s,]"
    r"|\b(?:because(?: of)?|since|due to|given(?: that)?|on the grounds? (?:of|that))\s+(?P<en>[^,.;?!]{3,60})"
    r"|(?:^|[。、])(?P<ja>[^、。?？]{2,24}?)(?:なので|ですので|のため|を(?:理由|根拠)に)",
    _I,
)
_EXCEPTION = re.compile(r"예외|\bexception(?:al(?:ly)?)?\b|例外|特例", _I)
_POINTS_BACK = re.compile(
    r"(?:지난|저|이)\s?번(?:처럼|과\s?같|이랑\s?같|하고\s?같|에도\s?(?:해|그렇))|(?:그때|예전|이전|전)처럼"
    r"|\b(?:like|as|same as) (?:the )?(?:last|previous) time\b|\b(?:like|same as|as) (?:you did )?before\b"
    r"|前回(?:の(?:よう|通り)|と同(?:じ|様))|前(?:と同じ|のように)",
    _I,
)
_LIMIT = 40  # code points of a ground in a sentence


@dataclass(frozen=True, slots=True)
class Ground:
    """`key` is equal for equal contracts; None where only `words` can be compared. `exception` = outside the rule."""

    key: str | None
    words: str
    exception: bool


def read(statement: str, said: Sequence[str]) -> Ground | None:
    """The ground that a request names in its sentence or in the customer's words `said`; None where it names none."""
    exception = any(_EXCEPTION.search(text) for text in (statement, *said))
    named = _IN_STATEMENT.search(statement)
    texts = [named["why"]] if named else list(said)
    for text in texts:
        found = _CONTRACT.search(text)
        if found and (named or _AS_A_GROUND.search(text)):
            return Ground(f"contract/{_term(found['it'])}", found["it"], exception)
    if named:
        return Ground(None, _short(named["why"]), exception)
    other = next((found for text in texts if (found := _OTHER.search(text))), None)
    return Ground(None, _short(next(filter(None, other.groups()))), exception) if other else None


def points_back(said: Sequence[str]) -> bool:
    """The request asks for the same as last time."""
    return any(_POINTS_BACK.search(text) for text in said)


def ground_words(text: str) -> tuple[int, int] | None:
    """Where the ground, or the pointing back, stands in a line, from the start of its clause: for a quote of it."""
    contract = _CONTRACT.search(text)
    named = contract if contract and _AS_A_GROUND.search(text) else None
    found = named or _OTHER.search(text) or _POINTS_BACK.search(text)
    if found is None:
        return None
    clause = re.compile(r"[,.;!?。、？]\s*")
    start = max((match.end() for match in clause.finditer(text, 0, found.start() + 1)), default=0)
    return min(start, found.end()), found.end()


def label(ground: Ground, language: str) -> str:
    """The ground as a noun of a sentence."""
    if ground.key is None:
        return ground.words
    return _TERM[ground.key.removeprefix("contract/")][1][language]


def _term(word: str) -> str:
    return next(key for key, (words, _) in _TERM.items() if re.fullmatch(words, word, _I))


def _short(words: str) -> str:
    return " ".join(words.split())[:_LIMIT].strip()
