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
CODE = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+")


def strings(files=SCREENS):
    """Every string as a pattern; in an f-string any value may stand for its parts."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ANY for p in node.values]
                if parts[0] != ANY:
                    yield "".join(parts)


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


CLIENT = sorted(Path("client").rglob("*.py"))
WITH_SERVER = [*CLIENT, Path("server/sentences.py")]  # the server's reasons are said here too


@pytest.mark.parametrize(
    ("name", "files"),
    [
        ("ui.ftl", SCREENS),
        ("backup_screens.ftl", SCREENS),
        ("privacy.ftl", CLIENT),
        ("account.ftl", WITH_SERVER),
        ("gate.ftl", CLIENT),
        ("lock.ftl", CLIENT),
    ],
)
def test_every_sentence_of_the_screens_is_asked_for(name, files):
    body = FluentParser().parse((FOLDER / DEFAULT / name).read_text(encoding="utf-8")).body
    written = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    used = [re.compile(pattern) for pattern in set(strings(files))]
    assert [code for code in written if not any(pattern.fullmatch(code) for pattern in used)] == []
