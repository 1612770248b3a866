"""How are times taken, summed up and shown? Percentiles, one table, the machine that they come from."""

from __future__ import annotations

import math
import os
import platform
import statistics
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from client.store.driver import DRIVER

Row = dict[str, Any]  # as it goes into the JSON document
RANKS = {"p95": 0.95, "p99": 0.99}


@dataclass(slots=True)
class Taken:
    """Milliseconds on the clock, and of this process's processor time: the second knows no neighbours."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        """p50, p95, p99 by nearest rank and the median of `cpu`; empty where nothing was measured."""
        ordered = sorted(self.wall)
        if not ordered:
            return {}
        ranks = {name: ordered[max(0, math.ceil(share * len(ordered)) - 1)] for name, share in RANKS.items()}
        found = {"p50": statistics.median(ordered), **ranks}
        if self.cpu:
            found["cpu"] = statistics.median(self.cpu)
        return {name: round(value, 3) for name, value in found.items()}

    @contextmanager
    def once(self) -> Iterator[None]:
        """Add how long the body took."""
        cpu, wall = process_time(), perf_counter()
        yield
        self.wall.append((perf_counter() - wall) * 1e3)
        self.cpu.append((process_time() - cpu) * 1e3)


@dataclass(slots=True)
class Times:
    """One thing, done several times by each side; `reference` is what ours is compared with."""

    what: str
    ours: Taken = field(default_factory=Taken)
    reference: Taken = field(default_factory=Taken)
    goal_p99: float | None = None  # ms
    goal_ratio: float | None = None

    def row(self) -> Row:
        """Figures of both sides, the ratio of their medians, and whether a goal is met."""
        ours, reference = self.ours.figures(), self.reference.figures()
        ratio = _ratio(ours, reference, "p50")
        goal, met = None, None
        if self.goal_p99 is not None and ours:
            goal, met = f"p99 ≤ {self.goal_p99:g} ms", ours["p99"] <= self.goal_p99
        elif self.goal_ratio is not None and ratio is not None:
            goal, met = f"ratio ≤ {self.goal_ratio:g}", ratio <= self.goal_ratio
        return {
            "what": self.what, "n": len(self.ours.wall), "ours": ours, "reference": reference, "ratio": ratio,
            "cpu_ratio": _ratio(ours, reference, "cpu"), "goal": goal, "met": met,
        }  # fmt: skip


def _ratio(ours: dict[str, float], reference: dict[str, float], name: str) -> float | None:
    return round(ours[name] / reference[name], 2) if ours.get(name) and reference.get(name) else None


def disk_sync(folder: Path, into: Taken) -> None:
    """What one durable write of a page costs here, without any database: a floor for every commit."""
    path = folder / "sync"
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(descriptor, bytes(4_096))
        with into.once():
            os.fdatasync(descriptor)
    finally:
        os.close(descriptor)


def table(rows: Iterable[Row], ours: str, reference: str) -> str:
    """The rows as text, a row without figures as a heading. `ours` and `reference` name the two sides."""
    sides = "  ".join(f"{f'{side} p50':>16} {'p95':>8} {'p99':>8} {'cpu':>8}" for side in (ours, reference))
    lines = [f"{'':40} {sides}  {'ratio':>6} {'cpu':>6}  goal"]
    for row in rows:
        if "ours" not in row:
            lines.append(f"\n{row['what']}")
            continue
        sides = "  ".join(_side(row[side]) for side in ("ours", "reference"))
        ratios = " ".join(f"{row[name]:>6.2f}" if row[name] else " " * 6 for name in ("ratio", "cpu_ratio"))
        mark = {True: "met", False: "NOT MET", None: ""}[row["met"]]
        lines.append(f"{row['what']:40} {sides}  {ratios}  {row['goal'] or ''} {mark}".rstrip())
    return "\n".join(lines)


def _side(figures: dict[str, float]) -> str:
    widths = {"p50": 16, "p95": 8, "p99": 8, "cpu": 8}
    return " ".join(
        f"{figures[name]:>{width}.2f}" if name in figures else " " * width for name, width in widths.items()
    )


def machine() -> dict[str, object]:
    """Where the figures come from."""
    load = os.getloadavg()[0]
    return {"cpu": _cpu(), "cores": os.cpu_count(), "load": round(load, 1), "system": platform.platform(terse=True),
            "python": platform.python_version(), "sqlite": DRIVER.version}  # fmt: skip


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())
