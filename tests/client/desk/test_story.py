"""The story of the demo service, as a person types it: each command a process, read by a plain TUF client."""

import hashlib

import pytest

from shared.formats.bundle import decode
from tests.client.desk.conftest import DAY
from tests.support.server_process import ROOT, ServerProcess
from tests.support.signing import NOW, Reader

DEMO = ROOT / "config" / "demo"


@pytest.fixture
def server(tmp_path):
    """A process of its own, as in life."""
    made = ServerProcess(tmp_path / "server", now=DAY)
    yield made
    made.stop()


def test_from_an_empty_machine_to_version_4_of_the_refund_policy_and_back(line, server, token_file, tmp_path):
    desk = line.alone
    made = desk("init", "--demo", "--server", server.url)
    assert made.code == 0
    assert "시연용 데스크" in made.out
    assert "실제 서비스에는 쓰지 마세요" in made.out
    root = (line.folder / "trust" / "root.json").read_bytes()
    assert hashlib.sha256(root).hexdigest() in made.out
    assert desk("login", "--token-file", token_file).out == "minsu(signer)(으)로 로그인했어요.\n"

    taken = desk("ingest", DEMO, "--json").document["changed"]
    assert {"kind": "policy", "id": "refund", "version": 3} in taken
    assert {entry["kind"] for entry in taken} == {"policy", "knowhow", "service-context", "config"}
    assert desk("lint", "--all").code == 0

    first = desk("publish")
    assert first.code == 0
    assert "정책 v1을(를) 발행했어요." in first.out
    reader = Reader(tmp_path / "phone", server.url, root, NOW)
    live = {page.id: page for page in decode(reader.read("policy"), "policy").pages}
    assert live["refund"].version == 3
    assert live.keys() == {entry["id"] for entry in taken if entry["kind"] == "policy"}
    assert decode(reader.read("config"), "config").config.block_limit == 4000

    assert desk("ingest", DEMO).out == "바뀐 것이 없어요.\n"
    assert desk("publish", "--json").document == {"published": {}, "changes": []}

    assert desk("ingest", DEMO / "next" / "refund.md").out == "정책 refund v4\n"
    (change,) = desk("diff", "--json").document["changes"]
    assert (change["id"], change["before"], change["after"]) == ("refund", 3, 4)
    assert any("14일 이내" in added for added in change["lines"] if added.startswith("+"))
    assert desk("publish", "--json").document["published"] == {"policy": 2}
    page = next(page for page in decode(reader.read(), "policy").pages if page.id == "refund")
    assert (page.version, page.effective.isoformat()) == (4, "2026-10-01")
    assert page.history[-1].version == 3
    assert "30일 이내" in page.history[-1].body

    back = desk("rollback", "refund", "3", "--json").document
    assert (back["published"], back["version"]) == ({"policy": 3}, 5)
    page = next(page for page in decode(reader.read(), "policy").pages if page.id == "refund")
    assert "30일 이내" in page.body
    assert page.revision == "v3의 내용으로 되돌림"
    versions = desk("history", "refund", "--json").document["versions"]
    assert [(entry["version"], entry["text"]) for entry in versions] == [
        (1, False),
        (2, False),
        (3, True),
        (4, True),
        (5, True),
    ]
    assert desk("ingest", DEMO).out == "바뀐 것이 없어요.\n"
    assert desk("diff").out == "발행된 내용과 같아요.\n"
    assert server.command("check", now=DAY).stdout.endswith("\nok\n")


def test_the_demo_service_can_be_published_on_the_day_of_its_next_policy_too(line, server, token_file):
    """Whatever day the demo is played on, nothing in it is a fault."""
    for now in ("2026-07-01", "2026-12-31"):
        line.now = now
        line("init", "--demo", "--server", server.url)
        line("ingest", DEMO)
        line("ingest", DEMO / "next" / "refund.md")
        assert line("lint", "--all").out == "고칠 것이 없어요.\n"
