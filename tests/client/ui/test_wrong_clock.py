"""Does a clock that jumps take anything away?"""

import asyncio

import pytest

from tests.client.ui.chat_steps import ask, asked
from tests.client.ui.conftest import with_model


@pytest.mark.parametrize("days", [365, -365])
def test_a_clock_that_jumps_by_a_year_takes_nothing_away(play, clock, days):
    async def story(app, engine):
        await asked(app, "첫 질문", "하나")
        clock.move(days=days)
        await app.press("정책 새로 고침")
        await asked(app, "둘째 질문", "두울")
        clock.move(days=-days)
        await asked(app, "셋째 질문", "세엣")
        found = await asyncio.to_thread(engine.conversations.all)
        turns = [turn for one in found for turn in await asyncio.to_thread(engine.conversations.history, one.id)]
        assert sorted(turn.question for turn in turns) == ["둘째 질문", "셋째 질문", "첫 질문"]
        assert {turn.state for turn in turns} == {"done"}
        await app.press("대화 목록")
        await app.until(lambda: app.has("질문"))

    play(story, "하나", "두울", "세엣")


def test_a_question_waits_for_the_service_whatever_the_clock_says(play, clock):
    from tests.support.away import Service, unreachable

    service = Service(unreachable())

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("(1번째)"))
        clock.move(days=-365)
        assert await asyncio.to_thread(engine.conversations.current) is not None
        service.trouble = None
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 첫 질문"))

    play(story, change=lambda engine: with_model(engine, service))
