"""One word for one thing, in each language; and a number that is one has its noun in the singular."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from client.kit.words import FOLDER, Words

MANY_AFTER_ONE = re.compile(
    r"(?<!\d)(?<!Page )\b1 (?:[a-z]+ )?(?:agreements|answers|backups|candidates|changes|conversations|customers|days|documents"
    r"|facts|files|findings|keys|lines|links|memories|messages|minutes|pages|parts|people|pictures|proposals"
    r"|publications|questions|quotes|receipts|signatures|things|times|traits|tries|turns|versions)\b"
)
# Said only of several, by what asks for them: a name that is not unique, a line of many, three customers or sightings.
NEVER_ONE = re.compile(
    r"(-ambiguous|^backup-which|^cli-lines-failed|^card-trait(-up)?|^(desk|deskapp)?-?candidate-.+)$"
)
COUNTS = frozenset(
    word
    for line in (
        "added asked bytes changed conversations count customers days done dropped facts failed files findings found",
        "keys learned left lines links minutes needed pages people questions quotes receipts refused sent signatures",
        "times turns waiting",
    )
    for word in line.split()
)
OTHER_WORDS = {
    "en": ("can not", "can't", "What is remembered”", "Customer fact", "guides", "Sign in", "goes along", "’"),
    "ja": ("携帯電話", "古い電話", "記憶された内容", "ポリシー", "デバイス", "：", "ますか。"),
    "ko": ("규정", "삭제", "핸드폰", "스마트폰", "늘 함께"),
}


class Names(Visitor):
    """The values that a sentence asks for."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        assert isinstance(node, VariableReference)
        self.found.add(node.id.name)


def messages(language):
    """(file, id, what it asks for, the sentence as it is written)."""
    for file in sorted((Path(FOLDER) / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                names = Names()
                names.visit(entry)
                written = file.read_text(encoding="utf-8")[entry.value.span.start : entry.value.span.end]
                yield file.name, entry.id.name, names.found, written


def test_one_of_something_is_never_said_in_the_plural():
    words = Words("en")
    wrong = []
    for file, code, names, _ in messages("en"):
        text = words.text(code, **{name: 1 if name in COUNTS else "x" for name in names})
        if MANY_AFTER_ONE.search(text) and not NEVER_ONE.search(code):
            wrong.append(f"{file} {code}: {text}")
    assert wrong == []


def test_a_plural_after_one_would_be_seen():
    assert MANY_AFTER_ONE.search("There were 1 facts.")
    assert MANY_AFTER_ONE.search("1 wrong tries")
    assert not MANY_AFTER_ONE.search("1 fact, 21 facts")


@pytest.mark.parametrize("language", sorted(OTHER_WORDS))
def test_a_thing_has_one_word(language):
    used = [
        (file, code, word)
        for file, code, _, text in messages(language)
        for word in OTHER_WORDS[language]
        if word in text
    ]
    assert used == []


def test_the_kinds_of_facts_begin_like_the_other_words_beside_them():
    kinds = [
        Words("en").text(code) for _, code, _, _ in messages("en") if "fact-kind-" in code or "source-kind-" in code
    ]
    assert len(kinds) >= 10
    assert [kind for kind in kinds if not kind[0].isupper()] == []
