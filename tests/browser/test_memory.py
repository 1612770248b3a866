"""The memory screen in a real browser, at both sizes: narrow down, put right, restore, pause."""

import subprocess
import sys

import pytest

from tests.browser.conftest import NOW, SIZES, AppProcess, _env
from tests.support.service import ROOT

SAID = (
    "저희는 엔터프라이즈를 써요",
    "직원이 9명이에요",
    "저는 부산에 살아요",
    "연락은 문자로 주세요",
)
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
    command += ["--now", NOW]
    env = _env() | {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@SIZES
def test_facts_are_narrowed_down_put_right_and_restored_and_the_memory_is_paused(
    home, service, look, pictures, width, height
):
    with AppProcess(home, service.url) as app:
        screen = look(app.url, width=width, height=height).open()
        screen.wait("무엇을 도와드릴까요?")
        screen.press("기억된 내용", role="tab" if width < 840 else "button")
        screen.wait("답을 기다리는 것")
        screen.picture(pictures / f"memory-{width}-1.png")
        if width < 840:
            screen.press("사실")
        screen.wait("사실 4건")
        screen.picture(pictures / f"memory-{width}-2-facts.png")

        screen.press("선호", role="checkbox")
        screen.wait("찾은 것 1건")
        screen.press("거르기 풀기")
        screen.write("사실 찾기", "직원")
        screen.wait("찾은 것 1건")
        screen.press(f"더 보기: {OLD}")
        screen.press(f"고치기: {OLD}")
        screen.wait("이전 것은 지난 기록에 남겨요")
        screen.write("바른 내용", NEW)
        screen.picture(pictures / f"memory-{width}-3-correcting.png")
        screen.press("고쳐서 저장")
        screen.wait("고쳤어요.")
        screen.press("거르기 풀기")
        screen.wait(NEW)

        screen.press("지난 것", role="checkbox")
        screen.press(f"더 보기: {OLD}")
        screen.press(f"다시 맞는 것으로: {OLD}")
        screen.wait("대신 지난 기록으로 옮겨요")
        screen.picture(pictures / f"memory-{width}-4-restoring.png")
        screen.press("바꾸기")
        screen.wait("다시 맞는 것으로 되돌렸어요.")

        screen.press("대화에서 새로 기억하기", role="switch")
        screen.wait("기억 멈춤")
        screen.picture(pictures / f"memory-{width}-5-paused.png")
        screen.quiet()
