"""Another system is asked for its current user: one request, the token in a header, and nothing guessed from a bad answer."""

import pytest

from client.errors import ServerUnreachable
from client.memory.accounts import Account
from client.net.current_user import MOST_BYTES, current_user
from client.settings import AccountSource
from tests.support.current_user import CurrentUserService


@pytest.fixture
def service():
    made = CurrentUserService(account="jisoo.kim", login="jisoo.kim@gaon.example")
    yield made
    made.stop()


def source(service, token="a-token"):
    return AccountSource("gaon", service.url, token)


def test_the_account_and_the_login_address_come_back(service):
    assert current_user(source(service)) == Account("gaon", "jisoo.kim", "jisoo.kim@gaon.example")


def test_one_request_goes_out_with_the_token_in_a_header_and_nothing_about_the_customer(service):
    current_user(source(service))
    ((path, headers),) = service.asked
    assert path == "/me"
    assert headers["Authorization"] == "Bearer a-token"
    assert set(headers) <= {"Host", "Accept", "Accept-Encoding", "Connection", "User-Agent", "Authorization"}


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"account": ""},
        {"account": 7},
        {"account": "x" * 300},
        {"account": "a\nb"},
        {"account": "a", "login": 7},
        b"[]",
        b"no",
    ],
)
def test_an_answer_that_is_not_agreed_confirms_nothing(service, answer):
    service.answer = answer
    with pytest.raises(ServerUnreachable, match="account-unknown"):
        current_user(source(service))


@pytest.mark.parametrize("status", [302, 401, 404, 500])
def test_another_status_confirms_nothing_and_no_redirect_is_followed(service, status):
    service.status = status
    with pytest.raises(ServerUnreachable):
        current_user(source(service))
    assert len(service.asked) == 1


def test_a_wrong_token_confirms_nothing(service):
    with pytest.raises(ServerUnreachable):
        current_user(source(service, "another"))


def test_an_endless_answer_and_a_silent_system_confirm_nothing(service):
    service.answer = b" " * (MOST_BYTES + 1)
    with pytest.raises(ServerUnreachable):
        current_user(source(service))
    with pytest.raises(ServerUnreachable):
        current_user(AccountSource("gaon", "http://127.0.0.1:9/me", "a-token"))


def test_the_token_is_not_in_a_repr(service):
    assert "a-token" not in repr(source(service))
