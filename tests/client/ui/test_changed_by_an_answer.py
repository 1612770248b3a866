"""Is told below an answer what it changed in the memory, and can that be taken back?"""

import asyncio

import flet as ft

from tests.client.ui.chat_steps import asked


def test_what_was_changed_in_memory_is_shown_and_can_be_taken_back(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "영어로 답해 주세요.", "")
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        assert app.has("− 영어로 답해 주세요.")
        assert app.has("+ 일본어로 답해 주세요.")
        await app.press("되돌리기")
        await app.until(lambda: app.has("기억을 되돌렸어요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == "영어로 답해 주세요."
        assert not app.has("되돌리기")

    write = [("rewrite_customer_context", '{"text": "일본어로 답해 주세요."}')]
    play(story, write, "그럴게요")


def test_L7_twelve_dropped_lines_are_counted_folded_up_and_can_be_taken_back(play):
    async def story(app, engine):
        before = "\n".join(f"줄 {n}" for n in range(12))
        await asyncio.to_thread(engine.notebook.save_block, before, "")
        await asked(app, "안녕하세요", "네.")
        assert app.has("빠진 줄 12개")
        assert app.has("바뀐 줄 13개 보기")
        assert app.find(ft.ExpansionTile).controls[11].value == "− 줄 11"
        await app.press("되돌리기")
        await app.until(lambda: app.has("기억을 되돌렸어요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == before

    play(story, [("rewrite_customer_context", '{"text": "새 줄"}')], "네.")


def test_L4_what_was_not_remembered_is_said_below_the_answer(play):
    async def story(app, engine):
        await asked(app, "기억해 주세요", "네.")
        assert app.has("기억하지 못했어요: 4,000자를 넘어요")
        assert not app.has("되돌리기")

    play(story, [("rewrite_customer_context", '{"text": "' + "가" * 4_001 + '"}')], "네.")


def test_W5_a_secret_that_was_said_is_told_below_the_answer(play):
    async def story(app, engine):
        await asked(app, "카드 비밀번호는 1234예요. 기억해 주세요", "네.")
        assert app.has("비밀번호는 기억하지 않아요")

    play(story, "네.")
