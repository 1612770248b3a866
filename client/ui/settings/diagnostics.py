"""How is this device doing? A sheet of figures and states that can be shown to anybody: no content is in it."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from client import VERSION
from client.engine import Status
from client.kit import theme
from client.kit.parts import heading, said, show_sheet
from client.kit.words import Words
from client.ui.shell import Shell


def show_diagnostics(shell: Shell, status: Status) -> ft.BottomSheet:
    """Open the sheet."""
    words = shell.words
    rows: list[ft.Control] = []
    for code, lines in _parts(status, words):
        rows.append(heading(words.text(code)))
        rows += [said(line, size=theme.SMALL) for line in lines]
    return show_sheet(shell.page, words.text("diagnostics-title"), rows, tall=True)


def _parts(status: Status, words: Words) -> list[tuple[str, list[str]]]:
    bundle, jobs = status.bundle, status.jobs
    kinds = {name: getattr(bundle, name) for name in ("policy", "knowhow", "context", "config")}
    versions = [words.text(f"diagnostics-{name}", version=number or 0) for name, number in kinds.items()]
    waiting = [words.text("jobs-waiting", waiting=jobs.waiting)]
    waiting += [words.text("jobs-why", times=w.times, reason=words.text(w.code, **w.values)) for w in jobs.why]
    meaning = status.embedder or words.text("settings-search-off")
    return [
        ("diagnostics-service", [words.text(f"state-{bundle.state}", since=_day(status)), *versions]),
        ("diagnostics-jobs", waiting),
        ("diagnostics-refused", _refused(status.refused, words)),
        ("settings-model", [words.text("chat-model-builtin") if status.model_kind == "builtin" else status.model]),
        ("settings-search", [meaning]),
        (
            "diagnostics-store",
            [
                words.text("diagnostics-counts", facts=status.facts, turns=status.turns, talks=status.conversations),
                words.text("diagnostics-size", kilobytes=-(-status.bytes // 1_000)),
                words.text(f"settings-key-{status.key}"),
            ],
        ),
        ("diagnostics-app", [words.text("diagnostics-version", version=VERSION)]),
    ]


def _day(status: Status) -> str:
    return status.bundle.since.date().isoformat() if status.bundle.since else "-"


def _refused(counts: Mapping[str, int], words: Words) -> list[str]:
    if not counts:
        return [words.text("diagnostics-refused-none")]
    listed = sorted(counts.items(), key=lambda counted: (-counted[1], counted[0]))
    lines = [words.text("refused-all", times=sum(counts.values()))]
    for name, times in listed:
        lines.append(words.text("refused-one", reason=words.text(f"refused-{name.replace('_', '-')}"), times=times))
    return lines
