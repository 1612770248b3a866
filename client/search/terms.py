"""Under which terms is a text found? Korean, Japanese and English alike, without a dictionary.

Text is compared in NFKC and lower case. Column a holds Latin words, numbers, ids and Korean words without particle or
ending; column b all overlapping pairs of Hangul, Kana and Han, and each Han. A question is the same terms without the
words that only make it a question. A text with a letter or a digit always has a term.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from client.search.hangul import only_a_tail, stems
from client.search.stopwords import ENGLISH, KOREAN
from client.store.index import Columns

MOST_TERMS = 64  # of one question; a pasted page must not become a query of thousands

_HANGUL = r"가-힣\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff"
_HAN = r"\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_KANA = r"\u3041-\u3096\u3099-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"
_RUN = re.compile(
    rf"(?P<hangul>[{_HANGUL}]+)|(?P<cjk>[{_HAN}{_KANA}]+)|(?P<word>(?:(?![{_HANGUL}{_HAN}{_KANA}])[^\W_])+)"
)
_ONE_HAN = re.compile(rf"[{_HAN}]")
_HIRAGANA_ONLY = re.compile(r"[\u3041-\u3096\u3099-\u309f\u30fc]+")
_ID = re.compile(r"[0-9a-z]+(?:[._@/:+\-#,][0-9a-z]+)+")  # e-mail, order number, 4,000
_MAKES_ID = re.compile(r"[0-9@]")
_NOT_IN_ID = re.compile(r"[^0-9a-z]")

Script = Literal["hangul", "cjk", "word"]


@dataclass(frozen=True, slots=True)
class _Run:
    """Letters of one kind that stand together: "VIP등급" is two."""

    script: Script
    text: str
    glued: bool  # to the run before it


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a question: found by any of `stems` as a whole, or by `pairs` of its syllables in part."""

    stems: tuple[str, ...]
    pairs: tuple[str, ...] = ()

    def terms(self) -> Iterator[str]:
        """All that the index is asked for."""
        for stem in self.stems:
            yield stem
            yield from _pairs(stem) if self.pairs else ()


def document(text: str) -> Columns:
    """The terms of a stored text, each as often as it stands there."""
    text = normal(text)
    words: list[str] = []
    pairs: list[str] = []
    for run in _runs(text):
        match run.script:
            case "hangul":
                words.extend(stems(run.text))
                pairs.extend(_pairs(run.text))
            case "cjk":
                pairs.extend(_pairs(run.text) or [run.text])
                if len(run.text) > 1:
                    pairs.extend(_ONE_HAN.findall(run.text))
            case "word":
                words.append(run.text)
    words.extend(_ids(text))
    return Columns(" ".join(words), " ".join(pairs))


@lru_cache(maxsize=32)  # the searches of one turn ask the same
def query(text: str) -> tuple[Word, ...]:
    """The words of a question, each once, in order. Empty only where the question has no letter and no digit."""
    text = normal(text)
    kept = [*_telling(text), *(Word((whole,)) for whole in _ids(text))]
    if not kept:  # "어떻게 되나요", "the who", "それは": nothing but question words; then they are what is asked for
        kept = [word for run in _runs(text) for word in _every(run)]
    return tuple(dict.fromkeys(kept))


def storable(text: str) -> str:
    """The text without what a database can't keep: lone surrogates, which a model's JSON may hold."""
    return text.encode("utf-8", "ignore").decode()


def normal(text: str) -> str:
    """The one form in which text and question are compared."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).lower())


def _telling(text: str) -> Iterator[Word]:
    for run in _runs(text):
        match run.script:
            case "hangul":
                if run.text not in KOREAN and not (run.glued and only_a_tail(run.text)):
                    kept = tuple(stem for stem in stems(run.text) if stem not in KOREAN)
                    if kept:
                        yield Word(kept, tuple(_pairs(kept[0])))
            case "cjk":
                singles = _pairs(run.text) or [run.text]
                yield from (Word((pair,)) for pair in singles if not _HIRAGANA_ONLY.fullmatch(pair))
                yield from (Word((han,)) for han in _ONE_HAN.findall(run.text))
            case "word":
                if run.text not in ENGLISH:
                    yield Word((run.text,))


def _every(run: _Run) -> Iterator[Word]:
    match run.script:
        case "hangul":
            yield Word(stems(run.text), tuple(_pairs(run.text)))
        case "cjk":
            yield from (Word((pair,)) for pair in _pairs(run.text) or [run.text])
        case "word":
            yield Word((run.text,))


def _runs(text: str) -> Iterator[_Run]:
    end = -1
    scripts: tuple[Script, ...] = ("hangul", "cjk", "word")
    for found in _RUN.finditer(text):
        yield from (_Run(script, found[script], found.start() == end) for script in scripts if found[script])
        end = found.end()


def _pairs(run: str) -> list[str]:
    return [run[place : place + 2] for place in range(len(run) - 1)]


def _ids(text: str) -> Iterator[str]:
    """An id also as one word, so that "A-2024-17" is found as a whole and before its parts."""
    for found in _ID.findall(text):
        if _MAKES_ID.search(found):
            yield _NOT_IN_ID.sub("", found)
