"""T5: a customer travels; each thing keeps the day on which it happened there, and the order stays as it was."""

import asyncio

import pytest

from client.compose import open_engine
from client.kit.when import said_moment
from client.kit.words import Words
from client.settings import load_settings

ZONES = {"Asia/Seoul": "2026-09-29", "America/Los_Angeles": "2026-09-28", "Asia/Tokyo": "2026-09-29"}
LATE = "2026-09-28T16:30:00+00:00"  # half past one at night in Seoul, half past nine in the morning in Los Angeles


def engine_in(home, zone, now):
    options = {"home": str(home), "zone": zone, "now": now, "server": "http://127.0.0.1:9"}
    return open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))


def told(home, zone, now, text):
    """Says it there and then, and ends the conversation."""

    async def say():
        engine = engine_in(home, zone, now)
        async for _ in engine.turns.ask(text):
            pass
        engine.conversations.end(engine.conversations.current())
        await engine.learning.run_now()
        await engine.close()

    asyncio.run(say())


@pytest.mark.parametrize("then", ["America/Los_Angeles", "Asia/Tokyo", "Asia/Seoul"])
def test_T5_a_fact_keeps_the_day_of_the_place_where_it_was_said_and_the_order_stays(tmp_path, then):
    home = tmp_path / "home"
    told(home, "Asia/Seoul", "2026-09-28T14:30:00+00:00", "오늘 결제 오류를 문의했어요")
    told(home, then, LATE, "오늘 엔터프라이즈로 바꿨어요")
    seen = {}
    for zone in ZONES:
        engine = engine_in(home, zone, "2026-10-01T00:00:00+00:00")
        turns = [engine.conversations.history(one.id)[0] for one in reversed(engine.conversations.all())]
        assert [turn.zone for turn in turns] == ["Asia/Seoul", then]
        found = engine.notebook.facts("", every=True)
        seen[zone] = [(fact.statement, str(fact.day)) for fact in found]
        asyncio.run(engine.close())
    assert len({tuple(order) for order in seen.values()}) == 1, "the same order and days wherever they are read"
    days = dict(seen["Asia/Seoul"])
    assert next(day for statement, day in days.items() if "결제" in statement) == "2026-09-28"
    assert next(day for statement, day in days.items() if "바꿈" in statement) == ZONES[then]


def test_T5_a_moment_is_shown_in_the_zone_that_the_customer_chose(tmp_path):
    home = tmp_path / "home"
    told(home, "Asia/Seoul", "2026-09-28T14:30:00+00:00", "오늘 결제 오류를 문의했어요")
    told(home, "America/Los_Angeles", LATE, "오늘 엔터프라이즈로 바꿨어요")
    engine = engine_in(home, "America/Los_Angeles", "2026-10-01T00:00:00+00:00")
    engine.preferences.set("zone", "Asia/Seoul")
    newest = engine.conversations.all()[0]
    shown = said_moment(Words("ko"), newest.last_at, engine.preferences.get().zone, engine.settings.clock())
    assert shown == "9월 29일 오전 1:30"
    asyncio.run(engine.close())
