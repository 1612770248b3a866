"""What an exported file is like: private, whole, overwriting nothing, and for people readable."""

import stat
import tracemalloc

import pytest

from client.errors import Refused
from client.kit.words import Words
from client.memory.fact import Fact
from client.store import facts
from client.store.opening import Opened


def export(account, path, chosen=None, *, language="ko", force=False):
    return account.transfer.export(path, chosen, Words(language), force=force)


def test_a_folder_gets_one_file_of_each_format_that_only_the_owner_can_read(account, tmp_path):
    here = account()
    here.lives()
    written = export(here, tmp_path)
    assert [path.name for path in written] == ["gieok-2026-09-28.md", "gieok-2026-09-28.jsonl"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in written} == {0o600}


def test_a_file_that_is_there_is_only_overwritten_when_asked_to(account, tmp_path):
    here = account()
    path = tmp_path / "mine.md"
    path.write_text("mine")
    with pytest.raises(Refused, match="export-exists"):
        export(here, path)
    assert path.read_text() == "mine"
    export(here, path, force=True)
    assert path.read_text().startswith("# ")
    (tmp_path / "link.md").symlink_to(tmp_path / "elsewhere.md")
    with pytest.raises(Refused, match="export-exists"):
        export(here, tmp_path / "link.md")


def test_a_failure_on_the_way_leaves_no_file_and_the_old_one_as_it_was(account, tmp_path, monkeypatch):
    here = account()
    here.lives()
    path = tmp_path / "out" / "memory.jsonl"
    path.parent.mkdir()
    path.write_text("old")

    def broken(*_):
        raise OSError(5, "I/O error")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(Refused, match="export-unwritable"):
        export(here, path, force=True)
    assert [file.name for file in path.parent.iterdir()] == ["memory.jsonl"]
    assert path.read_text() == "old"


def test_a_place_that_is_not_there_is_named(account, tmp_path):
    with pytest.raises(Refused, match="export-no-folder"):
        export(account(), tmp_path / "no" / "memory.md")


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_the_markdown_holds_everything_for_people(account, tmp_path, language):
    here = account()
    here.lives()
    (path,) = export(here, tmp_path / "memory.md", language=language)
    text = path.read_text("utf-8")
    words = Words(language)
    for told in (
        "호칭: 지수", words.text("export-origin-customer"), "스타터 등급", "프로 등급", "매월 1일에 청구",
        words.text("fact-status-replaced"), words.text("fact-status-retracted"), "“저는 지수예요”",
        "> 환불은 언제까지 되나요", "model.test", "코끼리", words.text("export-deleted", count=1), "theme: dark", "no_quote",
    ):  # fmt: skip
        assert told in text, told
    assert "비밀로" not in text.split(f"## {words.text('export-conversations')}")[0]


def test_neither_file_holds_the_key_of_the_store(account, tmp_path):
    here = account()
    here.lives()
    key = next((tmp_path / "here").rglob("*.key"), None) or next(
        file for file in here.opened.folder.iterdir() if file.stat().st_size == 64
    )
    for path in export(here, tmp_path):
        assert key.read_text() not in path.read_text("utf-8")


def test_a_large_memory_is_never_whole_in_memory_and_others_write_meanwhile(account, tmp_path):
    here = account()
    now = here.clock()
    with here.database.transaction():
        for number in range(5_000):
            facts.insert(
                here.database, Fact(f"f{number:06d}", "attribute", "가" * 400, None, True, "replaced", now, now)
            )
    size = 0
    tracemalloc.start()
    try:
        for path in export(here, tmp_path):
            size = max(size, path.stat().st_size)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert size > 5_000_000
    assert peak < size / 2


def test_an_export_sees_one_moment_and_holds_nobody_up(account, tmp_path, monkeypatch):
    here = account()
    here.knows("먼저")
    from client.store import opening

    began = opening.open_reader

    def reader(opened: Opened):
        made = began(opened)
        here.knows("나중")
        return made

    monkeypatch.setattr("client.transfer.transfer.open_reader", reader)
    (path,) = export(here, tmp_path / "memory.jsonl")
    assert "먼저" in path.read_text("utf-8")
    assert "나중" not in path.read_text("utf-8")
