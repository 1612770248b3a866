"""How is Markdown drawn, an answer's or a page's? In the sizes of the app; nothing in it is fetched or followed."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from client.kit import palette, theme
from client.kit.guard import Guard, Result
from client.kit.markdown import harmless, spoken
from client.kit.wrap import keep_words


def drawn(text: str, *, follow: Callable[[str], Result] | None = None, guard: Guard | None = None) -> ft.Semantics:
    """A text that is laid out once. What its links lead to is offered beside it too: a screen reader gets one text."""
    # The drawn words hold joiners and marks; a screen reader gets them without.
    shown = markdown(text, follow=follow, guard=guard)
    return ft.Semantics(label=spoken(text), exclude_semantics=True, container=True, content=shown)


def markdown(text: str, *, follow: Callable[[str], Result] | None = None, guard: Guard | None = None) -> ft.Markdown:
    """Markdown in the sizes of the app. Its links lead nowhere, unless `follow` takes their targets."""
    return ft.Markdown(
        keep_words(harmless(text)),
        extension_set=ft.MarkdownExtensionSet.GITHUB_WEB,
        soft_line_break=True,
        # All else is drawn in the styles of the page's theme, so that it follows the chosen size of text.
        md_style_sheet=ft.MarkdownStyleSheet(
            a_text_style=ft.TextStyle(color=ft.Colors.PRIMARY),
            blockquote_decoration=_box(),  # Flet's own is a light blue, by night too
            codeblock_decoration=_box(),
            h2_padding=ft.Padding(top=theme.GAP),
            h3_padding=ft.Padding(top=theme.GAP),
        ),
        on_tap_link=guard.event(lambda tapped: follow(str(tapped.data))) if guard and follow else None,
    )


def _box() -> ft.BoxDecoration:
    return ft.BoxDecoration(bgcolor=palette.FIELD.ground, border_radius=ft.BorderRadius.all(theme.GAP))
