"""Is the block on the screen the block that is sent, and is no draft and no foreign change ever lost?"""

import asyncio

import flet as ft
import pytest

from client.store.opening import open_store, release
from tests.client.ui.block_steps import block, field, opened
from tests.support.fakes import Ids, some_bytes

CONFLICT = "다른 곳에서 기억된 내용이 바뀌었습니다"


def test_the_block_is_shown_exactly_with_its_count(play):
    async def story(app, engine):
        await opened(app, engine, "일본어로 답해 주세요.\n민지라고 불러 주세요.")
        assert app.has("25 / 4,000")

    play(story)


def test_the_count_follows_what_is_typed_as_the_store_counts_it(play):
    async def story(app, engine):
        await opened(app, engine)
        await app.type(field(app), "  열두\u200b 글자 \n")
        assert app.has("5 / 4,000")
        await app.type(field(app), "가" * 4_001)
        assert app.has("4,001 / 4,000")

    play(story)


def test_saving_keeps_the_text_and_says_so(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), "일본어로 답해 주세요.\u200b ")
        await app.press("저장")
        await app.until(lambda: app.has("저장했어요."))
        assert await block(engine) == "일본어로 답해 주세요."
        assert field(app).value == "일본어로 답해 주세요."

    play(story)


def test_a_change_from_elsewhere_is_told_and_the_draft_stays(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), "내가 쓰던 글")
        await asyncio.to_thread(engine.notebook.save_block, "다른 곳의 글", "영어로 답해 주세요.")
        await app.press("저장")
        await app.until(lambda: app.has(CONFLICT))
        assert field(app).value == "내가 쓰던 글"
        assert await block(engine) == "다른 곳의 글"

    play(story)


def test_the_second_press_overwrites(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), "내가 쓰던 글")
        await asyncio.to_thread(engine.notebook.save_block, "다른 곳의 글", "영어로 답해 주세요.")
        await app.press("저장")
        await app.until(lambda: app.has(CONFLICT))
        await app.press("덮어쓰기")
        await app.until(lambda: app.has("저장했어요."))
        assert await block(engine) == "내가 쓰던 글"
        assert not app.has(CONFLICT)

    play(story)


def test_loading_drops_the_draft(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), "내가 쓰던 글")
        await asyncio.to_thread(engine.notebook.save_block, "다른 곳의 글", "영어로 답해 주세요.")
        await app.press("저장")
        await app.until(lambda: app.has(CONFLICT))
        await app.press("불러오기")
        await app.until(lambda: field(app).value == "다른 곳의 글")
        assert not app.has(CONFLICT)

    play(story)


@pytest.mark.parametrize("empty", ["", "  \n ", "\u200b"])
def test_an_empty_text_is_not_saved_and_points_to_deleting(play, empty):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), empty)
        await app.press("저장")
        await app.until(lambda: app.has("모두 없애려면 ‘모두 지우기’를 눌러 주세요."))
        assert await block(engine) == "영어로 답해 주세요."

    play(story)


def test_a_text_over_the_limit_is_refused_whole_and_stays_in_the_field(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), "가" * 4_001)
        await app.press("저장")
        await app.until(lambda: app.has("4,001"))
        assert await block(engine) == "영어로 답해 주세요."
        assert len(field(app).value) == 4_001

    play(story)


def test_deleting_everything_asks_once_and_then_nothing_is_left(play):
    async def story(app, engine):
        await opened(app, engine, "하나\n둘")
        await app.press("모두 지우기")
        assert app.has("되돌릴 수 없어요.")
        await app.press("취소")
        assert await block(engine) == "하나\n둘"
        await app.press("모두 지우기")
        await app.fire(app.find(ft.FilledButton, "모두 지우기"), "click")
        await app.until(lambda: app.has("2줄을 지웠어요."))
        assert await block(engine) == ""
        assert field(app).value == ""

    play(story)


def test_a_draft_survives_a_look_at_another_screen(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.type(field(app), "")
        await app.turn_to("chat")
        await app.turn_to("memory")
        assert field(app).value == ""
        await app.type(field(app), "쓰던 글")
        await app.turn_to("chat")
        await app.turn_to("memory")
        assert field(app).value == "쓰던 글"

    play(story)


def test_without_a_draft_the_screen_shows_what_changed_meanwhile(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        await app.turn_to("chat")
        await asyncio.to_thread(engine.notebook.save_block, "다른 곳의 글", "영어로 답해 주세요.")
        await app.turn_to("memory")
        await app.until(lambda: field(app).value == "다른 곳의 글")

    play(story)


def test_L11_a_save_while_another_window_holds_the_store_keeps_the_draft_and_says_why(play, settings):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        engine.opened.database.one("PRAGMA busy_timeout = 50")
        other = open_store(settings.home, "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        await app.type(field(app), "내가 쓰던 글")
        with other.database.transaction():
            await app.press("저장")
            await app.until(lambda: app.has("다른 창이 기억 파일을 쓰고 있어서"))
        release(other)
        assert field(app).value == "내가 쓰던 글"
        assert await block(engine) == "영어로 답해 주세요."
        await app.press("저장")
        await app.until(lambda: engine.notebook.block().text == "내가 쓰던 글")

    play(story)


def test_L11_a_save_on_a_full_disk_keeps_the_draft_and_says_why(play):
    async def story(app, engine):
        await opened(app, engine, "영어로 답해 주세요.")
        database = engine.opened.database
        pages = database.one("PRAGMA page_count")[0]
        database.one(f"PRAGMA max_page_count = {pages}")
        draft = "\n".join(f"{n} " + "가" * 300 for n in range(12))
        await app.type(field(app), draft)
        await app.press("저장")
        await app.until(lambda: app.has("저장 공간이 가득 차서"))
        assert field(app).value == draft
        assert await block(engine) == "영어로 답해 주세요."
        database.one(f"PRAGMA max_page_count = {pages + 1_000}")
        await app.press("저장")
        await app.until(lambda: engine.notebook.block().text == draft)

    play(story)


def test_W5_a_save_says_which_secret_it_did_not_keep(play):
    async def story(app, engine):
        await opened(app, engine)
        await app.type(field(app), "카드 4111 1111 1111 1111로 결제")
        await app.press("저장")
        await app.until(lambda: app.has("카드 번호는 기억하지 않아요"))
        assert field(app).value == await block(engine) == "카드 ••••로 결제"

    play(story)
