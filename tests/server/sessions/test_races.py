"""Does a password that is changed, or an account that is deleted, while somebody's password is looked at open anything?"""

import pytest
from sqlalchemy import delete, func, select, update

from server.db.tables import accounts, sessions
from server.sessions import proof
from tests.support.people import PASSWORD, told

MINSU = "minsu@example.com"


@pytest.fixture
def between(people, monkeypatch):
    """Something that happens right after a password was found right, and before anything is done for it."""

    def set_to(happens):
        async def prove(deps, email, password):
            proven = await proof.prove(deps, email, password)
            happens()
            return proven

        for room in ("server.sessions.login.prove", "server.accounts.router.prove"):
            monkeypatch.setattr(room, prove)

    return set_to


def change(people):
    with people.engine.begin() as connection:
        connection.execute(update(accounts).values(password_hash="another"))


def end(people):
    with people.engine.begin() as connection:
        connection.execute(delete(sessions))


def count(people):
    with people.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(sessions))


def test_a_login_opens_nothing_and_a_second_try_tells_why(people, between):
    people.member()
    between(lambda: change(people))
    assert told(people.login(MINSU)) == (503, "server-busy")
    assert count(people) == 1
    assert told(people.login(MINSU)) == (403, "login-wrong")


def test_a_session_is_not_made_fresh(people, between):
    minsu = people.member()
    between(lambda: change(people))
    assert told(people.again(minsu.token)) == (401, "session-missing")


def test_an_account_is_not_deleted(people, between):
    minsu = people.member()
    between(lambda: change(people))
    answer = people.ask("DELETE", "/v1/account", {"password": PASSWORD}, token=minsu.token)
    assert told(answer) == (401, "session-missing")
    assert people.letters() == []
    with people.engine.connect() as connection:
        assert connection.scalars(select(accounts.c.email)).all() == [MINSU]


def test_a_session_that_is_ended_meanwhile_stays_ended(people, between):
    minsu = people.member()
    between(lambda: end(people))
    assert told(people.again(minsu.token)) == (401, "session-missing")
    assert not people.alive(minsu.token)
