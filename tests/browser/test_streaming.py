"""In a real browser: does anything move under a reader while an answer grows, and is its end followed where one stands there?"""

import asyncio
import dataclasses
from concurrent.futures import ThreadPoolExecutor

import pytest

from client.compose import open_engine
from client.memory.logged import LoggedTurn
from client.settings import load_settings
from client.store import logs
from shared.clock import parse_moment
from tests.bench._streaming import StreamingModel
from tests.browser.conftest import NOW, AppProcess

pytestmark = pytest.mark.browser

PIECES = 150
PLACES = """() => Object.fromEntries([...document.querySelectorAll('flt-semantics-host *')].flatMap(node => {
    const said = node.getAttribute('aria-label') || node.textContent;
    const box = node.getBoundingClientRect();
    return said && said.startsWith('답 ') && !node.children.length && box.height && box.top > 80 && box.top < 500
      ? [[said.slice(0, 5), box.top]] : []; }))"""


def piece(number):
    return f"{number:04d}번째 말이에요. "


@pytest.fixture
def home(tmp_path):
    """An account whose open conversation has sixteen turns."""
    folder = tmp_path / "home"
    engine = open_engine(
        load_settings(
            {"home": str(folder), "server": "http://127.0.0.1:9", "now": NOW},
            {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"},
        )
    )
    at, database = parse_moment(NOW, "Asia/Seoul"), engine.opened.database
    logs.begin_conversation(database, "long", at)
    for number in range(16):
        turn = LoggedTurn(f"long-{number}", "long", f"질문 {number}", at, "Asia/Seoul", "waiting")
        logs.write_question(database, turn, turn.question)
        text = f"답 {number}. " + "연간 계약은 갱신일에 정산되고, 남은 기간은 다음 달로 넘어갑니다. " * 3
        done = {"state": "done", "answer": text, "completed_at": at, "model": "m", "model_kind": "builtin"}
        logs.complete(database, dataclasses.replace(turn, **done))
    with ThreadPoolExecutor(1) as beside:  # Playwright holds this thread's event loop
        beside.submit(asyncio.run, engine.close()).result()
    return folder


def test_nothing_moves_under_a_reader_while_an_answer_grows(home, look, pictures):
    with StreamingModel(piece, pieces=PIECES, every=0.04) as model:
        chosen = {"GIEOK_MODEL_URL": model.url, "GIEOK_MODEL": "some-model"}
        with AppProcess(home, "http://127.0.0.1:9", **chosen) as running:
            screen = look(running.url).open()
            screen.wait("질문 15")
            screen.write("메시지를 입력하세요", "새 질문")
            screen.key("Enter")
            screen.wait("0010번째")
            screen.page.mouse.move(195, 300)
            screen.page.mouse.wheel(0, -340)  # near enough to the end for the list to lay it out
            screen.wait("맨 아래로")
            screen.page.wait_for_timeout(600)
            before, sent = screen.page.evaluate(PLACES), len(model.sent)
            assert before, screen.texts()
            screen.picture(pictures / "streaming-before.png")
            screen.until(lambda: len(model.sent) > sent + 40, "more of the answer")
            assert screen.page.evaluate(PLACES) == pytest.approx(before, abs=1)
            screen.until(lambda: len(model.sent) == PIECES, "the end of the answer")
            screen.page.wait_for_timeout(1500)
            screen.picture(pictures / "streaming-after.png")
            assert screen.page.evaluate(PLACES) == pytest.approx(before, abs=1)
            screen.press("맨 아래로")
            screen.gone("맨 아래로")
            screen.wait(f"{PIECES - 1:04d}번째")
            screen.picture(pictures / "streaming-end.png")
            screen.quiet()
