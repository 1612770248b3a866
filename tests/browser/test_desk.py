"""In a real browser: the staff's main paths at the desk, from signing in to what is live."""

import signal
import subprocess
import sys

import pytest

from tests.browser.conftest import OCTOBER, _env
from tests.support.server_process import ROOT

pytestmark = pytest.mark.browser


class DeskProcess:
    """`gieok-desk app` on a free port."""

    def __init__(self, folder, *, language="ko", now=OCTOBER):
        command = ["-m", "client.desk", "app", "--desk", str(folder), "--port", "0", "--no-browser"]
        started = [sys.executable, *command, "--language", language, "--now", now]
        self.process = subprocess.Popen(started, cwd=ROOT, env=_env(), stdout=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline().strip()
        self.url = self.line[self.line.index("http") :]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self.process.stdout.close()
        assert code == 0


def test_a_page_is_mended_and_published(own_service, tmp_path, look, pictures):
    with DeskProcess(tmp_path / "desk") as desk:
        screen = look(desk.url, width=1280, height=800).open()
        screen.wait("페이지 찾기")
        screen.wait("API 한도와 토큰")
        screen.picture(pictures / "desk-pages.png")
        screen.write("페이지 찾기", "환불")
        screen.press("환불 규정")
        screen.wait("미리보기")
        screen.picture(pictures / "desk-editor.png")
        for name in ("발행", "발행 현황", "열쇠"):
            screen.press(name, role="tab") if screen.page.get_by_role("tab", name=name).count() else screen.press(name)
            screen.page.wait_for_timeout(1500)
            screen.picture(pictures / f"desk-{name}.png")
        print(screen.texts())
        screen.quiet()
