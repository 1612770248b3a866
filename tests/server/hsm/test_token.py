"""What is only true of keys in a token: orphans, copies, a token that goes away, a label that carries the count."""

from itertools import count

import pytest
from pkcs11 import Attribute, KeyType, Mechanism, MechanismFlag, PKCS11Error
from pydantic import SecretStr

from server.errors import CannotStart, Damaged, Unavailable
from server.hsm.keys import Memo
from server.hsm.pkcs11 import TokenKeys, read_label, write_label
from server.hsm.port import Terms
from server.hsm.token import P256, private_keys
from shared.crypto.p256 import read_point, times, times_base, write_point
from tests.support.vaults import PIN, Bench


@pytest.fixture
def bench(token, tmp_path):
    made = Bench(tmp_path / "data", **token.settings)
    yield made
    made.close()


def token_key(bench, backup):
    keys = bench.vault._keys
    with keys._token.session() as session:
        return keys.key(session, backup)


def test_a_key_never_leaves_the_token(bench):
    made = bench.backup()
    key = token_key(bench, made.name)
    assert (key[Attribute.EXTRACTABLE], key[Attribute.SENSITIVE]) == (False, True)
    with pytest.raises(PKCS11Error):
        key[Attribute.VALUE]
    with pytest.raises(PKCS11Error):
        key.copy({Attribute.TOKEN: True})
    with bench.vault._ledger.transaction() as page:
        assert page.record(made.name).sealed == b""
    assert bench.vault.level().extractable is False


def test_a_product_whose_x_begins_with_a_zero_byte_is_right_too(bench):
    """A token could give such an x with 31 bytes."""
    made = bench.created()
    public = read_point(bench.vault.create(made.name, "account00001", Terms(10, 14)))
    short = next(scalar for scalar in count(1) if times(scalar, public).x < 1 << 248)
    assert bench.vault.enrol(made.name, write_point(times_base(short))) == write_point(times(short, public))


def test_the_label_says_what_was_counted(bench):
    made = bench.backup()
    key = token_key(bench, made.name)
    assert read_label(key[Attribute.LABEL]).counted == 0
    made.guess()
    right = made.guess(PIN)
    memo = read_label(key[Attribute.LABEL])
    assert (memo.counted, memo.evaluations) == (2, 3)
    assert (len(memo.last), len(memo.bound)) == (16, 32)
    made.unlock(right)
    assert read_label(key[Attribute.LABEL]) == Memo(1, 3, "", memo.bound)


def test_the_label_is_written_before_anything_is_evaluated(bench, monkeypatch):
    made = bench.backup()
    key, keys = token_key(bench, made.name), bench.vault._keys
    seen, whole = [], keys.evaluate

    def evaluate(record, element):
        seen.append(read_label(key[Attribute.LABEL]).counted)
        return whole(record, element)

    monkeypatch.setattr(keys, "evaluate", evaluate)
    made.guess()
    made.guess()
    assert seen == [1, 2]


@pytest.mark.parametrize(
    "memo", [Memo(), Memo(10, 30, "a" * 16, "b" * 32), Memo(0, 2, "", "b" * 32), Memo(1, 1, "0", "")]
)
def test_a_label_is_read_as_it_was_written(memo):
    assert read_label(write_label(memo)) == memo


@pytest.mark.parametrize(
    "label", ["", "gieok1", "gieok1 1 2 3", "gieok2 0 0 - -", "gieok1 x 0 - -", "gieok1 0 -1 - -", "backup"]
)
def test_a_label_of_anybody_else_is_not_read_as_a_count(label):
    with pytest.raises(Damaged):
        read_label(label)


def test_a_label_that_was_overwritten_stops_the_backup(bench):
    made = bench.backup()
    token_key(bench, made.name)[Attribute.LABEL] = "somebody's own key"
    with pytest.raises(Damaged):
        made.guess(PIN)


def test_a_second_key_under_the_same_id_stops_the_backup(bench):
    """A copy would have a count of its own."""
    made, keys = bench.backup(), bench.vault._keys
    generate(keys, keys._id(made.name), token_key(bench, made.name)[Attribute.LABEL])
    bench.reopen()
    with pytest.raises(Damaged) as raised:
        made.guess(PIN)
    assert raised.value.code == "vault-inconsistent"
    with bench.vault._ledger.transaction() as page:
        assert page.record(made.name).counted == 0


def generate(keys, key_id, label):
    with keys._token.session() as session:
        curve = session.create_domain_parameters(KeyType.EC, {Attribute.EC_PARAMS: P256}, local=True)
        curve.generate_keypair(
            id=key_id, label=label, store=True, mechanism=Mechanism.EC_KEY_PAIR_GEN,
            capabilities=MechanismFlag.DERIVE, public_template={Attribute.TOKEN: False},
        )  # fmt: skip


def test_a_key_that_the_database_never_heard_of_goes_after_a_day(bench, token):
    """A kill came between the token and the database, and nobody asked again."""
    made = bench.backup()
    before = token.objects()
    bench.vault._keys.make("backup-orphan", "account00001", bench.clocks.wall())
    bench.reopen()
    bench.vault.sweep()
    bench.clocks.move(hours=23)
    bench.vault.sweep()
    assert len(token.objects()) == len(before) + 1
    bench.clocks.move(hours=1)
    bench.vault.sweep()
    assert token.objects() == before
    assert made.guess(PIN).right


def test_a_key_that_came_back_to_the_database_in_time_stays(bench):
    """The operator had put an older database back, and then the right one."""
    made = bench.backup()
    with bench.vault._ledger.transaction() as page:
        page._connection.execute("UPDATE keys SET backup = 'elsewhere'")
        page.commit(bench.clocks.wall())
    bench.vault.sweep()
    with bench.vault._ledger.transaction() as page:
        page._connection.execute("UPDATE keys SET backup = ?", (made.name,))
        page.commit(bench.clocks.wall())
    bench.vault.sweep()
    bench.clocks.move(hours=25)
    bench.vault.sweep()
    assert made.guess(PIN).right


def test_asking_again_after_a_kill_makes_one_key(bench, token):
    before = len(token.objects())
    bench.vault._keys.make("backup-orphan", "account00001", bench.clocks.wall())
    bench.vault.create("backup-orphan", "account00001", Terms(10, 14))
    assert len(token.objects()) == before + 1


def test_a_key_that_could_not_be_destroyed_goes_with_the_next_sweep(bench, token, monkeypatch):
    made = bench.backup()
    with monkeypatch.context() as patched:
        patched.setattr(bench.vault._keys, "forget", lambda _backups: None)
        bench.vault.destroy(made.name, "DELETED")
    assert len(token.objects()) == 1
    bench.vault.sweep()
    assert token.objects() == set()


def test_the_sweep_leaves_the_keys_of_others_alone(bench, token):
    keys = bench.vault._keys
    generate(keys, b"somebody-elses", "their key")
    TokenKeys(keys._token, "0123456789abcdef").make("backup000001", "account00001", bench.clocks.wall())
    for _ in range(3):
        bench.clocks.move(days=2)
        bench.vault.sweep()
    assert len(token.objects()) >= 2
    with keys._token.session() as session:
        assert len(private_keys(session)) == 2


def test_a_session_that_broke_is_opened_again(bench):
    made = bench.backup()
    bench.vault._keys._token._session.close()
    with pytest.raises(Unavailable) as raised:
        made.guess()
    assert raised.value.code == "token-unreachable"
    assert made.standing.left == 10
    assert made.guess(PIN).right


def test_a_pin_that_the_token_refused_is_not_tried_again(bench):
    """Asking again and again would lock the token."""
    made, used = bench.backup(), bench.vault._keys._token
    right, used._pin = used._pin, SecretStr("11112222")
    used._session.close()
    for _ in range(3):
        with pytest.raises(Unavailable):
            made.guess()
    used._pin = right
    with pytest.raises(Unavailable):
        made.guess()
    bench.reopen()
    assert made.guess(PIN).left == 9


def test_nobody_else_gets_at_the_token_meanwhile(bench):
    with pytest.raises(CannotStart) as raised:
        Bench(
            bench.folder,
            **{
                name: getattr(bench.settings, name) for name in ("vault", "pkcs11_module", "pkcs11_token", "pkcs11_pin")
            },
        )
    assert raised.value.code == "vault-in-use"
    assert bench.backup().guess(PIN).right
