"""Which doors lead from one account to the server, and what do they settle there while nobody waits?

Made together, because they share one login. What a door needs from the network is loaded when it is first used: the
window's first frame does not wait for it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from client.backup.account import AccountDoor
from client.backup.later import Backing
from client.backup.session import usual_name
from client.errors import Refused, Unavailable
from client.given import Given
from client.notebook.preferences import Preferences
from client.outgoing.evidence import Evidence
from client.outgoing.proposals import ProposalDoor, proposal_door
from client.settings import Settings
from client.store.opening import Opened
from shared.formats.config import ServiceConfig
from shared.ids import new_id
from shared.randomness import random_bytes
from shared.wire.accounts import Language

if TYPE_CHECKING:
    from client.net.accounts import Accounts
    from client.net.attributes import AttributeService
    from client.net.evidence import EvidenceService


@dataclass(frozen=True, slots=True)
class Outside:
    """The doors of one open account."""

    account: AccountDoor
    backing: Backing
    given: Given
    evidence: Evidence
    contributions: ProposalDoor

    async def settle(self) -> None:
        """Tell and ask the server what is waiting, door by door; what fails is tried again in the next round."""
        broken: Exception | None = None
        doors: tuple[Callable[[], None], ...] = (self.given.settle, self.evidence.settle, self.contributions.settle)
        works: list[Callable[[], Awaitable[None]]] = [partial(asyncio.to_thread, settle) for settle in doors]
        for work in (self.backing.settle, *works):
            try:
                with suppress(Unavailable, Refused):
                    await work()
            except Exception as error:  # noqa: BLE001  one door's fault never keeps what waits at another
                broken = broken or error
        if broken is not None:
            raise broken  # the loop behind the screens records its kind


def open_doors(
    settings: Settings,
    opened: Opened,
    preferences: Preferences,
    *,
    config: Callable[[], ServiceConfig],
    language: Callable[[], Language],
    say: Callable[..., str],
) -> Outside:
    """All doors; nobody is asked anything yet."""
    database, server, clock = opened.database, settings.server, settings.clock
    account = AccountDoor(
        database, server, new_id, partial(_accounts, server), language, lambda: say(usual_name(sys.platform))
    )
    return Outside(
        account=account,
        backing=Backing(opened, account, preferences, config, clock, settings.zone, new_id, random_bytes),
        given=Given(database, account, partial(_attributes, server), config, clock, new_id, say),
        evidence=Evidence(database, account, clock, new_id, partial(_evidence, server), partial(_host, server)),
        contributions=proposal_door(database, account, config, clock, random_bytes),
    )


def _accounts(server: str, token: str) -> Accounts:
    from client.net.accounts import Accounts

    return Accounts(server, token)


def _attributes(server: str, token: str) -> AttributeService:
    from client.net.attributes import AttributeService

    return AttributeService(server, token)


def _evidence(server: str, token: str) -> EvidenceService:
    from client.net.evidence import EvidenceService

    return EvidenceService(server, token)


def _host(server: str) -> str:
    from client.net.http import server_address

    return server_address(server).netloc.decode()
