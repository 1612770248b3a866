"""How is Markdown drawn, an answer's or a page's? In the sizes of the app; nothing in it is fetched or followed."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from client.kit import theme
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
    heading = ft.FontWeight.W_600
    return ft.Markdown(
        keep_words(harmless(text)),
        extension_set=ft.MarkdownExtensionSet.GITHUB_WEB,
        soft_line_break=True,
        md_style_sheet=ft.MarkdownStyleSheet(
            a_text_style=ft.TextStyle(color=ft.Colors.PRIMARY),
            p_text_style=ft.TextStyle(size=theme.BODY),
            h1_text_style=ft.TextStyle(size=theme.TITLE, weight=heading),
            h2_text_style=ft.TextStyle(size=theme.BODY, weight=heading),
            h3_text_style=ft.TextStyle(size=theme.BODY, weight=heading),
            h2_padding=ft.Padding(top=theme.GAP),
            h3_padding=ft.Padding(top=theme.GAP),
        ),
        on_tap_link=guard.event(lambda tapped: follow(str(tapped.data))) if guard and follow else None,
    )
