"""Can what is drawn be read, by day and by night? Contrast as the Web Content Accessibility Guidelines 2.2 compute it."""

import re
from itertools import product
from pathlib import Path

import flet as ft
import pytest

from client.kit import palette
from client.kit.palette import DARK, GROUNDS, INKS, LIGHT, TONES, value

TEXT = 4.5  # 1.4.3, level AA
SIGN = 3.0  # 1.4.11: the borders of fields
SCHEMES = [pytest.param(LIGHT, id="day"), pytest.param(DARK, id="night")]


def luminance(color):
    channels = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_gives_the_values_that_the_guidelines_give():
    assert contrast("#000000", "#ffffff") == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("tone", TONES, ids=lambda tone: tone.ground.name)
def test_what_is_written_in_a_box_can_be_read(scheme, tone):
    assert contrast(value(scheme, tone.ink), value(scheme, tone.ground)) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("ink", "ground"), list(product(INKS, GROUNDS)), ids=lambda role: role.name)
def test_text_links_and_errors_can_be_read_wherever_they_stand(scheme, ink, ground):
    assert contrast(value(scheme, ink), value(scheme, ground)) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("role", ["PRIMARY", "SECONDARY", "TERTIARY", "ERROR", "INVERSE_SURFACE"])
def test_words_on_a_filled_button_and_in_a_snack_bar_can_be_read(scheme, role):
    assert contrast(value(scheme, ft.Colors[f"ON_{role}"]), value(scheme, ft.Colors[role])) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_action_of_a_snack_bar_can_be_read(scheme):
    assert contrast(value(scheme, ft.Colors.INVERSE_PRIMARY), value(scheme, ft.Colors.INVERSE_SURFACE)) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ground", GROUNDS, ids=lambda role: role.name)
def test_the_border_of_a_field_is_seen(scheme, ground):
    assert contrast(value(scheme, ft.Colors.OUTLINE), value(scheme, ground)) >= SIGN


def test_a_window_that_is_still_empty_has_the_colour_that_the_screen_will_have():
    page = Path("client/app/assets/index.html").read_text("utf-8")
    assert re.findall(r"#loading \{[^}]*background: (#\w+)", page) == [LIGHT.surface, DARK.surface]
    assert page.count(palette.SEED) + page.count(palette.SEED.replace("#", "%23")) == 2
