"""Does every sentence that a screen asks for exist, and is every sentence of the screens asked for?"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from client.kit.words import DEFAULT, FOLDER, Words
from tests.client.ui.words_in_code import ANY, asked_for, ids


def test_every_sentence_that_is_asked_for_exists():
    words = Words()
    prefixes = ("source-kind", "card-", "fact-kind")
    assert [code for code in asked_for() if words.text(code) == code and not code.startswith(prefixes)] == []


SPEAKING = sorted(file for room in ("client", "server", "shared") for file in Path(room).rglob("*.py"))


@pytest.fixture(scope="module")
def used():
    """Is a code among them?"""
    patterns = set(ids(SPEAKING))
    plain = {re.sub(r"\\(.)", r"\1", each) for each in patterns if ANY not in each}
    open_ended = [re.compile(each) for each in patterns if ANY in each]
    return lambda code: code in plain or any(pattern.fullmatch(code) for pattern in open_ended)


@pytest.mark.parametrize("file", sorted((FOLDER / DEFAULT).glob("*.ftl")), ids=lambda file: file.name)
def test_every_sentence_is_asked_for_somewhere(file, used):
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    written = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    assert [code for code in written if not used(code)] == []
