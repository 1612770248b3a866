"""What is this room made of? Put together here for the server, for `gieok-server sweep`, and for tests."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine

from server.backups.keeper import Keeper
from server.backups.letters import Letters
from server.backups.making import Making
from server.backups.notices import NoticeStore
from server.backups.opening import Opening
from server.backups.store import BackupStore
from server.backups.sweep import Sweeper
from server.blobs.port import Blobs
from server.hsm.port import Vault
from server.mail.port import Mailer
from shared.clock import Clock
from shared.ids import new_id
from shared.randomness import random_token

LOCKS = "backups"  # a folder of the data folder


@dataclass(frozen=True, slots=True)
class Room:
    """Everything about backups, over one vault."""

    keeper: Keeper
    making: Making
    opening: Opening
    sweeper: Sweeper


def make_room(engine: Engine, vault: Vault, blobs: Blobs, mailer: Mailer, clock: Clock, data: Path) -> Room:  # noqa: PLR0917
    """The room over its parts."""
    notices = NoticeStore(engine)
    keeper = Keeper(vault, blobs, BackupStore(engine), clock, data / LOCKS)
    return Room(
        keeper,
        Making(keeper, new_id),
        Opening(keeper, notices, random_token),
        Sweeper(keeper, notices, Letters(notices, mailer, clock)),
    )
