"""Does the server's process behave: where it listens, how it ends, what it says and what it never says?"""

import re
import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.support.server_process import ServerProcess, until


@pytest.fixture
def server(tmp_path):
    made = ServerProcess(tmp_path / "server", start=False)
    yield made
    if made.process:
        made.stop()


def test_it_listens_on_loopback_only(server):
    server.start()
    port = int(server.url.rsplit(":", 1)[1])
    assert server.url.startswith("http://127.0.0.1:")
    listening = {line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines() if line.split()[3] == "0A"}
    assert [address for address in listening if address.endswith(f":{port:04X}")] == [f"0100007F:{port:04X}"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_leaves_with_0_when_told_to(server, how):
    server.start()
    with socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1]))):  # somebody is connected still
        assert httpx.get(server.url + "/health").status_code == 200
        assert server.stop(how) == 0
    assert server.log.read_text() == ""


def test_a_busy_port_is_told_in_one_sentence(server, tmp_path):
    server.start()
    port = server.url.rsplit(":", 1)[1]
    other = ServerProcess(tmp_path / "other", start=False)
    said = other.command("serve", "--port", port)
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr == f"Port {port} is in use by another program: stop it, or choose another with --port.\n"
    assert httpx.get(server.url + "/health").status_code == 200


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("serve", "--now", "yesterday"), "--now takes an ISO date or time"),
        (("serve", "--host", "192.0.2.1", "--port", "0"), "can not listen on this address"),
        (("serve", "--port", "70000"), "These settings are wrong: port."),
        (("staff", "add", "a b", "--role", "signer"), "A name has 1 to 64"),
        (("staff", "remove", "nobody"), "no member of the staff with this name"),
        (("check",), "older tables than this server"),
    ],
)
def test_what_can_not_be_done_is_one_sentence_and_exit_1(server, arguments, told):
    said = server.command(*arguments)
    assert (said.returncode, said.stdout) == (1, "")
    assert told in said.stderr
    assert said.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [(), ("fly",), ("staff",), ("staff", "add", "x"), ("staff", "add", "x", "--role", "king")]
)
def test_wrong_usage_is_exit_2(server, arguments):
    assert server.command(*arguments).returncode == 2


def test_a_token_is_printed_once_and_kept_only_as_a_hash(server):
    added = server.command("staff", "add", "minsu", "--role", "signer")
    token = added.stdout.removesuffix("\n")
    assert re.fullmatch(r"[\w-]{43}", token)
    assert "shown once" in added.stderr
    listed = server.command("staff", "list")
    assert listed.stdout.split("\t")[:2] == ["minsu", "signer"]
    assert token not in listed.stdout
    stored = b"".join(file.read_bytes() for file in server.data.rglob("*") if file.is_file())
    assert token.encode() not in stored
    assert b"minsu" in stored


def test_a_name_is_given_once(server):
    server.staff("minsu", "signer")
    again = server.command("staff", "add", "minsu", "--role", "author")
    assert (again.returncode, again.stdout) == (1, "")
    assert "with this name already" in again.stderr


def test_staff_can_be_added_while_it_serves(server):
    server.start()
    token = server.staff("late", "author")
    asked = httpx.get(server.url + "/v1/staff/me", headers={"Authorization": f"Bearer {token}"})
    assert asked.json() == {"name": "late", "role": "author"}


def test_what_it_keeps_is_for_its_owner_alone(server):
    server.start()
    assert oct(server.data.stat().st_mode)[-3:] == "700"
    folders = [server.data / name for name in ("online", "proposals")]
    assert [oct(folder.stat().st_mode)[-3:] for folder in folders] == ["700", "700"]
    keys = sorted(file for folder in folders for file in folder.glob("*.pem"))
    assert [(file.name, oct(file.stat().st_mode)[-3:]) for file in keys] == [
        ("snapshot.pem", "600"),
        ("timestamp.pem", "600"),
        ("contributor.pem", "600"),
    ]


def test_the_online_keys_can_be_made_ahead_and_stay(server):
    made = server.command("init-keys")
    assert server.command("init-keys").stdout == made.stdout
    server.start()
    told = httpx.get(server.url + "/v1/publish/online-keys").json()
    assert made.stdout == f"snapshot {told['snapshot_id']}\ntimestamp {told['timestamp_id']}\n"
    assert set(told["snapshot"]["keyval"]) == {"public"}


def test_lost_online_keys_are_told_and_not_replaced(published):
    published.server.stop()
    key = published.server.data / "online" / "timestamp.pem"
    kept = key.read_bytes()
    key.unlink()
    said = published.server.command("serve", "--port", "0")
    assert said.returncode == 1
    assert "not those of the published root" in said.stderr
    key.write_bytes(kept)
    published.server.start()
    assert published.reader().read()


def test_check_says_ok_or_the_first_thing_that_is_wrong(published):
    check = published.server.command
    said = check("check", now="2026-09-20T12:30").stdout.splitlines()
    assert said[0] == "vault: software"
    assert "try all million digits" in said[1]
    assert said[2:5] == [
        "ciphertext: 0 backups, 0 bytes",
        f"mail: nobody gets letters; they are left in {published.server.data / 'outbox'}",
        "evidence: 0 links",
    ]
    assert re.fullmatch("contributor tags: public key 0[23][0-9a-f]{64}", said[5])
    assert said[6:] == ["ok"]
    assert "The signatures of timestamp have ended" in check("check", now="2026-09-22").stderr
    key = published.server.data / "online" / "snapshot.pem"
    key.chmod(0o644)
    assert "can be read by other users" in check("check", now="2026-09-20T12:30").stderr
    key.chmod(0o600)
    role = published.server.data / "tuf" / "metadata" / "1.policy.json"
    role.write_bytes(role.read_bytes().replace(b"2027", b"2028"))
    assert "do not hold together at policy" in check("check", now="2026-09-20T12:30").stderr


def test_check_of_an_empty_server_says_that_nothing_is_published(empty):
    said = empty.server.command("check")
    assert (said.returncode, said.stderr) == (1, "Nothing has been published yet.\n")


def test_an_upload_that_never_ends_does_not_hold_the_server_up(service):
    port = int(service.url.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port)) as slow:
        slow.sendall(
            b"POST /v1/publish HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\nAuthorization: Bearer "
            + service.token.encode()
            + b"\r\n\r\n{"
        )
        until(lambda: httpx.get(service.url + "/health").status_code == 200)
        assert service.server.stop() == 0


def test_the_database_is_sqlite_with_its_log(server):
    server.staff()
    with sqlite3.connect(server.data / "server.db") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
