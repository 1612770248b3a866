"""The same door against the real server and its vault: what the two say to each other is the same thing."""

import asyncio

import pytest

from client.errors import Refused, Unavailable
from client.net.backups import BackupService
from shared.crypto.key_schedule import KdfParameters
from shared.randomness import random_bytes
from tests.client.backup.conftest import PIN, SERVER, Phone, Watched
from tests.client.transfer.conftest import rows
from tests.support.fakes import Clock
from tests.support.far_end import FarEnd
from tests.support.logged_in import keep_login

MAIL = "minsu@example.com"


@pytest.fixture
def phone(tmp_path, server):
    made = []

    def make(name, mail=MAIL):
        one = Phone(tmp_path / name, FarEnd(Clock(), random_bytes))
        device = one.account_door.device()
        keep_login(one.database, device.id, server, SERVER, mail, device.name)
        one.door = one.door.__class__(
            one.opened, one.account_door, lambda token: BackupService(server.url, token),
            one.door.maker, one.door.sender, one.door.restorer, one.door.config, random_bytes,
        )  # fmt: skip
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()


def state(phone):
    return phone.door.list()[0]


def test_a_memory_of_several_pieces_moves_and_the_server_has_nothing_of_it_left(phone, server, small_pieces):
    old, new = phone("old"), phone("new")
    old.lives()
    old.fills(2_000)
    before = rows(old.file())
    made = old.backs_up(with_log=True)
    assert state(old).size == made.size
    restored = new.restores()
    assert (rows(new.file()), restored.confirmed) == (before, True)
    assert (state(old).state, state(old).restored_to) == ("RESTORED", "new의 휴대폰")
    old.door.settle()
    assert old.door.moved().to == "new의 휴대폰"
    for file in server.folder.rglob("*"):
        if file.is_file():
            assert "코끼리".encode() not in file.read_bytes()


def test_a_wrong_try_counts_and_the_right_one_is_given_back(phone):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    with pytest.raises(Refused, match=r"left=9"):
        new.opens("516283")
    opened = new.opens()
    assert state(new).left == 9
    new.door.discard(opened)
    assert state(new).state == "ACTIVE"


def test_after_three_wrong_tries_there_is_a_wait_in_words_and_ten_destroy_it(phone, server):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    for number in range(3):
        with pytest.raises(Refused, match="backup-digits-wrong"):
            new.opens(f"51628{number}")
    with pytest.raises(Refused, match="attempt-wait") as caught:
        new.opens()
    assert caught.value.params["minutes"] == 1
    assert state(new).wait_until is not None
    for number in range(3, 10):
        server.clock.later(hours=25)
        with pytest.raises(Refused, match="backup-digits-wrong"):
            new.opens(f"51628{number}")
    server.clock.later(minutes=6)
    with pytest.raises(Refused, match=r"backup-gone\(state=EXHAUSTED\)"):
        new.opens()


def test_a_third_device_is_refused_and_the_two_keep_theirs(phone):
    one, two, three = (phone(name) for name in ("one", "two", "three"))
    for each in (one, two, three):
        each.knows("부산에 산다")
    one.backs_up()
    two.backs_up("516283")
    with pytest.raises(Refused, match=r"backups-full\(most=2\)"):
        three.backs_up("271828")
    with pytest.raises(Refused, match=r"backup-which\(count=2\)"):
        three.opens()
    of_one = next(line for line in three.door.list() if line.device_name == "one의 휴대폰")
    three.door.take(three.opens(PIN, of_one.backup))
    assert three.backs_up("271828").counts["facts"] == 2


def test_a_login_of_long_ago_makes_no_backup(phone, server):
    old = phone("old")
    server.clock.later(minutes=11)
    with pytest.raises(Refused, match="login-needed"):
        old.backs_up()


def test_a_begun_backup_whose_evaluations_are_used_up_is_begun_anew(phone, small_pieces):
    old = phone("old")
    old.fills(1_500)
    for _ in range(3):
        with pytest.raises(Refused, match="backup-cancelled"):
            old.backs_up(watched=Watched("pack"))
    assert old.backs_up().counts["facts"] == 1_500
    assert [line.state for line in old.door.list()].count("ACTIVE") == 1


def test_a_backup_that_was_deleted_is_told_why_and_a_stranger_sees_none(phone):
    old, new, stranger = phone("old"), phone("new"), phone("stranger", "other@example.com")
    old.knows("부산에 산다")
    made = old.backs_up()
    with pytest.raises(Refused, match="backup-none"):
        stranger.opens()
    with pytest.raises(Refused, match="backup-unknown"):
        stranger.door.delete(made.backup)
    old.door.delete(made.backup)
    with pytest.raises(Refused, match=r"backup-gone\(state=DELETED\)"):
        new.opens()


def test_ciphertext_that_rotted_on_the_server_is_damage_and_costs_no_try(phone, server):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    made = old.backs_up()
    (file,) = [f for f in server.folder.rglob("*") if f.is_file() and f.stat().st_size == made.size]
    data = bytearray(file.read_bytes())
    data[100] ^= 1
    file.write_bytes(data)
    with pytest.raises(Unavailable, match="chunk-damaged"):
        new.opens()
    assert state(new).left == 10
    assert new.all_facts() == []


def test_people_get_the_strong_stretching_of_digits(tmp_path):
    from tests.support.kills import engine_of

    engine = engine_of(tmp_path / "home")
    assert engine.backup.maker.digits.kdf == KdfParameters(memory_kib=64 * 1024, passes=3, lanes=1)
    assert engine.backup is engine.backup
    asyncio.run(engine.close())
