"""How does what stands below an answer look? Notices with what changed and a way back; questions under one heading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import fold, heading, panel, quiet, said
from client.kit.words import Words
from client.memory.logged import Card

# Cards that ask; the others only tell.
QUESTIONS: Final = frozenset({"promotion", "trait", "sensitive", "recheck", "forget", "proposal"})
OWN: Final = frozenset({"forget", "proposal"})  # these are answered somewhere else than the others

OPEN_LINES: Final = 4  # changed lines that are shown at once; more are folded up
AT_ONCE: Final = 2  # questions; more are folded up


@dataclass(frozen=True, slots=True)
class Ask:
    """What a question's buttons do; guarded handlers of one card."""

    yes: Callable[[Card], Handler]
    no: Callable[[Card], Handler]
    later: Callable[[Card], Handler]


def below_answer(cards: Sequence[Card], words: Words, ask: Ask | None, undo: Handler | None) -> list[ft.Control]:
    """What the cards of a turn look like. Without `ask` its questions were passed by; `undo` takes the block back."""
    shown: list[ft.Control] = [_notice(card, words, undo) for card in cards if not asks(card)]
    open_ones = [card for card in cards if asks(card) and not card.later]
    if open_ones:
        asked = [_question(card, words, ask) for card in open_ones]
        rows: list[ft.Control] = [heading(words.text("cards-title")), *_apart(asked[:AT_ONCE])]
        if len(asked) > AT_ONCE:
            rows.append(fold(words.text("cards-more", count=len(asked) - AT_ONCE), _apart(asked[AT_ONCE:])))
        shown.append(panel(rows))
    shown += [_put_off(card, words, ask) for card in cards if asks(card) and card.later]
    return shown


def asks(card: Card) -> bool:
    """A notice of what an answer did is of the question's kind, and asks nothing any more."""
    return card.kind in QUESTIONS and (card.fact is not None or (card.kind == "forget" and bool(card.dropped)))


def changes_block(card: Card) -> bool:
    """Did it change the block, or does it say why it was not changed?"""
    return card.kind == "block" and bool(card.added or card.dropped)


def _apart(asked: Sequence[ft.Control]) -> list[ft.Control]:
    """A thin line between two questions."""
    rows: list[ft.Control] = []
    for one in asked:
        rows += [ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT), one] if rows else [one]
    return rows


def _question(card: Card, words: Words, ask: Ask | None) -> ft.Control:
    rows: list[ft.Control] = [said(card.text, size=theme.SMALL)]
    if card.kind == "forget":
        rows += [said(f"“{line}”", size=theme.SMALL) for line in card.dropped]
    else:
        rows += block_lines(card, words)
    if ask is None:
        rows.append(quiet(words.text(f"passed-by-{card.kind}" if card.kind in OWN else "passed-by")))
    else:
        buttons: list[ft.Control] = [
            ft.FilledTonalButton(words.text(f"ask-{card.kind}-yes"), on_click=ask.yes(card)),
            ft.TextButton(words.text(f"ask-{card.kind}-no"), on_click=ask.no(card)),
        ]
        if not card.later:
            buttons.append(ft.TextButton(words.text("card-later"), on_click=ask.later(card)))
        rows.append(ft.Row(buttons, spacing=theme.GAP, wrap=True))
    return ft.Column(rows, spacing=theme.GAP // 2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _put_off(card: Card, words: Words, ask: Ask | None) -> ft.Control:
    """One line that says where it can be answered, and opens to be answered here."""
    where = words.text(f"card-put-off-{card.kind}" if card.kind in OWN else "card-put-off")
    return fold(where, [_question(card, words, ask)])


def _notice(card: Card, words: Words, undo: Handler | None) -> ft.Control:
    if card.kind != "block":
        return panel([said(card.text, size=theme.SMALL), *block_lines(card, words)])
    return block_change(card.text, [card], words, undo if changes_block(card) else None)


def block_change(title: str, cards: Sequence[Card], words: Words, undo: Handler | None) -> ft.Control:
    """What was written into the block, with a way back where there is one."""
    head: list[ft.Control] = [
        ft.Icon(ft.Icons.EDIT_NOTE, size=20, color=ft.Colors.PRIMARY),
        said(title, size=theme.SMALL, bold=True, expand=True),
    ]
    if undo is not None:
        head.append(ft.TextButton(words.text("card-block-undo"), on_click=undo))
    top = ft.Row(head, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    lines = [line for card in cards for line in block_lines(card, words)]
    if len(lines) <= OPEN_LINES:
        return panel([top, *lines])
    return panel([top, fold(words.text("card-block-diff", count=len(lines)), lines)])


def block_lines(card: Card, words: Words) -> list[ft.Control]:
    """Lines that went, and lines that came."""
    came = [_line("+", line, words.text("card-block-added", line=line), ft.Colors.PRIMARY) for line in card.added]
    went = [_line("−", line, words.text("card-block-dropped", line=line), ft.Colors.ERROR) for line in card.dropped]
    return [*went, *came]


def _line(sign: str, line: str, label: str, color: ft.ColorValue) -> ft.Control:
    shown = said(f"{sign} {line}", size=theme.SMALL, color=color)
    shown.semantics_label = label
    return shown
