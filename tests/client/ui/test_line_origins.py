"""Does the memory say where each line of the block comes from, and what changed it lately?"""

import asyncio

import pytest

from client.errors import Refused
from client.notebook.given import give_lines
from shared.ids import new_id
from tests.client.ui.block_steps import block, field, opened


def test_each_line_says_where_it_comes_from(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        assert app.has("직접 쓰신 내용")

    play(story)


def test_lines_say_where_they_come_from_and_given_ones_stay_as_they_are(play):
    async def story(app, engine):
        database, now = engine.opened.database, engine.settings.clock()
        give_lines(database, ["계약 등급: 팀"], now=now, ids=new_id, limit=4_000)
        await app.turn_to("memory")
        await app.until(lambda: app.has("서비스가 정한 내용"))
        await app.type(field(app), "내 글")
        await app.press("저장")
        await app.until(lambda: app.has("서비스가 넣은 줄은 바꿀 수 없어요"))
        assert field(app).value == "내 글"

    play(story)


def test_what_changed_lately_is_listed_and_the_conversations_last_change_can_be_taken_back(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "영어로 답해 주세요.", "")
        async for _ in engine.turns.ask("앞으로 일본어로 답해 주세요"):
            pass
        await app.turn_to("memory")
        await app.until(lambda: app.has("최근에 바뀐 것"))
        assert app.has("− 영어로 답해 주세요.")
        assert app.has("도우미가 대화에서")
        await app.press("마지막 변경 되돌리기")
        await app.until(lambda: app.has("기억을 되돌렸어요."))
        assert field(app).value == await block(engine) == "영어로 답해 주세요."
        assert not app.has("마지막 변경 되돌리기")
        with pytest.raises(Refused):
            engine.notebook.undo_block("")

    play(story, [("rewrite_customer_context", '{"text": "일본어로 답해 주세요."}')], "그럴게요")


def test_after_deleting_everything_the_list_knows_only_how_many_lines_went(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "코끼리-7731", "")
        await asyncio.to_thread(engine.notebook.clear_block)
        await app.turn_to("memory")
        await app.until(lambda: app.has("최근에 바뀐 것"))
        assert app.has("1줄을 지웠어요.")
        assert not app.has("코끼리")

    play(story)
