"""Proposals on the command line, against a real server: word for word, with a yes, later, and back again."""

import io
import json

import pytest

from client.__main__ import main
from client.store.opening import open_store, release
from server.db.proposal_tables import proposals
from server.operate import staff_add
from shared.formats.bundle import ConfigBundle
from tests.support.contributing import CONFIG, PRIVATE, agreed, serve
from tests.support.fakes import Clock, Ids, some_bytes
from tests.support.live_server import LiveServer
from tests.support.logged_in import log_in
from tests.support.signing import NOW, Staff

SAID = "2026-09-28T12:00"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = LiveServer(tmp_path_factory.mktemp("proposals") / "server")
    token = staff_add(running.settings, "signer", "signer", NOW)
    Staff(running.url).publish(token, config=ConfigBundle(CONFIG))
    yield running
    running.stop()


@pytest.fixture
def counted(server):
    with server.engine.begin() as connection:
        connection.execute(proposals.delete())

    def read():
        with server.engine.connect() as connection:
            return len(connection.execute(proposals.select()).all())

    return read


@pytest.fixture
def inside(tmp_path):
    """Does something in the home's store."""

    def run(work):
        opened = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        try:
            return work(opened.database)
        finally:
            release(opened)

    return run


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch, server):
    """Runs a command; its document, its text, or (with a code) what it complained of."""
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    def run(*arguments, now=SAID, code=0):
        capsys.readouterr()
        where = ["--home", str(tmp_path / "home"), "--server", server.url, "--now", now]
        assert main([*arguments, *where]) == code, capsys.readouterr().err
        shown = capsys.readouterr()
        run.beside = shown.err
        if code:
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run


@pytest.fixture
def fact(tmp_path, server, gieok, inside):
    """A decision on a device that is logged in."""
    log_in(tmp_path / "home", server, f"{tmp_path.name}@example.com", "휴대폰")

    def fill(database):
        serve(database, Clock()())
        return agreed(database, Clock()()).id

    return inside(fill)


def test_everything_that_would_go_is_listed_word_for_word_and_nothing_goes(gieok, fact, counted):
    (listed,) = gieok("contribute", "list", "--json")["contributions"]
    assert (listed["fact"], listed["state"], listed["payload"]["decision"]) == (fact, "possible", "partial-refund-up-to-50")  # fmt: skip
    text = gieok("contribute", "list")
    for travels in ("refund-exception", "contract-annual", "partial-refund-up-to-50", "refund v3", "2026-09"):
        assert travels in text
    assert f"gieok contribute send {fact}" in text
    assert not [word for word in PRIVATE if word in text]
    assert counted() == 0


def test_without_a_yes_nothing_is_kept_and_nothing_goes(gieok, fact, counted):
    said = gieok("contribute", "send", fact, code=1)
    assert "이름, 계정, 이 기기" in said, "what would go was shown first"
    assert "--yes" in said
    assert gieok("contribute", "list", "--json")["contributions"][0]["state"] == "possible"
    assert counted() == 0


def test_a_yes_goes_within_a_day_and_can_be_taken_back(gieok, fact, counted):
    sent = gieok("contribute", "send", fact, "--yes", "--json")
    assert (sent["state"], counted()) == ("waiting", 0)
    gieok("end")
    assert (gieok("contribute", "list", "--json")["contributions"][0]["due_at"] or "") > "2026-09-28T04"
    gieok("end", now="2026-09-29T12:30")
    assert counted() == 1
    assert gieok("status", "--json", now="2026-09-29T12:40")["contributions"] == {"sent": 1}
    assert "보냄 1건" in gieok("status", now="2026-09-29T12:40")
    (listed,) = gieok("contribute", "list", "--json", now="2026-09-29T12:50")["contributions"]
    assert listed["state"] == "sent"
    assert "거두기: gieok contribute retract" in gieok("contribute", "list", now="2026-09-29T12:50")
    left = [one for one in gieok("egress", "--json", now="2026-09-29T12:55")["sent"] if one["purpose"] == "proposal"]
    assert len(left) == 2, "the tag was asked for, and the proposal sent"
    assert gieok("contribute", "retract", listed["id"], now="2026-09-29T13:00").strip() == "거두었어요."
    assert counted() == 0


def test_soon_goes_at_once_and_what_stays_at_the_service_is_told_before_a_wipe(gieok, fact, counted):
    assert gieok("contribute", "send", fact, "--yes", "--soon").strip() == "이름 없이 보냈어요."
    assert "기다리지 않고 바로 보내요" in gieok.beside, "what was shown names the hours that a yes usually waits"
    assert counted() == 1
    gone = gieok("facts", "delete", fact, "--json")
    (listed,) = gieok("contribute", "list", "--json")["contributions"]
    assert (gone["contributions"], listed["fact"], listed["state"]) == ([listed["id"]], None, "sent")
    assert gieok("wipe", "--yes", "--json")["left_at_service"] == 1
    assert "누구의 것인지 모르는 채로" in gieok.beside


def test_a_no_is_kept_and_not_listed_as_possible_any_more(gieok, fact):
    assert gieok("contribute", "decline", fact, "--json")["state"] == "declined"
    assert [one["state"] for one in gieok("contribute", "list", "--json")["contributions"]] == ["declined"]


def test_without_a_login_a_yes_is_refused_with_a_sentence(gieok, fact, counted):
    gieok("logout")
    assert "먼저 로그인해 주세요" in gieok("contribute", "send", fact, "--yes", "--json", code=1)
    assert counted() == 0


def test_an_unknown_id_is_a_sentence(gieok, fact):
    assert "그런 제안은 없어요" in gieok("contribute", "retract", "nothing", code=1)


def test_never_asking_is_a_setting(gieok):
    assert gieok("settings", "--json")["settings"]["proposals"] == "ask"
    assert gieok("settings", "proposals", "never", "--json")["settings"]["proposals"] == "never"
