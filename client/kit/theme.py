"""How does the app look? Colours, sizes and distances, in one place for all screens."""

from __future__ import annotations

from typing import Final, Literal

import flet as ft

from client.kit.words import Language

ThemeName = Literal["system", "light", "dark"]

SEED: Final = "#2f6f6a"  # a quiet green: the one colour that everything is derived from

# Sizes of text in logical pixels.
BODY: Final = 15
SMALL: Final = 13
TINY: Final = 12
TITLE: Final = 18

# Distances.
GAP: Final = 8
PAD: Final = 16
ROUND: Final = 16

READING_WIDTH: Final = 760  # longer lines are hard to read
WIDE: Final = 840  # from here on the navigation stands at the side

_COUNTRIES: Final[dict[Language, str]] = {"ko": "KR", "en": "US", "ja": "JP"}
_MODES: Final[dict[ThemeName, ft.ThemeMode]] = {
    "system": ft.ThemeMode.SYSTEM,
    "light": ft.ThemeMode.LIGHT,
    "dark": ft.ThemeMode.DARK,
}


def apply(page: ft.Page, *, theme: ThemeName, language: Language) -> None:
    """Dress the page; takes effect with its next update."""
    page.theme = ft.Theme(color_scheme_seed=SEED, visual_density=ft.VisualDensity.STANDARD)
    page.dark_theme = ft.Theme(color_scheme_seed=SEED, visual_density=ft.VisualDensity.STANDARD)
    page.theme_mode = _MODES[theme]
    page.padding = 0
    page.spacing = 0
    locales = [ft.Locale(name, country) for name, country in _COUNTRIES.items()]
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=locales, current_locale=ft.Locale(language, _COUNTRIES[language])
    )


def wide(page: ft.Page) -> bool:
    """Is there room for the navigation at the side?"""
    return (page.width or 0) >= WIDE
