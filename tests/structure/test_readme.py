"""What the READMEs say is true: their commands run, their links lead somewhere, both tell the same."""

import os
import re
import shlex
import subprocess
import sys

import pytest

from tests.support.service import DEMO, ROOT, Service

MODULES = {"gieok": "client", "gieok-desk": "client.desk", "gieok-server": "server"}
READMES = [ROOT / "README.md", ROOT / "README.ko.md"]


def commands(path):
    blocks = re.findall(r"```sh\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


def test_every_command_of_the_readme_runs_as_it_stands(tmp_path):
    service = Service(tmp_path / ".gieok")
    (tmp_path / "config").symlink_to(DEMO.parent)
    environ = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "GIEOK_SERVER": service.url,
        "GIEOK_KEYRING": "off",
        "GIEOK_EMBEDDING": "off",
    }
    try:
        for line in commands(READMES[0]):
            name, *arguments = shlex.split(line)
            done = subprocess.run(
                [sys.executable, "-m", MODULES[name], *arguments],
                cwd=tmp_path, env=environ, capture_output=True, text=True, check=False,
            )  # fmt: skip
            assert done.returncode == 0, f"{line}: {done.stderr}"
            assert done.stdout.strip(), line
    finally:
        service.stop()


def test_both_readmes_have_the_same_commands_tables_and_headings():
    english, korean = (path.read_text("utf-8") for path in READMES)
    assert commands(READMES[0]) == commands(READMES[1])
    for what in (r"^## ", r"^\|", r"^- ", r"^```"):
        assert len(re.findall(what, english, re.MULTILINE)) == len(re.findall(what, korean, re.MULTILINE)), what
    assert re.findall(r"^\| (`[^|]+) \|", english, re.MULTILINE) == re.findall(r"^\| (`[^|]+) \|", korean, re.MULTILINE)


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.name)
def test_every_link_leads_to_a_file(path):
    for target in re.findall(r"\]\(([^)]+)\)", path.read_text("utf-8")):
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.name)
def test_the_map_and_the_tree_agree(path):
    text = path.read_text("utf-8")
    told = set(re.findall(r"`(?:client/)?([a-z]+(?:\.py)?)`", text)) | set(re.findall(r"`client/([a-z0-9_]+)`", text))
    rooms = {entry.name for entry in (ROOT / "client").iterdir() if (entry / "__init__.py").exists()}
    assert rooms - told == set()
    for room in re.findall(r"`client/([a-z0-9_]+)`", text):
        assert (ROOT / "client" / room).is_dir(), room


def test_the_two_commands_are_targets_of_make():
    text = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^run:", text, re.MULTILINE)
    assert re.search(r"^test:", text, re.MULTILINE)
