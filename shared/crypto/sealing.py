"""How does a payload of any size become pieces that nobody can read, change, cut or reorder unseen?

STREAM over ChaCha20-Poly1305 (Hoang, Reyhanitabar, Rogaway, Vizar 2015): each piece has a nonce of 7 random bytes, its
number in 4, and 1 that says whether it is the last. The first piece begins with a header, the version byte and those 7
bytes, which is bound to every piece. One version, no choice of algorithms. At most two pieces are in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from shared.errors import Damaged
from shared.randomness import Randomness

PLAIN_BYTES: Final = 1024 * 1024  # in a piece; the last one may have less
PAD_BYTES: Final = 64 * 1024  # the size of a memory shows only in these steps
_VERSION: Final = b"\x01"
_PREFIX_BYTES: Final = 7
_HEADER_BYTES: Final = len(_VERSION) + _PREFIX_BYTES
_PAD_MARK: Final = b"\x80"


def seal(key: bytes, aad: bytes, plain: Iterable[bytes], randomness: Randomness) -> Iterator[bytes]:
    """The sealed pieces; `plain` comes in parts of any size."""
    prefix = randomness(_PREFIX_BYTES)
    header, cipher = _VERSION + prefix, ChaCha20Poly1305(key)
    for number, (data, last) in enumerate(_cut(plain)):
        sealed = cipher.encrypt(_nonce(prefix, number, last=last), data, aad + header)
        yield sealed if number else header + sealed


def unseal(key: bytes, aad: bytes, pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The plain text, part by part. Raises Damaged("backup-damaged").

    What comes out is what went in, but only at the end is it known that all of it came: use nothing before.
    """
    waiting, cipher = iter(pieces), ChaCha20Poly1305(key)
    first = next(waiting, b"")
    header, sealed = first[:_HEADER_BYTES], first[_HEADER_BYTES:]
    if len(header) != _HEADER_BYTES or header[:1] != _VERSION:
        raise Damaged("backup-damaged")
    number = 0
    while True:
        following = next(waiting, None)
        nonce = _nonce(header[1:], number, last=following is None)
        yield _opened(cipher, nonce, sealed, aad + header)
        if following is None:
            return
        sealed, number = following, number + 1


def pad(plain: Iterable[bytes]) -> Iterator[bytes]:
    """The same, then a mark and zeros up to the next step."""
    size = 0
    for part in plain:
        size += len(part)
        yield part
    yield _PAD_MARK + bytes(-(size + 1) % PAD_BYTES)


def unpad(padded: Iterable[bytes]) -> Iterator[bytes]:
    """Without mark and zeros. Raises Damaged("backup-damaged") where they are not as `pad` writes them."""
    held, size = bytearray(), 0
    for part in padded:
        held += part
        size += len(part)
        ready = len(held) - PAD_BYTES  # the mark lies in the last step
        if ready > 0:
            yield bytes(held[:ready])
            del held[:ready]
    rest = held.rstrip(b"\x00")
    if size % PAD_BYTES or not rest.endswith(_PAD_MARK):
        raise Damaged("backup-damaged")
    yield bytes(rest[:-1])


def _cut(plain: Iterable[bytes]) -> Iterator[tuple[bytes, bool]]:
    """Parts of one piece's size, each with whether it is the last; one empty part where there is nothing."""
    held = bytearray()
    for part in plain:
        held += part
        while len(held) > PLAIN_BYTES:
            yield bytes(held[:PLAIN_BYTES]), False
            del held[:PLAIN_BYTES]
    yield bytes(held), True


def _nonce(prefix: bytes, number: int, *, last: bool) -> bytes:
    return prefix + number.to_bytes(4) + bytes([last])


def _opened(cipher: ChaCha20Poly1305, nonce: bytes, sealed: bytes, aad: bytes) -> bytes:
    try:
        return cipher.decrypt(nonce, sealed, aad)
    except InvalidTag as error:
        raise Damaged("backup-damaged") from error
