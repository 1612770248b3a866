"""May each of the staff do what their role allows and nothing else, and is what they did written down?"""

from datetime import UTC, datetime, timedelta

import pytest

from server.errors import NotAllowed
from server.operate import staff_add
from server.staff.log import StaffLog
from server.staff.router import holding
from server.staff.rules import STAFF_ROLES, Staff
from tests.support.people import told

NOW = datetime(2026, 9, 20, 3, tzinfo=UTC)


def token(people, name="지수", role="author"):
    return staff_add(people.settings, name, role, NOW)


@pytest.mark.parametrize("role", STAFF_ROLES)
def test_a_route_for_some_roles_lets_in_these_and_no_other(role):
    person = Staff("지수", role, "2026-09-20T03:00:00.000Z")
    allowed = holding("signer", "reviewer")
    if role == "author":
        with pytest.raises(NotAllowed, match="staff-role-wrong"):
            allowed(person)
    else:
        assert allowed(person) is person


def test_everybody_of_the_staff_reads_what_everybody_did_and_nobody_else_does(people):
    minsu = token(people, "minsu", "signer")
    people.ask("GET", "/v1/staff/me", token=minsu)
    StaffLog(people.engine).add("minsu", "candidate-accepted", people.clock(), candidate="c1", version=2)
    for role in STAFF_ROLES:
        read = people.ask("GET", "/v1/staff/log", token=token(people, role, role)).json()["lines"]
        assert [(line["staff"], line["action"], line["detail"]) for line in read] == [
            ("minsu", "candidate-accepted", {"candidate": "c1", "version": 2}),
            ("minsu", "signed-in", {}),
        ]
        assert read[0]["at"] >= read[1]["at"]
    assert told(people.ask("GET", "/v1/staff/log")) == (401, "token-missing")
    assert told(people.ask("GET", "/v1/staff/log", token=people.member().token)) == (401, "token-missing")


def test_the_log_is_read_from_its_newest_line_on(people):
    log, reader = StaffLog(people.engine), token(people)
    for number in range(5):
        log.add("minsu", "published", people.clock(), policy=number)
    read = people.ask("GET", "/v1/staff/log?limit=2", token=reader).json()["lines"]
    assert [line["detail"]["policy"] for line in read] == [4, 3]


def test_one_sitting_at_the_desk_is_one_sign_in(people):
    desk = token(people)
    for _ in range(3):
        assert people.ask("GET", "/v1/staff/me", token=desk).json() == {"name": "지수", "role": "author"}
    assert len(StaffLog(people.engine).newest(10)) == 1
    people.clock.now += timedelta(hours=1)
    people.ask("GET", "/v1/staff/me", token=desk)
    assert [line.action for line in StaffLog(people.engine).newest(10)] == ["signed-in", "signed-in"]


def test_a_line_within_a_transaction_that_breaks_off_is_not_there(people):
    log = StaffLog(people.engine)
    with people.engine.connect() as connection:
        log.add_in(connection, "minsu", "published", people.clock(), policy=4)
        connection.rollback()
    assert log.newest(10) == ()
