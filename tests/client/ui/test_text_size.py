"""Does all text follow the chosen size? A size is a name; the pixels behind it are in the page's theme alone."""

import ast
import dataclasses
from pathlib import Path

import flet as ft
import pytest

from client.kit import theme
from tests.client.ui import headless

SCREENS = [*Path("client/ui").rglob("*.py"), *Path("client/desk/ui").rglob("*.py"), *Path("client/kit").glob("*.py")]
IN_PIXELS = {("Text", "size"), ("TextField", "text_size"), ("TextStyle", "size")}
BUTTONS = (ft.Button, ft.FilledButton, ft.FilledTonalButton, ft.OutlinedButton, ft.TextButton)


def sizes(text_theme):
    styles = {each.name: getattr(text_theme, each.name) for each in dataclasses.fields(ft.TextTheme)}
    return {name: style.size for name, style in styles.items() if style}


def test_another_choice_of_size_is_drawn_everywhere_with_the_next_look(play):
    async def story(app, engine):
        assert sizes(app.page.theme.text_theme) == sizes(theme.text_theme(1))
        engine.preferences.set("text_size", "200")
        await app.turn_to("settings")
        await app.until(lambda: app.has("화면 모드"))
        await app.pick("화면 모드", "dark")
        await app.until(lambda: app.page.theme_mode == ft.ThemeMode.DARK)
        for drawn in (app.page.theme, app.page.dark_theme):
            assert sizes(drawn.text_theme) == sizes(theme.text_theme(2))

    play(story)


def test_small_text_doubles_and_a_title_grows_by_as_many_pixels_as_what_is_read():
    one, two = sizes(theme.text_theme(1)), sizes(theme.text_theme(2))
    assert (one["body_medium"], one["title_small"], one["body_small"], one["headline_medium"]) == (15, 13, 12, 24)
    assert (two["body_medium"], two["title_small"], two["body_small"], two["headline_medium"]) == (30, 26, 24, 39)


@pytest.mark.parametrize("size", [theme.DIGITS, theme.DISPLAY, theme.TITLE, theme.BODY, theme.SMALL, theme.TINY])
def test_each_name_of_a_size_has_a_style_with_a_colour(size):
    name = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in size.value)
    assert getattr(theme.text_theme(1), name).color


@pytest.mark.parametrize("path", sorted(SCREENS), ids=str)
def test_nothing_is_drawn_in_pixels_that_no_choice_can_change(path):
    if path == Path("client/kit/theme.py"):
        return
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    given = {(getattr(call.func, "attr", ""), word.arg) for call in calls for word in call.keywords}
    assert given & IN_PIXELS == set()


def test_words_on_a_button_have_its_colour_or_one_of_their_own(play):
    async def story(app, engine):
        for screen in headless.SCREENS:
            await app.turn_to(screen)
            words = [text for button in app.all(BUTTONS) for text in app.walk(button) if isinstance(text, ft.Text)]
            assert [text.value for text in words if text.theme_style is not None and text.color is None] == []

    play(story)
