"""What the tests of the chat press and read, a model that is held up, and turns that stand in the log already."""

import asyncio
import dataclasses

import flet as ft

from client.memory.logged import LoggedTurn
from client.models.port import Finished, TextDelta
from client.store import logs
from tests.support.fakes import ScriptedModel


def composer(app):
    return next(field for field in app.all(ft.TextField) if field.hint_text == "메시지를 입력하세요")


async def ask(app, text):
    await app.type(composer(app), text)
    await app.press("보내기")


async def asked(app, text, answer):
    await ask(app, text)
    await app.until(lambda: app.has(answer) and not app.has("멈추기"))


class HeldModel(ScriptedModel):
    """Says half a sentence, and the rest when it is let go."""

    def __init__(self):
        super().__init__()
        self.go = asyncio.Event()

    async def stream(self, request):
        yield TextDelta("절반만 ")
        await self.go.wait()
        yield TextDelta("남았어요.")
        yield Finished("stop")


def log_turns(engine, count, *, conversation="c1", **last):
    """Turns that stand in the log already; `last` changes the newest one."""
    database, now = engine.opened.database, engine.settings.clock()
    logs.begin_conversation(database, conversation, now)
    for number in range(count):
        turn = LoggedTurn(f"{conversation}-{number}", conversation, f"질문 {number}", now, "Asia/Seoul", "waiting")
        logs.write_question(database, turn, "지난 이야기")
        done = {"state": "done", "answer": f"답 {number}", "completed_at": now, "model": "m", "model_kind": "builtin"}
        logs.complete(database, dataclasses.replace(turn, **(done | (last if number == count - 1 else {}))))


def row(app, title):
    """The button of a conversation, or of a page, in its list."""
    return next(
        button
        for button in app.all(ft.TextButton)
        if isinstance(button.content, ft.Column) and button.content.controls[0].semantics_label == title
    )
