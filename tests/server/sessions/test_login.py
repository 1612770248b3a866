"""Who gets in, and how many guesses does somebody have who should not?"""

from datetime import timedelta

import pytest
from sqlalchemy import select

from server.db.tables import accounts, login_tries
from server.passwords import Cost, Passwords
from server.sessions.credentials import begin, credentials_of
from server.sessions.login import BY_ACCOUNT, BY_CLIENT
from server.sessions.rules import LASTS, Session
from server.sessions.tries import FREE, wait_after
from tests.support.people import PASSWORD, People, told

MINSU = "minsu@example.com"
WRONG = "wrong password"


def fail(people, times, address=MINSU):
    return [people.login(address, WRONG).status_code for _ in range(times)]


def test_waits_grow_from_half_a_minute_to_an_hour():
    waits = [wait_after(failures).total_seconds() for failures in range(14)]
    assert waits == [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
    assert wait_after(10**9) == timedelta(hours=1)


@pytest.mark.parametrize("address", [MINSU, "nobody@example.com"])
def test_after_five_wrong_passwords_the_next_is_looked_at_later_and_later(people, address):
    people.member()
    assert fail(people, FREE, address) == [403] * FREE
    for seconds in (30, 60, 120):
        answer = people.login(address, WRONG)
        assert told(answer) == (429, "login-wait")
        assert answer.headers["retry-after"] == str(seconds + 1)
        people.clock.move(seconds=seconds - 1)
        assert told(people.login(address, WRONG)) == (429, "login-wait")
        people.clock.move(seconds=1)
        assert told(people.login(address, WRONG)) == (403, "login-wrong")


def test_while_it_waits_the_right_password_is_not_looked_at_either(people):
    people.member()
    fail(people, FREE)
    assert told(people.login(MINSU)) == (429, "login-wait")
    people.clock.move(seconds=30)
    assert people.login(MINSU).status_code == 201


def test_a_right_password_forgives_the_wrong_ones_before_it(people):
    people.member()
    for _ in range(3):
        fail(people, FREE - 1)
        assert people.login(MINSU).status_code == 201
    with people.engine.connect() as connection:
        assert connection.execute(select(login_tries)).all() == []


def test_a_day_without_a_wrong_one_forgives_too(people):
    people.member()
    fail(people, FREE)
    people.clock.move(days=1, seconds=1)
    assert fail(people, FREE) == [403] * FREE


def test_a_restart_gives_no_new_guesses(tmp_path, database):
    with People(tmp_path, database) as people:
        people.member()
        fail(people, FREE)
    with People(tmp_path, database) as people:
        assert told(people.login(MINSU)) == (429, "login-wait")


def test_guesses_that_come_at_once_are_counted_one_by_one(people):
    people.member()
    answers = people.at_once([lambda n=n: people.login(MINSU, f"wrong {n} password") for n in range(16)])
    assert sorted(answer.status_code for answer in answers) == [403] * FREE + [429] * (16 - FREE)


def test_one_accounts_wrong_passwords_are_not_anothers(people):
    people.member()
    fail(people, FREE, "jisu@example.com")
    assert people.login(MINSU).status_code == 201


def test_an_address_is_counted_however_it_is_typed(people):
    people.member()
    for typed in (
        "minsu@example.com",
        "MINSU@example.com",
        " minsu@Example.COM",
        "ｍｉｎｓｕ＠example.com",
        "Minsu@example.com",
    ):
        people.login(typed, WRONG)
    assert told(people.login(MINSU)) == (429, "login-wait")


def test_one_client_tries_few_passwords_whatever_the_addresses(people):
    answers = [people.login(f"a{n}@example.com", WRONG, host="198.51.100.1") for n in range(BY_CLIENT.count + 1)]
    assert [answer.status_code for answer in answers] == [403] * BY_CLIENT.count + [429]
    assert told(answers[-1]) == (429, "too-often")
    assert told(people.login("b@example.com", WRONG, host="198.51.100.2")) == (403, "login-wrong")
    people.clock.now += BY_CLIENT.window
    assert told(people.login("c@example.com", WRONG, host="198.51.100.1")) == (403, "login-wrong")


def test_an_account_is_opened_few_times_in_ten_minutes_wherever_from(people):
    people.member()
    for n in range(BY_ACCOUNT.count - 1):
        assert people.login(MINSU, host=f"192.0.2.{n}").status_code == 201
    assert told(people.login(MINSU, host="192.0.2.99")) == (429, "too-often")


def test_a_login_that_was_proven_before_the_password_changed_opens_nothing(people):
    people.member()
    proven = credentials_of(people.engine, MINSU)
    people.forget(MINSU)
    people.reset(MINSU, people.code(), "a new password")
    now = people.clock()
    session = Session("s23456789abc", proven.account, MINSU, "", "", now, now, now, now + LASTS)
    assert not begin(people.engine, proven, None, session, "0" * 64)
    assert begin(people.engine, credentials_of(people.engine, MINSU), None, session, "0" * 64)


def test_a_hash_of_another_cost_is_made_anew_at_the_next_login(people):
    people.member()
    old = Passwords(Cost(memory_kib=8, passes=1))._hasher.hash(PASSWORD)
    with people.engine.begin() as connection:
        connection.execute(accounts.update().values(password_hash=old))
    assert people.login(MINSU, WRONG).status_code == 403
    assert credentials_of(people.engine, MINSU).password_hash == old
    assert people.login(MINSU).status_code == 201
    new = credentials_of(people.engine, MINSU).password_hash
    assert new.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert people.login(MINSU).status_code == 201
    assert credentials_of(people.engine, MINSU).password_hash == new


@pytest.mark.parametrize("address", ["", "minsu", "@example.com", "minsu@", "x" * 10_000 + "@example.com"])
def test_what_is_no_address_is_told_without_a_try(people, address):
    assert told(people.login(address)) == (422, "email-wrong")
    with people.engine.connect() as connection:
        assert connection.execute(select(login_tries)).all() == []
