"""Which vault do the settings name, and what is to be told about it?"""

from __future__ import annotations

from functools import partial
from typing import Final

from server.errors import CannotStart, GieokError
from server.hsm.anchor import Anchor
from server.hsm.counted import CountedVault
from server.hsm.keys import Keys
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
OWNER: Final = "vault.owner"  # locked by the one process that uses the token
NAME_BYTES: Final = 8


def open_vault(
    settings: Settings, clock: Clock, monotonic: Monotonic, randomness: Randomness, waits: Waits = WAITS
) -> Vault:
    """The vault over the data folder, after its self-test. Raises CannotStart, Unavailable, Damaged."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotStart("data-folder-unusable") from error
    name = randomness(NAME_BYTES).hex()
    anchor = Anchor(settings.data / ANCHOR) if settings.vault == "software" else None
    ledger = Ledger(settings.data / FILE, anchor, name)
    try:
        keys = (
            _token_keys(settings, ledger, clock) if settings.vault == "pkcs11" else _sealed_keys(settings, randomness)
        )
        return CountedVault(ledger, keys, clock, monotonic, waits)
    except GieokError:
        ledger.close()
        raise


def vault_report(vault: Vault) -> tuple[str, ...]:
    """What an operator reads about it."""
    level = vault.level()
    return (f"vault: {level.backend}", sentence(level.code, {}))


def check_vault(settings: Settings, clock: Clock, randomness: Randomness) -> tuple[str, ...]:
    """The report, after a self-test. A token that the running server holds was tested when that started."""
    try:
        vault = open_vault(settings, clock, lambda: 0.0, randomness)
    except CannotStart as error:
        if error.code != "vault-in-use":
            raise
        return (f"vault: {settings.vault}", sentence(f"vault-level-{settings.vault}", {}), sentence(error.code, {}))
    try:
        return vault_report(vault)
    finally:
        vault.close()


def vault_readable_by_others(settings: Settings) -> bool:
    """May anybody but the owner read the vault's files?"""
    files = [*settings.data.glob(FILE + "*"), settings.data / ANCHOR, *(settings.data / SEALING_KEYS).glob("*")]
    return any(file.stat().st_mode & 0o077 for file in files if file.exists())


def _sealed_keys(settings: Settings, randomness: Randomness) -> Keys:
    check_vectors(partial(evaluate, VECTOR_KEY))
    return SealedKeys(settings.data / SEALING_KEYS, randomness)


def _token_keys(settings: Settings, ledger: Ledger, clock: Clock) -> Keys:
    """The keys in the token that the settings name; only here is a PKCS#11 library looked for."""
    from server.hsm.pkcs11 import TokenKeys
    from server.hsm.token import Token
    from server.hsm.token_check import check_token

    if settings.pkcs11_module is None or settings.pkcs11_token is None or settings.pkcs11_pin is None:
        raise CannotStart("token-settings-missing")
    token = Token(settings.pkcs11_module, settings.pkcs11_token, settings.pkcs11_pin, settings.data / OWNER)
    try:
        with ledger.transaction() as page:
            keys = TokenKeys(token, page.name())
            check_token(token, keys, clock())
    except GieokError:
        token.close()
        raise
    return keys
