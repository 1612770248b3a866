"""What is in a backup, in a few lines: what people call things, not the tables."""

from __future__ import annotations

from collections.abc import Mapping

from client.ui.backup.stage import Stage

SHOWN = ("block_lines", "facts")
SHOWN_OF_LOG = ("conversations", "turns")


def contents(stage: Stage, counts: Mapping[str, int], *, with_log: bool) -> list[str]:
    """A line for each kind."""
    lines = [_line(stage, name, counts.get(name, 0)) for name in SHOWN]
    if with_log:
        lines += [_line(stage, name, counts.get(name, 0)) for name in SHOWN_OF_LOG]
    else:
        lines.append(stage.text("backups-without-log"))
    return lines


def _line(stage: Stage, name: str, count: int) -> str:
    return stage.text(f"backups-count-{name.replace('_', '-')}", count=count)
