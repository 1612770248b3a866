"""Are the questions below an answer asked once, answered in place, and never again after that?"""

import dataclasses
from datetime import UTC, datetime

from client.memory.fact import Candidate, Quote
from client.memory.logged import Card
from client.notebook import facts as changes
from shared.ids import new_id
from tests.client.ui.chat_steps import asked, log_turns
from tests.client.ui.conftest import window

WHEN = datetime(2026, 9, 1, 1, 0, tzinfo=UTC)


def japanese(engine):
    """A fact that waits to go up into the block, and a turn that asks about it."""
    when = engine.settings.clock()
    candidate = Candidate(
        "preference",
        "일본어로 답변받기를 원함",
        (Quote("일본어로요", "customer", "c1-0", when),),
        attribute="language",
        value="ja",
    )
    fact = changes.add(engine.opened.database, candidate, now=when, ids=new_id, promotable=True)
    log_turns(engine, 1, conversation="c1", cards=(Card("promotion", "일본어를 쓰나요?", fact.id),))
    return fact


def test_a_question_that_was_answered_is_not_asked_again_when_the_conversation_is_opened_again(play):
    def fill(engine):
        japanese(engine)
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("네, 기억해 주세요"))
        await app.press("네, 기억해 주세요")
        await app.until(lambda: not app.has("일본어를 쓰나요?"))
        again = await window(engine)
        await again.until(lambda: again.has("답 0"))
        assert not again.has("일본어를 쓰나요?")
        await again.leave()

    play(story, change=fill)


def test_a_question_that_was_answered_on_the_memory_screen_leaves_the_chat(play):
    def fill(engine):
        japanese(engine)
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("일본어를 쓰나요?"))
        await app.turn_to("memory")
        await app.until(lambda: app.has("네, 기억해 주세요"))
        await app.press("네, 기억해 주세요")
        await app.until(lambda: not app.has("네, 기억해 주세요"))
        await app.turn_to("chat")
        await app.until(lambda: app.has("답 0"))
        await app.until(lambda: not app.has("일본어를 쓰나요?"))

    play(story, change=fill)


def test_a_line_that_makes_room_is_shown_where_the_yes_was_given_and_stays_shown(play):
    def fill(engine):
        old = Candidate(
            "attribute", "오" * 190, (Quote("오래전", "customer", "t0", WHEN),), attribute="tier", value="x"
        )
        database, now = engine.opened.database, engine.settings.clock()
        first = changes.add(database, old, now=now, ids=new_id, promotable=True)
        small = dataclasses.replace(engine.notebook, limit=lambda: 200)
        small.confirm(first.id)
        japanese(engine)
        return dataclasses.replace(engine, notebook=small, answers=dataclasses.replace(engine.answers, notebook=small))

    async def story(app, engine):
        await app.until(lambda: app.has("네, 기억해 주세요"))
        await app.press("네, 기억해 주세요")
        await app.until(lambda: app.has("자리가 없어서"))
        assert app.has("− " + "오" * 190)
        assert app.has("+ 일본어로 답변받기를 원함")
        assert not app.has("되돌리기")
        assert not app.has("네, 기억해 주세요"), "a notice asks nothing"
        assert not app.has("“" + "오" * 190 + "”"), "the line is shown once"
        again = await window(engine)
        await again.until(lambda: again.has("자리가 없어서"))
        await again.leave()

    play(story, change=fill)


def test_only_the_newest_turn_asks_questions(play):
    def fill(engine):
        japanese(engine)
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("네, 기억해 주세요"))
        await asked(app, "다른 이야기", "하나")
        assert app.has("일본어를 쓰나요?")
        assert not app.has("네, 기억해 주세요")
        assert app.has("‘기억된 내용’에서 답하실 수 있어요.")

    play(story, "하나", change=fill)
