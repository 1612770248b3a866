"""Which key are contributor tags made with? One for everybody, made at the first need and never again.

With another key the same customer would have another tag and be counted twice, so that a lost key is an error to tell,
not a gap to fill: the database knows the public half. The devices compare it with the one in the signed config, or with
the one they saw first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from server.errors import Damaged
from server.locks import alone
from server.proposals.store import ProposalStore
from server.secret_file import write_secret
from shared.crypto.oprf import random_scalar
from shared.crypto.p256 import times_base, write_point
from shared.randomness import Randomness

FILE: Final = "contributor.pem"
_CURVE: Final = ec.SECP256R1()


@dataclass(frozen=True, slots=True)
class ContributorKey:
    """Both halves."""

    secret: int = field(repr=False)
    public: bytes


def contributor_key(folder: Path, store: ProposalStore, randomness: Randomness) -> ContributorKey:
    """The key in `folder`, made where there never was one.

    Raises Damaged("contributor-key-damaged"), and Damaged("contributor-key-lost"): missing, or another one.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with alone(folder / ".lock"):
        path, known = folder / FILE, store.public_key()
        if not path.exists():
            if known is not None:
                raise Damaged("contributor-key-lost")
            write_secret(path, _pem(random_scalar(randomness)))
        key = _read(path)
        if known is None:
            store.keep_public_key(key.public.hex())
        elif known != key.public.hex():
            raise Damaged("contributor-key-lost")
        return key


def _pem(secret: int) -> bytes:
    key = ec.derive_private_key(secret, _CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _read(path: Path) -> ContributorKey:
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (ValueError, TypeError) as error:
        raise Damaged("contributor-key-damaged") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise Damaged("contributor-key-damaged")
    secret = key.private_numbers().private_value
    return ContributorKey(secret, write_point(times_base(secret)))
