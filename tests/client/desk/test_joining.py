"""What comes from another machine is a file that anybody could have written: trust, public keys, requests, the log."""

import base64
import json
import shutil
from pathlib import Path

import pytest

from client.desk.folder import open_desk
from client.desk.log import DeskLog
from client.desk.request import to_wire
from client.desk.trust_file import read_trust
from client.desk.waiting import keep, read_file
from client.errors import GieokError, Refused
from client.net.signing import SigningRequests
from shared.formats.signing_request import read_request, write_request
from tests.client.desk.conftest import DeskLine
from tests.client.desk.people import passphrase_file
from tests.support.scripted_api import ScriptedApi
from tests.support.signing import NOW


@pytest.fixture
def told(story, capsys):
    """The trust file of the service, as a table."""
    desk = DeskLine(story.desk.folder, capsys)
    return json.loads(Path(desk("keys", "trust", "--json").document["file"]).read_text())


@pytest.fixture
def stranger(tmp_path, capsys):
    """Somebody whose keys the service does not name."""
    desk = DeskLine(tmp_path / "dans", capsys)
    made = desk("keys", "new", "dan", "--passphrase-file", passphrase_file(tmp_path, "dan"), "--json")
    return desk, made.document


def refused(desk, tmp_path, table):
    path = tmp_path / "trust.json"
    path.write_text(json.dumps(table))
    said = desk("keys", "join", path, "--yes")
    assert (said.code, said.out) == (1, "")
    assert not (desk.folder / "trust").exists()
    return said.err


def test_a_desk_does_not_join_where_another_key_is_said_to_be_its_persons(story, told, tmp_path, capsys):
    """Ana's own root key is named, and a stranger's is called hers for the policy."""
    lone = DeskLine(tmp_path / "anas", capsys)
    shutil.copytree(story.desk.keys / "ana", lone.folder / "keys" / "ana")
    for name in ("desk.json", "people.json"):
        shutil.copy(story.desk.folder / name, lone.folder)
    stranger = {**told["people"]["ana"], "policy": told["people"]["ben"]["policy"]}
    theirs = {**told["people"]["ben"], "policy": told["people"]["ana"]["policy"]}
    swapped = {**told, "people": {**told["people"], "ana": stranger, "ben": theirs}}
    assert "이 서비스는 ana의 열쇠를 모르거나" in refused(lone, tmp_path, swapped)
    path = tmp_path / "true.json"
    path.write_text(json.dumps(told))
    assert lone("keys", "join", path, "--yes").code == 0


def test_a_desk_joins_only_a_service_that_names_its_own_keys(stranger, told, tmp_path):
    desk, made = stranger
    assert "이 서비스는 dan의 열쇠를 모르거나" in refused(desk, tmp_path, told)
    keys = json.loads(Path(made["file"]).read_text())["keys"]
    named = {**told, "people": {**told["people"], "dan": keys}}  # named, and without a say
    assert "이 서비스는 dan의 열쇠를 모르거나" in refused(desk, tmp_path, named)


BROKEN = {
    "no-json": lambda t: "x",
    "no-people": lambda t: {**t, "people": {}},
    "no-root": lambda t: {name: value for name, value in t.items() if name != "root"},
    "the-list-for-a-root": lambda t: {**t, "root": t["targets"]},
    "no-base64": lambda t: {**t, "root": "é"},
    "plain-http-elsewhere": lambda t: {**t, "server": "http://example.com"},
    "one-signature-is-enough": lambda t: {
        **t,
        "root": base64.b64encode(base64.b64decode(t["root"]).replace(b'"threshold":2', b'"threshold":1')).decode(),
    },
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN.keys())
def test_a_trust_file_that_was_changed_is_no_trust_file(told, tmp_path, change):
    path = tmp_path / "trust.json"
    table = change(told)
    path.write_text(json.dumps(table) if isinstance(table, dict) else table)
    with pytest.raises(Refused, match="desk-trust-wrong"):
        read_trust(path)


def test_the_fingerprint_covers_every_key_and_name_and_not_the_signatures(told, tmp_path):
    path = tmp_path / "trust.json"

    def printed(table):
        path.write_text(json.dumps(table))
        return read_trust(path).fingerprint()

    first = printed(told)
    assert len(first.replace(" ", "")) == 32
    swapped = {**told["people"], "ana": told["people"]["ben"], "ben": told["people"]["ana"]}
    assert printed({**told, "people": swapped}) != first
    root = json.loads(base64.b64decode(told["root"]))
    unsigned = {**root, "signatures": root["signatures"][:1]}
    assert printed({**told, "root": base64.b64encode(json.dumps(unsigned).encode()).decode()}) == first
    later = json.loads(json.dumps(root).replace("2027-", "2028-"))
    assert printed({**told, "root": base64.b64encode(json.dumps(later).encode()).decode()}) != first


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"name": "../dan", "keys": {}}', '{"name": "dan", "keys": {"king": "00"}}', '{"name": "dan", "keys": {"root": "0"}}'],
    ids=["empty", "nothing", "path", "role", "short"],
)  # fmt: skip
def test_a_broken_public_file_founds_nothing(line, story, tmp_path, text):
    path = tmp_path / "dan.json"
    path.write_text(text)
    said = line("init", "--server", story.server.url, "--staff", "ana", "--public", path)
    assert (said.code, said.out) == (1, "")
    assert not line.folder.exists()


def broken_requests(request):
    good = json.loads(write_request(request))
    yield "not-json", b"x"
    yield "a-list", b"[]"
    yield "another-format", json.dumps({**good, "format": 2}).encode()
    yield "a-path-for-a-name", json.dumps({**good, "id": "../../desk.js"}).encode()
    yield "an-unknown-role", json.dumps({**good, "parts": {"king": good["parts"]["policy"]}}).encode()
    yield "a-base-of-words", json.dumps({**good, "base": {"policy": "1"}}).encode()
    yield "no-base64", json.dumps({**good, "parts": {"policy": {"metadata": "é"}}}).encode()
    yield "a-root-for-a-role", json.dumps({**good, "parts": {"root": good["parts"]["policy"]}}).encode()
    yield "one-key-for-two", json.dumps({**good, "people": {"a": {"root": "0" * 64}, "b": {"root": "0" * 64}}}).encode()


def test_a_request_that_is_none_is_one_sentence(story, tmp_path, capsys):
    desk = DeskLine(story.desk.folder, capsys)
    wire = to_wire(story.request(policy=story.policy(story.next_page())))
    assert read_request(write_request(wire)) == wire
    for name, data in broken_requests(wire):
        path = tmp_path / "request.json"
        path.write_bytes(data)
        said = desk("approve", path, "--yes")
        assert (said.code, said.out) == (1, ""), name
        assert said.err == "서명 요청으로 읽을 수 없는 파일이에요. 서명하지 않았으니 다시 받아 주세요.\n", name


def test_a_server_that_answers_with_another_request_is_not_believed(story):
    wire = to_wire(story.request(policy=story.policy(story.next_page())))
    for answer in (json.loads(write_request(wire)), {"id": "x"}, b"x"):
        with ScriptedApi((200, answer)) as api, pytest.raises(GieokError, match="desk-server-not-ours"):
            SigningRequests(api.url, "token").get("ffffffffffff")


def test_what_a_kill_left_half_written_stands_in_nobodys_way(story, tmp_path, capsys):
    shutil.copytree(story.desk.folder, tmp_path / "desk")
    desk = DeskLine(tmp_path / "desk", capsys)
    folder = open_desk(desk.folder)
    request = story.request(policy=story.policy(story.next_page()))
    kept = keep(folder, request)
    kept.with_name(kept.name + ".part").write_text('{"id"')
    (desk.folder / "keys-made" / "dan" / "root").mkdir(parents=True)
    with (desk.folder / "log.jsonl").open("a") as log:
        log.write('{"at": "2026-')
    assert read_file(kept).id == request.id
    assert [one["id"] for one in desk("requests", "--json").document["requests"]] == [request.id]
    assert desk("keys", "new", "dan", "--passphrase-file", passphrase_file(tmp_path, "dan")).code == 0
    lines = DeskLog(folder.log_file).lines()
    assert (lines[-1].action, lines[-1].detail) == ("keys new", {"name": "dan"})
    assert desk("keys", "--json").code == 0


def test_a_broken_log_is_said_and_left_as_it_is(tmp_path):
    path = tmp_path / "log.jsonl"
    path.write_text("[1]\n")
    with pytest.raises(GieokError, match="desk-damaged"):
        DeskLog(path).add("publish", NOW, {})
    assert path.read_text() == "[1]\n"


def test_a_request_by_its_id_names_no_file_elsewhere(story, capsys):
    desk = DeskLine(story.desk.folder, capsys)
    for name in ("../desk", "..", "ffffffffffff"):
        assert desk("approve", name, "--yes").code == 1
        assert desk("requests", "withdraw", name).code == 1
    with pytest.raises(Refused):
        read_request(b"{}")
