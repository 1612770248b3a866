"""How many tries a second does a vault count and answer, next to a bare ECDH? `python tests/bench/vault.py [--folder DIR]`.

A counted try is on the disk before it is answered: `--folder` says on which disk. SoftHSM2 stands for a token.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cryptography.hazmat.primitives.asymmetric import ec

from shared.crypto import oprf
from tests.support.softhsm import softhsm
from tests.support.vaults import Bench

TRIES = 10  # of one backup


def a_second(calls: list[Callable[[], object]]) -> float:
    """How many of these calls go into a second."""
    began = perf_counter()
    for call in calls:
        call()
    return len(calls) / (perf_counter() - began)


def measure(folder: Path, backups: int) -> dict[str, float]:
    """Calls a second, by what is called."""
    elements = [oprf.blind(b"000000", 1 + number) for number in range(TRIES)]
    key = ec.generate_private_key(ec.SECP256R1())
    peer = ec.generate_private_key(ec.SECP256R1()).public_key()
    told = {
        "bare ECDH": a_second([lambda: key.exchange(ec.ECDH(), peer)] * 1_000),
        "evaluation alone": a_second([lambda: oprf.evaluate(0x9497, elements[0])] * 300),
    }
    for name, given in (("software", {}), ("SoftHSM", softhsm(lambda: folder / "softhsm").settings)):
        bench = Bench(folder / name, **given)
        names = [bench.backup().name for _ in range(backups)]
        calls = [
            partial(bench.vault.attempt, backup, f"attempt{number}", element)
            for backup in names
            for number, element in enumerate(elements)
        ]
        told[f"{name}, counted"] = a_second(calls)
        told[f"{name}, asked again"] = a_second(calls)
        bench.close()
    return told


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="a folder on the disk to measure")
    parser.add_argument("--backups", type=int, default=20, help=f"backups with {TRIES} tries each")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        for name, rate in measure(Path(folder), given.backups).items():
            print(f"{name:<24}{rate:>10,.0f} a second")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
