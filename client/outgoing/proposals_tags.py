"""Whose tag does a proposal go with? Asked for once per account and topic, signed in, and only from the known key.

The key is the one that the signed config names, else the one that this device saw first: a server with a key for each
customer would be found out. Only a session of the very account that said yes makes its tag.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from client.backup.account import AccountDoor
from client.backup.session import Session
from client.errors import Refused, Unavailable
from client.net.proposals import ProposalService, body
from client.store import contributor_tags as rows
from client.store import meta
from client.store.database import Database
from shared.crypto.contributor import ask_tag, contributor_input
from shared.randomness import Randomness
from shared.wire.proposal import Contributor, TagReply, TagRequest

_PIN: Final = "proposal_key"  # "<server> <hexadecimal>"


@dataclass(frozen=True, slots=True)
class Tags:
    """One device's tags. `record` notes what leaves before it does; `config_key` is what the signed config names."""

    database: Database
    account: AccountDoor
    connect: Callable[[str], ProposalService]
    config_key: Callable[[], str | None]
    record: Callable[[bytes], None]
    randomness: Randomness

    def known(self, account: str, topic: str) -> Contributor | None:
        """The tag, if it is here already."""
        found = rows.get(self.database, account, topic)
        if found is None or self._elsewhere():
            return None
        said, output = (base64.b64encode(bytes.fromhex(part)).decode() for part in found)
        return Contributor(said, output)

    def fetch(self, account: str, topic: str) -> Contributor:
        """The tag, asked for if need be. Raises Refused, Unavailable, ServerUnreachable."""
        return self.known(account, topic) or self.account.with_session(lambda held: self._ask(held, account, topic))

    def _ask(self, held: Session, account: str, topic: str) -> Contributor:
        if held.account != account:
            raise Refused("contribute-other-account")
        ask, service = ask_tag(account, topic, self.randomness), self.connect(held.token)
        asked = TagRequest([base64.b64encode(element).decode() for element in ask.elements])
        self.record(body(asked))
        reply = service.tag(asked)
        output = self._checked(ask.finish, reply)
        said = contributor_input(account, topic)
        rows.keep(self.database, account, topic, said.hex(), output.hex())
        return Contributor(base64.b64encode(said).decode(), base64.b64encode(output).decode())

    def _checked(self, finish: Callable[[list[bytes], bytes], bytes], reply: TagReply) -> bytes:
        """The output, from the key that everybody has. Raises Refused("contribute-key-changed"), Unavailable."""
        try:
            key = base64.b64decode(reply.public_key, validate=True)
            elements = [base64.b64decode(element, validate=True) for element in reply.elements]
        except (binascii.Error, ValueError) as error:
            raise Unavailable("server-not-ours") from error
        known = self.config_key() or self._pinned()
        if known is not None and known != key.hex():
            raise Refused("contribute-key-changed")
        try:
            output = finish(elements, key)
        except Refused as error:
            raise Refused("contribute-key-changed") from error
        self._pin(key.hex())
        return output

    def _pinned(self) -> str | None:
        """The key that this server showed first."""
        server, _, key = (meta.read(self.database, _PIN) or "").partition(" ")
        return key if key and server == self.account.server else None

    def _elsewhere(self) -> bool:
        """The tags that lie here are another server's; a restored memory brings tags and no key."""
        return meta.read(self.database, _PIN) is not None and self._pinned() is None

    def _pin(self, key: str) -> None:
        with self.database.transaction():
            if self._elsewhere():
                rows.drop_all(self.database)
            meta.write(self.database, _PIN, f"{self.account.server} {key}")
