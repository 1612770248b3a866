"""Does every sentence that a screen asks for exist, and is every sentence of the screens asked for?"""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from client.kit.words import DEFAULT, FOLDER, Words

SCREENS = [
    *sorted(Path("client/ui").rglob("*.py")),
    *sorted(Path("client/kit").glob("*.py")),
    Path("client/app/main.py"),
]
ANY = "[A-Za-z0-9_-]+"
CODE = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")


def asked_for(files=SCREENS):
    """Codes that are written out in a call of `words.text`."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "text" and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and CODE.fullmatch(part.value):
                        yield part.value


def test_every_sentence_that_is_asked_for_exists():
    words = Words()
    prefixes = ("source-kind", "card-", "fact-kind")
    assert [code for code in asked_for() if words.text(code) == code and not code.startswith(prefixes)] == []


SPEAKING = sorted(file for room in ("client", "server", "shared") for file in Path(room).rglob("*.py"))


def ids(files):
    """Every id that code may ask for: written out, in a longer string (SQL keeps some), or as the beginning of one."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            head = node.left.value if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) else None
            if isinstance(head, str) and head.endswith("-"):
                yield re.escape(head) + ANY
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from (re.escape(found.group()) for found in CODE.finditer(node.value))
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ANY for p in node.values]
                if parts[0] != ANY and "-" in parts[0]:
                    yield "".join(parts)


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
