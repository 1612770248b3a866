"""What does the service say of this customer, and may it stand in their memory? Lines that nobody else changes.

Taken only where the key that the signed config names has signed it for this very customer, later than what is here. An
answer that fails stays where it is: nothing changes on this device, and the reason can be read in `status`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from client.backup.account import AccountDoor
from client.errors import GieokError, Refused
from client.memory.orders import gives_orders
from client.notebook.given import give_lines, given_lines
from client.store import meta
from client.store.database import Database
from shared.clock import Clock, monotonic, read_stamp, stamp
from shared.formats.attributes import NAME_LIMIT, Attributes, read_attributes, same_customer
from shared.formats.config import ServiceConfig
from shared.ids import Ids
from shared.wire.attributes import SignedAttributes

if TYPE_CHECKING:
    from client.net.attributes import AttributeService

ASK_SECONDS: Final = 600.0  # between two questions of a running app; a login and `sync` ask at once
AHEAD: Final = timedelta(days=1)  # the desk's clock before this one
_ISSUED: Final = "given_issued_"  # + account: when the newest was signed that was ever taken for it
_ACCOUNT: Final = "given_account"  # whose lines stand here
_REFUSED: Final = "given_refused"  # why the last answer was not taken


@dataclass(slots=True)
class Given:
    """One account's side of it. `connect(token)` opens the line; `say` is in the customer's language."""

    database: Database
    account: AccountDoor
    connect: Callable[[str], AttributeService]
    config: Callable[[], ServiceConfig]
    clock: Clock
    ids: Ids
    say: Callable[..., str]
    _asked: dict[str, float] = field(default_factory=dict)  # account -> when, on the monotonic clock

    def settle(self) -> None:
        """Ask, where somebody is logged in and it was not asked lately. Raises what the network raises."""
        who = self.account.who()
        if who is not None and monotonic() - self._asked.get(who.account, -ASK_SECONDS) >= ASK_SECONDS:
            self.fetch()
            self._asked[who.account] = monotonic()

    def fetch(self) -> bool:
        """Ask now; whether the block changed. Nothing is asked without a login, or where no key is named."""
        key = self.config().attributes.key
        if key is None or self.account.who() is None:
            return False
        return self.account.with_session(
            lambda held: self._take(self.connect(held.token), key, held.account, held.email)
        )

    def refused(self) -> Refused | None:
        """Why the last answer was not taken; None = it was."""
        written = meta.read(self.database, _REFUSED)
        if written is None:
            return None
        code, values = json.loads(written)
        return Refused(code, **values)

    def _take(self, service: AttributeService, key: str, account: str, email: str) -> bool:
        self._drop_of_another(account)
        signed = service.waiting()
        if signed is None:
            return False
        try:
            said = self._checked(signed, key, account, email)
            changed = self._give(said, account) if said else False
        except GieokError as error:
            told = ("attributes-wrong", {}) if error.code == "content-field-wrong" else (error.code, error.params)
            meta.write(self.database, _REFUSED, json.dumps(told))
            return False
        meta.remove(self.database, _REFUSED)
        service.taken(stamp(read_attributes(signed.text, self.config().attributes.tiers).issued_at))
        return changed

    def _drop_of_another(self, account: str) -> None:
        """What the service said of the customer who was logged in before does not stand for this one."""
        limit = self.config().block_limit
        before = meta.read(self.database, _ACCOUNT)
        if before not in (None, account) and given_lines(self.database, limit):
            give_lines(self.database, [], now=self.clock(), ids=self.ids, limit=limit)

    def _checked(self, signed: SignedAttributes, key: str, account: str, email: str) -> Attributes | None:
        """None where what is here is as new. Raises Refused."""
        from shared.crypto.attributes import verify_attributes

        verify_attributes(key, signed)
        said = read_attributes(signed.text, self.config().attributes.tiers)
        if not same_customer(said.email, email):
            raise Refused("attributes-not-mine")
        if said.issued_at > self.clock() + AHEAD:
            raise Refused("attributes-too-new")
        if said.contact and gives_orders(said.contact):
            raise Refused("attribute-name-wrong", limit=NAME_LIMIT)
        have = meta.read(self.database, _ISSUED + account)
        return said if have is None or said.issued_at > read_stamp(have) else None

    def _give(self, said: Attributes, account: str) -> bool:
        lines = [self.say(f"given-{name}", value=value) for name, value in _named(said)]
        limit, now = self.config().block_limit, self.clock()
        with self.database.transaction():
            written = give_lines(self.database, lines, now=now, ids=self.ids, limit=limit)
            meta.write(self.database, _ISSUED + account, stamp(said.issued_at))
            meta.write(self.database, _ACCOUNT, account)
        return written is None or bool(written.added or written.dropped)


def _named(said: Attributes) -> list[tuple[str, str]]:
    return [(name, value) for name, value in (("tier", said.tier), ("contact", said.contact)) if value]
