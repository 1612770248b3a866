"""A file that is not sound says so in one sentence, and nothing of it comes in."""

import json
from pathlib import Path

import pytest

from client.errors import Refused
from client.kit.words import Words
from tests.client.transfer.conftest import rows
from tests.client.transfer.signed_files import signed


@pytest.fixture
def good(account):
    here = account("good")
    here.lives()
    return here.file()


@pytest.fixture
def there(account):
    made = account("there")
    made.knows("여기 것")
    return made


def refused(there, content, tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    before = rows(there.file())
    with pytest.raises(Refused) as caught:
        there.reads(path)
    assert rows(there.file()) == before
    sentence = Words("en").error(caught.value)
    assert sentence != caught.value.code
    assert "\n" not in sentence
    return caught.value.code


def test_a_file_cut_at_any_line_or_inside_one_is_refused_whole(there, good, tmp_path):
    whole = good.read_bytes()
    for at in range(0, len(whole) - 1, max(1, len(whole) // 60)):
        code = refused(there, whole[:at], tmp_path)
        assert code in {"import-cut-short", "import-not-ours", "import-broken"}, at


def test_a_flipped_bit_anywhere_is_noticed(there, good, tmp_path):
    whole = good.read_bytes()
    for at in range(0, len(whole) - 1, max(1, len(whole) // 60)):
        garbled = bytearray(whole)
        garbled[at] ^= 0x04
        assert refused(there, bytes(garbled), tmp_path).startswith("import-")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "import-not-ours"),
        (b"\x00\xff\x00", "import-not-ours"),
        (b"[1, 2]\n", "import-not-ours"),
        (b'{"results": []}\n', "import-not-ours"),
        (b"# Markdown\n", "import-not-ours"),
        (b'{"gieok":"memory","format":2}\n', "import-too-new"),
        (b'{"gieok":"memory","format":"1"}\n', "import-broken"),
        (b"[" * 100_000, "import-not-ours"),
    ],
)
def test_what_is_not_a_memory_of_ours_is_told_apart(there, tmp_path, content, code):
    assert refused(there, content, tmp_path) == code


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("facts", {"kind": "wish"}),
        ("facts", {"first_seen": "yesterday"}),
        ("facts", {"first_seen": "2026-01-01"}),
        ("facts", {"day": "2026-13-40"}),
        ("facts", {"statement": None}),
        ("facts", {"statement": "\ud800"}),
        ("facts", {"policy_version": "two"}),
        ("facts", {"stated": 2**70}),
        ("facts", {"replaced_by": "nobody"}),
        ("facts", {"surprise": 1}),
        ("fact_evidence", {"fact": "nobody"}),
        ("turns", {"conversation": "nobody"}),
        ("turns", {"zone": "Mars/Olympus"}),
        ("turns", {"tools": "{}"}),
        ("turns", {"state": "asleep"}),
        ("fact_history", {"detail": "not json"}),
        ("meta", {"key": "tombstone_secret", "value": "zz"}),
        ("meta", {"key": "preference_theme", "value": "pink"}),
        ("audit", {"writer": "nobody"}),
        ("audit", {"at": {"base64": "AAAA"}}),
    ],
)
def test_a_row_that_no_reader_could_live_with_is_refused_with_the_whole_file(good, account, tmp_path, table, change):
    lines = [json.loads(line) for line in good.read_text("utf-8").splitlines()][:-1]
    at = next(number for number, line in enumerate(lines) if line.get("table") == table)
    lines[at]["row"].update(change)
    new = account("new")
    assert refused(new, signed([json.dumps(line, ensure_ascii=False) for line in lines]), tmp_path) == "import-broken"


def test_a_row_of_an_unknown_table_or_of_another_form_is_refused(there, good, tmp_path):
    head = good.read_text("utf-8").splitlines()[0]
    for line in ('{"table":"pages","row":{}}', '{"table":["facts"],"row":{}}', '{"table":"facts","row":[]}', "[]", "3"):
        assert refused(there, signed([head, line]), tmp_path) == "import-broken"


def test_a_file_that_is_missing_or_a_folder_is_unreadable(there, tmp_path):
    for path in (tmp_path / "nothing.jsonl", tmp_path, Path("/dev/null/x")):
        with pytest.raises(Refused, match="import-unreadable"):
            there.reads(path)


def test_a_file_that_changes_between_checking_and_reading_is_refused_whole(there, good, monkeypatch):
    from client.transfer import transfer

    def change(file, name):
        checked = transfer_check(file, name)
        path = Path(file.name)
        path.write_text(path.read_text("utf-8").replace("프로 등급", "평생 무료"), "utf-8")
        return checked

    transfer_check = transfer.check
    monkeypatch.setattr(transfer, "check", change)
    before = rows(there.file())
    with pytest.raises(Refused, match="import-broken"):
        there.reads(good)
    assert rows(there.file()) == before
