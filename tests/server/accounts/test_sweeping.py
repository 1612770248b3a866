"""Does what is over go, and nothing else?"""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from server.accounts.sweep import sweep
from server.db.tables import accounts, codes, login_tries, sessions

MINSU, JISU = "minsu@example.com", "jisu@example.com"


def counts(people):
    with people.engine.connect() as connection:
        tables = (accounts, codes, sessions, login_tries)
        return [connection.scalar(select(func.count()).select_from(table)) for table in tables]


@pytest.mark.parametrize(
    ("after", "left"),
    [
        (timedelta(minutes=29, seconds=59), [2, 1, 1, 1]),
        (timedelta(minutes=30), [2, 0, 1, 1]),
        (timedelta(days=1) - timedelta(seconds=1), [2, 0, 1, 1]),
        (timedelta(days=1), [1, 0, 1, 1]),
        (timedelta(days=1, seconds=1), [1, 0, 1, 0]),
        (timedelta(days=90) - timedelta(seconds=1), [1, 0, 1, 0]),
        (timedelta(days=90), [1, 0, 0, 0]),
    ],
)
def test_each_thing_goes_when_it_is_over(people, after, left):
    people.member(MINSU)
    people.register(JISU)
    people.login("nobody@example.com", "wrong password")
    assert counts(people) == [2, 1, 1, 1]
    people.clock.now += after
    sweep(people.engine, people.clock(), lambda account: None)
    assert counts(people) == left
    again = sweep(people.engine, people.clock(), lambda account: None)
    assert (again.accounts, again.codes, again.sessions, again.tries, again.deletions) == (0, 0, 0, 0, 0)


def test_what_went_is_counted(people):
    people.member(MINSU)
    people.register(JISU)
    people.login("nobody@example.com", "wrong password")
    people.clock.move(days=90)
    swept = sweep(people.engine, people.clock(), lambda account: None)
    assert (swept.accounts, swept.codes, swept.sessions, swept.tries, swept.deletions) == (1, 1, 1, 1, 0)


def test_a_never_confirmed_address_can_be_registered_again(people):
    people.register(JISU)
    people.letters()
    people.clock.move(days=2)
    sweep(people.engine, people.clock(), lambda account: None)
    assert people.member(JISU).email == JISU
