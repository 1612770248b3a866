"""Does an answer that names an earlier turn lead to it?"""

import asyncio

from client.memory.logged import Source
from tests.client.ui.chat_steps import composer, log_turns
from tests.client.ui.talk_steps import long_talk, marked, talked


def test_an_answer_that_names_an_earlier_turn_leads_to_it(play):
    def fill(engine):
        long_talk(engine)
        cited = Source("conversation", "c1-30", "코끼리", date="2026-08-19")
        log_turns(engine, 1, conversation="c9", sources=(cited,))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 코끼리 (2026년 8월 19일)"))
        await app.press("1. 코끼리 (2026년 8월 19일)")
        await app.press("그 대화로 가기")
        await app.until(lambda: app.has("코끼리-7731 주문은 언제 오나요") and marked(app))
        assert composer(app) is not None

    play(story, change=fill)


def test_a_cited_turn_of_a_conversation_that_was_deleted_meanwhile_says_so_and_nothing_moves(play):
    def fill(engine):
        talked(engine, "코끼리", conversation="c0", days=3)
        log_turns(engine, 1, conversation="c9", sources=(Source("conversation", "c0-0", "코끼리", date="2026-09-25"),))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 코끼리 (2026년 9월 25일)"))
        await app.press("1. 코끼리 (2026년 9월 25일)")
        await asyncio.to_thread(engine.conversations.delete, "c0")
        await app.press("그 대화로 가기")
        await app.until(lambda: app.has("이 출처는 이제 이 기기에 없어요."))
        assert app.has("질문 0")

    play(story, change=fill)
