"""The memory screen around its lists: what waits, the pause, what a line rests on, what is read aloud, wide windows."""

import asyncio
from datetime import UTC, datetime

import flet as ft

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.ui.memory import block as editor
from shared.ids import new_id
from tests.client.ui.fact_steps import TIER, fact, shown

WHEN = datetime(2026, 9, 28, 1, 0, tzinfo=UTC)


async def opened(app):
    await app.turn_to("memory")
    await app.until(lambda: app.has("항상 기억할 내용"))


def badges(app):
    return {icon.badge.label for icon in app.all(ft.Icon) if icon.badge is not None}


def test_what_waits_is_counted_on_top_and_on_the_icon_and_all_of_it_can_be_seen(play):
    async def story(app, engine):
        for number in range(3):
            fact(engine, f"허리가 아픔 {number}", sensitive=True, said=f"아파요 {number}")
        await opened(app)
        await app.until(lambda: app.has("답을 기다리는 것 3건"))
        assert badges(app) == {"3"}
        assert app.texts().count("기억해도 돼요") == 1
        await app.press("3건 모두 보기")
        await app.until(lambda: len(shown(app)) == 3)
        await app.press("기억해도 돼요")
        await app.until(lambda: app.has("답을 기다리는 것 2건") and badges(app) == {"2"})

    play(story)


def test_the_number_on_the_icon_comes_and_goes_by_itself(play, monkeypatch):
    monkeypatch.setattr("client.ui.root.WATCH_SECONDS", 0.05)
    monkeypatch.setattr("client.ui.root.REST_SECONDS", 0.0)

    async def story(app, engine):
        assert badges(app) == set()
        waiting = await asyncio.to_thread(fact, engine, "허리가 아픔", sensitive=True)
        await app.until(lambda: badges(app) == {"1"})
        await asyncio.to_thread(engine.notebook.confirm, waiting.id)
        await app.until(lambda: badges(app) == set())

    play(story)


def test_the_memory_is_paused_and_goes_on_with_a_switch_that_says_what_it_means(play):
    async def story(app, engine):
        await opened(app)
        (switch,) = app.all(ft.Switch)
        assert app.has("대화에서 새로 기억하기")
        assert switch.value
        await app.choose(switch, value=False)
        await app.until(lambda: app.has("기억 멈춤") and app.has("이제부터 하시는 말씀은 기억하지 않을게요."))
        assert engine.preferences.get().memory == "off"
        await app.choose(switch, value=True)
        await app.until(lambda: not app.has("기억 멈춤"))
        assert engine.preferences.get().memory == "on"

    play(story)


def test_a_pause_that_was_chosen_elsewhere_shows_when_the_screen_opens(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.preferences.set, "memory", "off")
        await opened(app)
        assert app.has("기억 멈춤")

    play(story)


def test_a_line_that_rests_on_a_fact_leads_to_it(play):
    async def story(app, engine):
        known = fact(engine, "엔터프라이즈 등급", promotable=True, said="엔터프라이즈예요", **TIER)
        engine.notebook.confirm(known.id)
        await opened(app)
        await app.press("이 줄의 사실 보기: 엔터프라이즈 등급")
        await app.until(lambda: app.has("“엔터프라이즈예요” — 나"))

    play(story)


def test_a_key_changes_the_count_alone_and_it_is_read_aloud_when_the_customer_pauses(play, monkeypatch):
    monkeypatch.setattr(editor, "PAUSE_SECONDS", 0.2)

    async def story(app, engine):
        await opened(app)
        field = app.find(ft.TextField, "항상 기억할 내용")
        told = next(one for one in app.all(ft.Semantics) if one.live_region and "4,000자 가운데" in (one.label or ""))
        heard = []
        for text in ("가", "가나", "가나다"):
            writing = asyncio.create_task(app.type(field, text))
            await app.until(lambda: app.has(f"{len(field.value)} / 4,000"))
            heard.append(told.label)
            await asyncio.sleep(0)
        await writing
        assert heard == ["4,000자 가운데 0자"] * 3
        await app.until(lambda: told.label == "4,000자 가운데 3자")

    play(story)


def test_what_the_service_has_is_counted_and_everything_can_leave_from_here(play):
    async def story(app, engine):
        await opened(app)
        await app.press("보관과 내보내기")
        await app.until(lambda: app.has("서비스가 보관하는 합의: 0건"))
        assert app.has("이름 없이 제안한 것: 0건")
        await app.press("모든 기억 지우기")
        await app.until(lambda: app.has("이 계정의 모든 기억을 지울까요?"))

    play(story)


def test_on_a_wide_window_the_block_stands_beside_the_facts(play):
    async def story(app, engine):
        fact(engine, "서울에 삶")
        rail = app.find(ft.NavigationRail)
        await app.choose(rail, selected_index=1)
        await app.until(lambda: app.has("항상 기억할 내용") and "서울에 삶" in shown(app))
        await app.press("성향")
        await app.until(lambda: app.has("여러 날에 걸쳐") and app.has("항상 기억할 내용"))

    play(story, width=1280)


def test_of_thousands_of_facts_a_window_is_read_and_mounted_without_a_query_a_row(play):
    def many(engine):
        database, now = engine.opened.database, engine.settings.clock()
        with database.transaction():
            for number in range(600):
                said = Quote(f"말 {number}", "customer", f"t{number}", WHEN)
                candidate = Candidate("event", f"{number}번째 문의", (said,))
                changes.add(database, candidate, now=now, ids=new_id, promotable=False)
        return engine

    async def story(app, engine):
        await opened(app)
        asked, every = [], engine.opened.database.all
        engine.opened.database.all = lambda sql, *more: asked.append(sql) or every(sql, *more)
        await app.press("사실")
        await app.until(lambda: app.has("사실 600건"))
        assert len(shown(app)) == 40
        assert len(asked) < 20

    play(story, change=many)
