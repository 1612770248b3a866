"""Is a text about what the question is about?

A question becomes weighted units: content words (Hangul by stem, Kanji and Katakana runs, Latin words), numbers, and
concepts that the three languages share. A text covers a unit when the word's character pairs, or the concept, stand
in it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.models.builtin.concepts import MODIFIERS, PATTERNS, VAGUE, concepts, without_phrases
from client.models.builtin.stopwords import STOP, VAGUE_WORDS

_WORD = re.compile("[\uac00-\ud7a3]+|[a-z][a-z0-9_\\-]*|[0-9][0-9.,]*|[\u30a1-\u30fa\u30fc]+|[\u3400-\u9fff\u3005]+")
_ENDINGS = re.compile(
    "(?:으로부터|에서부터|이라면|이라도|이라는|에게서|에서는|에서도|으로는|으로도|까지는|부터는|한테는|까지|부터|에서"
    "|에게|한테|으로|이나|이랑|처럼|보다|마다|조차|밖에"
    "|하고|라고|라는|이고|인데|이면|이에요|예요|입니다|인가요|인지|이죠|했어요|했는데|했습니다|했던|했나요|하나요"
    "|하는데|하려면|하면|하고|해서|해요|해야|하는|한다|할까요|할까|할게요"
    "|됐어요|되나요|되는지|되면|되는|돼요|돼도|될까요|된다|받았어요|받을|받나요|받고"
    "|들은|들이|들을|들도|은|는|이|가|을|를|의|에|도|만|로|와|과|랑|나|요|서|고|면|지|죠|건)$"
)
_LATIN_OR_DIGIT = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
_NUMBER_WEIGHT = 0.3  # the customer's own figures (18 days) need not stand in the rule
VAGUE_WEIGHT = 0.5
_MODIFIER_WEIGHT = 0.3
_TOPIC = 0.4  # weight of what was asked before
_PAIR_FLOOR = 0.6  # from this share of a word's character pairs on, the word counts as there


@dataclass(frozen=True, slots=True)
class Unit:
    """A piece of meaning in a question: its pairs of characters (or the word), or a concept."""

    word: str
    pairs: frozenset[str]
    concept: str | None
    weight: float


@dataclass(frozen=True, slots=True)
class Question:
    """A question as units; `units` is empty where it holds nothing to look for."""

    text: str
    units: tuple[Unit, ...]

    def concepts(self) -> frozenset[str]:
        """The concepts that the question names."""
        return frozenset(unit.concept for unit in self.units if unit.concept)


def plain(text: str) -> str:
    """NFKC in lower case: what is compared."""
    return unicodedata.normalize("NFKC", text).lower()


def stem(word: str) -> str:
    """A word without particle, ending or plural, where at least two characters (three in Latin) are left."""
    if "\uac00" <= word[0] <= "\ud7a3":
        while (shorter := _ENDINGS.sub("", word)) != word and len(shorter) >= 2:
            word = shorter
        return word
    if word.isascii():
        for ending in ("ations", "ation", "ments", "ment", "ings", "ing", "ies", "ied", "ed", "es", "s", "e", "y"):
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                return word.removesuffix(ending)
    return word


def content_words(text: str) -> tuple[str, ...]:
    """The stems of a text's content words, in order, each once."""
    found = (match.group() for match in _WORD.finditer(plain(text)))
    stems = (stem(word.rstrip(".,-_")) for word in found if word not in STOP and word.rstrip(".,-_"))
    return tuple(
        dict.fromkeys(word for word in stems if word not in STOP and (len(word) > 1 or word.isdigit() or _is_han(word)))
    )


def question(text: str) -> Question:
    """A text as a question to compare others with."""
    folded = plain(text)
    named = concepts(folded)
    units = [Unit("", frozenset(), concept, _concept_weight(concept)) for concept in sorted(named)]
    words = content_words(without_phrases(folded))
    own = [word for word in words if not any(PATTERNS[concept].search(word) for concept in named)]
    return Question(text, (*units, *(Unit(word, _pairs(word), None, _weight(word)) for word in own)))


def leaning(asked: Question, now: Question) -> Question:
    """A question that leans on its topic: what is new in it counts, the topic only helps."""
    new = {(unit.word, unit.concept) for unit in now.units}
    units = (
        unit if (unit.word, unit.concept) in new else replace(unit, weight=_TOPIC * unit.weight) for unit in asked.units
    )
    return Question(asked.text, tuple(units)) if new else asked


def _concept_weight(concept: str) -> float:
    if concept in MODIFIERS:
        return _MODIFIER_WEIGHT
    return VAGUE_WEIGHT if concept in VAGUE else 1.0


def _weight(word: str) -> float:
    if word[0].isdigit():
        return _NUMBER_WEIGHT
    return VAGUE_WEIGHT if word in VAGUE_WORDS else 1.0


def covered(unit: Unit, text: str) -> float:
    """How much of a unit stands in a text that `plain` made, 0 to 1."""
    if unit.concept:
        return 1.0 if PATTERNS[unit.concept].search(text) else 0.0
    if unit.word[0].isdigit():
        return 1.0 if re.search(rf"(?<!\d){re.escape(unit.word)}(?!\d)", text) else 0.0
    if unit.word.isascii():
        return 1.0 if _begins_a_word(unit.word, text) else 0.0
    if not _begins_a_word(unit.word[:2], text):  # 자세 does not stand in 전자세금
        return 0.0
    share = sum(pair in text for pair in unit.pairs) / len(unit.pairs)
    return share if share >= _PAIR_FLOOR else 0.0


def _begins_a_word(start: str, text: str) -> bool:
    """It stands in the text with no letter of its own script before it."""
    place = text.find(start)
    while place > 0 and _goes_on(text[place - 1], start[0]):
        place = text.find(start, place + 1)
    return place >= 0


def _goes_on(before: str, first: str) -> bool:
    if "\uac00" <= first <= "\ud7a3":
        return "\uac00" <= before <= "\ud7a3"
    return first.isascii() and before in _LATIN_OR_DIGIT


def coverage(asked: Question, text: str) -> float:
    """The weighted share of the question's units that a text covers, 0 to 1; 0 for a question without units."""
    whole = sum(unit.weight for unit in asked.units)
    folded = plain(text)
    return sum(unit.weight * covered(unit, folded) for unit in asked.units) / whole if whole else 0.0


def shares(asked: Question, text: str) -> tuple[float, ...]:
    """How much of each unit stands in a text that `plain` made."""
    return tuple(covered(unit, text) for unit in asked.units)


def telling(asked: Question, found: Sequence[float]) -> bool:
    """These shares hold something that says what the question is about, not only figures and words like "time"."""
    strong = [share for unit, share in zip(asked.units, found, strict=True) if unit.weight >= 1]
    vague = [share for unit, share in zip(asked.units, found, strict=True) if unit.weight >= VAGUE_WEIGHT]
    return any(strong) if strong else bool(vague) and all(vague)


def substantial(asked: Question, text: str) -> bool:
    """The text holds something that says what the question is about."""
    return telling(asked, shares(asked, plain(text)))


def _pairs(word: str) -> frozenset[str]:
    return frozenset(word[i : i + 2] for i in range(max(1, len(word) - 1)))


def _is_han(word: str) -> bool:
    return "\u3400" <= word[0] <= "\u9fff"
