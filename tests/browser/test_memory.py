"""The memory screen in a real browser, at both sizes: narrow down, put right, restore, pause."""

import json
import subprocess
import sys

import pytest

from tests.browser.conftest import AppProcess, _env
from tests.support.service import ROOT

SAID = (
    "저희는 엔터프라이즈를 써요",
    "직원이 9명이에요",
    "저는 부산에 살아요",
    "연락은 문자로 주세요",
)
SIZES = [(390, 844), (1280, 800)]
OLD, NEW = "직원 9명", "직원 12명"


@pytest.fixture
def home(tmp_path):
    """A customer of whom a little is known."""
    for text in SAID:
        gieok(tmp_path / "home", "chat", "--new", "-m", text)
    gieok(tmp_path / "home", "end")
    return tmp_path / "home"


def gieok(home, *arguments):
    command = [sys.executable, "-m", "client", *arguments, "--home", str(home), "--server", "http://127.0.0.1:9"]
    env = _env() | {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout) if "--json" in arguments else done.stdout


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_explore(home, service, look, pictures, width, height):
    with AppProcess(home, service.url) as app:
        screen = look(app.url, width=width, height=height).open()
        screen.wait("무엇을 도와드릴까요?")
        screen.press("기억된 내용", role="tab" if width < 840 else "button")
        screen.wait("답을 기다리는 것")
        screen.picture(pictures / f"memory-{width}-1.png")
        print(screen.page.evaluate("""() => [...document.querySelectorAll('flt-semantics-host *')].filter(n=>n.getAttribute('role')||n.getAttribute('aria-label')).map(n=>[n.getAttribute('role'),n.getAttribute('aria-label'),n.getAttribute('aria-selected'),n.getAttribute('aria-current'),n.getAttribute('aria-checked'),n.textContent.slice(0,40)].join('|')).join('\\n')"""))
        screen.quiet()
