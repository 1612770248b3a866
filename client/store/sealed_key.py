"""How is a store's key sealed with a passphrase, and opened again? A record of text; nothing is read or written here.

The passphrase is stretched with Argon2id (RFC 9106), whose cost stands in the record and is bounded before any memory
is taken; the key is sealed with ChaCha20-Poly1305 and bound to the account and to that cost. A record that rotted is
told from a wrong passphrase by its checksum; one that somebody changed on purpose opens with no passphrase.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from typing import Final

from client.errors import Damaged, Refused, Unavailable, WrongPassphrase
from client.store.keys import KEY_BYTES
from shared.randomness import Randomness

VERSION: Final = 1
MEMORY_KIB: Final = 64 * 1024  # what a small phone can spare
PASSES: Final = 6  # about 0.3 s a guess with it, measured on one core of a server of 2024
LANES: Final = 1
SALT_BYTES: Final = 16
NONCE_BYTES: Final = 12
LEAST: Final = 8  # characters of a passphrase
MOST_RECORD: Final = 2_000  # characters; ours has about 400


def sealed(key: bytes, passphrase: str, account: str, randomness: Randomness) -> str:
    """The record of `key`. Raises Refused("lock-short") for a passphrase of fewer than LEAST characters."""
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    if len(unicodedata.normalize("NFC", passphrase)) < LEAST:
        raise Refused("lock-short", least=LEAST)
    salt, nonce = randomness(SALT_BYTES), randomness(NONCE_BYTES)
    cost = (MEMORY_KIB, PASSES, LANES)
    cipher = ChaCha20Poly1305(_stretched(passphrase, salt, cost))
    record = {
        "version": VERSION,
        "memory_kib": MEMORY_KIB,
        "passes": PASSES,
        "lanes": LANES,
        "salt": salt.hex(),
        "nonce": nonce.hex(),
        "key": cipher.encrypt(nonce, key, _bound(account, cost)).hex(),
    }
    return json.dumps(record | {"check": _check(record)})


def unsealed(text: str, passphrase: str, account: str) -> bytes:
    """The key in a record. Raises WrongPassphrase("lock-wrong"), Damaged("lock-damaged") for what is no record of ours.

    Unavailable("kdf-memory-short") where the device has too little memory left.
    """
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    cost, salt, nonce, key = _read(text)
    cipher = ChaCha20Poly1305(_stretched(passphrase, salt, cost))
    try:
        return cipher.decrypt(nonce, key, _bound(account, cost))
    except InvalidTag as error:
        raise WrongPassphrase("lock-wrong") from error


def _read(text: str) -> tuple[tuple[int, int, int], bytes, bytes, bytes]:
    from shared.crypto.key_schedule import KdfParameters

    try:
        if len(text) > MOST_RECORD:
            raise ValueError("too long")
        record = json.loads(text)
        check = record.pop("check")
        kdf = KdfParameters(record["memory_kib"], record["passes"], record["lanes"])  # refuses gigabytes and hours
        salt, nonce, key = (bytes.fromhex(record[name]) for name in ("salt", "nonce", "key"))
        sound = record["version"] == VERSION and check == _check(record) and len(salt) == SALT_BYTES
        if not sound or len(nonce) != NONCE_BYTES or len(key) != KEY_BYTES + 16:
            raise ValueError("not a record")
    except (Refused, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Damaged("lock-damaged") from error
    return (kdf.memory_kib, kdf.passes, kdf.lanes), salt, nonce, key


def _stretched(passphrase: str, salt: bytes, cost: tuple[int, int, int]) -> bytes:
    from argon2.exceptions import HashingError
    from argon2.low_level import Type, hash_secret_raw

    memory, passes, lanes = cost
    secret = unicodedata.normalize("NFC", passphrase).encode("utf-8", "surrogatepass")
    try:
        return hash_secret_raw(secret, salt, passes, memory, lanes, 32, Type.ID)
    except HashingError as error:
        raise Unavailable("kdf-memory-short") from error


def _bound(account: str, cost: tuple[int, int, int]) -> bytes:
    """What the sealed key hangs on. `account` is its name in a keyring: the home's id and the account's folder."""
    from shared.crypto.parts import parts

    return parts(b"gieok-lock-1", account.encode(), b"".join(number.to_bytes(4) for number in cost))


def _check(record: dict[str, object]) -> str:
    return hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()[:16]
