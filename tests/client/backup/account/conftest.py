"""Doors to an account, and what a server answers them."""

import pytest

from client.backup.account import AccountDoor
from client.errors import GieokError
from client.net.accounts import Accounts
from client.store import meta
from tests.support.fakes import Ids

EMAIL, PASSWORD, CODE, TOKEN = "jisoo@gaon.example", "elephant-7731", "7731 0042", "token-7731"
OVER = (401, {"code": "session-missing"})


def reply(token=TOKEN, account="a1", email=EMAIL):
    return (201, {"token": token, "account": account, "email": email, "expires_at": "2026-12-01T00:00:00.000Z"})


@pytest.fixture
def door(database):
    """Doors to the account, one for each server's address."""

    def make(server):
        return AccountDoor(
            database, server, Ids(), lambda token: Accounts(server, token), lambda: "ja", lambda: "컴퓨터"
        )

    return make


def code_of(call):
    with pytest.raises(GieokError) as caught:
        call()
    return caught.value.code


def kept(database):
    return meta.starting_with(database, "session_")
