"""One run of making or restoring a backup: with which server, as whom, who watches, and who may stop it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from client.errors import Refused
from client.net.backups import BackupService

Stage = Literal["pack", "upload", "download", "check"]
OVER = frozenset({"backup-gone", "backup-unknown"})  # the server's words for a backup that is not there any more


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is, in bytes. `total` 0 = nobody knows yet."""

    stage: Stage
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Watch:
    """The one who waits: is told how far it is, and may stop it."""

    report: Callable[[Progress], None]
    cancelled: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Errand:
    """Who runs, and for whom."""

    service: BackupService
    account: str
    watch: Watch

    def at(self, stage: Stage, done: int, total: int) -> None:
        """Between two pieces. Raises Refused("backup-cancelled")."""
        if self.watch.cancelled():
            raise Refused("backup-cancelled")
        self.watch.report(Progress(stage, done, total))


def delete(service: BackupService, backup: str) -> None:
    """End a backup on the server; one that is over already is as good."""
    try:
        service.delete(backup)
    except Refused as error:
        if error.code not in OVER:
            raise
