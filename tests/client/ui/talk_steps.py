"""Conversations of earlier days, and the ways to find them and to see what was found."""

from datetime import timedelta

import flet as ft

from client.memory.logged import LoggedTurn
from client.store import logs


def talked(engine, *said, conversation="c1", days=0, answer="네."):
    """A conversation whose questions were asked some days ago, and can be found."""
    database = engine.opened.database
    at = engine.settings.clock() - timedelta(days=days)
    with database.transaction():
        logs.begin_conversation(database, conversation, at)
        for number, text in enumerate(said):
            turn = logged(f"{conversation}-{number}", conversation, text, at)
            logs.write_question(database, turn, said[0])
            logs.complete(database, logged(turn.id, conversation, text, at, answer))
            if text.startswith("질문"):  # only what is looked for is worth the time to index it
                logs.mark_indexed(database, turn.id, at)
    return engine


def logged(turn, conversation, text, at, answer=None):
    done = {"state": "done", "answer": answer, "completed_at": at, "model": "m", "model_kind": "builtin"}
    return LoggedTurn(turn, conversation, text, at, "Asia/Seoul", **(done if answer else {"state": "waiting"}))


def long_talk(engine):
    said = [f"질문 {n}" for n in range(90)]
    said[30] = "코끼리-7731 주문은 언제 오나요"
    return talked(engine, *said, days=40)


def marked(app):
    """The turns that stand on the tint of what was found."""
    return [each for each in app.all(ft.Container) if each.key is not None and each.bgcolor is not None]


def reading(app):
    return next(each for each in app.all(ft.Column) if each.on_scroll is not None)


async def scroll(app, pixels):
    await app.scroll(reading(app), pixels, end=5_000.0)
