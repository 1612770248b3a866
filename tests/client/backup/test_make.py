"""A backup is made once, whatever breaks in between, and only of what the customer chose."""

import stat

import pytest

from client.errors import Damaged, Refused, ServerUnreachable, StoreFull, Unavailable
from client.store import backups, egress
from shared.formats.config import BackupLimits
from tests.client.backup.conftest import PIN, Watched
from tests.support.far_end import b64, unb64


def test_days_and_tries_of_the_service_go_along_and_a_newer_backup_replaces_the_older(phone, far):
    old = phone(limits=BackupLimits(tries=5, days=3))
    old.knows("부산에 산다")
    first = old.backs_up()
    second = old.backs_up("516283")
    assert (first.tries, (first.expires_at - old.clock()).days) == (5, 3)
    assert [line.state for line in old.door.list()] == ["ACTIVE", "REPLACED"]
    assert second.backup != first.backup
    assert backups.made(old.database) == second.backup


@pytest.mark.parametrize("digits", ["12345", "1234567", "12a456", ""])
def test_what_is_not_six_digits_is_refused_before_anything_is_asked(phone, far, digits):
    old = phone()
    with pytest.raises(Refused, match="pin-not-six-digits"):
        old.backs_up(digits)
    assert far.calls == []


@pytest.mark.parametrize("digits", ["123456", "000000", "199001", "121212", "147258"])
def test_digits_that_are_guessed_early_are_refused_before_anything_is_asked(phone, far, digits):
    old = phone()
    with pytest.raises(Refused, match="pin-too-easy"):
        old.backs_up(digits)
    assert far.calls == []


def test_suggested_digits_are_ones_that_would_be_taken(phone):
    old = phone()
    for _ in range(50):
        pin = old.door.suggest_pin()
        assert old.door.check_pin(pin) == pin


def test_a_server_that_does_not_have_the_key_makes_no_backup_that_never_opens(phone, far):
    """An evaluation by another key; one that is right only the first time; one that is no point at all."""
    from shared.crypto import oprf

    old = phone()
    old.knows("부산에 산다")
    asked = []

    def other_key(reply):
        asked.append(1)
        return type(reply)(b64(oprf.evaluate(7, unb64(far.of("enrol")[-1][2]))))

    def only_once(reply):
        asked.append(1)
        return reply if len(asked) % 2 else other_key(reply)

    for change in (other_key, only_once, lambda reply: type(reply)("AAAA"), lambda reply: type(reply)("…")):
        far.replies["enrol"] = change
        with pytest.raises(Unavailable, match="backup-server-wrong"):
            old.backs_up()
        asked.clear()
    assert far.of("put_chunk") == []
    assert far.of("activate") == []
    far.replies.clear()
    assert old.backs_up().counts["facts"] == 1


def test_an_upload_that_was_cut_goes_on_without_the_digits_and_sends_no_piece_twice(phone, far, small_pieces):
    old, new = phone(), phone("new")
    old.fills(4_000)
    watched = Watched("upload", after=1)
    with pytest.raises(Refused, match="backup-cancelled"):
        old.backs_up(watched=watched)
    begun = old.door.begun()
    assert begun.started_at == old.clock()
    sent = len(far.of("put_chunk"))
    old.knows("나중에 알게 된 것")
    made = old.door.go_on(Watched()())
    pieces = len(far.kept[made.backup].chunks)
    assert 0 < sent < pieces == len(far.of("put_chunk"))
    assert len(far.kept) == 1
    assert old.door.begun() is None
    assert not old.outgoing.folder.exists()
    new.restores()
    assert len(new.all_facts()) == 4_000


def test_the_network_may_be_away_at_every_step_and_one_backup_comes_of_it(phone, far):
    old, new = phone(), phone("new")
    old.lives()
    for name in ("create", "enrol", "list", "chunks", "put_chunk", "activate"):
        for after in (False, True):
            far.break_next(name, times=3, after=after)
            with pytest.raises(ServerUnreachable):
                old.door.go_on(Watched()()) if old.door.begun() else old.backs_up()
            assert sum(kept.state == "CREATED" for kept in far.kept.values()) <= 1
            far.fails.clear()
    assert not old.door.begun() or len(far.of("activate")) == 6
    made = old.door.go_on(Watched()())
    assert [kept.state for kept in far.kept.values() if kept.state != "DELETED"] == ["ACTIVE"]
    assert far.kept[made.backup].state == "ACTIVE"
    assert new.restores().new["facts"] == 4


def test_one_that_was_begun_with_other_digits_is_dropped_there_and_here(phone, far):
    old, new = phone(), phone("new")
    old.knows("부산에 산다")
    far.break_next("put_chunk", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    made = old.backs_up("516283")
    assert [kept.state for kept in far.kept.values()] == ["DELETED", "ACTIVE"]
    assert len(far.of("create")) == 2
    assert len(far.of("enrol")) == 4, "the old one was not asked again"
    assert made.backup == list(far.kept)[1]
    assert new.restores("516283").new["facts"] == 1


def test_one_that_ran_out_before_it_was_whole_is_told_and_forgotten(phone, far):
    old = phone()
    old.knows("부산에 산다")
    far.break_next("put_chunk", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    next(iter(far.kept.values())).end("EXPIRED", "2026-09-29T03:00:00.000Z")
    with pytest.raises(Refused, match="backup-unfinished-gone"):
        old.door.go_on(Watched()())
    assert old.door.begun() is None
    with pytest.raises(Refused, match="backup-nothing-begun"):
        old.door.go_on(Watched()())


def test_pieces_that_were_lost_on_this_device_are_told_and_a_new_one_can_be_made(phone, far):
    old = phone()
    old.knows("부산에 산다")
    far.break_next("put_chunk", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    next(old.outgoing.folder.iterdir()).write_bytes(b"half")
    with pytest.raises(Damaged, match="backup-pieces-lost"):
        old.door.go_on(Watched()())
    assert old.backs_up().counts["facts"] == 1


def test_what_lies_on_the_device_meanwhile_is_for_its_owner_only_and_tells_nothing(phone, far):
    old = phone()
    old.knows("코끼리-7731을 키운다")
    far.break_next("put_chunk", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    begun = backups.unfinished(old.database)
    assert PIN not in repr(begun)
    for path in [old.outgoing.folder, *old.outgoing.folder.iterdir()]:
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0
    for path in old.home.rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            assert PIN.encode() not in data
            assert "코끼리-7731".encode() not in data
    written = " ".join(row["value"] for row in old.database.all("SELECT value FROM meta"))
    assert PIN not in written


def test_a_full_disk_leaves_no_piece_and_says_so(phone, monkeypatch):
    old = phone()
    old.knows("부산에 산다")

    def full(pieces, number, data):
        put(pieces, number, data[: len(data) // 2])
        raise StoreFull("store-full")

    put = type(old.outgoing).put
    monkeypatch.setattr(type(old.outgoing), "put", full)
    with pytest.raises(StoreFull):
        old.backs_up()
    monkeypatch.undo()
    assert not old.outgoing.folder.exists()
    assert old.backs_up().counts["facts"] == 1


def test_what_left_is_in_the_record_once_without_content(phone, far):
    old = phone()
    old.knows("부산에 산다")
    far.break_next("activate", times=3)
    with pytest.raises(ServerUnreachable):
        old.backs_up()
    made = old.door.go_on(Watched()())
    (sent,) = egress.records(old.database)
    assert (sent.purpose, sent.destination, sent.size, sent.content) == ("backup", "127.0.0.1:8750", made.size, None)


def test_cancelling_while_it_is_packed_leaves_nothing(phone, far, small_pieces):
    old = phone()
    old.fills(2_000)
    with pytest.raises(Refused, match="backup-cancelled"):
        old.backs_up(watched=Watched("pack"))
    assert old.door.begun() is None
    assert not old.outgoing.folder.exists()
    assert far.of("put_chunk") == []
    old.backs_up()
    assert sum(kept.state in {"CREATED", "ACTIVE"} for kept in far.kept.values()) == 1


def test_without_a_login_nothing_is_asked(phone, far):
    from client.backup import session

    old = phone()
    session.drop(old.database, "c1")
    with pytest.raises(Refused, match="account-login-first"):
        old.backs_up()
    assert far.calls == []
