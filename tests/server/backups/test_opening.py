"""Are tries counted as told, does a lost answer cost nothing, and does nobody else get one?"""

import base64
import threading

import pytest

from tests.server.backups.answers import problem
from tests.support.phones import PIN, WRONG, Blinded, b64


def test_nine_wrong_and_then_the_right_digits_open(make_server, phone_of, database, vault):
    server = make_server(database=database, settings=vault)
    phone = phone_of(server)
    backup = phone.back_up(b"memories")
    for left in range(9, 0, -1):
        guess = phone.guess(backup, WRONG)
        assert (guess.status, guess.left, guess.secrets) == (200, left, None)
        server.clock.later(hours=24)
    _, token = phone.open(backup)
    assert phone.download(backup, 0, token).content == b"memories"
    assert phone.line(backup)["left"] == 1


def test_the_tenth_may_be_the_right_one(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    for _ in range(9):
        phone.guess(backup, WRONG)
    guess = phone.guess(backup, PIN)
    assert guess.left == 0
    assert phone.unlock(backup, guess.attempt, guess.secrets.tag).json()["left"] == 1
    assert phone.line(backup)["state"] == "ACTIVE"


def test_ten_wrong_ones_end_it_and_take_the_ciphertext_along(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    assert [phone.guess(backup, WRONG).status for _ in range(10)] == [200] * 10
    after = phone.guess(backup, PIN)
    assert (after.status, after.answer.json()["params"]) == (410, {"state": "EXHAUSTED"})
    assert list((server.folder / "blobs").glob("*/*")) == []
    assert (phone.line(backup)["state"], phone.line(backup)["left"]) == ("EXHAUSTED", 0)


def test_a_wrong_tag_at_the_last_try_ends_it(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    guesses = [phone.guess(backup, WRONG) for _ in range(10)]
    assert problem(phone.unlock(backup, guesses[-1].attempt, bytes(32))) in {(422, "tag-wrong"), (410, "backup-gone")}
    assert list((server.folder / "blobs").glob("*/*")) == []
    assert phone.line(backup)["state"] == "EXHAUSTED"


def test_the_last_try_waits_five_minutes_for_its_tag(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    for _ in range(10):
        phone.guess(backup, WRONG)
    server.clock.later(minutes=4)
    assert server.sweep() == 0
    server.clock.later(minutes=1)
    assert server.sweep() == 1
    assert phone.line(backup)["state"] == "EXHAUSTED"
    assert list((server.folder / "blobs").glob("*/*")) == []


def test_60_parallel_guesses_are_at_most_3_evaluations(make_server, phone_of, database, vault):
    server = make_server(database=database, settings=vault)
    assert evaluations(server, phone_of) == 3


def test_60_parallel_guesses_without_waits_are_exactly_10_evaluations(make_server, phone_of, database, vault):
    server = make_server(database=database, waits=False, settings=vault)
    assert evaluations(server, phone_of) == 10


def evaluations(server, phone_of):
    phone, guesses = phone_of(server), []
    backup = phone.back_up()
    threads = [threading.Thread(target=lambda: guesses.append(phone.guess(backup, WRONG))) for _ in range(60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {guess.status for guess in guesses} <= {200, 410, 429}
    return sum(guess.status == 200 for guess in guesses)


def test_after_three_tries_the_next_one_waits_and_is_not_counted_before(server, phone):
    backup = phone.back_up()
    for _ in range(3):
        phone.guess(backup, WRONG)
    early = phone.guess(backup, PIN)
    assert (early.status, early.code, early.answer.headers["retry-after"]) == (429, "attempt-wait", "30")
    line = phone.line(backup)
    assert (line["left"], line["wait_until"]) == (7, "2026-09-20T03:00:30.000Z")
    server.clock.later(seconds=30)
    assert phone.guess(backup, PIN).left == 6


def test_a_lost_answer_costs_nothing(phone):
    backup, blinded = phone.back_up(), None
    blinded = Blinded(backup, PIN)
    first = phone.attempt(backup, blinded, "attempt-1")
    again = phone.attempt(backup, blinded, "attempt-1")
    assert first.json() == again.json()
    assert phone.line(backup)["left"] == 9
    other = phone.attempt(backup, Blinded(backup, WRONG), "attempt-1")
    assert problem(other) == (409, "attempt-reused")
    assert phone.line(backup)["left"] == 9


def test_a_right_try_is_given_back_once(phone):
    backup = phone.back_up()
    phone.guess(backup, WRONG)
    guess = phone.guess(backup, PIN)
    for _ in range(3):
        assert phone.unlock(backup, guess.attempt, guess.secrets.tag).json()["left"] == 9


def test_every_flip_of_a_bit_in_a_point_is_refused_or_another_point_and_only_points_are_counted(make_server, phone_of):
    """Half of all x have a point: those are tries like any other. The rest is refused and not counted."""
    server = make_server(waits=False)
    phone = phone_of(server)
    element, counted = Blinded("x", PIN).element, 0
    backup = phone.back_up()
    for bit in range(8 * len(element)):
        flipped = bytearray(element)
        flipped[bit // 8] ^= 1 << bit % 8
        if bit % 50 == 49:  # an hour has 60 tries
            server.clock.later(hours=1)
            phone = phone_of(server)
        body = {"attempt": f"flip-{bit}", "element": b64(bytes(flipped))}
        answer = phone.http.post(f"/v1/backups/{backup}/attempts", json=body)
        if answer.status_code == 200:
            counted += 1
            assert phone.line(backup)["left"] == 10 - counted
            if counted == 9:
                phone.delete(backup)
                backup, counted = phone.back_up(), 0
        else:
            assert problem(answer) == (422, "element-invalid")
            assert phone.line(backup)["left"] == 10 - counted


@pytest.mark.parametrize(
    "element", ["", "x", "AAAA", "=", "A" * 44, b64(bytes(33)), b64(b"\x04" + bytes(64)), "🔑", "A" * 10_000, base64.urlsafe_b64encode(b"\xff" * 33).decode()]
)  # fmt: skip
def test_what_is_no_point_is_refused_and_not_counted(phone, element):
    backup = phone.back_up()
    answer = phone.http.post(f"/v1/backups/{backup}/attempts", json={"attempt": "attempt-1", "element": element})
    assert problem(answer) == (422, "element-invalid")
    assert phone.line(backup)["left"] == 10


def test_tries_are_limited_by_the_hour_for_an_account_and_others_have_theirs(make_server, phone_of):
    server = make_server(waits=False)
    phone, other = phone_of(server), phone_of(server, "jisu@example.com")
    backup, theirs = phone.back_up(), other.back_up()
    body = {"attempt": "attempt-1", "element": "AAAA"}
    answers = [phone.http.post(f"/v1/backups/{backup}/attempts", json=body) for _ in range(61)]
    assert [answer.status_code for answer in answers] == [422] * 60 + [429]
    assert answers[-1].json()["code"] == "too-often"
    assert other.guess(theirs, WRONG).status == 200
    server.clock.later(hours=1)
    assert phone.guess(backup, PIN).secrets


def test_interleaved_tries_of_owner_and_thief_give_the_thief_ten_at_most(make_server, phone_of):
    server = make_server(waits=False)
    owner, thief = phone_of(server), phone_of(server, device="stolen")
    backup, wrong = owner.back_up(), 0
    for _ in range(40):
        guess = thief.guess(backup, WRONG)
        wrong += guess.status == 200
        mine = owner.guess(backup, PIN)
        if mine.secrets:
            owner.unlock(backup, mine.attempt, mine.secrets.tag)
    assert wrong <= 10


def test_a_server_database_that_was_rolled_back_gives_no_more_guesses(make_server, phone_of, vault):
    server = make_server(waits=False, settings=vault)
    phone = phone_of(server)
    backup = phone.back_up()
    wal = server.folder / "server.db-wal"
    server.stop()
    kept = (server.folder / "server.db").read_bytes()
    server.start()
    phone.http.base_url = server.url
    for _ in range(10):
        phone.guess(backup, WRONG)
    server.stop()
    (server.folder / "server.db").write_bytes(kept)
    wal.unlink(missing_ok=True)
    server.start()
    phone.http.base_url = server.url
    assert phone.guess(backup, PIN).status == 410
    assert phone.line(backup)["state"] == "EXHAUSTED"


def test_a_damaged_piece_is_told_and_costs_no_try(server, phone):
    backup = phone.back_up(b"memories")
    _, token = phone.open(backup)
    next((server.folder / "blobs").glob("*/*.*")).write_bytes(b"memorieS")
    assert problem(phone.download(backup, 0, token)) == (500, "chunk-damaged")
    assert phone.line(backup)["left"] == 10
