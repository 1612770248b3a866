"""Who gets the pieces of an opened backup, and for how long?"""

from tests.server.backups.answers import problem
from tests.support.phones import PIN, Blinded, b64


def test_unlocking_again_gives_a_new_token_and_ends_the_one_before(phone):
    backup = phone.back_up()
    guess = phone.guess(backup, PIN)
    first, second = (phone.unlock(backup, guess.attempt, guess.secrets.tag).json()["token"] for _ in range(2))
    assert problem(phone.download(backup, 0, first)) == (403, "download-closed")
    assert phone.download(backup, 0, second).status_code == 200


def test_the_pieces_need_the_token_of_a_day_and_a_session_of_the_account(server, phone, phone_of):
    backup = phone.back_up()
    other = phone_of(server, "jisu@example.com")
    assert problem(phone.download(backup, 0, "guessed")) == (403, "download-closed")
    _, token = phone.open(backup)
    assert problem(other.download(backup, 0, token)) == (404, "backup-unknown")
    assert problem(phone.download(backup, 1, token)) == (404, "chunk-unknown")
    server.clock.later(hours=23, minutes=59)
    assert phone.download(backup, 0, token).status_code == 200
    server.clock.later(minutes=1)
    assert problem(phone.download(backup, 0, token)) == (403, "download-closed")


def test_a_token_opens_its_own_backup_only(server, phone, phone_of):
    second = phone_of(server, device="phone-2")
    mine, other = phone.back_up(), second.back_up()
    _, token = phone.open(mine)
    assert problem(phone.download(other, 0, token)) == (403, "download-closed")


def test_somebody_elses_backup_is_not_there_and_loses_no_try(server, phone, phone_of):
    backup = phone.back_up()
    thief = phone_of(server, "dieb@example.com")
    for answer in (
        thief.guess(backup, PIN).answer,
        thief.unlock(backup, "attempt-1", bytes(32)),
        thief.confirm(backup, bytes(32)),
        thief.delete(backup),
        thief.http.get(f"/v1/backups/{backup}/chunks"),
        thief.http.post(f"/v1/backups/{backup}/enrol", json={"element": b64(Blinded(backup, PIN).element)}),
    ):
        assert problem(answer) == (404, "backup-unknown")
    assert thief.list() == []
    assert (phone.line(backup)["state"], phone.line(backup)["left"]) == ("ACTIVE", 10)
