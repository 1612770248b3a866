"""Does the mirror notice what a browser would show otherwise: a control that is there twice, and a place that is not?"""

import asyncio

import flet as ft
import pytest
from flet.messaging.protocol import Message, MessageAction, PatchControlBody

from tests.client.ui.headless import Headless


def opened(story):
    async def main(page):
        page.add(ft.Column([ft.Text("하나")], key="rows"))

    async def run():
        app = await Headless.start(main, first=True)
        [rows] = app.all(ft.Column)
        await story(app, rows)

    asyncio.run(run())


def patched(app, control, *operations):
    body = PatchControlBody(control._i, [[0, {"controls": [1]}], *operations])
    app.connection.send_message(Message(MessageAction.PATCH_CONTROL, body))


def test_what_is_sent_once_is_there_once():
    async def story(app, rows):
        rows.controls.append(ft.Text("둘"))
        rows.update()
        app.followed()

    opened(story)


def test_a_row_that_is_sent_twice_is_noticed():
    async def story(app, rows):
        rows.controls.append(ft.Text("둘"))
        rows.update()
        patched(app, rows, [1, 1, 2, rows.controls[1]])
        with pytest.raises(AssertionError):
            app.followed()

    opened(story)


def test_a_place_that_is_not_there_is_noticed():
    async def story(app, rows):
        patched(app, rows, [2, 1, 7])
        [said] = app.connection.crashes
        assert "can not follow" in said

    opened(story)
