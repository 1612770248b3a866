"""Is a reader who scrolled up left in peace while an answer comes, and is all of it there when they are back?"""

import flet as ft

from tests.client.ui.chat_steps import HeldModel, ask, log_turns
from tests.client.ui.conftest import with_model


def reading(app):
    return next(each for each in app.all(ft.ListView) if each.reverse)


async def scroll(app, up):
    await app.scroll(reading(app), up, end=5_000.0)


def long_ago(engine):
    log_turns(engine, 12)
    return engine


def test_what_comes_is_drawn_when_the_reader_is_at_the_end_again(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "새 질문")
        await app.until(lambda: app.has("절반만"))
        await scroll(app, 300.0)
        held.go.set()
        await app.until(lambda: not app.has("멈추기"))
        assert app.has("절반만")
        assert not app.has("절반만 남았어요.")
        await scroll(app, 0.0)
        assert app.has("절반만 남았어요.")
        assert not app.has("맨 아래로")

    play(story, change=lambda engine: with_model(long_ago(engine), held))


def test_whoever_asks_is_led_to_the_answer(play):
    async def story(app, engine):
        await scroll(app, 300.0)
        assert app.has("맨 아래로")
        await ask(app, "새 질문")
        await app.until(lambda: "scroll_to" in [name for name, _ in app.connection.calls])
        await scroll(app, 0.0)
        await app.until(lambda: app.has("다 됐어요"))

    play(story, "다 됐어요", change=long_ago)
