"""Is the key of tags made once and never again, for its owner alone, and a lost one told?"""

import stat

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from server.__main__ import main
from server.db.engine import make_engine
from server.db.migrate import upgrade
from server.errors import Damaged
from server.proposals.key import FILE, contributor_key
from server.proposals.rules import Contributed
from server.proposals.store import ProposalStore
from shared.crypto.p256 import times_base, write_point
from shared.randomness import random_bytes
from tests.support.contributors import proposal


@pytest.fixture
def store(tmp_path):
    engine = make_engine(None, tmp_path)
    upgrade(engine, tmp_path)
    yield ProposalStore(engine)
    engine.dispose()


@pytest.fixture
def opened(tmp_path, store):
    return lambda: contributor_key(tmp_path / "proposals", store, random_bytes)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "proposals" / FILE


def test_it_is_made_once_and_stays(opened, file, store):
    made = opened()
    assert opened() == made
    assert store.public_key() == made.public.hex() == write_point(times_base(made.secret)).hex()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert str(made.secret) not in repr(made)


def test_a_lost_one_is_told_and_none_is_made_in_its_place(opened, file):
    made, kept = opened(), file.read_bytes()
    file.unlink()
    with pytest.raises(Damaged, match="contributor-key-lost"):
        opened()
    assert not file.exists()
    file.write_bytes(kept)
    assert opened() == made


def another(key):
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: another(ec.derive_private_key(7, ec.SECP256R1())), "contributor-key-lost"),
        (lambda: another(ec.derive_private_key(7, ec.SECP384R1())), "contributor-key-damaged"),
        (lambda: another(ed25519.Ed25519PrivateKey.generate()), "contributor-key-damaged"),
        (lambda: b"", "contributor-key-damaged"),
        (lambda: b"-----BEGIN PRIVATE KEY-----\n", "contributor-key-damaged"),
    ],
    ids=["another key", "another curve", "another kind", "empty", "cut off"],
)
def test_what_is_not_the_key_is_told_and_left_alone(opened, file, make, code):
    opened()
    file.write_bytes(make())
    before = file.read_bytes()
    with pytest.raises(Damaged, match=code):
        opened()
    assert file.read_bytes() == before


def test_a_kill_between_the_file_and_the_database_is_made_good(opened, file, store):
    """The file is there and nobody has used it yet: it is the one."""
    key = ec.derive_private_key(7, ec.SECP256R1())
    file.parent.mkdir()
    file.write_bytes(another(key))
    assert opened().secret == 7
    assert store.public_key() == opened().public.hex()


def test_half_a_file_of_a_kill_before_that_is_written_over(opened, file):
    file.parent.mkdir()
    file.with_name(file.name + ".part").write_bytes(b"-----BEG")
    assert opened() == opened()
    assert [it.name for it in file.parent.iterdir() if not it.name.startswith(".")] == [FILE]


def test_an_operator_can_begin_anew_and_then_nothing_is_left_of_the_old_key(opened, file, store, tmp_path, capsys):
    """Also when the file is gone for good, which no start of the server makes good by itself."""
    made = opened()
    store.put(Contributed("a" * 64, proposal()))
    file.unlink()
    assert main(["new-contributor-key", "--data", str(tmp_path)]) == 0
    deleted, said = capsys.readouterr().out.splitlines()
    assert deleted == "proposals that were deleted: 1"
    assert said == f"contributor tags: public key {opened().public.hex()}"
    assert opened() != made
    assert main(["new-contributor-key", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("proposals that were deleted: 0\n")
