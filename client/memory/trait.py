"""When do repeated facts become a trait, which facts belong to it, and which trait is its opposite?

A fact shows a *sign*: a leaning (what is wanted, what is given up for it) or a request on a ground. Signs belong
together when the words weigh the same things, or, where the words are not known here, when they are alike as keywords
and near in meaning. Opposite signs never do, and only what came after the last opposite one counts. Days are local.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from client.memory import ground, leaning
from client.memory.fact import Fact
from client.memory.likeness import likeness
from shared.formats.config import TraitRules

# Set on 21 pairs of leanings in three languages so that no pair that differs is taken.
ALIKE = 0.6  # likeness of keywords that is enough by itself
RELATED, NEAR = 0.25, 0.95  # this likeness, where meaning is this near
APART, MEANT = 0.1, 0.92  # and meaning alone, where no word is shared that would make it look near
PREFIX = "leaning/"  # topic of a leaning
TRAIT = "trait/"  # topic of a trait, followed by the key of its signs
_REQUESTS = ("event", "agreement", "decision")
_ANTONYMS = tuple(
    (re.compile(one, re.IGNORECASE), re.compile(other, re.IGNORECASE))
    for one, other in (
        (r"짧|간략|간단|\bshort|\bbrief|短", r"길게|긴\s|자세|상세|\blong\b|\blonger\b|\bdetail|長|詳し"),
        (r"많|자주|\bmore\b|\boften\b|多|頻繁", r"적게|적은|가끔|덜|\bless\b|\bfewer\b|\bseldom\b|少な"),
        (r"빠르|빨리|\bfast|\bquick|早|速", r"느리|천천|\bslow|遅|ゆっくり"),
        (r"새로|최신|\bnew|\blatest|新し|最新", r"기존|예전|\bold|\bproven|既存|従来"),
        (r"큰\s|크게|\bbig|\blarge|大き", r"작은|작게|\bsmall|小さ"),
    )
)
_FRAME = re.compile(
    r"[을를이가]?\s?(?:더\s?|제일\s?|가장\s?)*(?:중시|중요|우선)(?:함|하는 편)$"
    r"|^(?:tends to )?values?\s|を重視(?:する傾向)?$|(?:는|은)?\s?것$|^'|'라고 말함$",
    re.IGNORECASE,
)
_ASKED = re.compile(r"요청|부탁|신청|요구|문의|\basked\b|\brequest|依頼|求め|要望|お願い|希望", re.IGNORECASE)
_NEGATED = re.compile(r"않|안\s|없|말고|\bnot\b|n't\b|\bno\b|\bnever\b|ない|ません", re.IGNORECASE)
Nearness = Callable[[str, str], float | None]


@dataclass(frozen=True, slots=True)
class Sign:
    """What one fact shows. `key` is equal for what is known to be the same; else `text` is compared."""

    fact: str
    day: date
    said: datetime
    key: str | None
    text: str  # what it is about, without the words of every such sentence
    statement: str
    topic: str
    leaning: leaning.Leaning | None = None
    ground: ground.Ground | None = None
    in_so_many_words: bool = False
    times: int = 1  # in how many conversations it was said
    agreed: bool = False  # the agreement that a request of the same day led to


def sign_of(fact: Fact, day: date) -> Sign | None:
    """The sign that a fact shows; None where it shows none. `day` is local to where it was said."""
    if fact.sensitive or (fact.kind != "trait" and fact.kind not in _REQUESTS and fact.attribute is not None):
        return None
    said = [quote.text for quote in fact.evidence if quote.speaker == "customer"]
    topic = (fact.topic or "").removeprefix(TRAIT)
    bare = Sign(fact.id, fact.day or day, fact.last_seen, None, core(fact.statement), fact.statement, topic)
    if topic.startswith(PREFIX):
        read = leaning.read("\n".join([*said, fact.statement]) if fact.kind != "trait" else fact.statement)
        known = topic.removeprefix(PREFIX) in leaning.AXES
        return replace(bare, key=topic if known else None, leaning=read, in_so_many_words=_weighed(said, fact))
    if fact.kind not in _REQUESTS or (fact.kind == "event" and not _ASKED.search(fact.statement)):
        return None
    named = ground.read(fact.statement, said)
    if named is None and not ground.points_back(said):
        return None
    return replace(bare, key=named.key if named else None, ground=named, agreed=fact.kind == "agreement")


def core(statement: str) -> str:
    """What is leant to, without the words that only say that it is."""
    before = None
    while before != statement:
        before, statement = statement, _FRAME.sub("", statement).strip()
    return statement


def leaning_topic(words: str) -> str | None:
    """The topic under which a leaning stands that the words show; None where they show none, or several."""
    read = leaning.read(words)
    return f"{PREFIX}{next(iter(read.wants))}" if read is not None and len(read.wants) == 1 else None


def opposed(one: Sign, other: Sign) -> bool:
    """What one wants the other gives up, or they say the contrary of each other."""
    if one.leaning is not None and other.leaning is not None:
        return leaning.opposed(one.leaning, other.leaning)
    if one.ground is not None or other.ground is not None:
        return False
    contrary = any(
        (a.search(one.text) and b.search(other.text)) or (b.search(one.text) and a.search(other.text))
        for a, b in _ANTONYMS
    )
    negated = bool(_NEGATED.search(one.text)) != bool(_NEGATED.search(other.text))
    return (contrary or negated) and likeness(one.text, other.text) >= RELATED


def by_words_alone(_one: str, _other: str) -> float | None:
    """Nearness where no embedder is asked."""
    return None


def together(one: Sign, other: Sign, nearness: Nearness) -> bool:
    """Do two signs show the same?"""
    if (one.ground is None) != (other.ground is None) or opposed(one, other):
        return False
    if one.ground is not None and other.ground is not None:
        same = one.topic == other.topic or (one.ground.exception and other.ground.exception)
        named = (
            one.key == other.key if one.key or other.key else likeness(one.ground.words, other.ground.words) >= ALIKE
        )
        return same and named
    if one.key or other.key:
        return one.key == other.key
    return _alike(one.text, other.text, nearness)


def _alike(one: str, other: str, nearness: Nearness) -> bool:
    alike, near = likeness(one, other), nearness(one, other)
    if near is None or alike >= ALIKE:
        return alike >= ALIKE
    return (near >= NEAR and alike >= RELATED) or (near >= MEANT and alike < APART)


def grounded(signs: Sequence[Sign]) -> list[Sign]:
    """The signs with requests that point back standing on the ground of the last one of their topic, oldest first."""
    done: list[Sign] = []
    for sign in sorted(signs, key=lambda it: (it.day, it.said, it.fact)):
        if sign.leaning is None and sign.ground is None and not sign.topic.startswith(PREFIX):
            last = next((it for it in reversed(done) if it.ground and it.topic == sign.topic), None)
            if last is None:
                continue
            done.append(replace(sign, key=last.key, ground=last.ground))
        else:
            done.append(sign)
    return done


def group(new: str, signs: Sequence[Sign], nearness: Nearness) -> list[Sign]:
    """The signs that belong with that of fact `new`, itself among them, oldest first; empty where it shows none.

    Only what came after the last opposite sign counts; a request and the agreement it led to that day are one.
    """
    known = grounded(signs)
    own = next((it for it in known if it.fact == new), None)
    if own is None:
        return []
    against = max((it.said for it in known if opposed(own, it)), default=None)
    same = [it for it in known if it.fact == new or together(own, it, nearness)]
    led = {(it.day, it.topic) for it in same if it.agreed}
    same = [it for it in same if it.agreed or (it.day, it.topic) not in led]
    return [it for it in same if against is None or it.said > against]


def enough(signs: Sequence[Sign], rules: TraitRules) -> bool:
    """Repeated often enough, on enough different days. What was said twice in one conversation was said once."""
    return (
        sum(it.times for it in signs) >= rules.min_repeats and len({it.day for it in signs}) >= rules.min_distinct_days
    )


def in_so_many_words(signs: Sequence[Sign]) -> bool:
    """The customer weighed it themselves each time: nothing is inferred."""
    return all(it.in_so_many_words for it in signs)


def _weighed(said: Sequence[str], fact: Fact) -> bool:
    if fact.kind == "trait":
        return fact.stated
    read = leaning.read("\n".join(said))
    return fact.stated and (read.said if read is not None else True)
