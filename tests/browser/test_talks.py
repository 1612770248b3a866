"""Earlier conversations and the policies in a real browser: found, jumped to, renamed; read, followed, asked about."""

import asyncio
import dataclasses
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from client.compose import open_engine
from client.memory.logged import LoggedTurn
from client.settings import load_settings
from client.store import logs
from shared.clock import parse_moment
from tests.browser.conftest import NOW, SIZES, AppProcess

pytestmark = pytest.mark.browser

FOUND = "질문 25: 코끼리-7731 주문은 언제 오나요?"


@pytest.fixture
def filled(tmp_path, service):
    """The launch address of an app with a long conversation of last month and a short one of today."""
    home = tmp_path / "home"
    engine = open_engine(
        load_settings(
            {"home": str(home), "server": service.url, "now": NOW}, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
        )
    )
    now = parse_moment(NOW, "Asia/Seoul")
    _talk(engine, "long", now - timedelta(days=40), 60)
    _talk(engine, "short", now - timedelta(hours=2), 1)
    with ThreadPoolExecutor(1) as beside:  # Playwright holds this thread's event loop
        beside.submit(asyncio.run, _index(engine)).result()
    with AppProcess(home, service.url) as running:
        yield running.url


async def _index(engine):
    await engine.tidy(embed=0, learn=False)
    await engine.close()


def _talk(engine, conversation, at, count):
    database = engine.opened.database
    logs.begin_conversation(database, conversation, at)
    for number in range(count):
        asked = FOUND if number == 25 else f"질문 {number}: {conversation}에 대해 알려 주세요"
        turn = LoggedTurn(f"{conversation}-{number}", conversation, asked, at, "Asia/Seoul", "waiting")
        logs.write_question(database, turn, asked)
        text = f"답 {number}. " + "연간 계약은 갱신일에 정산되고, 남은 기간은 다음 달로 넘어갑니다. " * (1 + number % 4)
        done = {"state": "done", "answer": text, "completed_at": at, "model": "m", "model_kind": "builtin"}
        logs.complete(database, dataclasses.replace(turn, **done))


def _top(screen, text):
    """Where on the screen this stands, in pixels from the top; None where it is not."""
    return screen.page.evaluate(
        """text => { for (const node of document.querySelectorAll('flt-semantics-host *')) {
            const said = node.getAttribute('aria-label') || node.textContent;
            if (said && said.startsWith(text) && node.children.length === 0) {
              const box = node.getBoundingClientRect(); if (box.height) { return box.top; } } }
          return null; }""",
        text,
    )


@SIZES
def test_words_are_found_and_lead_to_their_turn_and_a_conversation_is_renamed(filled, look, pictures, width, height):
    screen = look(filled, width=width, height=height).open()
    screen.wait("무엇을 도와드릴까요?")
    if width < 1100:
        screen.press("대화 목록")
    screen.wait("8월")
    screen.picture(pictures / f"talks-list-{width}.png")
    screen.write("지난 대화에서 찾기", "코끼리 주문")
    screen.wait("찾은 말 1건")
    screen.picture(pictures / f"talks-found-{width}.png")
    screen.press("코끼리-7731")
    screen.wait("찾은 말이 있는 곳으로 왔어요")
    screen.until(lambda: 0 < (_top(screen, FOUND) or 0) < height / 2, "the found turn")
    screen.picture(pictures / f"talks-jumped-{width}.png")

    _wheel(screen, -9_000)  # up to what was read first, and once more for what lies above it
    screen.until(lambda: screen.has("질문 4: ") or _wheel(screen, -300), "older turns")
    _wheel(screen, 20_000)
    screen.until(lambda: screen.has("질문 46: ") or _wheel(screen, 300), "newer turns")
    screen.press("맨 아래로")
    screen.wait("질문 59: ")
    screen.until(lambda: _top(screen, FOUND) is None, "the end of the found turn")

    if width < 1100:
        screen.press("대화 목록")
    else:
        screen.press("찾기 끝내기")
    screen.press("더 보기: 질문 0: short")
    screen.press("이름 바꾸기", role="menuitem")
    screen.write("대화 이름", "짧은 이야기")
    screen.picture(pictures / f"talks-rename-{width}.png")
    screen.press("저장")
    screen.wait("더 보기: 짧은 이야기")
    screen.picture(pictures / f"talks-renamed-{width}.png")
    screen.quiet()


@SIZES
def test_a_policy_is_found_read_followed_and_asked_about(app, look, pictures, width, height):
    screen = look(app, width=width, height=height).open()
    screen.wait("최신 정책이에요")
    screen.press("정책", role="tab" if width < 840 else "button")
    screen.wait("가동률과 SLA 크레딧")
    screen.picture(pictures / f"policies-shelf-{width}.png")
    screen.write("정책에서 찾기", "전액 환불 30일")
    screen.wait("환불 규정")
    screen.picture(pictures / f"policies-found-{width}.png")
    screen.press("환불 규정")
    screen.wait("이 정책에 대해 묻기")
    screen.picture(pictures / f"policies-page-{width}.png")
    screen.scroll_to("연간 계약")
    screen.press("연간 계약")
    screen.wait("계약 기간")
    screen.picture(pictures / f"policies-linked-{width}.png")
    screen.press("이 정책에 대해 묻기")
    screen.wait("보내기")
    screen.page.locator("flt-semantics-host textarea").last.focus()  # what stands in a field can be read only then
    screen.wait("연간 계약에 대해")
    screen.picture(pictures / f"policies-asked-{width}.png")
    screen.quiet()


def _wheel(screen, far):
    size = screen.page.viewport_size
    screen.page.mouse.move(size["width"] * 0.6, size["height"] / 2)
    screen.page.mouse.wheel(0, far)
    screen.page.wait_for_timeout(250)
    return False
