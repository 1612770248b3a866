"""How does one process speak to a PKCS#11 token? One call at a time: SoftHSM crashes when two threads use it."""

from __future__ import annotations

import contextlib
import fcntl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, cast

import pkcs11
from pkcs11 import Attribute, KeyType, Mechanism, Object, ObjectClass, PKCS11Error, PrivateKey, Session
from pkcs11.types import DeriveMixin
from pydantic import SecretStr

from server.errors import CannotStart, Unavailable

P256: Final = bytes.fromhex("06082a8648ce3d030107")  # the DER name of the curve
X_BITS: Final = 256
_ONE_AT_A_TIME: Final = threading.RLock()  # a PKCS#11 library is one thing in a whole process
_READABLE: Final = {Attribute.TOKEN: False, Attribute.SENSITIVE: False, Attribute.EXTRACTABLE: True}
_WRONG_PIN: Final = (pkcs11.PinIncorrect, pkcs11.PinLocked, pkcs11.PinExpired, pkcs11.PinLenRange)


class Token:
    """One token and the session on it, opened again when it broke."""

    def __init__(self, module: Path, label: str, pin: SecretStr, lock: Path) -> None:
        """Raises CannotStart. `lock` is held until `close`: no second process gets at the token meanwhile."""
        self._held = _hold(lock)
        self._label = label
        self._pin = pin
        self._session: Session | None = None
        self._pin_refused = False
        try:
            self._connect(module)
        except CannotStart:
            self._held.close()
            raise

    @contextmanager
    def session(self) -> Iterator[Session]:
        """The session, for this thread alone. Raises Unavailable("token-unreachable")."""
        with _ONE_AT_A_TIME:
            try:
                if self._session is None:
                    self._session = self._open()
                yield self._session
            except PKCS11Error as error:
                self._drop()
                raise Unavailable("token-unreachable") from error

    def close(self) -> None:
        """Log out."""
        with _ONE_AT_A_TIME:
            self._drop()
            self._held.close()

    def _connect(self, module: Path) -> None:
        with _ONE_AT_A_TIME:
            try:
                self._library = pkcs11.lib(str(module))
            except PKCS11Error as error:
                raise CannotStart("token-library-missing") from error
            try:
                self._session = self._open()
            except pkcs11.NoSuchToken as error:
                raise CannotStart("token-missing") from error
            except _WRONG_PIN as error:
                raise CannotStart("token-pin-wrong") from error
            except PKCS11Error as error:
                raise CannotStart("token-broken") from error

    def _open(self) -> Session:
        if self._pin_refused:  # asking again would lock the token
            raise pkcs11.PinIncorrect
        try:
            return self._library.get_token(token_label=self._label).open(rw=True, user_pin=self._pin.get_secret_value())
        except _WRONG_PIN:
            self._pin_refused = True
            raise

    def _drop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(PKCS11Error):
                session.close()


def _hold(lock: Path) -> IO[str]:
    """Raises CannotStart("vault-in-use")."""
    file = lock.open("a")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise CannotStart("vault-in-use") from error
    return file


def derive_x(key: PrivateKey, peer: bytes) -> bytes:
    """Raw ECDH: the x of the 65-byte point times the key."""
    shared = cast(DeriveMixin, key).derive_key(
        KeyType.GENERIC_SECRET,
        X_BITS,
        mechanism=Mechanism.ECDH1_DERIVE,
        mechanism_param=(pkcs11.KDF.NULL, None, peer),
        store=False,
        template=_READABLE,
    )
    try:
        return bytes(shared[Attribute.VALUE])
    finally:
        shared.destroy()


def private_keys(session: Session, key_id: bytes | None = None) -> list[Object]:
    """The private keys in the token; those with this id."""
    wanted = {Attribute.CLASS: ObjectClass.PRIVATE_KEY, Attribute.KEY_TYPE: KeyType.EC}
    return list(session.get_objects(wanted | ({Attribute.ID: key_id} if key_id is not None else {})))
