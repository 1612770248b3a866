"""Does a download that broke off or was stopped go on?"""

import flet as ft

from tests.client.ui.backup.making_steps import held_up
from tests.client.ui.backup.restoring_steps import PIN, open_with, to_digits, tone


def test_a_download_that_breaks_off_goes_on_without_typing_again_and_costs_no_try(phone, far, old):
    old.backs_up(PIN)
    far.breaks("get_chunk", times=3)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("백업을 아직 다 받지 못했어요"))
        assert app.has("서버에 연결하지 못했어요.")
        await app.press("이어서 받기")
        await app.until(lambda: app.has("이 백업을 가져올까요?"))
        assert far.kept[0].used == 0

    phone(story)


def test_a_download_can_be_stopped_and_gone_on_with(phone, far, old, monkeypatch):
    old.backs_up(PIN)
    come, go = held_up(far, "get_chunk", monkeypatch)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(come.is_set)
        await app.until(lambda: app.has("백업을 받고 있어요"))
        await app.press("멈추기")
        go.set()
        await app.until(lambda: app.has("멈췄어요."))
        assert tone(app, "멈췄어요.") == ft.Colors.ON_SURFACE  # the customer wanted it
        await app.press("이어서 받기")
        await app.until(lambda: app.has("이 백업을 가져올까요?"))
        assert len(far.end.of("get_chunk")) == len(far.kept[0].chunks)  # what had come was not fetched again
        assert far.kept[0].used == 0

    phone(story)


def test_after_leaving_the_screen_the_digits_have_to_be_typed_again(phone, far, old):
    old.backs_up(PIN)
    far.breaks("get_chunk", times=3)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("백업을 아직 다 받지 못했어요"))
        await app.turn_to("chat")
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("이 백업을 가져올까요?"))

    phone(story)
