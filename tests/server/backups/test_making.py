"""Is a backup made once, by a fresh login, for one device, in at most two places, and never at another's expense?"""

import threading

import pytest

from tests.server.backups.answers import problem
from tests.support.phones import Phone, b64

KEY = "key-of-this-backup"


def test_it_needs_a_login_of_the_last_ten_minutes(server, phone):
    server.clock.later(minutes=10)
    assert phone.create().status_code == 201
    server.clock.later(seconds=1)
    assert problem(phone.create()) == (403, "login-needed")
    assert len(phone.list()) == 1


def test_the_same_request_again_has_the_same_answer_and_makes_nothing(phone):
    first = phone.create(KEY)
    again = phone.create(KEY)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert len(phone.list()) == 1
    phone.back_up(key=KEY)
    assert phone.create(KEY).json() == first.json() | {"expires_at": phone.list()[0]["expires_at"]}


@pytest.mark.parametrize("other", [{"tries": 9}, {"days": 3}, {"device_name": "Another"}])
def test_the_same_key_with_another_body_is_refused(phone, other):
    phone.create(KEY)
    assert problem(phone.create(KEY, **other)) == (409, "idempotency-key-reused")
    assert len(phone.list()) == 1


def test_a_key_belongs_to_its_account(server, phone, phone_of):
    other = phone_of(server, "jisu@example.com")
    assert phone.create(KEY).json()["backup"] != other.create(KEY).json()["backup"]


@pytest.mark.parametrize("key", ["short", "x" * 129, "with space in it"])
def test_a_key_is_8_to_128_visible_signs(phone, key):
    assert problem(phone.create(key)) == (422, "idempotency-key-wrong")
    assert phone.list() == []


def test_without_a_key_nothing_is_made(phone):
    body = {"device": phone.device, "device_name": "x", "tries": 10, "days": 14}
    assert phone.http.post("/v1/backups", json=body).status_code == 422
    assert phone.list() == []


@pytest.mark.parametrize(
    ("wanted", "given"), [((10, 14), (10, 14)), ((3, 2), (3, 2)), ((99, 365), (10, 14)), ((0, -5), (1, 1)), ((10**30, 10**30), (10, 14))]
)  # fmt: skip
def test_tries_and_days_are_clamped_whatever_the_device_says(server, phone, wanted, given):
    made = phone.create(tries=wanted[0], days=wanted[1]).json()
    assert (made["tries"], made["days"]) == given
    server.clock.later(hours=1)
    assert phone.line(made["backup"])["left"] == given[0]


def test_a_device_makes_backups_of_itself_only(server, phone, phone_of):
    thief = phone_of(server, device="phone-2")
    mine = phone.back_up()
    assert problem(thief.create(device="phone-1")) == (403, "device-other")
    assert phone.line(mine)["state"] == "ACTIVE"


def test_a_third_device_is_refused_and_the_two_stay(server, phone_of):
    phones = [phone_of(server, device=f"phone-{number}") for number in range(3)]
    kept = [phone.back_up() for phone in phones[:2]]
    answer = phones[2].create()
    assert problem(answer) == (409, "backups-full")
    assert answer.json()["params"] == {"most": 2}
    assert {line["backup"]: line["state"] for line in phones[2].list()} == dict.fromkeys(kept, "ACTIVE")
    phones[2].delete(kept[0])
    assert phones[2].create().status_code == 201


def test_an_unfinished_upload_takes_a_place_too(server, phone_of):
    phones = [phone_of(server, device=f"phone-{number}") for number in range(3)]
    assert [phone.create().status_code for phone in phones] == [201, 201, 409]


def test_of_many_devices_at_the_same_moment_two_get_a_place(make_server, phone_of, database):
    server = make_server(database=database)
    phones = [phone_of(server, device=f"phone-{number}") for number in range(8)]
    answers = []
    threads = [threading.Thread(target=lambda phone=phone: answers.append(phone.create())) for phone in phones]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [201] * 2 + [409] * 6
    assert len(phones[0].list()) == 2


def test_of_many_same_requests_at_the_same_moment_one_backup_comes(make_server, phone_of, database):
    server = make_server(database=database)
    phone, answers = phone_of(server), []
    threads = [threading.Thread(target=lambda: answers.append(phone.create(KEY).json())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {answer["backup"] for answer in answers} == {phone.list()[0]["backup"]}


def test_the_old_backup_stays_until_the_new_one_is_active(phone):
    old = phone.back_up(b"old")
    new = phone.create().json()["backup"]
    assert phone.line(old)["state"] == "ACTIVE"
    secrets = phone.enrol(new)
    phone.upload(new, 0, b"new")
    assert phone.line(old)["state"] == "ACTIVE"
    phone.activate(new, secrets, [b"new"])
    assert (phone.line(old)["state"], phone.line(new)["state"]) == ("REPLACED", "ACTIVE")
    phone.open(new)
    assert problem(phone.guess(old, "111222").answer) == (410, "backup-gone")


def test_another_devices_backup_is_never_replaced(server, phone, phone_of):
    other = phone_of(server, device="phone-2")
    theirs, mine = other.back_up(b"theirs"), phone.back_up(b"mine")
    assert {phone.line(backup)["state"] for backup in (theirs, mine)} == {"ACTIVE"}


def test_an_upload_that_was_begun_anew_ends_the_unfinished_one(server, phone):
    begun = phone.create().json()["backup"]
    phone.upload(begun, 0, b"half")
    assert phone.create().status_code == 201
    assert phone.line(begun)["state"] == "REPLACED"
    assert list((server.folder / "blobs").glob("*/*")) == []


def test_while_it_is_being_made_nobody_can_guess(phone):
    backup = phone.create().json()["backup"]
    phone.upload(backup, 0, b"x")
    assert problem(phone.guess(backup, "493817").answer)[0] in {409, 410}
    assert phone.line(backup)["left"] == 10


def test_it_enrols_three_times_and_not_after_it_is_active(phone):
    made = phone.create().json()["backup"]
    for _ in range(3):
        phone.enrol(made)
    element = b64(b"\x02" + bytes(31) + b"\x05")
    assert phone.http.post(f"/v1/backups/{made}/enrol", json={"element": element}).status_code in {409, 422}
    active = phone.back_up()
    assert problem(phone.http.post(f"/v1/backups/{active}/enrol", json={"element": ELEMENT}))[0] == 409


ELEMENT = b64(bytes.fromhex("03723a1e5c09b8b9c18d1dcbca29e8007e95f14f4732d9346d490ffc195110368d"))  # RFC 9497


@pytest.mark.parametrize("name", ["", "  ", "지수의 휴대폰", "a\0b\nc", "x" * 500, "\u202eevil"])
def test_a_name_is_kept_as_one_line_that_can_be_seen(make_server, database, name):
    server = make_server(database=database)
    phone = Phone(server.url, server.customer(), name=name)
    made = phone.create()
    assert made.status_code == 201
    kept = phone.list()[0]["device_name"]
    assert len(kept) <= 64
    assert kept == kept.strip()
    assert not set(kept) & set("\0\n\u202e")


def test_without_a_session_there_is_nothing(server):
    phone = Phone(server.url, "nobody's")
    for answer in (phone.create(), phone.http.get("/v1/backups"), phone.delete("abcdefghjkmn")):
        assert problem(answer) == (401, "session-missing")
