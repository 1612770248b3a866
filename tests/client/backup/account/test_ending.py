"""When is a login over on this device, and what does the server hear of it?"""

import pytest

from client.backup import session as sessions
from tests.client.backup.account.conftest import CODE, EMAIL, OVER, PASSWORD, code_of, kept, reply
from tests.support.scripted_api import ScriptedApi


def test_logging_out_tells_the_server_and_forgets_the_login(door, database):
    with ScriptedApi(reply(), (204, b"")) as api:
        door(api.url).login(EMAIL, PASSWORD)
        assert door(api.url).logout() is True
    assert [(it.method, it.path) for it in api.asked[1:]] == [("DELETE", "/v1/sessions/current")]
    assert kept(database) == {}


@pytest.mark.parametrize(("answer", "told"), [((503, b""), False), (OVER, True)])
def test_logging_out_works_whatever_the_server_says_and_tells_whether_it_heard(door, database, answer, told):
    with ScriptedApi(reply(), answer) as api:
        door(api.url).login(EMAIL, PASSWORD)
        assert door(api.url).logout() is told
    assert kept(database) == {}


def test_logging_out_works_without_a_network_and_without_a_login(door, database):
    with ScriptedApi(reply()) as api:
        door(api.url).login(EMAIL, PASSWORD)
    assert door(api.url).logout() is False
    assert kept(database) == {}
    assert door(api.url).logout() is True


def test_a_last_word_ends_the_login_of_then_when_nothing_of_it_is_left_here(door, database):
    with ScriptedApi(reply("old"), (204, b"")) as api:
        door(api.url).login(EMAIL, PASSWORD)
        goodbye = door(api.url).goodbye()
        sessions.drop(database, "old")
        goodbye()
    assert [(it.method, it.headers["Authorization"]) for it in api.asked[1:]] == [("DELETE", "Bearer old")]
    goodbye()  # nobody is there: nothing comes of it
    door(api.url).goodbye()()


def test_a_token_goes_to_no_other_server_than_the_one_that_gave_it(door, database):
    with ScriptedApi(reply()) as ours, ScriptedApi((200, {"sessions": []})) as other:
        door(ours.url).login(EMAIL, PASSWORD)
        assert door(other.url).who() is None
        assert code_of(door(other.url).sessions) == "account-login-first"
        door(other.url).logout()
        assert other.asked == []
        assert door(ours.url).who() is not None


def test_logging_in_as_somebody_else_ends_the_login_before(door):
    with ScriptedApi(reply("old"), reply("new", "a2", "minsu@gaon.example"), (204, b"")) as api:
        door(api.url).login(EMAIL, PASSWORD)
        assert door(api.url).login("minsu@gaon.example", PASSWORD).account == "a2"
    assert api.asked[2].path == "/v1/sessions/current"
    assert api.asked[2].headers["Authorization"] == "Bearer old"


def test_an_account_is_deleted_there_first_and_stays_logged_in_where_that_failed(door, database):
    with ScriptedApi(reply(), (503, b""), (204, b"")) as api:
        door(api.url).login(EMAIL, PASSWORD)
        assert code_of(lambda: door(api.url).delete(PASSWORD)) == "server-answered-status"
        assert kept(database) != {}
        door(api.url).delete(PASSWORD)
    assert kept(database) == {}


def test_a_new_password_ends_this_devices_login_of_that_account_and_no_other(door, database):
    with ScriptedApi(reply(), (204, b"")) as api:
        door(api.url).login(EMAIL, PASSWORD)
        door(api.url).new_password("minsu@gaon.example", CODE, PASSWORD)
        assert door(api.url).who() is not None
        door(api.url).new_password(EMAIL.upper(), CODE, PASSWORD)
        assert kept(database) == {}
