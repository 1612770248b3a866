"""Do the three languages say the same things, and do words never raise?"""

from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from client.kit.words import DEFAULT, FOLDER, LANGUAGES, Words, language
from shared.errors import Refused


class _Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def entries(name, file):
    return FluentParser().parse((FOLDER / name / file).read_text(encoding="utf-8")).body


def messages(name):
    """Message id → names of its variables, over all files of a language."""
    found = {}
    for file in sorted((FOLDER / name).glob("*.ftl")):
        for entry in entries(name, file.name):
            if isinstance(entry, ast.Message):
                seen = _Variables()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


ALL_FILES = sorted({file.name for name in LANGUAGES for file in (FOLDER / name).glob("*.ftl")})


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_has_every_message_with_the_same_variables(name):
    assert messages(name) == messages(DEFAULT)


@pytest.mark.parametrize("file", ALL_FILES)
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_file_exists_in_every_language_and_parses(name, file):
    assert (FOLDER / name / file).is_file()
    junk = [entry.content for entry in entries(name, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_id_is_defined_twice_in_a_language(name):
    ids = Counter(
        entry.id.name
        for file in (FOLDER / name).glob("*.ftl")
        for entry in entries(name, file.name)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [found for found, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_message_can_be_said_with_its_variables(name):
    words = Words(name)
    for code, variables in messages(name).items():
        said = words.text(code, **dict.fromkeys(variables, 3))
        assert said
        assert "{" not in said


def test_an_unknown_id_is_shown_as_itself():
    assert Words("ja").text("no-such-sentence", page="refund") == "no-such-sentence"


def test_a_missing_variable_does_not_raise():
    for code, variables in messages(DEFAULT).items():
        if variables:
            assert Words("ko").text(code)


def test_a_sentence_that_lacks_a_value_is_not_whole():
    words = Words("ko")
    assert words.whole("app-port-busy") is None
    assert words.whole("no-such-sentence") is None
    assert words.whole("app-port-busy", port="8760") == words.text("app-port-busy", port="8760")


def test_a_sentence_has_no_invisible_marks_around_its_values():
    for code, variables in messages(DEFAULT).items():
        if variables:
            said = Words("ko").text(code, **dict.fromkeys(variables, "x"))
            assert "\u2068" not in said


@pytest.mark.parametrize(
    ("tag", "expected"), [("ko-KR", "ko"), ("en_US", "en"), ("JA", "ja"), ("fr", "ko"), ("", "ko")]
)
def test_a_language_tag_finds_its_language_or_korean(tag, expected):
    assert language(tag) == expected


def test_an_error_says_its_own_sentence():
    assert Words("en").error(Refused("no-such-error", page="refund")) == "no-such-error"


@pytest.mark.parametrize(
    ("language", "added", "dropped", "sentence"),
    [
        ("ko", 1, 0, "기억을 고쳤어요(더한 줄 1개)."),
        ("ko", 0, 2, "기억을 고쳤어요(빠진 줄 2개)."),
        ("ko", 1, 2, "기억을 고쳤어요(더한 줄 1개, 빠진 줄 2개)."),
        ("en", 1, 0, "I changed what I remember (1 added)."),
        ("en", 0, 2, "I changed what I remember (2 dropped)."),
        ("ja", 0, 2, "記憶を直しました（削除 2 行）。"),
    ],
)
def test_a_change_counts_only_what_there_was(language, added, dropped, sentence):
    assert Words(language).text("card-block-changed", added=added, dropped=dropped) == sentence


def test_in_english_one_is_not_many():
    words = Words("en")
    assert words.text("chats-note", moment="today", count=1) == "today · 1 question"
    assert words.text("chats-note", moment="today", count=2) == "today · 2 questions"
    counts = words.text("diagnostics-counts", facts=1, turns=2, talks=1)
    assert counts == "1 fact · 2 questions · 1 conversation"
