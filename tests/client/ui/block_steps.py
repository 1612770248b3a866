"""The block on the screen of a window, and in its store."""

import asyncio

import flet as ft


def field(app):
    return app.find(ft.TextField, "항상 기억할 내용")


async def opened(app, engine, text=""):
    """The memory screen, with a block that is there already."""
    if text:
        await asyncio.to_thread(engine.notebook.save_block, text, "")
    await app.turn_to("memory")
    await app.until(lambda: app.has("항상 전달되는 기억") and field(app).value == text)


async def block(engine):
    return (await asyncio.to_thread(engine.notebook.block)).text
