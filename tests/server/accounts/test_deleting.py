"""Is a deleted account gone, all of it, whatever happens in between?"""

import pytest
from sqlalchemy import select

from server.accounts.deletion import Deletion
from server.accounts.sweep import sweep
from server.db.tables import TABLES, accounts
from server.errors import Unavailable
from server.sessions.credentials import credentials_of
from tests.support.people import told

MINSU = "minsu@example.com"


def delete(people, token, password="정말로 긴 비밀번호 7"):
    return people.ask("DELETE", "/v1/account", {"password": password}, token=token)


def everything(people):
    with people.engine.connect() as connection:
        tables = {name: table for name, table in TABLES.tables.items() if name != "contributor_key"}  # the server's own
        return repr({name: connection.execute(select(table)).all() for name, table in tables.items()})


def test_all_of_it_goes_and_the_owner_is_told(people):
    minsu = people.member(device="d1", name="민수 폰")
    people.login(MINSU, "wrong password")
    people.forget(MINSU)
    people.letters()
    assert delete(people, minsu.token).status_code == 204
    left = everything(people)
    for trace in (MINSU, minsu.account, "민수", "argon2", "d1"):
        assert trace not in left
    assert left.count("[]") == len(TABLES.tables) - 1
    (letter,) = people.letters()
    assert (letter.to, letter.subject) == (MINSU, "계정이 삭제되었습니다")
    assert not people.alive(minsu.token)
    assert told(people.login(MINSU)) == (403, "login-wrong")


def test_it_takes_the_password(people):
    minsu = people.member()
    assert told(delete(people, minsu.token, "wrong password")) == (403, "password-wrong")
    assert told(people.ask("DELETE", "/v1/account", token=minsu.token))[0] == 422
    assert told(delete(people, "nobody's"))[0] == 401
    assert people.alive(minsu.token)


def test_guessing_the_password_with_a_stolen_session_ends_like_any_other_guessing(people):
    minsu = people.member()
    for _ in range(5):
        delete(people, minsu.token, "wrong password")
    assert told(delete(people, minsu.token)) == (429, "login-wait")
    assert told(people.again(minsu.token)) == (429, "login-wait")


def test_others_are_left_alone(people):
    minsu, jisu = people.member(), people.member("jisu@example.com")
    delete(people, minsu.token)
    assert people.alive(jisu.token)


def test_the_address_is_free_at_once(people):
    first = people.member()
    delete(people, first.token)
    people.letters()
    assert people.member().account != first.account


def test_what_hangs_on_it_goes_before_its_row_and_a_failure_is_taken_up_again(people, caplog):
    minsu = people.member()
    seen = []

    def failing(account):
        seen.append(account)
        raise Unavailable("database-unreachable")

    proven = credentials_of(people.engine, MINSU)
    assert Deletion(people.engine, failing).delete(proven, people.clock())
    assert seen == [minsu.account]
    assert MINSU not in everything(people) + caplog.text
    assert not people.alive(minsu.token)
    with people.engine.connect() as connection:
        assert connection.scalars(select(accounts.c.id)).all() == [minsu.account]
    assert people.member().account != minsu.account  # the address is free meanwhile
    rows = []

    def looking(account):
        with people.engine.connect() as connection:
            rows.append(connection.scalar(select(accounts.c.id).where(accounts.c.id == account)))

    assert sweep(people.engine, people.clock(), looking).deletions == 1
    assert rows == [minsu.account]
    assert minsu.account not in everything(people)
    assert sweep(people.engine, people.clock(), looking).deletions == 0


def test_a_kill_between_the_steps_is_taken_up_again(people):
    minsu = people.member()

    def killed(account):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Deletion(people.engine, killed).delete(credentials_of(people.engine, MINSU), people.clock())
    gone = []
    assert sweep(people.engine, people.clock(), gone.append).deletions == 1
    assert gone == [minsu.account]
    assert everything(people).count("[]") == len(TABLES.tables) - 1


def test_two_deletions_at_once_are_one(people):
    minsu = people.member()
    answers = people.at_once([lambda: delete(people, minsu.token) for _ in range(4)])
    assert [answer.status_code for answer in answers].count(204) == 1
    assert {answer.status_code for answer in answers} <= {204, 401, 403}
    assert len([letter for letter in people.letters() if "삭제" in letter.subject]) == 1
