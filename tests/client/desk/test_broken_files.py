"""Somebody typed a strange name, or a file of the desk was spoiled: one sentence, and nothing breaks off."""

import httpx
import pytest

from client.desk.archive import Archive
from client.desk.folder import Desk, open_desk
from client.desk.log import DeskLog
from client.desk.people import read_people
from client.errors import Damaged
from shared.formats.page import PAGE_KINDS
from tests.client.desk.conftest import DeskLine
from tests.client.desk.people import People
from tests.support.signing import page

SPOILED = {"no-text": b"\xff\xfe\n", "no-line": b"[]\n", "other-types": b'{"role":1,"version":"x","at":1,"pages":[]}\n'}


@pytest.fixture
def desk(tmp_path):
    for name in ("published", "keys"):
        (tmp_path / name).mkdir()
    return Desk(tmp_path, "http://127.0.0.1:1", demo=False, salt=b"")


@pytest.mark.parametrize("name", ["../policy/refund", "../../content/policy", ".", "/", "a/../refund", ""])
def test_what_is_no_pages_name_leads_to_no_folder(desk, name):
    archive = Archive(desk.published)
    archive.keep("policy", page("refund", 3))
    notes = desk.content / "policy"
    notes.mkdir(parents=True)
    (notes / "notes.md").write_text("x")
    for asked in (name, str(notes)):
        assert archive.kind_of(asked) is None
        assert all(archive.text_of(kind, asked, 3) is None for kind in PAGE_KINDS)


def test_a_stray_file_among_the_versions_is_none(desk):
    archive = Archive(desk.published)
    archive.keep("policy", page("refund", 3))
    for stray in ("x.md", "²³.md", "3.md.part"):
        (desk.published / "policy" / "refund" / stray).write_text("x")
    assert archive.newest_version("policy", "refund") == 3
    assert [line.version for line in archive.history("policy", "refund")][-1] == 3


@pytest.mark.parametrize("data", SPOILED.values(), ids=SPOILED.keys())
def test_a_spoiled_file_is_named_and_left(desk, data):
    reads = {
        desk.published / "journal.jsonl": Archive(desk.published).journal,
        desk.log_file: DeskLog(desk.log_file).lines,
        desk.people_file: lambda: read_people(desk),
    }
    for path, read in reads.items():
        path.write_bytes(data)
        with pytest.raises(Damaged) as damaged:
            read()
        assert damaged.value.params["file"] == path.name
        assert path.read_bytes() == data


@pytest.mark.parametrize("token", [b"\xff", "é".encode()], ids=["no-text", "a-letter-no-header-holds"])
def test_a_spoiled_token_is_told(desk, token):
    desk.token_file.write_bytes(token)
    with pytest.raises(Damaged):
        desk.token()


def test_a_broken_request_at_the_server_hides_none_of_the_others(tmp_path, capsys, server, files):
    """The server relays what a signer left; a desk takes less. Here its note is too long."""
    people = People(tmp_path, capsys, server)
    people.found()
    people.login()
    people.desk("ingest", files.folder)
    honest = people.asks("ana", "publish")
    sent = people.request(honest) | {"id": "000000000000", "note": "x" * 600}
    headers = {"Authorization": f"Bearer {open_desk(people.desk.folder).token()}"}
    left = httpx.put(f"{server.url}/v1/signing-requests/000000000000", json=sent, headers=headers)
    assert left.status_code == 204
    (people.desk.folder / "requests" / f"{honest}.json").unlink()
    said = people.desk("requests", "--json").document
    assert [one["id"] for one in said["requests"]] == [honest]
    assert said["server"] is False


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_a_folder_that_can_not_be_written_is_one_sentence(tmp_path, capsys, language):
    (tmp_path / "file").write_text("x")
    line = DeskLine(tmp_path / "file" / "desk", capsys)
    said = line("init", "--server", "http://127.0.0.1:1", "--demo", "--language", language)
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
