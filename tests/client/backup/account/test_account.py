"""The door to the account: what is kept of a login, and what never shows?"""

import json
import logging

import pytest

from client.backup import session as sessions
from client.backup.session import usual_name
from client.errors import Refused, ServerUnreachable, Unavailable
from tests.client.backup.account.conftest import CODE, EMAIL, OVER, PASSWORD, TOKEN, code_of, kept, reply
from tests.support.scripted_api import ScriptedApi


def test_a_login_is_kept_and_the_next_request_carries_its_token(door, database):
    with ScriptedApi(reply(), (200, {"sessions": []})) as api:
        who = door(api.url).login(EMAIL, PASSWORD)
        assert (who.account, who.email, who.device_name) == ("a1", EMAIL, "컴퓨터")
        assert door(api.url).who() == who
        assert door(api.url).sessions() == []
    assert api.asked[1].headers["Authorization"] == f"Bearer {TOKEN}"
    assert set(kept(database)) == {
        "session_server", "session_token", "session_account", "session_email", "session_expires_at",
    }  # fmt: skip


def test_a_device_is_called_by_what_can_be_seen_of_its_name(door):
    with ScriptedApi(reply()) as api:
        who = door(api.url).login(EMAIL, PASSWORD, "A\x1b[31m\nB\u202e")
    assert who.device_name == "A[31m B"
    assert json.loads(api.asked[0].body)["device_name"] == "A[31m B"


def test_neither_password_nor_code_is_kept_and_nothing_shows_in_a_repr_or_a_log(door, database, caplog):
    caplog.set_level(logging.DEBUG)
    with ScriptedApi(reply(), (204, b""), reply()) as api:
        who = door(api.url).login(EMAIL, PASSWORD)
        door(api.url).new_password(EMAIL, CODE, PASSWORD)
        door(api.url).login(EMAIL, PASSWORD)
        told = repr([who, door(api.url), sessions.held(database, api.url), door(api.url).device()]) + caplog.text
    rows = str([tuple(row) for row in database.all("SELECT key, value FROM meta")])
    assert not any(secret in rows for secret in (PASSWORD, CODE))
    assert not any(secret in told for secret in (EMAIL, PASSWORD, CODE, TOKEN))


@pytest.mark.parametrize("name", ["sessions", "end", "again", "delete"])
def test_a_session_that_is_over_there_is_over_here_too_and_says_so(door, database, name):
    arguments = {"sessions": (), "end": ("s2",), "again": (PASSWORD,), "delete": (PASSWORD,)}[name]
    with ScriptedApi(reply(), OVER) as api:
        door(api.url).login(EMAIL, PASSWORD)
        assert code_of(lambda: getattr(door(api.url), name)(*arguments)) == "session-missing"
        assert door(api.url).who() is None
        assert kept(database) == {}
        assert code_of(lambda: getattr(door(api.url), name)(*arguments)) == "account-login-first"


def test_another_no_leaves_the_login(door):
    with ScriptedApi(reply(), (403, {"code": "password-wrong"})) as api:
        door(api.url).login(EMAIL, PASSWORD)
        assert code_of(lambda: door(api.url).again("wrong")) == "password-wrong"
        assert door(api.url).who() is not None


def test_a_login_that_another_window_made_meanwhile_is_not_ended_by_an_old_token(door, database):
    with ScriptedApi(reply("old"), reply("new"), OVER) as api:
        door(api.url).login(EMAIL, PASSWORD)

        def late(held):
            door(api.url).login(EMAIL, PASSWORD)
            return door(api.url).connect(held.token).sessions()

        assert code_of(lambda: door(api.url).with_session(late)) == "session-missing"
        assert kept(database)["session_token"] == "new"


@pytest.mark.parametrize(
    ("email", "password", "code"),
    [
        ("", PASSWORD, "email-wrong"),
        ("jisoo", PASSWORD, "email-wrong"),
        ("@gaon.example", PASSWORD, "email-wrong"),
        ("ji soo@gaon.example", PASSWORD, "email-wrong"),
        ("a@b\n.example", PASSWORD, "email-wrong"),
        ("x" * 250 + "@gaon.example", PASSWORD, "email-wrong"),
        (EMAIL, "", "password-missing"),
    ],
)
def test_what_can_not_be_right_is_not_sent(door, email, password, code):
    with ScriptedApi((204, b"")) as api:
        assert code_of(lambda: door(api.url).register(email, password)) == code
        assert code_of(lambda: door(api.url).login(email, password)) == code
        assert code_of(lambda: door(api.url).verify(EMAIL, " ")) == "code-missing"
    assert api.asked == []


def test_an_address_and_a_code_are_sent_without_what_copying_brought_along(door):
    with ScriptedApi((204, b"")) as api:
        door(api.url).verify(f"  {EMAIL}\n", " 7731 0042 ")
        door(api.url).verify(EMAIL, "７７３１-００４２")
    assert [it.body for it in api.asked] == [b'{"email": "jisoo@gaon.example", "code": "77310042"}'] * 2


def test_a_password_is_sent_as_it_was_typed(door):
    with ScriptedApi((204, b"")) as api:
        door(api.url).register(EMAIL, "  코끼리 열한자리 ")
    assert "  \\ucf54\\ub07c\\ub9ac" in api.asked[0].body.decode()
    assert b'"language": "ja"' in api.asked[0].body


def test_the_device_keeps_its_id_and_the_name_that_the_customer_gave_it(door):
    with ScriptedApi(reply()) as api:
        first = door(api.url).device()
        door(api.url).login(EMAIL, PASSWORD, "  지수의\n폰  " + "x" * 100)
        named = door(api.url).device()
        assert named.id == first.id
        assert named.name.startswith("지수의 폰 xxx")
        assert len(named.name) == 60
        door(api.url).login(EMAIL, PASSWORD, "")
        assert door(api.url).device() == first
    assert f'"device": "{first.id}"'.encode() in api.asked[0].body


def test_a_list_with_moments_that_are_none_is_no_list(door):
    line = {"id": "s1", "device_name": "Mac", "created_at": "soon", "last_seen_at": "x", "current": True}
    with ScriptedApi(reply(), (200, {"sessions": [line]})) as api:
        door(api.url).login(EMAIL, PASSWORD)
        with pytest.raises(Unavailable, match="server-not-ours"):
            door(api.url).sessions()


def test_without_a_network_nothing_is_kept(door, database):
    with pytest.raises(ServerUnreachable):
        door("http://127.0.0.1:9").login(EMAIL, PASSWORD)
    assert kept(database) == {}


def test_a_refused_login_leaves_the_one_before(door):
    with ScriptedApi(reply(), (403, {"code": "login-wrong"})) as api:
        door(api.url).login(EMAIL, PASSWORD)
        with pytest.raises(Refused, match="login-wrong"):
            door(api.url).login(EMAIL, "wrong")
        assert door(api.url).who() is not None


@pytest.mark.parametrize(
    ("platform", "code"), [("android", "device-android"), ("win32", "device-windows"), ("linux", "device-computer")]
)
def test_a_device_without_a_name_is_called_by_its_kind(platform, code):
    assert usual_name(platform) == code
