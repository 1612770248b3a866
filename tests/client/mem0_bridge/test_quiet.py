"""Does mem0 keep still: no connection, no telemetry, no file of its own, no text in a log, and none where it is not asked?"""

import os
import re
import subprocess
import sys

import pytest

from tests.support.service import ROOT

CANARY = "코끼리-7731"

STORY = """
import logging, socket, sys
from pathlib import Path

def refuse(*args, **more):
    raise SystemExit("a connection was tried: %r" % (args[1:],))

socket.socket.connect = socket.socket.connect_ex = socket.getaddrinfo = refuse
logging.basicConfig(level=logging.DEBUG, stream=sys.stderr)
sys.path.insert(0, {root!r})
from client.mem0_bridge.memory import open_memory
from client.notebook.facts import prepare
from client.store.opening import open_store, release
from shared.clock import system_clock
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.client.mem0_bridge.conftest import LetterEmbedder
import posthog
from mem0.memory import telemetry
assert telemetry.MEM0_TELEMETRY is False and telemetry.client_telemetry.posthog is None
assert telemetry._get_oss_telemetry().posthog is None

opened = open_store(Path({home!r}) / "gieok", "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
memory = open_memory(opened.database, LetterEmbedder(), clock=system_clock, ids=new_id)
key = memory.add({canary!r}, user_id="u", infer=False)["results"][0]["id"]
memory.add({canary!r} + " 둘", user_id="u", infer=False, metadata=dict(n=1))
memory.search({canary!r}, filters=dict(user_id="u"))
memory.get_all(filters=dict(user_id="u"), top_k=10_000)
memory.update(key, text={canary!r} + " 셋")
memory.history(key)
memory.delete(key)
memory.db.save_messages([dict(role="user", content={canary!r})], "user_id=u")
if {crash!r}:
    import os
    os._exit(0)
release(opened)
"""


@pytest.mark.parametrize("crash", [False, True])
def test_a_whole_life_of_a_memory_connects_to_nothing_and_leaves_no_plain_text(tmp_path, crash):
    home = tmp_path / "user"
    (home / "tmp").mkdir(parents=True)
    environ = {**os.environ, "HOME": str(home), "TMPDIR": str(home / "tmp"), "MEM0_TELEMETRY": "True"}
    environ.pop("MEM0_DIR", None)
    story = STORY.format(root=str(ROOT), home=str(home), canary=CANARY, crash=crash)
    done = subprocess.run([sys.executable, "-c", story], env=environ, capture_output=True, cwd=home, check=False)
    assert done.returncode == 0, done.stderr.decode()
    for said in (done.stdout, done.stderr):
        assert CANARY.encode() not in said
    files = [file for file in home.rglob("*") if file.is_file()]
    for file in files:
        content = file.read_bytes()
        assert CANARY.encode() not in content, file
        assert CANARY.encode("utf-16-le") not in content, file
        assert not content.startswith(b"SQLite format 3"), file
    assert {file.relative_to(home).parts[0] for file in files} == {"gieok"}
    assert list((home / "tmp").iterdir()) == []


def test_where_mem0_was_imported_loudly_before_it_is_not_used():
    story = (
        "import sys, types\n"
        "loud = types.ModuleType('mem0.memory.telemetry'); loud.MEM0_TELEMETRY = True\n"
        "sys.modules['mem0.memory.telemetry'] = loud\n"
        "import client.mem0_bridge.quiet"
    )
    done = subprocess.run([sys.executable, "-c", story], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "mem0-speaks" in done.stderr


def test_the_window_and_the_command_line_come_up_without_mem0():
    story = (
        "import sys\n"
        "import client.__main__, client.compose, client.engine, client.ui.root, client.cli.run, client.cli.transfer\n"
        "import client.mem0_bridge, client.mem0_bridge.extract, client.mem0_bridge.bring\n"
        "print([name for name in sys.modules if name.split('.')[0] in {'mem0', 'posthog', 'qdrant_client', 'openai'}])"
    )
    done = subprocess.run([sys.executable, "-c", story], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_only_one_file_imports_mem0():
    importing = [
        file.name
        for file in (ROOT / "client").rglob("*.py")
        if re.search(r"^\s*(from|import) mem0\b", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert importing == ["quiet.py"]
