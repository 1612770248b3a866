"""Does the operator's gateway learn whose token it was shown, and nobody else?"""

from datetime import datetime, timedelta

import pytest

from server.sessions.rules import LASTS
from tests.support.people import People, told

SECRET = "an-operators-secret-of-32-signs!"
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
def people(tmp_path, database):
    with People(tmp_path, database, introspection_secret=SECRET) as made:
        yield made


def introspect(people, token, secret=SECRET, **more):
    return people.ask("POST", "/v1/introspect", token=secret, data={"token": token}, **more)


def test_a_live_token_is_told_with_its_account_and_end(people):
    minsu = people.member()
    answer = introspect(people, minsu.token)
    now = people.clock().timestamp()
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json() == {
        "active": True,
        "sub": minsu.account,
        "iat": now,
        "exp": now + LASTS.total_seconds(),
        "token_type": "Bearer",
    }


def test_a_token_that_is_over_or_nobodys_is_told_as_not_active_and_nothing_else(people):
    minsu = people.member()
    people.ask("DELETE", "/v1/sessions/current", token=minsu.token)
    for token in (minsu.token, "nobody's", "", "\x00", "%%%", "한글"):
        answer = introspect(people, token) if token else None
        assert answer is None or (answer.status_code, answer.json()) == (200, {"active": False})


def test_a_session_of_which_only_the_gateway_hears_lives_on(people):
    minsu = people.member()
    for _ in range(3):
        people.clock.now += LASTS - timedelta(seconds=1)
        told_end = introspect(people, minsu.token).json()["exp"]
        assert told_end == int((people.clock() + LASTS).timestamp())
    people.clock.now += LASTS
    assert introspect(people, minsu.token).json() == {"active": False}


@pytest.mark.parametrize("secret", ["", "wrong", SECRET[:-1] + "x", SECRET + "ü"])
def test_without_the_secret_nothing_is_told(people, secret):
    minsu = people.member()
    answer = people.ask(
        "POST",
        "/v1/introspect",
        data={"token": minsu.token},
        headers={"Authorization": f"Bearer {secret}".encode("latin-1")},
    )
    assert told(answer) == (401, "introspection-refused")
    assert told(introspect(people, minsu.token, minsu.token)) == (401, "introspection-refused")


def test_guessing_the_secret_is_slow(people):
    answers = [introspect(people, "x", f"guess {n}").status_code for n in range(21)]
    assert answers == [401] * 20 + [429]
    assert introspect(people, "x").json() == {"active": False}
    assert introspect(people, "x", "guess", host="198.51.100.9").status_code == 401


def test_where_no_secret_is_set_there_is_nothing(tmp_path):
    with People(tmp_path) as without:
        minsu = without.member()
        for secret in ("", "None", SECRET):
            assert told(introspect(without, minsu.token, secret)) == (404, "not-found")


@pytest.mark.parametrize(
    ("content", "headers"),
    [
        (b"", FORM),
        (b"other=1", FORM),
        (b"token=a&token=b", FORM),
        (b"token=\xff\xfe", FORM),
        (b"&".join(b"a=1" for _ in range(50)), FORM),
        (b'{"token": "a"}', {"Content-Type": "application/json"}),
    ],
)
def test_what_is_no_such_form_is_one_problem(people, content, headers):
    answer = people.ask("POST", "/v1/introspect", token=SECRET, content=content, headers=headers)
    assert told(answer) == (422, "request-broken")


def test_a_large_form_is_not_read(people):
    assert told(introspect(people, "x" * 20_000)) == (413, "request-too-large")


def test_a_moment_is_told_in_whole_seconds(people):
    people.clock.now = datetime.fromisoformat("2026-09-28T03:00:00.750+00:00")
    minsu = people.member()
    answer = introspect(people, minsu.token).json()
    assert isinstance(answer["exp"], int)
    assert isinstance(answer["iat"], int)
