"""How long does a login last, who may see and end it, and what of it is kept?"""

import hashlib
import re
from datetime import timedelta
from typing import Annotated

import pytest
from fastapi import Depends
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from server.db.tables import TABLES
from server.sessions.router import fresh_customer
from server.sessions.rules import FRESH, LASTS, TOUCHED, Session, label
from tests.support.people import PASSWORD, told

MINSU = "minsu@example.com"


def sessions(people, token):
    return people.ask("GET", "/v1/sessions", token=token).json()["sessions"]


def test_a_token_has_256_bits_and_is_kept_only_as_its_hash(people):
    minsu = people.member()
    assert re.fullmatch(r"[\w-]{43}", minsu.token)
    with people.engine.connect() as connection:
        kept = repr([connection.execute(select(table)).all() for table in TABLES.tables.values()])
    assert minsu.token not in kept
    assert hashlib.sha256(minsu.token.encode()).hexdigest() in kept


@pytest.mark.parametrize(
    "header", [None, "", "Bearer", "Bearer ", "Basic {token}", "{token}", "Bearer {token}x", "Bearer {hash}"]
)
def test_without_its_token_there_is_no_session(people, header):
    minsu = people.member()
    hashed = hashlib.sha256(minsu.token.encode()).hexdigest()
    headers = {} if header is None else {"Authorization": header.format(token=minsu.token, hash=hashed)}
    answer = people.ask("GET", "/v1/account", headers=headers)
    assert told(answer) == (401, "session-missing")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_staff_token_is_no_session_and_a_session_no_staff_token(people):
    minsu = people.member()
    assert told(people.ask("GET", "/v1/staff/me", token=minsu.token)) == (401, "token-missing")


def test_a_session_lasts_ninety_days_from_its_last_use(people):
    minsu = people.member()
    people.clock.now += LASTS - timedelta(seconds=1)
    assert people.alive(minsu.token)
    people.clock.now += LASTS - timedelta(seconds=1)
    assert people.alive(minsu.token)
    people.clock.now += LASTS
    assert not people.alive(minsu.token)


def test_its_use_is_written_down_once_an_hour(people):
    minsu = people.member()
    first = sessions(people, minsu.token)[0]["last_seen_at"]
    people.clock.now += TOUCHED - timedelta(seconds=1)
    assert sessions(people, minsu.token)[0]["last_seen_at"] == first
    people.clock.move(seconds=1)
    assert sessions(people, minsu.token)[0]["last_seen_at"] == "2026-09-28T04:00:00.000Z"


def test_the_sessions_are_listed_and_one_is_ended(people):
    phone = people.member(device="d1", name="민수 폰")
    people.clock.move(hours=2)
    desk = people.login(MINSU, device="d2", name=" 책상\n위 ").json()["token"]
    listed = sessions(people, desk)
    assert [(it["device_name"], it["current"]) for it in listed] == [("책상 위", True), ("민수 폰", False)]
    assert listed[1].keys() == {"id", "device_name", "created_at", "last_seen_at", "current"}
    assert people.ask("DELETE", f"/v1/sessions/{listed[1]['id']}", token=desk).status_code == 204
    assert not people.alive(phone.token)
    assert people.alive(desk)
    assert told(people.ask("DELETE", f"/v1/sessions/{listed[1]['id']}", token=desk)) == (404, "session-unknown")


@pytest.mark.parametrize("unknown", ["unknown", "%00", "%ED%A0%80", "a%2Fb", "x" * 2000, "%F0%9F%92%A9"])
def test_an_id_that_is_no_sessions_is_unknown(people, unknown):
    minsu = people.member()
    assert told(people.ask("DELETE", f"/v1/sessions/{unknown}", token=minsu.token))[0] == 404
    assert people.alive(minsu.token)


def test_no_cache_keeps_an_answer(people):
    minsu = people.member()
    answers = [people.login(MINSU), people.forget(MINSU), people.again(minsu.token)]
    answers += [people.ask("GET", path, token=minsu.token) for path in ("/v1/account", "/v1/sessions")]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


def test_logging_out_ends_this_session_alone(people):
    phone = people.member(device="d1")
    desk = people.login(MINSU, device="d2").json()["token"]
    assert people.ask("DELETE", "/v1/sessions/current", token=phone.token).status_code == 204
    assert not people.alive(phone.token)
    assert people.alive(desk)
    assert told(people.ask("DELETE", "/v1/sessions/current", token=phone.token)) == (401, "session-missing")


def test_nobody_sees_or_ends_anothers_session(people):
    minsu, jisu = people.member(), people.member("jisu@example.com")
    (mine,) = sessions(people, minsu.token)
    assert mine["id"] not in repr(sessions(people, jisu.token))
    assert told(people.ask("DELETE", f"/v1/sessions/{mine['id']}", token=jisu.token)) == (404, "session-unknown")
    assert people.alive(minsu.token)


def test_a_new_login_on_the_same_device_ends_the_one_before(people):
    first = people.member(device="d1")
    people.member("jisu@example.com", device="d1")
    second = people.login(MINSU, device="d1").json()["token"]
    assert not people.alive(first.token)
    assert len(sessions(people, second)) == 1


def test_devices_that_tell_no_id_are_not_taken_for_one(people):
    first = people.member()
    second = people.login(MINSU).json()["token"]
    assert people.alive(first.token)
    assert len(sessions(people, second)) == 2


@pytest.fixture
def guarded(people):
    """A route that needs a fresh login."""

    @people.app.get("/test/fresh")
    def guarded(session: Annotated[Session, Depends(fresh_customer)]):
        return {"device": session.device_name}

    return people


def test_a_login_is_fresh_for_ten_minutes_and_again_with_the_password(guarded):
    minsu = guarded.member(device="d1", name="민수 폰")

    def ask():
        return guarded.ask("GET", "/test/fresh", token=minsu.token)

    assert ask().json() == {"device": "민수 폰"}
    guarded.clock.now += FRESH
    assert ask().status_code == 200
    guarded.clock.move(seconds=1)
    assert told(ask()) == (403, "login-needed")
    assert told(guarded.again(minsu.token, "wrong password")) == (403, "password-wrong")
    assert told(ask()) == (403, "login-needed")
    assert guarded.again(minsu.token, PASSWORD).status_code == 204
    assert ask().status_code == 200
    assert told(guarded.ask("GET", "/test/fresh")) == (401, "session-missing")


def test_using_a_session_does_not_make_it_fresh(guarded):
    minsu = guarded.member()
    guarded.clock.move(hours=2)
    assert guarded.alive(minsu.token)
    assert told(guarded.ask("GET", "/test/fresh", token=minsu.token)) == (403, "login-needed")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  민수의   폰 ", "민수의 폰"),
        ("a\nb\x00\u202ec", "a bc"),
        ("x" * 100, "x" * 64),
        ("", ""),
        ("👩‍👧 phone", "👩‍👧 phone"),
    ],
)
def test_a_devices_name_is_one_visible_line(text, kept):
    assert label(text) == kept


def test_a_database_that_is_away_is_told_as_such(people, monkeypatch, caplog):
    minsu = people.member()

    def away(*_):
        raise OperationalError("SELECT kanari", {}, Exception("kanari"))

    monkeypatch.setattr("server.sessions.store.SessionStore.used", away)
    assert told(people.ask("GET", "/v1/account", token=minsu.token)) == (503, "database-unreachable")
    assert "the database did not do it: Exception" in caplog.text
    assert "kanari" not in caplog.text
    monkeypatch.undo()
    assert people.alive(minsu.token)


def test_a_session_shows_no_address_where_it_is_printed(people):
    people.member()
    now = people.clock()
    assert MINSU not in repr(Session("s", "a", MINSU, "", "", now, now, now, now))
