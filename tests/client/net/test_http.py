"""The one HTTP client: one server, no redirects, nothing of the machine, and streams with a time limit."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

import httpx
import pytest

from client.errors import ServerUnreachable
from client.net.files import Files, ServerAnswered
from client.net.http import USER_AGENT, open_client, server_address
from shared.errors import Refused
from tests.client.bundles.web import Web


@pytest.fixture
def web(tmp_path):
    web = Web(tmp_path)
    (web.repository / "file").write_bytes(b"contents")
    yield web
    web.stop()


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://example.com", "server-address-insecure"),
        ("http://127.0.0.1.example.com", "server-address-insecure"),
        ("ftp://127.0.0.1", "server-address-invalid"),
        ("127.0.0.1:8750", "server-address-invalid"),
        ("https://user@example.com", "server-address-invalid"),
        ("https://example.com/?a=1", "server-address-invalid"),
        ("https://", "server-address-invalid"),
        ("http://[::1", "server-address-invalid"),
    ],
)
def test_an_address_that_is_not_safe_is_refused(address, code):
    with pytest.raises(Refused) as caught:
        server_address(address)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "address", ["https://example.com/", "http://localhost:8750", "http://[::1]:8750/", " http://127.0.0.1 "]
)
def test_an_encrypted_or_a_local_address_is_taken(address):
    assert str(server_address(address)) == address.strip().rstrip("/")


def test_another_host_or_port_is_never_asked(web):
    with open_client("http://127.0.0.1:9") as client, pytest.raises(Refused) as caught:
        client.get(f"{web.url}/tuf/file")
    assert caught.value.code == "server-address-foreign"
    assert web.asked == []


def test_a_proxy_of_the_machine_is_not_used(web, monkeypatch):
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    with open_client(web.url) as client:
        assert client.get(f"{web.url}/tuf/file").content == b"contents"


def test_a_file_comes_as_it_lies_on_the_server(web):
    with open_client(web.url) as client:
        files = Files(client)
        assert b"".join(files.stream(f"{web.url}/tuf/file")) == b"contents"
        assert files.server_time is not None
    assert web.headers["Accept-Encoding"] == "identity"


def test_an_encoding_that_the_server_claims_is_not_undone(web):
    def claims_gzip(handler):
        handler.send_response(200)
        handler.send_header("Content-Encoding", "gzip")
        handler.send_header("Content-Length", "8")
        handler.end_headers()
        handler.wfile.write(b"\x1f\x8bABCDEF")

    web.replies["file"] = claims_gzip
    with open_client(web.url) as client:
        assert b"".join(Files(client).stream(f"{web.url}/tuf/file")) == b"\x1f\x8bABCDEF"


@pytest.mark.parametrize("status", [403, 404, 500, 302])
def test_a_status_other_than_ok_is_said(web, status):
    web.replies["file"] = status
    with open_client(web.url) as client, pytest.raises(ServerAnswered) as caught:
        list(Files(client).stream(f"{web.url}/tuf/file"))
    assert caught.value.status == status


def test_a_redirect_is_an_answer_and_no_invitation(web):
    def elsewhere(handler):
        handler.send_response(302)
        handler.send_header("Location", f"{web.url}/tuf/other")
        handler.end_headers()

    (web.repository / "other").write_bytes(b"other")
    web.replies["file"] = elsewhere
    with open_client(web.url) as client, pytest.raises(ServerAnswered):
        list(Files(client).stream(f"{web.url}/tuf/file"))
    assert web.names() == ["file"]


@pytest.mark.parametrize("date", ["", "yesterday", "Mon, 28 Sep 2026 03:00:00"])
def test_a_date_that_says_nothing_is_no_date(web, date):
    def odd(handler):
        handler.send_response_only(200)
        handler.send_header("Date", date)
        handler.end_headers()

    web.replies["file"] = odd
    with open_client(web.url) as client:
        files = Files(client)
        list(files.stream(f"{web.url}/tuf/file"))
        assert files.server_time is None


def test_an_answer_that_drips_for_ever_is_given_up(web):
    def drip(handler):
        handler.send_response(200)
        handler.end_headers()
        for _ in range(200):
            handler.wfile.write(b".")
            handler.wfile.flush()
            time.sleep(0.02)

    web.replies["file"] = drip
    with open_client(web.url) as client, pytest.raises(ServerUnreachable) as caught:
        list(Files(client, file_seconds=0.2).stream(f"{web.url}/tuf/file"))
    assert caught.value.code == "server-too-slow"


def test_no_server_at_all_is_unreachable(web):
    web.stop()
    with open_client(web.url) as client, pytest.raises(ServerUnreachable) as caught:
        list(Files(client).stream(f"{web.url}/tuf/file"))
    assert caught.value.code == "server-unreachable"


def test_a_connection_cut_in_the_middle_is_unreachable(web):
    def cut(handler):
        handler.send_response(200)
        handler.send_header("Content-Length", "100")
        handler.end_headers()
        handler.wfile.write(b"half")

    web.replies["file"] = cut
    with open_client(web.url) as client, pytest.raises(ServerUnreachable):
        list(Files(client).stream(f"{web.url}/tuf/file"))


def test_the_timeout_is_five_seconds():
    with open_client("http://127.0.0.1:9") as client:
        assert client.timeout == httpx.Timeout(5.0)


def test_the_version_that_the_server_is_told_is_the_packages():
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"{project['name']}/{project['version']}" == USER_AGENT
