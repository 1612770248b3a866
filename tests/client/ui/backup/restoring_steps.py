"""From the settings of a new phone through the digits to a restored backup."""

import flet as ft

from tests.client.ui.backup.conftest import backups, write

PIN = "904817"


async def to_digits(app):
    """From the settings to the six digits."""
    await backups(app)
    await app.press("백업에서 가져오기")
    await app.until(lambda: app.has("이 백업 가져오기"))
    await app.press("이 백업 가져오기: 옛 휴대폰")
    await app.until(lambda: app.has("백업할 때 적어 두신 숫자"))


async def open_with(app, digits=PIN):
    await write(app, "숫자 여섯 자리", digits)
    await app.press("백업 열기")


def tone(app, sentence):
    """The colour of a sentence."""
    return next(text.color for text in app.all(ft.Text) if sentence in (text.semantics_label or ""))


async def to_preview(app):
    await to_digits(app)
    await open_with(app)
    await app.until(lambda: app.has("이 백업을 가져올까요?"))


async def take(app):
    await to_preview(app)
    await app.press("가져오기")
    await app.until(lambda: app.has("기억을 가져왔어요."))
