"""Whatever a server says, the phone takes what was agreed, or says one clear sentence."""

import json
import socket
import threading
import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.errors import GieokError, Refused, ServerUnreachable, Unavailable
from client.kit.words import Words
from client.net.accounts import Accounts
from client.net.api import Api
from client.net.backups import BackupService
from client.net.well_formed import LONGEST
from shared.wire import backups
from tests.client.net.account_answers import SESSION
from tests.client.net.backup_calls import CALLS, CREATED, LINE, UNLOCKED
from tests.support.scripted_api import ScriptedApi

API = Api("http://127.0.0.1:9")
SURROGATE = "\ud800"


def listed(**change):
    with ScriptedApi((200, {"backups": [{**LINE, **change}]})) as api:
        return BackupService(api.url, "t").list().backups[0]


@pytest.mark.parametrize("moment", ["", "x", "2026-10-12", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1e9"])
@pytest.mark.parametrize("name", ["created_at", "wait_until", "ended_at"])
def test_a_moment_that_is_none_of_our_time_is_not_taken(name, moment):
    with pytest.raises(Unavailable, match="server-not-ours"):
        listed(**{name: moment})


def test_a_backup_that_was_over_before_it_had_a_key_has_no_last_day():
    assert listed(expires_at="", state="EXPIRED").expires_at == ""
    with ScriptedApi((201, {**CREATED, "expires_at": ""})) as api, pytest.raises(Unavailable):
        CALLS["create"][0](BackupService(api.url, "t"))


@pytest.mark.parametrize("name", ["backup", "device_name", "public_key", "restored_to"])
@pytest.mark.parametrize("value", [SURROGATE, "x" * (LONGEST + 1)])
def test_a_text_that_no_server_of_ours_sends_is_not_taken(name, value):
    with pytest.raises(Unavailable, match="server-not-ours"):
        listed(**{name: value})


@pytest.mark.parametrize("count", [2**53 + 1, -(10**400)])
def test_a_number_that_nobody_can_count_is_not_taken(count):
    with pytest.raises(Unavailable, match="server-not-ours"):
        listed(left=count)


def test_of_a_name_only_what_can_be_seen_comes_to_a_screen():
    assert listed(device_name="A\x1b[2J\r\nB\u202eC\u200b").device_name == "A[2J BC"


@pytest.mark.parametrize("token", ["", "tok\u00e9n", "\u3000"])
def test_a_token_that_fits_into_no_header_is_no_login_and_no_leave_to_fetch(token):
    with ScriptedApi((201, {**SESSION, "token": token})) as api, pytest.raises(Unavailable):
        Accounts(api.url).login("a@b.example", "password", "d1", "Mac")
    with ScriptedApi((200, {**UNLOCKED, "token": token})) as api, pytest.raises(Unavailable):
        CALLS["unlock"][0](BackupService(api.url, "t"))


@pytest.mark.parametrize("status", [200, 422])
def test_an_answer_that_is_nested_without_end_is_not_read(status):
    with ScriptedApi((status, b"[" * 60_000)) as api, pytest.raises(Unavailable):
        BackupService(api.url, "t").list()


@pytest.mark.parametrize("params", [{"self": 1}, {"code": "x"}, {"state": SURROGATE}, {"state": 10**400}, {"left": {}}])
def test_a_no_whose_values_have_no_place_in_a_sentence_is_a_no_all_the_same(params):
    with ScriptedApi((410, {"code": "backup-gone", "params": params})) as api, pytest.raises(Refused) as caught:
        BackupService(api.url, "t").list()
    assert Words("en").error(caught.value).isprintable()


def test_an_answer_that_only_drips_is_given_up(monkeypatch):
    monkeypatch.setattr("client.net.api.SLOWEST_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip():
            line, _ = server.accept()
            with line, suppress(OSError):
                line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n")
                while True:
                    line.sendall(b" ")
                    time.sleep(0.02)

        dripping = threading.Thread(target=drip)
        dripping.start()
        with pytest.raises(ServerUnreachable):
            BackupService(f"http://127.0.0.1:{server.getsockname()[1]}", "t").list()
        dripping.join()


KEYS = sorted({*SESSION, *CREATED, *LINE, *UNLOCKED, "backups", "sessions", "element", "commitment", "code", "params"})
LEAVES = st.sampled_from(
    [
        None,
        True,
        -1,
        10**400,
        1.5,
        "",
        "ACTIVE",
        "backup-gone",
        "attempt-wait",
        "AA==",
        SURROGATE,
        "self",
        "\x1b[2J",
        "2026-10-12T00:00:00Z",
        "0001-01-01T00:00:00Z",
    ]
)
ANY = LEAVES | st.lists(LEAVES, max_size=2) | st.dictionaries(st.sampled_from(KEYS), LEAVES, max_size=3)
CHANGES = st.dictionaries(st.sampled_from(KEYS), ANY | st.lists(ANY, max_size=2), max_size=4)
KINDS = ["CreatedBackup", "BackupList", "BackupLine", "UnlockReply", "AttemptReply", "EnrolReply", "ChunkList"]


@given(st.sampled_from(KINDS), st.sampled_from([LINE, CREATED, UNLOCKED, {}]), CHANGES)
def test_any_json_is_read_as_what_was_agreed_or_as_one_error(kind, base, change):
    found = json.loads(json.dumps({**base, **change}))
    try:
        read, code = API.read_as(getattr(backups, kind), found), None
    except GieokError as error:
        read, code = None, error.code
    assert (code == "server-not-ours") is (read is None)
    assert repr(read).encode()


@given(st.integers(400, 599), CHANGES)
def test_any_no_is_one_sentence(status, found):
    error = API._said(status, json.loads(json.dumps(found)))
    for language in ("ko", "en", "ja"):
        assert Words(language).error(error).encode()
