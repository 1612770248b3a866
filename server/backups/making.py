"""How does a backup come to be? Made, enrolled, uploaded, activated; each step may be asked for again."""

from __future__ import annotations

from dataclasses import dataclass

from server import in_json
from server.backups import reading, rules
from server.backups.keeper import Keeper
from server.blobs.port import Chunk, Incoming
from server.errors import Conflict, NotAllowed, NoToken
from server.hsm.port import Terms
from server.sessions.rules import Session, label
from shared.ids import Ids
from shared.wire.backups import Activate, CreatedBackup, NewBackup


@dataclass(frozen=True, slots=True)
class Place:
    """Which chunk of which backup, asked for by which account."""

    account: str
    backup: str
    number: int


@dataclass(frozen=True, slots=True)
class Making:
    """The steps of the old phone."""

    keeper: Keeper
    ids: Ids

    def create(self, session: Session, wanted: NewBackup, key: str) -> CreatedBackup:
        """Raises Refused, NotAllowed, Conflict("backups-full", "idempotency-key-reused"), Gone."""
        key_hash = reading.key_hash(key)
        reading.given_id(wanted.device)
        if wanted.device != session.device:
            raise NotAllowed("device-other")
        with self.keeper.turn(session.account):
            row = self.keeper.store.by_key(session.account, key_hash)
            if row is None:
                row = self._begin(session, wanted, key_hash)
            row, _ = self.keeper.settle(row)
            rules.same_request(row, wanted)
            return rules.created(row if row.public_key else self._finish(row))

    def enrol(self, account: str, backup: str, element: bytes) -> bytes:
        """The evaluated element. Raises Conflict, Gone, NotFound."""
        return self.keeper.vault.enrol(self.keeper.live(account, backup).backup, element)

    def incoming(self, place: Place) -> Incoming:
        """A place for a chunk that is about to come. Raises Conflict, Gone, NotFound, Unavailable."""
        row = self.keeper.live(place.account, place.backup)
        return self.keeper.blobs.incoming(row.backup, place.number)

    def keep(self, place: Place, coming: Incoming, sha256: str) -> Chunk:
        """Durable when it returns. Raises Conflict("upload-closed", "chunk-differs"), Gone, Refused, Unavailable."""
        with self.keeper.turn(place.account):
            row = self.keeper.live(place.account, place.backup)
            if row.state != "CREATED" and sha256 not in {it.sha256 for it in self._listed(place)}:
                raise Conflict("upload-closed")
            chunk = coming.keep(sha256)
            after = self.keeper.found(place.account, place.backup)
            if not after.live:  # it ended while the chunk came
                self.keeper.blobs.drop(place.backup)
            return chunk

    def activate(self, account: str, backup: str, sent: Activate) -> None:
        """From now on the digits may be tried, and the device's previous backup is over. Raises Conflict, Gone."""
        wanted = reading.hashes(sent.chunks)
        commitment, tag_hash = in_json.secret(sent.commitment), in_json.secret(sent.tag_hash)
        keeper = self.keeper
        with keeper.turn(account):
            row = keeper.live(account, backup)
            if row.state == "CREATED":
                stored = keeper.blobs.chunks(backup)
                rules.all_there(wanted, stored)
                keeper.store.list_chunks(backup, stored)
            else:  # asked again
                rules.all_there(wanted, keeper.store.chunks(backup))
            previous = rules.replaced_by(row, keeper.settled(account))
            keeper.vault.activate(backup, commitment, tag_hash, previous)
            keeper.settled(account)

    def _begin(self, session: Session, wanted: NewBackup, key_hash: str) -> rules.Kept:
        keeper, terms = self.keeper, rules.terms(wanted)
        if not keeper.store.account_is_there(session.account):
            raise NoToken("session-missing")
        rows = keeper.settled(session.account)
        rules.room_for(wanted.device, rows)
        for old in rules.unfinished(wanted.device, rows):
            keeper.end(old, "REPLACED")
        row = rules.Kept(
            backup=self.ids(),
            account=session.account,
            device=wanted.device,
            device_name=label(wanted.device_name),
            key_hash=key_hash,
            body_hash=rules.body_hash(wanted),
            tries=terms.tries,
            days=terms.days,
            created_at=keeper.now(),
        )
        keeper.store.add(row)
        return row

    def _finish(self, row: rules.Kept) -> rules.Kept:
        """The vault gives the same key again where a kill came in between."""
        keeper = self.keeper
        public_key = keeper.vault.create(row.backup, row.account, Terms(row.tries, row.days))
        keeper.store.made(row.backup, in_json.encode(public_key), keeper.vault.standing(row.backup))
        return keeper.store.get(row.account, row.backup)

    def _listed(self, place: Place) -> tuple[Chunk, ...]:
        return tuple(it for it in self.keeper.store.chunks(place.backup) if it.number == place.number)
