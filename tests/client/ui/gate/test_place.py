"""Where the memory lies is said by the side of what happened: small, below it, to be selected and taken along."""

import flet as ft

from client.kit import theme
from client.kit.words import Words
from tests.client.ui.gate.spoilt import missing_key

KO = Words("ko")


def shown_with(app, part):
    return [area.content for area in app.all(ft.SelectionArea) if part in area.content.value]


def test_the_folder_of_the_memory_stands_below_what_is_said_and_can_be_selected(live, settings, folder):
    missing_key(folder, settings.home)

    async def story(house):
        app = await house.window()
        (place,) = shown_with(app, str(settings.home))
        assert place.theme_style == theme.TINY
        assert not place.selectable, "a screen reader would not meet it"
        assert app.all(ft.Text)[-1] is place

    live(story)


def test_where_an_earlier_memory_was_kept_is_in_no_sentence(live, settings, folder):
    missing_key(folder, settings.home)

    async def story(house):
        app = await house.window()
        await app.press(KO.text("gate-anew"))
        await app.press(KO.text("gate-anew-yes"))
        await app.until(lambda: app.has(KO.text("gate-aside-title")))
        (place,) = shown_with(app, folder.name)
        assert place.theme_style == theme.TINY
        assert not place.selectable, "a screen reader would not meet it"

    live(story)
