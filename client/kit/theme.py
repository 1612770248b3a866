"""How does the app look? Colours, sizes and distances, in one place for all screens."""

from __future__ import annotations

from typing import Final, Literal

import flet as ft

from client.kit.palette import DARK, LIGHT, SEED
from client.kit.words import Language

ThemeName = Literal["system", "light", "dark"]

# Sizes of text, by name. The pixels behind a name are in the page's theme, so that another choice of size redraws all
# text with one update: Flet scales no text by itself, but lets a text name one of Material's styles. A style has its
# own colour, so a text in a button names none, or says its colour.
DIGITS: Final = ft.TextThemeStyle.HEADLINE_LARGE
DISPLAY: Final = ft.TextThemeStyle.HEADLINE_MEDIUM
TITLE: Final = ft.TextThemeStyle.HEADLINE_SMALL
BODY: Final = ft.TextThemeStyle.BODY_MEDIUM
SMALL: Final = ft.TextThemeStyle.TITLE_SMALL
TINY: Final = ft.TextThemeStyle.BODY_SMALL

_READING: Final = 15  # logical pixels: larger text grows by as many pixels as this does, so that a title still fits

# Distances, each about half as much again as the one before.
TIGHT: Final = 4  # between lines that belong together
GAP: Final = 8  # between things of a part
EDGE: Final = 12  # inside a box, above and below
PAD: Final = 16  # at the sides of a screen and of a box
AIR: Final = 24  # between parts
CORNER: Final = 12  # the round of what is pressed or written in
ROUND: Final = 16  # the round of a box

PICTURE: Final = 40  # the picture above a whole screen

READING_WIDTH: Final = 760  # longer lines are hard to read
WIDE: Final = 840  # from here on the navigation stands at the side

_MEDIUM: Final = ft.FontWeight.W_500
_BOLD: Final = ft.FontWeight.W_600
_INK: Final = ft.Colors.ON_SURFACE

_COUNTRIES: Final[dict[Language, str]] = {"ko": "KR", "en": "US", "ja": "JP"}
_MODES: Final[dict[ThemeName, ft.ThemeMode]] = {
    "system": ft.ThemeMode.SYSTEM,
    "light": ft.ThemeMode.LIGHT,
    "dark": ft.ThemeMode.DARK,
}


def apply(page: ft.Page, *, theme: ThemeName, language: Language, text_size: str = "100") -> None:
    """Dress the page; takes effect with its next update. `text_size` is in per cent."""
    page.theme = _theme(LIGHT, text_size)
    page.dark_theme = _theme(DARK, text_size)
    page.theme_mode = _MODES[theme]
    page.padding = 0
    page.spacing = 0
    locales = [ft.Locale(name, country) for name, country in _COUNTRIES.items()]
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=locales, current_locale=ft.Locale(language, _COUNTRIES[language])
    )


def grown(page: ft.Page) -> float:
    """By how many pixels is a line of what is read higher than at the smallest size of text?"""
    styles = page.theme.text_theme if page.theme else None
    drawn = styles.body_large.size if styles and styles.body_large else None
    return ((drawn or _READING) - _READING) * 1.5


def across(page: ft.Page) -> ft.Axis:
    """Do three choices fit beside each other, or do they stand below each other?"""
    return ft.Axis.HORIZONTAL if grown(page) < _READING or wide(page) else ft.Axis.VERTICAL


def wide(page: ft.Page) -> bool:
    """Is there room for the navigation at the side?"""
    return (page.width or 0) >= WIDE


def _theme(scheme: ft.ColorScheme, text_size: str) -> ft.Theme:
    return ft.Theme(
        color_scheme_seed=SEED,  # what the scheme below does not name
        color_scheme=scheme,
        visual_density=ft.VisualDensity.STANDARD,
        text_theme=text_theme(int(text_size) / 100),
        # Material leaves no room above and below the words: two lines, or large ones, would touch the edge.
        filled_button_theme=ft.FilledButtonTheme(style=_room(AIR)),
        outlined_button_theme=ft.OutlinedButtonTheme(style=_room(AIR)),
        text_button_theme=ft.TextButtonTheme(style=_room(EDGE)),
    )


def _room(sides: int) -> ft.ButtonStyle:
    return ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=sides, vertical=GAP))


def text_theme(scale: float) -> ft.TextTheme:
    """Every style that is drawn somewhere, `scale` times as large, with the heights and spacings of Material 3."""

    def style(
        size: float,
        height: float,
        spacing: float,
        weight: ft.FontWeight = ft.FontWeight.W_400,
        most: float = 2,
    ) -> ft.TextStyle:
        larger = size + (min(scale, most) - 1) * min(size, _READING)
        return ft.TextStyle(size=larger, height=height, letter_spacing=spacing, weight=weight, color=_INK)

    return ft.TextTheme(
        headline_large=style(34, 1.43, 0.25),
        headline_medium=style(24, 1.43, 0.25),
        headline_small=style(18, 1.43, 0.25, _BOLD),  # also the largest heading of a Markdown text
        title_large=style(_READING, 1.43, 0.25, _BOLD),  # its second
        title_medium=style(_READING, 1.43, 0.25, _BOLD),  # its third
        title_small=style(13, 1.43, 0.25),
        body_large=style(_READING, 1.5, 0.5),  # fields, and the smaller headings of a Markdown text
        body_medium=style(_READING, 1.43, 0.25),  # Markdown, snack bars, and every text that names no size
        body_small=style(12, 1.43, 0.25),  # also what stands below a field
        label_large=style(14, 1.43, 0.1, _MEDIUM),  # buttons and menus
        label_medium=style(12, 1.33, 0.5, _MEDIUM, most=1.3),  # the navigation, which Material too keeps below this
        label_small=style(11, 1.45, 0.5, _MEDIUM),  # badges
    )
