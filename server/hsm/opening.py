"""Which vault do the settings name, and what is to be told about it?"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from server.errors import CannotStart
from server.hsm.anchor import Anchor
from server.hsm.counted import CountedVault
from server.hsm.ledger import Ledger
from server.hsm.moments import Monotonic
from server.hsm.port import Vault
from server.hsm.rules import WAITS, Waits
from server.hsm.selftest import VECTOR_KEY, check_vectors
from server.hsm.software import SealedKeys
from server.sentences import sentence
from server.settings import Settings
from shared.clock import Clock
from shared.crypto.oprf import evaluate
from shared.randomness import Randomness

FILE: Final = "vault.db"
ANCHOR: Final = "vault.generation"
SEALING_KEYS: Final = "vault-keys"


def open_vault(
    settings: Settings, clock: Clock, monotonic: Monotonic, randomness: Randomness, waits: Waits = WAITS
) -> Vault:
    """The vault over the data folder, after its self-test. Raises CannotStart, Unavailable, Damaged."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotStart("data-folder-unusable") from error
    check_vectors(partial(evaluate, VECTOR_KEY))
    return _software(settings.data, clock, monotonic, randomness, waits)


def vault_report(vault: Vault) -> tuple[str, ...]:
    """What an operator reads about it."""
    level = vault.level()
    return (f"vault: {level.backend}", sentence(level.code, {}))


def _software(data: Path, clock: Clock, monotonic: Monotonic, randomness: Randomness, waits: Waits) -> Vault:
    keys = SealedKeys(data / SEALING_KEYS, randomness)
    return CountedVault(Ledger(data / FILE, Anchor(data / ANCHOR)), keys, clock, monotonic, waits)
