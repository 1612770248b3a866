"""The evidence of agreements on the command line, from a conversation to the service and back, with a real server."""

import asyncio
import io
import json

import httpx
import pytest

from client.__main__ import main
from client.compose import open_engine
from client.settings import load_settings
from server.__main__ import main as gieok_server
from server.operate import staff_add
from tests.client.outgoing.evidence.conftest import STATEMENT, agreement
from tests.support.evidence import REASON
from tests.support.logged_in import keep_login

MAIL = "minsu@example.com"


class Home:
    """One device, worked through its command line."""

    def __init__(self, folder, url, capsys, monkeypatch):
        self.folder, self.url, self.capsys = folder, url, capsys
        monkeypatch.setenv("GIEOK_KEYRING", "off")
        monkeypatch.setenv("GIEOK_EMBEDDING", "off")
        monkeypatch.setattr("sys.stdin", io.StringIO(""))

    def __call__(self, *arguments, code=0, server=None):
        self.capsys.readouterr()
        where = ["--home", str(self.folder), "--server", server or self.url, "--language", "ko"]
        assert main([*arguments, *where]) == code, self.capsys.readouterr().err
        shown = self.capsys.readouterr()
        if code:
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    def inside(self, work):
        options = {"home": str(self.folder), "server": self.url}
        engine = open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))
        try:
            return work(engine)
        finally:
            asyncio.run(engine.close())

    def learns(self):
        from client.notebook import facts

        def learn(engine):
            notebook = engine.notebook
            return facts.add(
                notebook.database, agreement(), now=notebook.clock(), ids=notebook.ids, promotable=False
            ).id

        return self.inside(learn)

    def signs_in(self, server):
        self.inside(
            lambda engine: keep_login(
                engine.opened.database, engine.account.device().id, server, self.url, MAIL, "휴대폰"
            )
        )


@pytest.fixture
def gieok(tmp_path, server, capsys, monkeypatch):
    return Home(tmp_path / "home", server.url, capsys, monkeypatch)


def test_from_an_agreement_to_the_service_to_its_reader_and_to_its_erasure(gieok, server, tmp_path, capsys):
    fact = gieok.learns()
    offline = gieok("evidence", "--json")
    assert (offline["state"], [one["state"] for one in offline["here"]]) == ("signed-out", [])
    gieok("sync", code=1)  # nothing is published there: what waits is sent when somebody is signed in, not before
    gieok("end")
    assert [one["state"] for one in gieok("evidence", "list", "--json")["here"]] == ["waiting"]
    gieok.signs_in(server)
    gieok("end")
    (line,) = gieok("evidence", "--json")["evidence"]
    assert (line["body"]["statement"], line["unchanged"], line["fact"]) == (STATEMENT, True, fact)

    token = staff_add(server.settings, "지수", "reviewer", server.clock())
    asked = {"email": MAIL, "reason": REASON}
    http = httpx.post(f"{server.url}/v1/evidence/read", json=asked, headers={"Authorization": f"Bearer {token}"})
    assert http.status_code == 200
    said = gieok("evidence")
    assert all(part in said for part in (STATEMENT, "1,095일", "보낸 그대로예요", f"지수 · 이유: {REASON}"))
    assert "영수증 1건" in gieok("evidence", "verify")
    egress = [one for one in gieok("egress", "--json")["sent"] if one["purpose"] == "evidence"]
    assert STATEMENT in egress[0]["content"]

    receipts = tmp_path / "receipts.json"
    receipts.write_text(json.dumps(gieok("evidence", "list", "--json")))
    verify = ["evidence", "verify", "--receipts", str(receipts), "--data", str(server.folder)]
    assert gieok_server(verify) == 0
    assert "1 receipts are in it" in capsys.readouterr().out

    gone = gieok("facts", "delete", fact)
    assert f"gieok evidence erase {line['receipt']['id']}" in gone
    assert "이 기기에서 지운 합의" in gieok("evidence", server="http://127.0.0.1:9")
    assert "않았어요" in gieok("evidence", "erase", line["receipt"]["id"], code=1)  # nobody said yes
    assert gieok("evidence", "--json")["evidence"]
    assert gieok("evidence", "erase", line["receipt"]["id"], "--yes", "--json") == {"erased": line["receipt"]["id"]}
    assert gieok("evidence", "--json")["evidence"] == []
    assert "그런 합의가 없어요" in gieok("evidence", "erase", line["receipt"]["id"], "--yes", code=1)


def test_what_the_service_changed_is_told_with_exit_1(gieok, server):
    from sqlalchemy import update

    from server.db.tables import evidence, evidence_texts

    gieok.learns()
    gieok.signs_in(server)
    gieok("end")
    assert "영수증 1건" in gieok("evidence", "verify")
    with server.engine.begin() as connection:
        connection.execute(update(evidence_texts).values(salt="0" * 64))
    assert gieok("evidence", "--json")["evidence"][0]["unchanged"] is False
    with server.engine.begin() as connection:
        connection.execute(update(evidence).values(leaf="0" * 64))
    assert "1번째에서 이어지지 않아요" in gieok("evidence", "verify", code=1)


def test_a_wipe_says_what_stays_with_the_service(gieok, server):
    gieok.learns()
    gieok.signs_in(server)
    gieok("end")
    assert "합의 1건은 서비스에 남아요" in gieok("wipe", "--yes")
