"""What stands below a question and its answer? Small buttons for what can be done there, who answered and when."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from client.kit.guard import Result
from client.kit.parts import icon_button, quiet
from client.kit.when import said_time
from client.kit.words import Words
from client.memory.logged import LoggedTurn
from client.ui.chat.actions import Actions
from client.ui.shell import Shell

SIZE = 16  # logical pixels of an icon


def answer_foot(turn: LoggedTurn, shell: Shell, actions: Actions, *, newest: bool, now: bool = True) -> ft.Row:
    """Copy, again, why, model and time. An earlier version (not of `now`) can only be read."""
    words, guard = shell.words, shell.guard
    foot: list[ft.Control] = []
    if turn.answer:
        answer = turn.answer
        copy = guard(lambda: actions.copy(answer))
        foot.append(icon_button(ft.Icons.CONTENT_COPY, words.text("chat-copy"), copy, size=SIZE))
    if now and newest and turn.state == "done":
        anew = guard(lambda: actions.again(turn))
        foot.append(icon_button(ft.Icons.REFRESH, words.text("turn-again"), anew, size=SIZE))
    if now and turn.state in {"failed", "cancelled"}:
        again = guard(lambda: actions.retry(turn))
        foot.append(ft.TextButton(words.text("chat-retry"), icon=ft.Icons.REFRESH, on_click=again))
    unsaved = (turn.error or "").startswith("turn-unsaved-")  # its answer is there
    if now and not unsaved and turn.state == "failed" and turn.model_kind != "builtin":
        builtin = guard(lambda: actions.retry_builtin(turn))
        foot.append(ft.TextButton(words.text("chat-retry-builtin"), on_click=builtin))
    record = guard(lambda: actions.open_record(turn))
    foot.append(icon_button(ft.Icons.INFO_OUTLINE, words.text("record-open"), record, size=SIZE))
    note = " · ".join(part for part in (model_name(turn, words), _time(turn, words)) if part)
    foot.append(quiet(note))
    return ft.Row(foot, spacing=2, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def question_foot(turn: LoggedTurn, shell: Shell, actions: Actions, *, newest: bool) -> ft.Row:
    """Copy, and of the newest question: put it in other words."""
    words, guard = shell.words, shell.guard
    copy = guard(lambda: actions.copy(turn.question))
    foot: list[ft.Control] = [icon_button(ft.Icons.CONTENT_COPY, words.text("turn-copy-question"), copy, size=SIZE)]
    if newest:
        edit = guard(lambda: actions.edit(turn))
        foot.append(icon_button(ft.Icons.EDIT_OUTLINED, words.text("turn-edit"), edit, size=SIZE))
    return ft.Row(foot, spacing=0, wrap=True, alignment=ft.MainAxisAlignment.END)


def versions(at: int, of: int, shell: Shell, turn_to: Callable[[int], Result]) -> ft.Row:
    """‹ 1 / 2 ›: which of the question's answers is shown."""
    words, guard = shell.words, shell.guard
    older = icon_button(ft.Icons.CHEVRON_LEFT, words.text("turn-older"), guard(lambda: turn_to(at - 1)), size=SIZE)
    newer = icon_button(ft.Icons.CHEVRON_RIGHT, words.text("turn-newer"), guard(lambda: turn_to(at + 1)), size=SIZE)
    older.disabled, newer.disabled = at == 0, at == of - 1
    shown: list[ft.Control] = [older, quiet(words.text("turn-version", at=at + 1, of=of)), newer]
    return ft.Row(shown, spacing=0, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def why_failed(turn: LoggedTurn, words: Words) -> str:
    """The reason, where it can be said without values: the log keeps none."""
    return (words.whole(turn.error, **turn.error_values) if turn.error else None) or words.text("chat-failed")


def model_name(turn: LoggedTurn, words: Words) -> str:
    """Who answered."""
    if turn.model_kind == "builtin":
        return words.text("chat-model-builtin")
    return turn.model or ""


def _time(turn: LoggedTurn, words: Words) -> str:
    return said_time(words, turn.completed_at or turn.asked_at, turn.zone)
