"""`gieok-desk ingest` with documents: what it says, what it leaves behind, and what it never does."""

import ast
import re
import subprocess
import sys
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from client.desk.archive import Archive
from client.desk.documents.fates import Outcome
from client.desk.documents.worker import markdown
from client.kit.words import DEFAULT, FOLDER, LANGUAGES
from tests.client.desk.document_replies import proposed, reply
from tests.support.documents import REFUND, REFUND_CHANGED, SUPPORT, docx
from tests.support.model_server import ModelServer
from tests.support.service import ROOT


def test_a_document_goes_live_and_its_change_becomes_version_2_of_the_pages_that_changed(desk, tmp_path):
    assert desk("ingest", docx(tmp_path / "refund.docx", REFUND)).code == 0
    assert desk("lint").code == 0
    assert desk("publish", "--json").document["published"] == {
        "policy": 1,
        "knowhow": 1,
        "service-context": 1,
        "config": 1,
    }
    said = desk("ingest", docx(tmp_path / "refund.docx", REFUND_CHANGED), "--json").document
    assert [change["id"] for change in said["changed"]] == ["환불-규정", "전액-환불", "부분-환불"]
    outcomes = {page["id"]: (page["outcome"], page["version"]) for page in said["documents"][0]["pages"]}
    assert outcomes["부분-환불"] == ("changed", 2)
    assert outcomes["처리-기간"] == ("unchanged", 1)
    assert desk("publish", "--json").document["published"] == {"policy": 2}
    versions = desk("history", "부분-환불", "--json").document["versions"]
    assert [(version["version"], version["effective"]) for version in versions] == [
        (1, "2026-10-01"),
        (2, "2026-11-01"),
    ]
    assert Archive(desk.folder / "published").newest_version("policy", "처리-기간") == 1


@pytest.fixture
def bare_desk(line):
    """A desk without a server."""
    line.folder.mkdir()
    (line.folder / "desk.json").write_text('{"format": 1, "server": "http://127.0.0.1:1", "demo": true, "salt": "00"}')
    return line


def test_people_read_what_happened_to_each_page_and_why(bare_desk, tmp_path):
    bare_desk("ingest", docx(tmp_path / "refund.docx", REFUND))
    said = bare_desk("ingest", docx(tmp_path / "refund.docx", REFUND_CHANGED), "--dry-run").out
    assert "refund.docx · 시행일 2026-11-01 (문서에 적힌 날)" in said
    assert "정책 부분-환불\n  v1 초안을 고쳤어요. 문서의 “환불 규정 > 제2조(부분 환불)”에서 1줄이 바뀌었어요." in said
    assert "    +구매 후 14일이 지나면 남은 기간을 일할로 계산하여 환불합니다." in said
    assert "정책 처리-기간\n  v1 그대로예요." in said
    assert said.endswith("보여 드리기만 했어요. 초안은 그대로예요.\n")


def test_every_sentence_about_documents_is_asked_for():
    body = FluentParser().parse((FOLDER / DEFAULT / "documents.ftl").read_text(encoding="utf-8")).body
    written = {entry.id.name for entry in body if isinstance(entry, fluent.Message)}
    named = {f"document-{outcome}" for outcome in get_args(Outcome)}
    named |= {f"document-note-{what}" for what in ("pictures", "running", "hidden")}
    for file in (ROOT / "client" / "desk").rglob("*.py"):
        strings = (
            node.value for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant)
        )
        named.update(value for value in strings if isinstance(value, str))
    assert written - named == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_whole(bare_desk, tmp_path, language):
    text = "# 환불 규정\n\n![표](a.png)\n\n## 제1조(기간)\n\n30\u200b일입니다.\n\n## 제2조(수수료)\n\n10%입니다.\n"
    file = tmp_path / "rules.md"
    for step in (text, text.replace("30", "14"), text.split("## 제2조", maxsplit=1)[0]):
        file.write_text(step, encoding="utf-8")
        said = bare_desk("ingest", file, "--language", language)
        assert (said.code, said.err) == (0, "")
        assert not re.search(r"document-|[{}]", said.out)


def test_the_chosen_model_is_asked_only_where_that_is_wanted(bare_desk, tmp_path, monkeypatch):
    (tmp_path / "rules.md").write_text(
        "# 환불 규정\n\n구매 후 30일 이내에 신청하면 전액을 환불합니다.\n", encoding="utf-8"
    )
    refused = bare_desk("ingest", tmp_path / "rules.md", "--with-model")
    assert refused.code == 1
    assert refused.err.startswith("모델이 정해져 있지 않아요.")
    with ModelServer(reply(proposed([0], "환불", "30일 안이면 전액을 돌려드립니다."))) as server:
        monkeypatch.setenv("GIEOK_MODEL_URL", server.url)
        monkeypatch.setenv("GIEOK_MODEL", "writer")
        assert bare_desk("ingest", tmp_path / "rules.md", "--dry-run").code == 0
        assert server.requests == []
        said = bare_desk("ingest", tmp_path / "rules.md", "--with-model")
    assert "모델이 쓴 글이니" in said.out
    assert (bare_desk.folder / "content" / "policy" / "환불.md").is_file()


def test_a_wrong_day_is_wrong_usage(bare_desk, tmp_path):
    with pytest.raises(SystemExit, match="2"):
        bare_desk("ingest", tmp_path / "a.pdf", "--effective", "soon")


# One of its parts tries at import whether this machine knows IPv6 by binding a port of its own; nothing is sent.
WATCHED = """
import sys
seen = []
sys.addaudithook(lambda event, arguments: seen.append(event) if event.startswith(("socket.connect", "socket.get", "socket.send", "subprocess.", "os.system", "os.posix_spawn", "os.fork")) else None)
from client.desk.documents import worker
print(len(worker.markdown(sys.argv[2], open(sys.argv[1], "rb").read())), sorted(set(seen)))
"""


@pytest.mark.parametrize("kind", ["docx", "html"])
def test_markitdown_asks_nothing_of_the_network_and_starts_no_program(tmp_path, kind):
    html = tmp_path / "a.html"
    html.write_text(
        "<h1>a</h1><img src='http://127.0.0.1:9/x.png'><link rel=stylesheet href='http://127.0.0.1:9/a.css'>"
    )
    file = docx(tmp_path / "a.docx", SUPPORT) if kind == "docx" else html
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, file, kind], cwd=ROOT, env={}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split(" ", 1)[1].strip() == "[]"


def test_the_reader_may_open_no_connection_write_no_file_and_start_no_program(tmp_path):
    attempts = """
import sys, socket, subprocess
from client.desk.documents import worker
worker._narrow()
for attempt in (lambda: socket.create_connection(("127.0.0.1", 9)), lambda: socket.getaddrinfo("example.com", 80),
                lambda: open(sys.argv[1], "w"), lambda: subprocess.run(["true"])):
    try:
        attempt()
        print("allowed")
    except PermissionError:
        print("refused")
"""
    done = subprocess.run(
        [sys.executable, "-c", attempts, tmp_path / "x"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["refused"] * 4
    assert not (tmp_path / "x").exists()


LOADED = """
import sys
from client.desk.__main__ import main
code = main(sys.argv[1:])
print(code, [name for name in ("markitdown", "pypdfium2", "onnxruntime", "mammoth") if name in sys.modules])
"""


def test_the_desk_itself_never_loads_what_opens_documents(bare_desk, tmp_path):
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            LOADED,
            "ingest",
            docx(tmp_path / "a.docx", SUPPORT),
            "--desk",
            bare_desk.folder,
        ],
        cwd=ROOT,
        env={"LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "0 []"


def test_a_table_and_a_list_of_html_keep_their_words():
    made = markdown(
        "html",
        b"<table><tr><th>Plan</th><th>Days</th></tr><tr><td>Basic</td><td>14</td></tr></table><ul><li>a<li>b</ul>",
    )
    assert "| Basic | 14 |" in made
