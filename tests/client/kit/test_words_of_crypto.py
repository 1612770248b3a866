"""Has each error of the shared cryptography a sentence in every language, and is each of those sentences raised?"""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from client.kit.words import FOLDER, LANGUAGES, Words

RAISED = {
    node.args[0].value
    for file in sorted(Path("shared/crypto").glob("*.py"))
    for node in ast.walk(ast.parse(file.read_text("utf-8")))
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "Unavailable", "Damaged")
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_shared_cryptography_has_a_sentence(language):
    words = Words(language)
    assert "pin-too-easy" in RAISED
    assert [code for code in RAISED if not words.has(code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_digits_is_raised_somewhere(language):
    body = FluentParser().parse((FOLDER / language / "digits.ftl").read_text("utf-8")).body
    assert {entry.id.name for entry in body if isinstance(entry, fluent.Message)} - RAISED == set()
