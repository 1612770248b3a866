"""Which colours is everything drawn in, by day and by night, and which of them stand on which?

All come from one seed by Material's tonal-spot scheme: a hue, and for each role the tone at which its text can be read.
The values were computed once (material-color-utilities, specification of 2021, contrast 0.0; Flutter computes the same)
and are written down, so that what a test measures is what is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import flet as ft

SEED: Final = "#2f6f6a"  # a quiet green: the one colour that everything is derived from

LIGHT: Final = ft.ColorScheme(
    primary="#006a64",
    on_primary="#ffffff",
    primary_container="#9df2ea",
    on_primary_container="#00504b",
    secondary="#4a6360",
    on_secondary="#ffffff",
    secondary_container="#cce8e4",
    on_secondary_container="#324b49",
    tertiary="#48617b",
    on_tertiary="#ffffff",
    tertiary_container="#cfe5ff",
    on_tertiary_container="#304962",
    error="#ba1a1a",
    on_error="#ffffff",
    error_container="#ffdad6",
    on_error_container="#93000a",
    surface="#f4fbf9",
    on_surface="#161d1c",
    on_surface_variant="#3f4947",
    outline="#6f7977",
    outline_variant="#bec9c7",
    shadow="#000000",
    scrim="#000000",
    inverse_surface="#2b3231",
    on_inverse_surface="#ecf2f0",
    inverse_primary="#81d5cd",
    surface_tint="#006a64",
    surface_bright="#f4fbf9",
    surface_dim="#d5dbda",
    surface_container_lowest="#ffffff",
    surface_container_low="#eff5f3",
    surface_container="#e9efed",
    surface_container_high="#e3e9e8",
    surface_container_highest="#dde4e2",
)

DARK: Final = ft.ColorScheme(
    primary="#81d5cd",
    on_primary="#003734",
    primary_container="#00504b",
    on_primary_container="#9df2ea",
    secondary="#b0ccc8",
    on_secondary="#1c3532",
    secondary_container="#324b49",
    on_secondary_container="#cce8e4",
    tertiary="#afc9e7",
    on_tertiary="#18324a",
    tertiary_container="#304962",
    on_tertiary_container="#cfe5ff",
    error="#ffb4ab",
    on_error="#690005",
    error_container="#93000a",
    on_error_container="#ffdad6",
    surface="#0e1514",
    on_surface="#dde4e2",
    on_surface_variant="#bec9c7",
    outline="#899391",
    outline_variant="#3f4947",
    shadow="#000000",
    scrim="#000000",
    inverse_surface="#dde4e2",
    on_inverse_surface="#2b3231",
    inverse_primary="#006a64",
    surface_tint="#81d5cd",
    surface_bright="#343a39",
    surface_dim="#0e1514",
    surface_container_lowest="#090f0f",
    surface_container_low="#161d1c",
    surface_container="#1a2120",
    surface_container_high="#252b2a",
    surface_container_highest="#2f3635",
)


@dataclass(frozen=True, slots=True)
class Tone:
    """What a box is for, as two roles: what is written in it, and what it is filled with."""

    ink: ft.Colors
    ground: ft.Colors


CALM: Final = Tone(ft.Colors.ON_SURFACE, ft.Colors.SURFACE_CONTAINER_LOW)  # a box among others
FIELD: Final = Tone(ft.Colors.ON_SURFACE, ft.Colors.SURFACE_CONTAINER_HIGH)  # what is pressed or written in
OWN: Final = Tone(ft.Colors.ON_SECONDARY_CONTAINER, ft.Colors.SECONDARY_CONTAINER)  # the customer's, or chosen
GOOD: Final = Tone(ft.Colors.ON_PRIMARY_CONTAINER, ft.Colors.PRIMARY_CONTAINER)  # it is done
NEWS: Final = Tone(ft.Colors.ON_TERTIARY_CONTAINER, ft.Colors.TERTIARY_CONTAINER)  # to be known, nothing is wrong
BAD: Final = Tone(ft.Colors.ON_ERROR_CONTAINER, ft.Colors.ERROR_CONTAINER)  # it failed, or can not be undone
TONES: Final = (CALM, FIELD, OWN, GOOD, NEWS, BAD)

# What carries meaning by its colour alone or with a word: links and buttons, quiet text, errors.
INKS: Final = (ft.Colors.ON_SURFACE, ft.Colors.ON_SURFACE_VARIANT, ft.Colors.PRIMARY, ft.Colors.ERROR)
# What they stand on: the page, a box, the navigation, a question and the field.
GROUNDS: Final = (
    ft.Colors.SURFACE,
    ft.Colors.SURFACE_CONTAINER_LOW,
    ft.Colors.SURFACE_CONTAINER,
    ft.Colors.SURFACE_CONTAINER_HIGH,
)


def value(scheme: ft.ColorScheme, role: ft.Colors) -> str:
    """The colour of a role, as #rrggbb."""
    return str(getattr(scheme, role.name.lower()))
