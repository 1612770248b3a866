"""How does a card below an answer look? A question with two buttons, or a notice with what changed and a way back."""

from __future__ import annotations

from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import fold, panel, quiet, said
from client.kit.words import Words
from client.memory.logged import Card

# Cards that ask; the others only tell.
QUESTIONS: Final = frozenset({"promotion", "trait", "sensitive", "recheck", "forget", "proposal"})

OPEN_LINES: Final = 4  # changed lines that are shown at once; more are folded up


def card_panel(
    card: Card, words: Words, *, yes: Handler, no: Handler, undo: Handler | None, asking: bool
) -> ft.Control:
    """The card; `yes`, `no` and `undo` are guarded handlers. One that was passed by says where it can be answered."""
    if card.kind == "block":
        return _block(card, words, undo)
    rows: list[ft.Control] = [said(card.text, size=theme.SMALL)]
    if card.kind == "forget":
        rows += [said(f"“{line}”", size=theme.SMALL) for line in card.dropped]
    else:
        rows += _lines(card, words)
    if _asks(card) and asking:
        buttons: list[ft.Control] = [
            ft.FilledTonalButton(words.text(f"ask-{card.kind}-yes"), on_click=yes),
            ft.TextButton(words.text(f"ask-{card.kind}-no"), on_click=no),
        ]
        rows.append(ft.Row(buttons, spacing=theme.GAP, wrap=True))
    elif _asks(card):
        own = card.kind in {"forget", "proposal"}
        rows.append(quiet(words.text(f"passed-by-{card.kind}" if own else "passed-by")))
    return panel(rows)


def _asks(card: Card) -> bool:
    """A notice of what an answer did is of the question's kind, and asks nothing any more."""
    return card.kind in QUESTIONS and (card.fact is not None or (card.kind == "forget" and bool(card.dropped)))


def changes_block(card: Card) -> bool:
    """Did it change the block, or does it say why it was not changed?"""
    return card.kind == "block" and bool(card.added or card.dropped)


def _block(card: Card, words: Words, undo: Handler | None) -> ft.Control:
    head: list[ft.Control] = [
        ft.Icon(ft.Icons.EDIT_NOTE, size=20, color=ft.Colors.PRIMARY),
        said(card.text, size=theme.SMALL, bold=True, expand=True),
    ]
    if undo is not None and changes_block(card):
        head.append(ft.TextButton(words.text("card-block-undo"), on_click=undo))
    top, lines = ft.Row(head, vertical_alignment=ft.CrossAxisAlignment.CENTER), _lines(card, words)
    if len(lines) <= OPEN_LINES:
        return panel([top, *lines])
    return panel([top, fold(words.text("card-block-diff", count=len(lines)), lines)])


def _lines(card: Card, words: Words) -> list[ft.Control]:
    came = [_line("+", line, words.text("card-block-added", line=line), ft.Colors.PRIMARY) for line in card.added]
    went = [_line("−", line, words.text("card-block-dropped", line=line), ft.Colors.ERROR) for line in card.dropped]
    return [*went, *came]


def _line(sign: str, line: str, label: str, color: ft.ColorValue) -> ft.Control:
    shown = said(f"{sign} {line}", size=theme.SMALL, color=color)
    shown.semantics_label = label
    return shown
