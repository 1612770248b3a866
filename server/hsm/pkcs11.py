"""Where are the keys when there is a token? In it, and they never leave it; the count stands in each key's label too.

The token's object id is "gieok1:<vault>:<backup>", its label "gieok1 <counted> <evaluations> <last element> <bound>".
A database that was put back from an older copy gives no more tries: the larger count holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final, cast

from pkcs11 import Attribute, KeyType, Mechanism, MechanismFlag, PrivateKey, PublicKey, Session

from server.errors import Damaged
from server.hsm.keys import Memo, NewKey
from server.hsm.port import Level
from server.hsm.rules import Record
from server.hsm.token import P256, Token, derive_x, private_keys
from shared.crypto.p256 import read_point, times_through, write_point

MARK: Final = "gieok1"
_NONE: Final = "-"
_STAYS_INSIDE: Final = {
    Attribute.PRIVATE: True,
    Attribute.SENSITIVE: True,
    Attribute.EXTRACTABLE: False,
    Attribute.COPYABLE: False,
    Attribute.DERIVE: True,
    Attribute.SIGN: False,
    Attribute.DECRYPT: False,
    Attribute.UNWRAP: False,
}
_POINT_BYTES: Final = 65


class TokenKeys:
    """The keys of one vault in a token."""

    def __init__(self, token: Token, vault: str) -> None:
        self._token = token
        self._prefix = f"{MARK}:{vault}:"
        self._session: Session | None = None
        self._known: dict[str, PrivateKey] = {}

    def make(self, backup: str, account: str, now: datetime) -> NewKey:
        """See keys. What a kill left under this id goes first."""
        del account, now
        self.forget([backup])
        with self._token.session() as session:
            curve = session.create_domain_parameters(KeyType.EC, {Attribute.EC_PARAMS: P256}, local=True)
            public, _ = curve.generate_keypair(
                id=self._id(backup),
                label=write_label(Memo()),
                store=True,
                mechanism=Mechanism.EC_KEY_PAIR_GEN,
                capabilities=MechanismFlag.DERIVE,
                private_template=_STAYS_INSIDE,
                public_template={Attribute.TOKEN: False},
            )
            try:
                return NewKey(_compressed(public))
            finally:
                public.destroy()

    def evaluate(self, record: Record, element: bytes) -> bytes:
        """See keys. Raises Damaged("vault-inconsistent") where the key is not that of the record's public key."""
        with self._token.session() as session:
            return multiply(self.key(session, record.backup), record.public_key, element)

    def memo(self, backup: str) -> Memo:
        """See keys."""
        with self._token.session() as session:
            return read_label(str(self.key(session, backup)[Attribute.LABEL]))

    def remember(self, backup: str, memo: Memo) -> None:
        """See keys."""
        with self._token.session() as session:
            self.key(session, backup)[Attribute.LABEL] = write_label(memo)

    def forget(self, backups: Iterable[str]) -> None:
        """See keys."""
        ids = {self._id(backup): backup for backup in backups}
        if not ids:
            return
        with self._token.session() as session:
            only = next(iter(ids)) if len(ids) == 1 else None  # one walk through the token is enough for many
            for key in private_keys(session, only):
                key_id = bytes(key[Attribute.ID])
                if key_id in ids:
                    self._known.pop(ids[key_id], None)
                    key.destroy()

    def backups(self) -> frozenset[str]:
        """See keys; other keys in the token are not ours to touch."""
        with self._token.session() as session:
            ids = [bytes(key[Attribute.ID]).decode("utf-8", "replace") for key in private_keys(session)]
        return frozenset(name.removeprefix(self._prefix) for name in ids if name.startswith(self._prefix))

    def tidy(self, now: datetime) -> None:
        """Nothing is beside the keys."""

    def level(self) -> Level:
        """See keys."""
        return Level("pkcs11", "vault-level-pkcs11", extractable=False)

    def close(self) -> None:
        """Log out of the token."""
        self._token.close()

    def _id(self, backup: str) -> bytes:
        return (self._prefix + backup).encode()

    def key(self, session: Session, backup: str) -> PrivateKey:
        """Searching a token is slow: what was found is good for as long as the session is."""
        if session is not self._session:
            self._session, self._known = session, {}
        if backup not in self._known:
            found = private_keys(session, self._id(backup))
            if not found:
                raise Damaged("vault-key-missing")
            if len(found) > 1:  # a copy would have a count of its own
                raise Damaged("vault-inconsistent")
            self._known[backup] = cast(PrivateKey, found[0])
        return self._known[backup]


def multiply(key: PrivateKey, public_key: bytes, element: bytes) -> bytes:
    """The element times the key in the token, whose public key this is."""
    return write_point(times_through(lambda peer: derive_x(key, peer), read_point(public_key), read_point(element)))


def write_label(memo: Memo) -> str:
    """What stands in a key's label."""
    return f"{MARK} {memo.counted} {memo.evaluations} {memo.last or _NONE} {memo.bound or _NONE}"


def read_label(label: str) -> Memo:
    """What a key's label says. Raises Damaged("vault-inconsistent")."""
    match label.split(" "):
        case [mark, counted, evaluations, last, bound] if mark == MARK and counted.isdigit() and evaluations.isdigit():
            return Memo(int(counted), int(evaluations), last.replace(_NONE, ""), bound.replace(_NONE, ""))
    raise Damaged("vault-inconsistent")


def _compressed(public: PublicKey) -> bytes:
    """The public key as an element; some tokens wrap its 65 bytes as DER, some do not."""
    point = bytes(public[Attribute.EC_POINT])[-_POINT_BYTES:]
    return bytes([2 + (point[-1] & 1)]) + point[1:33]
