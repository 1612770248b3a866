"""The house rules that no linter knows: small files with a purpose, nothing of a machine, one place for SQL."""

import ast
import re
import subprocess

import pytest

from tests.support.service import ROOT

TRACKED = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()
PYTHON = [name for name in TRACKED if name.endswith(".py") and (ROOT / name).exists()]
PRODUCT = [name for name in PYTHON if name.startswith(("client/", "server/", "shared/"))]
TEXT = [name for name in TRACKED if name.endswith((".py", ".md", ".toml", ".txt", ".ftl", ".sql", ".sh", "Makefile"))]


@pytest.mark.parametrize("name", PRODUCT)
def test_a_file_says_its_purpose_first_and_stays_small(name):
    text = (ROOT / name).read_text("utf-8")
    assert len(text.splitlines()) <= 250, "one file, one question"
    if text.strip():
        assert ast.get_docstring(ast.parse(text)), "the first line says what the file answers"


def test_the_top_level_holds_only_what_was_agreed():
    allowed = {"pyproject.toml", "README.md", "README.ko.md", "client", "server", "shared", "tests", "config"}
    allowed |= {"Makefile", "LICENSE", ".gitignore", ".ci"}
    assert {name.split("/")[0] for name in TRACKED} - allowed == set()


def test_no_registry_and_no_path_of_a_machine_stands_in_the_tree():
    host = re.compile("|".join([r"pypi\.org", "pythonhosted", "npmjs", r"deb\.debian", "/root/", "/work/"]))
    for name in TEXT:
        if (ROOT / name).exists() and name != "tests/structure/test_house.py":
            assert not host.search((ROOT / name).read_text("utf-8")), name


STORES = (
    "/store.py",
    "server/accounts/codes.py",
    "server/sessions/tries.py",
    "server/hsm/rows.py",  # the vault has a file of its own
)


def test_sql_stands_only_in_the_stores_and_is_never_put_together():
    statement = re.compile(r"\b(SELECT\s.+\sFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b")
    for name in PRODUCT:
        tree = ast.parse((ROOT / name).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and statement.search(node.value):
                assert name.startswith(("client/store/", "server/db/")) or name.endswith(STORES), name
            if isinstance(node, ast.JoinedStr):
                parts = "".join(value.value for value in node.values if isinstance(value, ast.Constant))
                assert not statement.search(parts), f"{name}: a statement put together"


def test_a_migration_that_was_released_is_not_edited():
    files = sorted((ROOT / "client/store/migrations").glob("*.sql"))
    assert [file.name[:4] for file in files] == [f"{number:04}" for number in range(1, len(files) + 1)]


def test_constraints_pin_every_direct_dependency_exactly():
    pinned = set(
        re.findall(r"^([A-Za-z0-9._-]+)==", (ROOT / "config/constraints.txt").read_text("utf-8"), re.MULTILINE)
    )
    wanted = set(
        re.findall(
            r'^  "([A-Za-z0-9._-]+)',
            (ROOT / "pyproject.toml").read_text("utf-8").split("[project.scripts]")[0],
            re.MULTILINE,
        )
    )
    folded = {name.lower().replace("_", "-").replace(".", "-") for name in pinned}
    assert {name.lower().replace("_", "-").replace(".", "-") for name in wanted} - folded == set()
