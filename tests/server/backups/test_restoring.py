"""Does a backup come to the new phone, whole and once, and is nothing of it left?"""

from tests.support.phones import PIN, WRONG, Phone


def test_what_one_phone_left_another_takes_with_the_digits(server, phone_of):
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
