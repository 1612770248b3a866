"""Does every sentence that the desk's screens ask for exist in three languages, and is every one asked for?"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from client.kit.words import FOLDER, LANGUAGES, Words
from tests.client.ui.words_in_code import CODE, asked_for, ids

SCREENS = sorted(Path("client/desk/ui").rglob("*.py"))
CATALOGUES = sorted(file.name for file in (FOLDER / "ko").glob("desk_app*.ftl"))


def written(language, name):
    body = FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, fluent.Message)]


def test_every_sentence_that_is_asked_for_exists():
    words = Words()
    asked = {code for code in asked_for(SCREENS) if CODE.fullmatch(code)}
    assert [code for code in sorted(asked) if words.text(code) == code and not code.endswith("-")] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_sentence_of_the_screens_is_asked_for(name):
    used = [re.compile(pattern) for pattern in set(ids(SCREENS))]
    assert [code for code in written("ko", name) if not any(pattern.fullmatch(code) for pattern in used)] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_languages_say_the_same_sentences(name):
    assert written("ko", name) == written("en", name) == written("ja", name)
    assert len(LANGUAGES) == 3
