"""Does a backup come to the new phone, whole and once, and is nothing of it left?"""

import shutil

from sqlalchemy import select, update

from server.db.tables import accounts, backups
from server.errors import Damaged
from server.hsm.counted import CountedVault
from tests.server.backups.answers import ciphertext, problem
from tests.support.phones import PIN, Phone


def test_what_one_phone_left_another_takes_with_the_digits(make_server, phone_of, database, vault):
    server = make_server(database=database, settings=vault)
    old, new = phone_of(server), phone_of(server, device="phone-2", name="New phone")
    chunks = [bytes([number]) * 1000 for number in range(3)]
    backup = old.back_up(*chunks)
    line = new.line(backup)
    assert (line["state"], line["left"], line["size"], line["device_name"]) == ("ACTIVE", 10, 3000, "Old phone")
    guess = new.guess(backup, PIN)
    assert guess.left == 9
    unlocked = new.unlock(backup, guess.attempt, guess.secrets.tag).json()
    assert unlocked["left"] == 10
    got = [new.download(backup, number, unlocked["token"]) for number in range(3)]
    assert [answer.content for answer in got] == chunks
    assert {answer.headers["cache-control"] for answer in got} == {"no-store"}
    assert new.confirm(backup, guess.secrets.tag).status_code == 204
    line = old.line(backup)
    assert (line["state"], line["restored_to"], line["public_key"], line["left"]) == ("RESTORED", "New phone", "", 0)
    assert [file for file in (server.folder / "blobs").rglob("*") if file.is_file()] == []


def test_confirming_again_changes_nothing_and_only_the_first_device_is_named(phone):
    backup = phone.back_up()
    secrets, _ = phone.open(backup)
    assert [phone.confirm(backup, secrets.tag, name).status_code for name in ("New phone", "Another")] == [204, 204]
    assert phone.line(backup)["restored_to"] == "New phone"


def test_a_wrong_tag_confirms_nothing(phone):
    backup = phone.back_up()
    _, token = phone.open(backup)
    assert problem(phone.confirm(backup, bytes(32))) == (422, "tag-wrong")
    assert phone.download(backup, 0, token).status_code == 200
    assert phone.line(backup)["restored_to"] is None


def test_confirming_what_is_gone_says_how_it_went(phone):
    backup = phone.back_up()
    secrets, _ = phone.open(backup)
    phone.delete(backup)
    answer = phone.confirm(backup, secrets.tag)
    assert problem(answer) == (410, "backup-gone")
    assert answer.json()["params"] == {"state": "DELETED"}


def test_what_is_deleted_is_gone_at_once_and_deleting_again_is_fine(server, phone):
    backup = phone.back_up()
    secrets, token = phone.open(backup)
    assert [phone.delete(backup).status_code for _ in range(2)] == [204, 204]
    assert ciphertext(server) == []
    for answer in (
        phone.guess(backup, PIN).answer,
        phone.download(backup, 0, token),
        phone.confirm(backup, secrets.tag),
    ):
        assert problem(answer) == (410, "backup-gone")
    assert (phone.line(backup)["state"], phone.line(backup)["ended_at"]) == ("DELETED", "2026-09-20T03:00:00.000Z")


def test_after_its_days_it_is_gone_with_or_without_a_sweep(server, phone):
    swept, looked_at = phone.back_up(days=2), None
    server.clock.later(days=1, hours=23, minutes=59)
    phone = Phone(server.url, server.customer(device="phone-2"), "phone-2")
    looked_at = phone.back_up(days=1)
    assert phone.line(swept)["state"] == "ACTIVE"
    server.clock.later(minutes=1)
    assert server.sweep() == 1
    server.clock.later(days=1)
    assert {line["backup"]: line["state"] for line in phone.list()} == {swept: "EXPIRED", looked_at: "EXPIRED"}
    assert ciphertext(server) == []


def test_for_30_days_it_can_be_said_why_a_backup_is_not_there(server, phone):
    backup = phone.back_up()
    phone.delete(backup)
    server.clock.later(days=30)
    server.sweep()
    assert phone.line(backup)["state"] == "DELETED"
    server.clock.later(seconds=1)
    server.sweep()
    assert phone.list() == []
    assert problem(phone.guess(backup, PIN).answer) == (404, "backup-unknown")


def test_the_list_is_newest_first(server, phone_of):
    first = phone_of(server).back_up()
    server.clock.later(minutes=5)
    second = phone_of(server, device="phone-2").back_up()
    assert [line["backup"] for line in phone_of(server).list()] == [second, first]


def test_a_backup_outlives_a_new_password_and_a_restart(server, phone):
    backup = phone.back_up(b"memories")
    server.stop()
    server.start()
    again = Phone(server.url, server.customer(device="phone-2"), "phone-2")
    _, token = again.open(backup)
    assert again.download(backup, 0, token).content == b"memories"


def test_a_lost_vault_ends_what_it_held_and_the_rest_goes_on(server, phone):
    backup = phone.back_up()
    server.stop()
    for file in server.folder.glob("vault*"):
        shutil.rmtree(file) if file.is_dir() else file.unlink()
    server.start()
    phone.http.base_url = server.url
    assert phone.line(backup)["state"] == "DELETED"
    assert ciphertext(server) == []
    assert phone.back_up()


def test_looking_at_what_ran_out_destroys_its_key_at_once(server, phone):
    backup = phone.back_up()
    server.clock.later(days=14)
    assert phone.line(backup)["state"] == "EXPIRED"
    vault, ended = server.app.state.broom.room.keeper.vault, server.clock()
    server.clock.later(hours=1)
    assert vault.standing(backup).ended_at == ended


def test_one_backup_that_the_vault_finds_damaged_hides_no_other_and_can_be_deleted(server, phone, monkeypatch):
    damaged = phone.back_up()
    other = Phone(server.url, server.customer(device="phone-2"), "phone-2").back_up()
    standing, destroy, gone = CountedVault.standing, CountedVault.destroy, set()

    def damaged_one(vault, backup):
        if backup == damaged and backup not in gone:
            raise Damaged("vault-key-missing")
        return standing(vault, backup)

    monkeypatch.setattr(CountedVault, "standing", damaged_one)
    monkeypatch.setattr(
        CountedVault, "destroy", lambda vault, backup, why: (destroy(vault, backup, why), gone.add(backup))
    )
    assert {line["backup"]: line["state"] for line in phone.list()} == {damaged: "ACTIVE", other: "ACTIVE"}
    assert problem(phone.guess(damaged, PIN).answer) == (500, "vault-key-missing")
    server.sweep()
    assert phone.delete(damaged).status_code == 204
    assert phone.line(damaged)["state"] == "DELETED"
    assert {file.parent.name for file in ciphertext(server)} == {other}


def test_a_deleted_account_leaves_nothing(make_server, database, vault):
    server = make_server(database=database, settings=vault)
    phone = Phone(server.url, server.customer())
    over, unfinished, live = phone.back_up(), None, phone.back_up()
    unfinished = phone.create().json()["backup"]
    phone.upload(unfinished, 0, b"half")
    other = Phone(server.url, server.customer("jisu@example.com"))
    theirs = other.back_up(b"theirs")
    account = server.app.state.broom.room.keeper.store.get
    with server.engine.begin() as connection:
        owner = connection.execute(select(accounts.c.id).where(accounts.c.email == "minsu@example.com")).scalar()
        connection.execute(update(accounts).where(accounts.c.id == owner).values(deleting_at="x", email=None))
    assert account(owner, live)
    server.sweep()
    with server.engine.connect() as connection:
        assert connection.execute(select(backups.c.backup)).scalars().all() == [theirs]
        assert connection.execute(select(accounts.c.email)).scalars().all() == ["jisu@example.com"]
    assert {file.parent.name for file in ciphertext(server)} == {theirs}
    assert server.app.state.broom.room.keeper.vault.standing(live).state == "DELETED"
    assert {over, unfinished} & {line["backup"] for line in other.list()} == set()
