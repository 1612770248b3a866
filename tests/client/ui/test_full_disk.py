"""On a full disk: is nothing lost that was written, is it said, and does it work again once there is room?"""

import asyncio

from tests.client.ui.block_steps import field
from tests.client.ui.chat_steps import ask, asked, composer
from tests.client.ui.fault_steps import FULL, LONG, until_said
from tests.client.ui.ways import to_memory
from tests.support.faults import full_disk


def test_on_a_full_disk_a_question_comes_back_into_the_field_and_can_be_sent_once_there_is_room(play, said):
    async def story(app, engine):
        await asked(app, "안녕하세요", "하나")
        with full_disk(engine):
            await ask(app, LONG)
            await until_said(app, said, FULL)
            await app.until(lambda: composer(app).value == LONG.strip())
            assert app.has("하나")
        await app.press("보내기")
        await app.until(lambda: app.has("두울"))

    play(story, "하나", "두울")


def test_on_a_full_disk_the_block_is_not_saved_and_the_text_stays_in_its_field(play, said):
    text = "기억할 줄이에요 " * 300

    async def story(app, engine):
        await to_memory(app)
        await app.type(field(app), text)
        with full_disk(engine):
            await app.press("저장")
            await until_said(app, said, FULL)
            assert field(app).value == text
            assert (await asyncio.to_thread(engine.notebook.block)).text == ""
        await app.press("저장")
        await until_said(app, said, "저장했어요.")

    play(story)


def test_on_a_full_disk_a_conversation_is_deleted_or_stays_whole(play, said):
    async def story(app, engine):
        await asked(app, "지울 이야기", "하나")
        with full_disk(engine):
            await app.press("대화 목록")
            await app.press("대화 지우기: 지울 이야기")
            await app.press("지우기")
            await app.until(lambda: any("지웠어요" in one or FULL in one for one in said))
            left = await asyncio.to_thread(engine.conversations.all)
            assert len(left) == (0 if any("지웠어요" in one for one in said) else 1)
        await asked(app, "그다음 이야기", "두울")

    play(story, "하나", "두울")
