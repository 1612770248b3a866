"""What is a wish that is to last, and how does it read as a line of the block?"""

from __future__ import annotations

from dataclasses import dataclass

from client.models.builtin import language
from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues
from client.models.builtin.language import Language
from client.models.builtin.matters import Matter
from client.models.builtin.names import Wanted

LONGEST_LINE = 200  # code points; a longer "wish" is a text, not a line

_NAME_LABEL: dict[Language, str] = {"ko": "호칭: ", "en": "Form of address: ", "ja": "呼び方: "}
_LANGUAGE_LABEL: dict[Language, str] = {"ko": "답변 언어: ", "en": "Answer language: ", "ja": "回答の言語: "}
_MARKER_INSIDE = cue(
    r"\s*(?:앞으로는?|이제부터는?|지금부터는?)(?=\s|$)|,?\s*\b(?:from now on|going forward)\b"
    r"|(?:今後は?|これからは)、?"
)


@dataclass(frozen=True, slots=True)
class Wish:
    """One line that is to stand in the block, or with `drop` to go. `value` is a language's code or the name."""

    line: str
    about: frozenset[Matter]
    value: str | None = None
    drop: bool = False


def name_wish(called: Wanted, tongue: Language) -> Wish:
    """To be called so, or no longer."""
    return Wish(f"{_NAME_LABEL[tongue]}{called.name}", frozenset({"name"}), called.name, drop=called.drop)


def language_wish(code: str, tongue: Language) -> Wish:
    """To be answered in a language."""
    return Wish(_LANGUAGE_LABEL[tongue] + language.name_of(code, tongue), frozenset({"language"}), code)


def release(sentence: str, about: frozenset[Matter]) -> Wish:
    """No longer what an earlier line asks for."""
    code = language.named(sentence)
    return Wish(sentence, frozenset({"language"}) if code else about, code, drop=True)


def line_wish(sentence: str, about: frozenset[Matter], cues: Cues) -> Wish | None:
    """The customer's own words as a line; None where they are none or too many."""
    line = trimmed(sentence, cues)
    return Wish(line, about) if 0 < len(line) <= LONGEST_LINE else None


def trimmed(sentence: str, cues: Cues) -> str:
    """The sentence without "from now on", without words that only lead in, and without the mark at its end."""
    line = " ".join(sentence.split())
    while (shorter := cues.lead.sub("", line)) != line:
        line = shorter
    line = _MARKER_INSIDE.sub("", line).strip(" .,!?~。、！？")
    return line[:1].upper() + line[1:]
