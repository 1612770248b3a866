"""How is this device doing? A sheet of figures and states that can be shown to anybody: no content is in it.

Only what is counted, and codes that this app itself knows, are written: no name, no address, no word of anybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import flet as ft

from client import VERSION
from client.engine import Status
from client.kit import theme
from client.kit.amounts import said_number, said_size
from client.kit.parts import heading, quiet, said, show_sheet
from client.kit.words import Words
from client.turn.models import Source
from client.ui.settings.about import content_versions, optional_parts
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.store.health import Health

Parts = list[tuple[str, list[str]]]
_UNSAID: Final = "…"  # stands for a host or a number inside a sentence: it may be somebody's word
_MODELS: Final[dict[Source, str]] = {
    "builtin": "chat-model-builtin",
    "gateway": "diagnostics-model-gateway",
    "own": "diagnostics-model-own",
}


async def show_diagnostics(shell: Shell, status: Status) -> ft.BottomSheet:
    """Open the sheet."""
    words, engine = shell.words, shell.engine
    health, answering = await asyncio.to_thread(engine.health), await asyncio.to_thread(engine.models.now)
    shown = _parts(status, health, answering.source, words)

    async def copy() -> None:
        await ft.Clipboard().set(written(shown, words))
        shell.snacks.say(words.text("diagnostics-copied"))

    button = ft.OutlinedButton(
        words.text("diagnostics-copy"), icon=ft.Icons.CONTENT_COPY_OUTLINED, on_click=shell.guard(copy)
    )
    rows: list[ft.Control] = [quiet(words.text("diagnostics-what"), size=theme.SMALL), ft.Row([button], wrap=True)]
    for code, lines in shown:
        rows.append(heading(words.text(code)))
        rows += [said(line, size=theme.SMALL) for line in lines]
    return show_sheet(shell.page, words.text("diagnostics-title"), rows, tall=True)


def written(shown: Parts, words: Words) -> str:
    """The same as plain text."""
    return "\n".join("\n".join([words.text(code), *(f"- {line}" for line in lines)]) for code, lines in shown)


def _parts(status: Status, health: Health, source: Source, words: Words) -> Parts:
    bundle, jobs = status.bundle, status.jobs
    waiting = [words.text("jobs-waiting", waiting=jobs.waiting)]
    waiting += [words.text("jobs-why", times=w.times, reason=_unnamed(w.code, w.values, words)) for w in jobs.why]
    figures = {"facts": status.facts, "turns": status.turns, "talks": status.conversations}
    return [
        (
            "diagnostics-service",
            [words.text(f"state-{bundle.state}", since=_day(status)), *content_versions(status, words)],
        ),
        ("diagnostics-jobs", waiting),
        ("diagnostics-refused", _refused(status.refused, words)),
        (
            "settings-model",
            [
                words.text(_MODELS[source]),
                words.text(
                    "diagnostics-reached", answered=said_number(health.answered), failed=said_number(health.failed)
                ),
            ],
        ),
        ("settings-search", [words.text("settings-search-on" if status.embedder else "settings-search-off")]),
        (
            "diagnostics-store",
            [
                words.text("diagnostics-counts", **figures),
                f"{words.text('room-file')}: {said_size(words, status.bytes)}",
                words.text("diagnostics-schema", number=health.schema),
                words.text(f"settings-key-{status.key}"),
            ],
        ),
        ("diagnostics-errors", _known(health.errors, words) or [words.text("diagnostics-refused-none")]),
        ("diagnostics-app", [words.text("diagnostics-version", version=VERSION), *optional_parts(status, words)]),
    ]


def _known(codes: Sequence[str], words: Words) -> list[str]:
    """Codes of errors, as they are; a file that was brought in may hold others, which say nothing here."""
    return [code for code in codes if words.has(code)]


def _unnamed(code: str, values: Mapping[str, str | int], words: Words) -> str:
    """The sentence without what was filled in."""
    return words.text(code, **dict.fromkeys(values, _UNSAID)) if words.has(code) else _UNSAID


def _day(status: Status) -> str:
    return status.bundle.since.date().isoformat() if status.bundle.since else "-"


def _refused(counts: Mapping[str, int], words: Words) -> list[str]:
    if not counts:
        return [words.text("diagnostics-refused-none")]
    listed = sorted(counts.items(), key=lambda counted: (-counted[1], counted[0]))
    lines = [words.text("refused-all", times=sum(counts.values()))]
    for name, times in listed:
        code = f"refused-{name.replace('_', '-')}"
        if words.has(code):
            lines.append(words.text("refused-one", reason=words.text(code), times=times))
    return lines
