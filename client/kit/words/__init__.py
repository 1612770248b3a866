"""Which words does a person read for a given id? Project Fluent catalogues, one folder per language.

Every `*.ftl` in a language's folder belongs to it, so that each room can keep its sentences in a file of its own. A
message that a language lacks is taken from Korean; one that nobody has is shown as its id: words never raise.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

from shared.errors import GieokError, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["ko", "en", "ja"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
DEFAULT: Final[Language] = "ko"
FOLDER: Final = Path(__file__).parent


def language(name: str) -> Language:
    """The supported language behind a tag such as `en-GB`; Korean where it is none of ours."""
    head = name.replace("_", "-").split("-", 1)[0].lower()
    return next((known for known in LANGUAGES if known == head), DEFAULT)


class Words:
    """The sentences of one language."""

    def __init__(self, name: str = DEFAULT) -> None:
        self.language: Final[Language] = language(name)

    def text(self, code: str, **params: Value) -> str:
        """The sentence with its values filled in; the Korean one, then the bare id, where there is none."""
        for tried in (self.language, DEFAULT):
            written, _ = _write(tried, code, params)
            if written:
                return written
        return code

    def whole(self, code: str, **params: Value) -> str | None:
        """The sentence of this language if nothing is missing in it, else None: for codes that come without values."""
        written, missing = _write(self.language, code, params)
        return None if missing else written

    def error(self, error: GieokError) -> str:
        """The sentence that an error carries."""
        return self.text(error.code, **error.params)

    def has(self, code: str) -> bool:
        """Is there a sentence of this id in this language?"""
        return bool(_bundle(self.language).has_message(code))


def _write(name: Language, code: str, params: dict[str, Value]) -> tuple[str | None, bool]:
    """The sentence, and whether a value was missing in it; None where the language has none of that id."""
    bundle = _bundle(name)
    pattern = bundle.get_message(code).value if bundle.has_message(code) else None
    if pattern is None:
        return None, True
    written, errors = bundle.format_pattern(pattern, dict(params))
    return str(written), bool(errors)


@cache
def _bundle(name: Language) -> FluentBundle:
    """All files of one language, read once per process."""
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for mixing scripts of two directions; here they would only be invisible characters.
    bundle = FluentBundle([name], use_isolating=False)
    for file in sorted((FOLDER / name).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
