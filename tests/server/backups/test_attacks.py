"""What a thief can try who has the password but not the digits, and what two can do to each other at the same moment."""

import socket
import threading
from functools import partial

import pytest

from server.backups import making_routes, uploads
from server.backups.store import BackupStore
from server.hsm.port import ENROL_EVALUATIONS
from tests.server.backups.answers import ciphertext, problem
from tests.support.phones import PIN, WRONG, Blinded, b64, digest
from tests.support.server_process import until


@pytest.fixture
def thief(server, phone, phone_of):
    """Logged in as the owner, on a device of their own."""
    return phone_of(server, device="thief", name="<script>alert(1)</script>")


def all_at_once(*calls):
    answers, ready = [None] * len(calls), threading.Barrier(len(calls))

    def run(number):
        ready.wait()
        answers[number] = calls[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_deleting_and_trying_at_once_leaves_nothing_and_breaks_nothing(make_server, phone_of, database, vault):
    server = make_server(database=database, settings=vault, waits=False)
    phone = phone_of(server)
    for _ in range(3):
        backup = phone.back_up()
        guesses = [partial(phone.attempt, backup, Blinded(backup, WRONG)) for _ in range(12)]
        answers = all_at_once(*guesses[:6], partial(phone.delete, backup), *guesses[6:])
        assert {answer.status_code for answer in answers} <= {200, 204, 410}
        line = phone.line(backup)
        assert (line["left"], line["public_key"]) == (0, "")
        assert line["state"] in {"DELETED", "EXHAUSTED"}
        assert ciphertext(server) == []
        assert phone.guess(backup, PIN).status == 410


def test_confirming_and_replacing_at_once_ends_the_old_one_once_and_leaves_the_new_one(make_server, phone_of, vault):
    server = make_server(settings=vault, waits=False)
    phone = phone_of(server)
    other = phone_of(server, device="phone-2", name="New phone")
    for _ in range(3):
        old = phone.back_up()
        secrets, _ = other.open(old)
        new = phone.create().json()["backup"]
        made = phone.enrol(new)
        phone.upload(new, 0, b"newer")
        confirmed, activated = all_at_once(
            partial(other.confirm, old, secrets.tag), partial(phone.activate, new, made, [b"newer"])
        )
        assert activated.status_code == 204
        assert confirmed.status_code in {204, 410}
        state = phone.line(old)["state"]
        assert state == ("RESTORED" if confirmed.status_code == 204 else "REPLACED")
        assert phone.line(new)["state"] == "ACTIVE"
        assert len(ciphertext(server)) == 1
        phone.delete(new)


def test_an_attempts_id_gives_no_second_point_also_after_it_was_given_back(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    blinded = Blinded(backup, PIN)
    first = phone.attempt(backup, blinded, "mine").json()
    secrets = blinded.secrets(first["element"])
    assert phone.unlock(backup, "mine", secrets.tag).json()["left"] == 10
    assert problem(phone.attempt(backup, Blinded(backup, WRONG), "mine")) == (409, "attempt-reused")
    again = phone.attempt(backup, blinded, "mine").json()
    assert (again["element"], again["left"]) == (first["element"], 10)
    assert phone.unlock(backup, "mine", secrets.tag).json()["left"] == 10


def test_who_makes_backups_of_their_own_learns_nothing_about_the_owners(server, phone, thief):
    backup = phone.back_up()
    own = thief.create().json()["backup"]
    blinded = Blinded(backup, PIN)  # the owner's very digits, under another key
    answer = thief.http.post(f"/v1/backups/{own}/enrol", json={"element": b64(blinded.element)})
    theirs = blinded.secrets(answer.json()["element"])
    assert problem(thief.unlock(backup, "never-counted", theirs.tag)) == (404, "attempt-unknown")
    assert problem(thief.confirm(backup, theirs.tag)) == (422, "tag-wrong")
    assert phone.line(backup)["left"] == 10


def test_who_takes_the_owners_device_id_can_end_the_backup_but_gets_no_more_tries(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    thief = phone_of(server, device=phone.device)
    for _ in range(9):
        assert thief.guess(backup, WRONG).status == 200
    newer = thief.back_up(pin=WRONG)
    assert thief.guess(backup, WRONG).answer.json()["params"] == {"state": "REPLACED"}
    assert thief.line(newer)["left"] == 10


def test_evaluations_ahead_are_counted_and_no_try_is_made_before_it_is_active(server, phone, thief):
    backup = phone.create().json()["backup"]
    thief.enrol(backup, WRONG)
    assert thief.guess(backup, WRONG).code == "backup-not-active"
    secrets = phone.enrol(backup)
    phone.enrol(backup)
    extra = thief.http.post(f"/v1/backups/{backup}/enrol", json={"element": b64(Blinded(backup, "998877").element)})
    assert problem(extra) == (409, "enrol-closed")
    phone.upload(backup, 0, b"x")
    phone.activate(backup, secrets, [b"x"])
    assert phone.line(backup)["left"] == 10 - (ENROL_EVALUATIONS - 2)


def test_backups_are_made_so_often_an_hour_and_then_no_more(server, phone):
    for _ in range(making_routes.MAKES.count):
        assert phone.create().status_code == 201
    assert problem(phone.create()) == (429, "too-often")
    assert len(phone.list()) == making_routes.MAKES.count


def test_an_upload_that_only_drips_makes_room_for_others(server, phone, monkeypatch):
    monkeypatch.setattr(uploads, "SLOWEST_SECONDS", 0.3)
    backup = phone.create().json()["backup"]
    head = (
        f"PUT /v1/backups/{backup}/chunks/0 HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n"
        f"Authorization: Bearer {phone.token}\r\nContent-Digest: {digest(b'x')['Content-Digest']}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1])), timeout=10) as slow:
        slow.sendall(head.encode())
        stopped = threading.Event()

        def drip():
            while not stopped.wait(0.05):
                slow.sendall(b"x")

        dripping = threading.Thread(target=drip)
        dripping.start()
        answer = slow.recv(4096)
        stopped.set()
        dripping.join()
    assert answer.startswith(b"HTTP/1.1 429 ")
    until(lambda: not ciphertext(server))
    assert phone.upload(backup, 0, b"x").status_code == 200


DEEP = b"[" * 15_000


@pytest.mark.parametrize("path", ["", "/{}/enrol", "/{}/attempts", "/{}/unlock", "/{}/confirm", "/{}/activate"])
@pytest.mark.parametrize(
    "body", [DEEP, b'{"a":' * 2500, b"\xff\xfe", b'{"element":"\\ud800","attempt":"\\u0000","tag":"\\ud800"}', b"1e999"]
)
def test_json_that_no_phone_sends_is_a_plain_no(server, phone, path, body):
    backup = phone.back_up()
    headers = {"Content-Type": "application/json", "Idempotency-Key": "key-12345678"}
    answer = phone.http.post(f"/v1/backups{path.format(backup)}", content=body, headers=headers)
    assert 400 <= answer.status_code < 500
    assert phone.line(backup)["left"] == 10


def test_a_list_of_pieces_that_comes_after_the_end_is_not_kept(make_server, phone_of, database):
    """Who activates may have looked just before somebody else deleted it."""
    server = make_server(database=database)
    phone = phone_of(server)
    backup = phone.back_up()
    store = BackupStore(server.engine)
    listed = store.chunks(backup)
    phone.delete(backup)
    store.list_chunks(backup, listed)
    assert store.chunks(backup) == ()
