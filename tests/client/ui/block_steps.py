"""The block on the screen of a window, and in its store."""

import asyncio

import flet as ft


def field(app):
    return next(field for field in app.all(ft.TextField) if field.label == "항상 기억할 내용")


async def opened(app, engine, text=""):
    """The memory screen, with a block that is there already."""
    if text:
        await asyncio.to_thread(engine.notebook.save_block, text, "")
    await turn_to(app, 1)
    await app.until(lambda: app.has("항상 전달되는 기억") and field(app).value == text)


async def turn_to(app, screen):
    await app.choose(app.find(ft.NavigationBar), selected_index=screen)


async def block(engine):
    return (await asyncio.to_thread(engine.notebook.block)).text
