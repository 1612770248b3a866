"""What the device asks of the server about backups, and what it does not take for an answer."""

import base64
import hashlib
import json

import pytest

from client.errors import Refused, ServerUnreachable, Unavailable
from client.net.backups import BackupService
from shared.wire.backups import CHUNK_BYTES, Unlock
from tests.client.net.backup_calls import CALLS, CHUNK, CREATED, DATA, LINE, SHA, TAG, TOKEN
from tests.support.scripted_api import ScriptedApi


@pytest.mark.parametrize("name", CALLS)
def test_each_route_is_asked_as_agreed_with_the_sessions_token(name):
    call, method, path, answer = CALLS[name]
    with ScriptedApi((200 if answer else 204, answer)) as api:
        call(BackupService(api.url, TOKEN))
    (asked,) = api.asked
    assert (asked.method, asked.path) == (method, path)
    assert asked.headers["Authorization"] == f"Bearer {TOKEN}"
    assert TAG not in asked.path


def test_a_new_backup_carries_its_key_and_what_the_customer_calls_the_device():
    with ScriptedApi((201, CREATED)) as api:
        assert CALLS["create"][0](BackupService(api.url, TOKEN)).backup == "b1"
    (asked,) = api.asked
    assert asked.headers["Idempotency-Key"] == "key-7731"
    assert json.loads(asked.body) == {"device": "d1", "device_name": "Phone", "tries": 10, "days": 14}


def test_a_piece_goes_out_with_its_digest_and_comes_in_with_the_leave_to_fetch_it():
    with ScriptedApi((200, CHUNK), (200, DATA)) as api:
        service = BackupService(api.url, TOKEN)
        service.put_chunk("b1", 3, DATA, SHA)
        assert service.get_chunk("b1", 3, "download-7731") == DATA
    put, got = api.asked
    told = base64.b64encode(hashlib.sha256(DATA).digest()).decode()
    assert (put.body, put.headers["Content-Digest"]) == (DATA, f"sha-256=:{told}:")
    assert got.headers["Gieok-Download"] == "download-7731"


@pytest.mark.parametrize("name", ["create", "enrol", "chunks", "list", "attempt", "unlock"])
@pytest.mark.parametrize(
    "garbage", [b"", b"\xff\x00", b"<html>", [], {}, {"backup": 7}, {"left": "9"}, {"chunks": "x"}]
)
def test_an_answer_of_another_form_is_not_taken_and_not_repeated(name, garbage):
    with ScriptedApi((200, garbage)) as api, pytest.raises(Unavailable) as caught:
        CALLS[name][0](BackupService(api.url, TOKEN))
    assert caught.value.code == "server-not-ours"


@pytest.mark.parametrize(
    "change", [{"state": "LOST"}, {"left": "many"}, {"size": None}, {"device_name": 3}, {"tries": True}]
)
def test_a_line_with_a_value_of_another_kind_is_not_taken(change):
    with ScriptedApi((200, {"backups": [{**LINE, **change}]})) as api, pytest.raises(Unavailable):
        BackupService(api.url, TOKEN).list()


def test_a_piece_that_is_longer_than_one_may_be_is_not_read_to_its_end():
    with ScriptedApi((200, b"x" * (CHUNK_BYTES + 1))) as api, pytest.raises(Unavailable):
        BackupService(api.url, TOKEN).get_chunk("b1", 0, "t")


@pytest.mark.parametrize(
    ("status", "code", "params", "kind"),
    [
        (410, "backup-gone", {"state": "EXPIRED"}, Refused),
        (404, "backup-unknown", {}, Refused),
        (409, "backups-full", {"most": 2}, Refused),
        (409, "enrol-closed", {}, Refused),
        (429, "attempt-wait", {"seconds": 30}, Refused),
        (403, "login-needed", {}, Refused),
        (503, "server-busy", {}, Unavailable),
    ],
)
def test_the_servers_reasons_keep_their_names(status, code, params, kind):
    with ScriptedApi((status, {"code": code, "params": params})) as api, pytest.raises(kind) as caught:
        BackupService(api.url, TOKEN).list()
    assert caught.value.code == code


def test_a_server_that_is_away_is_told_as_such_and_no_secret_is_in_the_error():
    with pytest.raises(ServerUnreachable) as caught:
        BackupService("http://127.0.0.1:9", TOKEN).unlock("b1", Unlock("a1", TAG))
    assert TAG not in repr(caught.value)
