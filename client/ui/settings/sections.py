"""Which parts do the settings have, and what stands in each? Rows in a fixed order; what they do is handed in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from client import VERSION
from client.kit.guard import Handler
from client.kit.parts import QUIET
from client.kit.words import Words
from client.ui.settings.rows import part, row, switch, told
from client.ui.settings.state import Shown
from client.ui.settings.wiping import wipe_button
from client.ui.settings.zone import named
from client.ui.shell import Shell

NAMES: Final = {"ko": "한국어", "en": "English", "ja": "日本語"}  # each language calls itself by its own name
LOOKS: Final = ("system", "light", "dark")
SIZES: Final = ("100", "125", "150", "200")  # per cent


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the rows lead, already guarded, and how a switch is turned."""

    model: Handler
    language: Handler
    zone: Handler
    text_size: Handler
    look: Handler
    export: Handler
    room: Handler
    lock: Handler
    sent: Handler
    contributions: Handler
    evidence: Handler
    backup: Handler
    account: Handler
    about: Handler
    diagnostics: Handler
    turn: Callable[[str, str], Awaitable[None]]


def sections(shell: Shell, shown: Shown, ways: Ways) -> list[ft.Control]:
    """All of them, from what is changed most to what is done once."""
    return [
        _answers(shell, shown, ways),
        _screen(shell, shown, ways),
        _memory(shell, shown, ways),
        _privacy(shell, shown, ways),
        _account(shell, shown, ways),
        _app(shell, ways),
        part(shell.words.text("set-part-end"), [wipe_button(shell)]),
    ]


def _answers(shell: Shell, shown: Shown, ways: Ways) -> ft.Control:
    words, on = shell.words, shown.chosen.conversation_search == "on" and shown.searchable
    hint = words.text("settings-chats-hint" if shown.searchable else "settings-chats-off")

    async def search(wanted: bool) -> None:  # noqa: FBT001  what a switch says
        await ways.turn("conversation_search", "on" if wanted else "off")

    return part(
        words.text("set-part-answers"),
        [
            row(ft.Icons.SMART_TOY_OUTLINED, words.text("settings-model"), _model(shown, words), ways.model),
            switch(
                shell,
                ft.Icons.MANAGE_SEARCH_OUTLINED,
                words.text("settings-chats"),
                hint,
                search,
                on=on,
                able=shown.searchable,
            ),
        ],
    )


def _screen(shell: Shell, shown: Shown, ways: Ways) -> ft.Control:
    words, chosen = shell.words, shown.chosen
    rows: list[ft.Control] = [
        row(ft.Icons.LANGUAGE_OUTLINED, words.text("settings-language"), NAMES[words.language], ways.language),
        row(ft.Icons.SCHEDULE_OUTLINED, words.text("set-zone"), named(words, chosen.zone), ways.zone),
        row(
            ft.Icons.FORMAT_SIZE_OUTLINED,
            words.text("set-text-size"),
            words.text("set-text-size-percent", percent=chosen.text_size),
            ways.text_size,
        ),
        row(
            ft.Icons.BRIGHTNESS_6_OUTLINED,
            words.text("settings-look"),
            words.text(f"settings-look-{chosen.theme}"),
            ways.look,
        ),
    ]
    if shown.language_decided:
        rows[0] = told(ft.Icons.LANGUAGE_OUTLINED, NAMES[words.language], words.text("set-decided-language"))
    return part(words.text("set-part-screen"), rows)


def _memory(shell: Shell, shown: Shown, ways: Ways) -> ft.Control:
    words = shell.words

    async def remember(wanted: bool) -> None:  # noqa: FBT001  what a switch says
        await ways.turn("memory", "on" if wanted else "off")

    meaning = words.text("settings-search-off" if shown.status.embedder is None else "settings-search-on")
    return part(
        words.text("set-part-memory"),
        [
            switch(
                shell,
                ft.Icons.BOOKMARK_ADD_OUTLINED,
                words.text("set-memory"),
                words.text("set-memory-hint"),
                remember,
                on=shown.chosen.memory == "on",
            ),
            told(ft.Icons.TROUBLESHOOT_OUTLINED, words.text("settings-search"), meaning),
            row(
                ft.Icons.DOWNLOAD_OUTLINED,
                words.text("settings-export"),
                words.text("settings-export-short"),
                ways.export,
            ),
            row(ft.Icons.STORAGE_OUTLINED, words.text("room-title"), words.text("room-value"), ways.room),
        ],
    )


def _privacy(shell: Shell, shown: Shown, ways: Ways) -> ft.Control:
    words, key = shell.words, shown.status.key

    async def propose(wanted: bool) -> None:  # noqa: FBT001  what a switch says
        await ways.turn("proposals", "ask" if wanted else "never")

    lock = row(
        ft.Icons.LOCK_OUTLINED,
        words.text("lock-title"),
        words.text("lock-on-now" if shown.locked else "lock-off-now"),
        ways.lock,
    )
    return part(
        words.text("set-part-privacy"),
        [
            lock,
            told(
                ft.Icons.KEY_OUTLINED,
                words.text("settings-key"),
                words.text(f"settings-key-{key}"),
                color=QUIET if key == "keyring" else ft.Colors.TERTIARY,
            ),
            row(ft.Icons.OUTBOX_OUTLINED, words.text("sent-title"), words.text("sent-short"), ways.sent),
            switch(
                shell,
                ft.Icons.CAMPAIGN_OUTLINED,
                words.text("set-proposals"),
                words.text("set-proposals-hint"),
                propose,
                on=shown.chosen.proposals == "ask",
            ),
            row(
                ft.Icons.VOLUNTEER_ACTIVISM_OUTLINED,
                words.text("contributions-title"),
                words.text("contributions-settings"),
                ways.contributions,
            ),
            row(ft.Icons.HANDSHAKE_OUTLINED, words.text("evidence-title"), words.text("evidence-told"), ways.evidence),
        ],
    )


def _account(shell: Shell, shown: Shown, ways: Ways) -> ft.Control:
    words, who = shell.words, shown.who
    said = words.text("account-none") if who is None else words.text("account-logged-in", email=who.email)
    return part(
        words.text("set-part-account"),
        [
            row(
                ft.Icons.SYSTEM_UPDATE_OUTLINED,
                words.text("backups-title"),
                words.text("backups-settings"),
                ways.backup,
            ),
            row(ft.Icons.PERSON_OUTLINED, words.text("account-title"), said, ways.account),
        ],
    )


def _app(shell: Shell, ways: Ways) -> ft.Control:
    words = shell.words
    return part(
        words.text("set-part-app"),
        [
            row(
                ft.Icons.INFO_OUTLINED,
                words.text("about-title"),
                words.text("about-value", version=VERSION),
                ways.about,
            ),
            row(
                ft.Icons.MONITOR_HEART_OUTLINED,
                words.text("diagnostics-title"),
                words.text("diagnostics-value"),
                ways.diagnostics,
            ),
        ],
    )


def _model(shown: Shown, words: Words) -> str:
    if shown.host is None and shown.status.model_kind == "builtin":
        return words.text("settings-model-builtin")
    if shown.host is None:
        return words.text("choose-model-gateway-gone")
    return words.text("settings-model-service", name=shown.status.model, host=shown.host)
