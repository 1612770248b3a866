"""Which of the given files are documents, and what holds all of them back?"""

import pytest

from client.errors import Refused
from tests.support.desk_table import DeskTable


@pytest.fixture
def table(tmp_path):
    return DeskTable(tmp_path / "desk")


@pytest.fixture
def write(tmp_path):
    def written(name, text="# 환불\n\n14일 이내입니다.\n"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path / name

    return written


def test_a_page_in_a_folder_of_documents_needs_to_say_its_wiki(table, write, files):
    write("in/a.md")
    write("in/b.md", files.page("trial", 1).read_text("utf-8"))
    with pytest.raises(Refused, match=r"^desk-page-wiki-unknown"):
        table.take(write("in/a.md").parent)
    table.take(files.folder)
    write("in/b.md", files.page("refund", 3).read_text("utf-8"))
    assert len(table.take(write("in/a.md").parent).documents) == 1


def test_one_document_that_can_not_be_read_holds_back_all_others(table, write, files):
    bad = write("bad.txt", "\x00\x01\x02")
    with pytest.raises(Refused, match=r"^document-not-text"):
        table.take(files.page("trial", 1), write("rules.md"), bad)
    assert table.files() == {}


def test_a_folder_of_documents_is_taken_and_what_else_lies_in_it_is_named(table, write, tmp_path):
    write("in/a.md")
    (tmp_path / "in" / "~$a.docx").write_bytes(b"x")
    (tmp_path / "in" / "table.xlsx").write_bytes(b"x")
    taken = table.take(tmp_path / "in")
    assert ([one.document.name for one in taken.documents], taken.skipped) == (["a.md"], ("table.xlsx",))


def test_a_link_out_of_a_folder_is_not_followed(table, write, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "secret.txt").symlink_to(write("outside.txt"))
    with pytest.raises(Refused, match=r"^document-outside-folder"):
        table.take(tmp_path / "in")


def test_two_documents_of_one_name_are_refused(table, write, tmp_path):
    (tmp_path / "in").mkdir()
    with pytest.raises(Refused, match=r"^document-name-twice"):
        table.take(write("rules.md"), write("in/rules.md"))
