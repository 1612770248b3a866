"""Of which kind is a sentence: a request, a happening, a wish, nothing that stays? A small classifier per language.

Logistic regression over pieces of the text (and, where the device has an embedding model, over the meaning of the
text), learned from tests/client/learning/sentences by tests/bench/kinds.py. Pure Python; the weights are read when the
first sentence is: never while the window opens.
"""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from operator import mul
from typing import Literal

Language = Literal["ko", "en", "ja"]
Speaker = Literal["customer", "service"]
Meaning = Callable[[str], Sequence[float] | None]  # a sentence's vector, where there is an embedding model

FACTS = frozenset({"request", "happening", "change", "state", "wish", "leaning", "decision"})
MEANING_WEIGHT = 3.0  # by how much a vector of length 1 outweighs the pieces, as it was trained
_END = re.compile(r"[\s.!?~。！？…]+$")
_ASKS = re.compile(r"[?？]\s*$")
_WORDS = re.compile(r"[a-z0']+")


def no_meaning(text: str) -> None:
    """There is no embedding model on this device."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How likely each kind is, of those that this speaker can say; they sum up to 1."""

    shares: Mapping[str, float]

    @property
    def kind(self) -> str:
        """The likeliest."""
        return max(self.shares, key=lambda kind: self.shares[kind])

    @property
    def fact(self) -> float:
        """How likely it leaves anything at all."""
        return sum(share for kind, share in self.shares.items() if kind in FACTS)

    @property
    def fact_kind(self) -> str:
        """The likeliest of those that leave something."""
        return max(FACTS, key=lambda kind: self.shares.get(kind, 0.0))


def pieces(text: str, language: Language) -> frozenset[str]:
    """What the classifier sees of a text: runs of characters, its end, its question mark, in English its words."""
    text = re.sub(r"\d", "0", unicodedata.normalize("NFKC", text).lower().strip())
    whole = f"^{text}$"
    seen = {
        whole[at : at + size]
        for size in ((3, 4, 5) if language == "en" else (1, 2, 3, 4))
        for at in range(len(whole) - size + 1)
    }
    end = _END.sub("", text)
    seen |= {"E" + end[-size:] for size in range(1, 7)}
    if _ASKS.search(text):
        seen.add("?")
    if language == "en":
        words = _WORDS.findall(text)
        seen |= {f"{size} {' '.join(words[at : at + size])}" for size in (1, 2, 3) for at in range(len(words))}
        seen |= {f"F {' '.join(words[:size])}" for size in (1, 2)}
    return frozenset(seen)


def key(piece: str) -> int:
    """A piece as the weights' file names it."""
    return zlib.crc32(piece.encode())


@dataclass(frozen=True, slots=True)
class Kinds:
    """The classifier of one language."""

    language: Language
    sentences: str  # hash of the sentences that it was learned from
    labels: Mapping[Speaker, Sequence[str]]
    rows: Mapping[int, int]  # key of a piece → its row in `words`
    words: Sequence[int]
    meaning: Sequence[int]
    middle: Sequence[float]  # mean of all vectors
    scales: Mapping[str, Sequence[float]]  # by which whole numbers become weights, for each label
    biases: Mapping[str, Sequence[float]]
    alone: float  # sharpness of the pieces' verdict where there is no meaning
    together: Sequence[float]  # and of both together

    def read(self, text: str, vector: Sequence[float] | None = None, speaker: Speaker = "customer") -> Reading:
        """How likely each kind is; surer with the text's vector."""
        scores = self._by_words(text)
        if vector is None:
            scores = [self.alone * score for score in scores]
        else:
            by_meaning = self._by_meaning(vector)
            scores = [self.together[0] * a + self.together[1] * b for a, b in zip(scores, by_meaning, strict=True)]
        every = [*self.labels["customer"], *self.labels["service"]]
        ours = [(label, score) for label, score in zip(every, scores, strict=True) if label in self.labels[speaker]]
        top = max(score for _, score in ours)
        shares = {label: exp(score - top) for label, score in ours}
        whole = sum(shares.values())
        return Reading({label: share / whole for label, share in shares.items()})

    def _by_words(self, text: str) -> list[float]:
        width = len(self.scales["words"])
        known = [row for piece in pieces(text, self.language) if (row := self.rows.get(key(piece))) is not None]
        sums = [0] * width
        for row in known:
            for at in range(width):
                sums[at] += self.words[row * width + at]
        each = 1 / sqrt(max(1, len(known)))
        return [
            total * each * scale + bias
            for total, scale, bias in zip(sums, self.scales["words"], self.biases["words"], strict=True)
        ]

    def _by_meaning(self, vector: Sequence[float]) -> list[float]:
        moved = [value - middle for value, middle in zip(vector, self.middle, strict=True)]
        length = sqrt(sum(value * value for value in moved)) or 1.0
        width = len(self.scales["meaning"])
        sums = [sum(map(mul, moved, self.meaning[label::width])) for label in range(width)]
        return [
            MEANING_WEIGHT / length * scale * total + bias
            for total, scale, bias in zip(sums, self.scales["meaning"], self.biases["meaning"], strict=True)
        ]


@cache
def kinds(language: Language) -> Kinds:
    """The classifier of a language, from its weights."""
    return unpacked(language, files("client.learning.weights").joinpath(f"{language}.bin").read_bytes())


def unpacked(language: Language, data: bytes) -> Kinds:
    """Reads a weights file: a line of JSON, then keys, words' weights, the mean vector, the meaning's weights."""
    header, _, body = zlib.decompress(data).partition(b"\n")
    about = json.loads(header)
    parts = _cut(body, [about["rows"] * 4, about["rows"] * about["width"], about["dimensions"] * 4])
    keys, words, middle, meaning = parts
    return Kinds(
        language,
        about["sentences"],
        about["labels"],
        {name: row for row, name in enumerate(array("I", keys))},
        array("b", words),
        array("b", meaning),
        array("f", middle),
        about["scales"],
        about["biases"],
        about["alone"],
        about["together"],
    )


def _cut(body: bytes, lengths: Sequence[int]) -> Iterator[bytes]:
    at = 0
    for length in lengths:
        yield body[at : at + length]
        at += length
    yield body[at:]
