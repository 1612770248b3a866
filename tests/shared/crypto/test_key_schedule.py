"""Are the keys those of the format, bound to everything they should be, refused outside the bounds, and never shown?"""

import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared.crypto.key_schedule import BackupKeys, KdfParameters, backup_keys, context, oprf_input
from shared.errors import Refused
from tests.support.service import ROOT
from tests.support.vectors import vectors

CHEAP = KdfParameters(memory_kib=19 * 1024, passes=2)
Y, PUBLIC_KEY = bytes(range(32)), b"\x02" + bytes(32)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def keys(y=Y, account="account-1", backup="backup-1", public_key=PUBLIC_KEY, kdf=CHEAP):
    found = backup_keys(y, context(account, backup, public_key, kdf), kdf)
    return found.commitment, found.tag, found.data_key


@pytest.mark.parametrize("vector", vectors("key-schedule")["vectors"], ids=lambda one: one["backup"])
def test_the_format_stays_what_backups_were_made_with(vector):
    kdf = KdfParameters(vector["memory_kib"], vector["passes"], vector["lanes"])
    bound = context(vector["account"], vector["backup"], bytes.fromhex(vector["public_key"]), kdf)
    assert bound.hex() == vector["context"]
    assert oprf_input(vector["account"], vector["backup"], vector["pin"]).hex() == vector["oprf_input"]
    found = backup_keys(bytes.fromhex(vector["y"]), bound, kdf)
    assert found.commitment.hex() == vector["commitment"]
    assert found.tag.hex() == vector["tag"]
    assert found.data_key.hex() == vector["data_key"]


def test_a_backup_is_made_at_the_agreed_cost():
    assert KdfParameters() == KdfParameters(memory_kib=65_536, passes=3, lanes=1)


OTHERS = {
    "what the vault gave": {"y": Y[::-1]},
    "account": {"account": "account-2"},
    "backup": {"backup": "backup-2"},
    "public key": {"public_key": b"\x03" + bytes(32)},
    "memory": {"kdf": replace(CHEAP, memory_kib=19 * 1024 + 8)},
    "passes": {"kdf": replace(CHEAP, passes=3)},
    "lanes": {"kdf": replace(CHEAP, lanes=2)},
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_all_three_keys_change_with_each_thing_they_are_bound_to(other):
    assert len({*keys(), *keys(**other)}) == 6


@given(st.tuples(TEXT, TEXT), st.tuples(TEXT, TEXT))
def test_what_stands_in_one_part_never_looks_like_the_next(one, other):
    assert (oprf_input(*one, "142857") == oprf_input(*other, "142857")) == (one == other)
    assert (context(*one, PUBLIC_KEY, CHEAP) == context(*other, PUBLIC_KEY, CHEAP)) == (one == other)


@pytest.mark.parametrize(
    "cost",
    [(19 * 1024 - 1, 2, 1), (0, 2, 1), (-1, 2, 1), (256 * 1024 + 1, 2, 1), (2**32, 3, 1)]
    + [(65_536, passes, 1) for passes in (-1, 0, 1, 11, 2**32)]
    + [(65_536, 3, lanes) for lanes in (-1, 0, 5)],
)
def test_a_cost_that_protects_too_little_or_stops_the_phone_is_refused(cost):
    with pytest.raises(Refused) as error:
        KdfParameters(*cost)
    assert str(error.value) == "kdf-out-of-bounds"


@pytest.mark.parametrize("cost", [(19 * 1024, 2, 1), (256 * 1024, 10, 4)])
def test_the_bounds_themselves_are_allowed(cost):
    assert KdfParameters(*cost).memory_kib == cost[0]


def test_keys_are_not_shown():
    assert repr(BackupKeys(b"c" * 32, b"t" * 32, b"d" * 32)) == "BackupKeys()"


SHORT_OF_MEMORY = """
import resource
from shared.crypto.key_schedule import KdfParameters, backup_keys
from shared.errors import Unavailable
import argon2.low_level, cryptography.hazmat.primitives.kdf.hkdf
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 32 * 1024 * 1024,) * 2)
try:
    backup_keys(bytes(32), b"context", KdfParameters())
except Unavailable as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits the memory of a process the Linux way")
def test_a_device_without_the_memory_is_told_so_and_can_try_again():
    ran = subprocess.run([sys.executable, "-c", SHORT_OF_MEMORY], check=False, cwd=ROOT, capture_output=True, text=True)
    assert (ran.stdout, ran.returncode) == ("kdf-memory-short\n", 0), ran.stderr
