"""Is this token fit to hold the keys of backups? Tried out at every start, with keys made for it.

It must compute raw ECDH rightly (RFC 9497's vectors, by a key that is put into the session), and a new key must not be
readable, changeable, wrappable or copyable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, cast

from pkcs11 import Attribute, KeyType, Mechanism, MechanismFlag, Object, ObjectClass, PKCS11Error, PrivateKey, Session
from pkcs11.types import WrapMixin

from server.errors import CannotStart
from server.hsm.pkcs11 import TokenKeys, multiply
from server.hsm.selftest import VECTOR_KEY, check_key, check_vectors
from server.hsm.token import P256, Token
from shared.crypto.p256 import times_base, write_point

TRIAL: Final = "self-test"  # no backup has this id: theirs have letters and digits only
AES_BITS: Final = 256
_FACTS: Final = {
    Attribute.LOCAL: True,
    Attribute.SENSITIVE: True,
    Attribute.ALWAYS_SENSITIVE: True,
    Attribute.EXTRACTABLE: False,
    Attribute.NEVER_EXTRACTABLE: True,
}


def check_token(token: Token, keys: TokenKeys, now: datetime) -> None:
    """Raises CannotStart with what is not fit, Unavailable where the token does not answer."""
    with token.session() as session:
        imported = _imported(session)
        _check_computing(lambda element: multiply(imported, write_point(times_base(VECTOR_KEY)), element))
        imported.destroy()
        made = keys.make(TRIAL, "", now)
        try:
            key = keys.key(session, TRIAL)
            check_key(lambda element: multiply(key, made.public_key, element), made.public_key)
            _check_stays_inside(session, key)
        finally:
            keys.forget([TRIAL])


def _imported(session: Session) -> PrivateKey:
    """The RFC's key, for this session."""
    template = {
        Attribute.CLASS: ObjectClass.PRIVATE_KEY,
        Attribute.KEY_TYPE: KeyType.EC,
        Attribute.EC_PARAMS: P256,
        Attribute.VALUE: VECTOR_KEY.to_bytes(32),
        Attribute.TOKEN: False,
        Attribute.PRIVATE: True,
        Attribute.SENSITIVE: True,
        Attribute.DERIVE: True,
    }
    try:
        return cast(PrivateKey, session.create_object(template))
    except PKCS11Error as error:
        raise CannotStart("token-not-testable") from error


def _check_computing(evaluate: Callable[[bytes], bytes]) -> None:
    try:
        check_vectors(evaluate)
    except PKCS11Error as error:
        raise CannotStart("token-no-raw-derive") from error


def _check_stays_inside(session: Session, key: PrivateKey) -> None:
    """No way out of the token for a new key."""
    if any(key[attribute] != expected for attribute, expected in _FACTS.items()):
        raise CannotStart("token-key-leaves")
    ways: list[Callable[[], object]] = [
        lambda: _read(key),
        lambda: _change(key, {Attribute.EXTRACTABLE: True}),
        lambda: _change(key, {Attribute.SENSITIVE: False}),
        lambda: _copied(key, {}),
        lambda: _copied(key, {Attribute.EXTRACTABLE: True}),
        lambda: _copied(key, {Attribute.SENSITIVE: False}),
        lambda: _wrapped(session, key, Mechanism.AES_KEY_WRAP),
        lambda: _wrapped(session, key, Mechanism.AES_KEY_WRAP_PAD),
    ]
    for way in ways:
        try:
            way()
        except PKCS11Error:
            continue
        raise CannotStart("token-key-leaves")


def _read(key: PrivateKey) -> bytes:
    return bytes(key[Attribute.VALUE])


def _copied(key: PrivateKey, values: Mapping[Attribute, bool]) -> Object:
    """A copy for this session only."""
    return key.copy({Attribute.TOKEN: False, **values})


def _change(key: PrivateKey, values: Mapping[Attribute, bool]) -> None:
    for attribute, value in values.items():
        key[attribute] = value


def _wrapped(session: Session, key: PrivateKey, mechanism: Mechanism) -> bytes:
    wrapping = session.generate_key(KeyType.AES, AES_BITS, store=False, capabilities=MechanismFlag.WRAP)
    try:
        return bytes(cast(WrapMixin, wrapping).wrap_key(key, mechanism=mechanism))
    finally:
        wrapping.destroy()
