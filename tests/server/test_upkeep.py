"""Does the server sweep by itself, never on a jumped clock, and does one broken part not keep the others waiting?"""

import logging

import pytest
from sqlalchemy import select

from server.blobs.folder import FolderBlobs
from server.db.tables import backups
from server.errors import Unavailable
from tests.support.live_server import LiveServer
from tests.support.phones import Phone
from tests.support.server_process import ServerProcess, until
from tests.support.softhsm import softhsm


@pytest.fixture
def server(tmp_path):
    made = LiveServer(tmp_path / "server")
    yield made
    made.stop()


@pytest.fixture
def phone(server):
    return Phone(server.url, server.customer())


def ciphertext(server):
    return {file.parent.name for file in (server.folder / "blobs").rglob("*") if file.is_file()}


def states(server):
    with server.engine.connect() as connection:
        return dict(connection.execute(select(backups.c.backup, backups.c.state)).all())


def test_a_server_that_starts_ends_what_ran_out_meanwhile_with_nobody_asking(server, phone):
    backup = phone.back_up()
    server.stop()
    server.clock.later(days=14)
    server.start()
    until(lambda: states(server) == {backup: "EXPIRED"})
    assert ciphertext(server) == set()


def test_on_a_clock_that_jumped_nothing_ends(server, phone):
    backup = phone.back_up()
    server.clock.jump(days=400)
    with pytest.raises(Unavailable, match="clock-jumped"):
        server.sweep()
    assert states(server) == {backup: "ACTIVE"}
    assert ciphertext(server) == {backup}


def test_a_clock_that_was_set_back_gives_no_more_days(server, phone):
    backup = phone.back_up()
    server.clock.later(days=13)
    phone.list()
    server.sweep()
    server.stop()
    server.clock.jump(days=-10)
    server.start()
    server.clock.later(days=1)
    server.sweep()
    assert states(server) == {backup: "EXPIRED"}


def test_ciphertext_that_no_row_knows_and_halves_of_uploads_go(server, phone):
    backup = phone.back_up()
    blobs = FolderBlobs(server.folder / "blobs")
    blobs.put("abcdefghjkmn", 0, b"nobody's")
    (server.folder / "blobs" / ".parts" / "half").write_bytes(b"half")
    server.sweep()
    assert ciphertext(server) == {backup}


def test_one_backup_that_can_not_be_settled_does_not_keep_the_others_waiting(server, phone, monkeypatch, caplog):
    stuck, other = phone.back_up(), Phone(server.url, server.customer(device="phone-2"), "phone-2").back_up()
    server.clock.later(days=14)
    drop = FolderBlobs.drop

    def broken(blobs, backup):
        if backup == stuck:
            raise Unavailable("blobs-unreachable")
        drop(blobs, backup)

    monkeypatch.setattr(FolderBlobs, "drop", broken)
    with caplog.at_level(logging.ERROR):
        server.sweep()
    assert states(server) == {stuck: "ACTIVE", other: "EXPIRED"}
    assert "blobs-unreachable" in caplog.text
    monkeypatch.undo()
    server.sweep()
    assert states(server) == {stuck: "EXPIRED", other: "EXPIRED"}


def test_sweeping_by_hand_beside_a_server_that_holds_the_token_is_refused(tmp_path, tmp_path_factory, monkeypatch):
    hsm = softhsm(lambda: tmp_path_factory.mktemp("softhsm"))
    for name, value in hsm.variables.items():
        monkeypatch.setenv(name, value)
    server = ServerProcess(tmp_path / "server", start=False)
    plain = server._env()
    monkeypatch.setattr(server, "_env", lambda: plain | hsm.variables)
    server.start()
    said = server.command("sweep")
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (1, "", 1)
    assert server.stop() == 0
    assert server.command("sweep").stdout == "backups that were over: 0\n"


def test_two_rounds_are_as_one(server, phone):
    phone.back_up()
    for _ in range(2):
        server.clock.later(days=14)
        server.sweep()
    assert server.sweep() == 0
