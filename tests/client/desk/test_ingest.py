"""Which files become the draft, which are refused, and is the draft untouched then?"""

import unicodedata

import pytest

from client.desk.content import Content, read_content, write_changes
from client.desk.ingest import ingest
from client.desk.ingest_files import given_files
from client.errors import Refused
from tests.client.desk.conftest import bare
from tests.support.signing import page


@pytest.fixture
def draft():
    return Content()


def taken(archive, draft, *paths):
    return ingest(given_files(paths).content, draft, archive)


def refused(code, archive, draft, *paths):
    with pytest.raises(Refused, match=f"^{code}"):
        taken(archive, draft, *paths)


def test_a_services_folder_is_taken_and_what_else_lies_in_it_is_not(files, archive, draft):
    (files.folder / "documents").mkdir()
    (files.folder / "documents" / "rules.md").write_text("no page")
    (files.folder / "README.md").write_text("no page")
    done = taken(archive, draft, files.folder)
    assert done.changed == (
        ("policy", "refund", 3),
        ("knowhow", "exception", 1),
        ("service-context", "service-context.md", None),
        ("config", "config.toml", None),
    )
    assert taken(archive, done.content, files.folder).changed == ()


def test_the_draft_is_written_and_read_back_equal(files, archive, draft, tmp_path):
    content = taken(archive, draft, files.folder).content
    write_changes(tmp_path / "content", draft, content)
    assert read_content(tmp_path / "content") == content


def test_one_wikis_folder_or_one_file_can_be_taken(files, archive, draft):
    assert taken(archive, draft, files.folder / "policy").changed == (("policy", "refund", 3),)
    assert taken(archive, draft, files.folder / "service-context.md").changed[0][0] == "service-context"


def test_a_file_elsewhere_goes_to_the_wiki_where_its_page_stands(files, archive, draft, tmp_path):
    content = taken(archive, draft, files.folder).content
    elsewhere = tmp_path / "refund.md"
    elsewhere.write_text(files.page("refund", 3, title="환불").read_text(), encoding="utf-8")
    assert taken(archive, content, elsewhere).changed == (("policy", "refund", 3),)
    refused("desk-page-wiki-unknown", archive, draft, elsewhere)


def test_a_page_of_one_wiki_can_not_come_from_the_others_folder(files, archive, draft):
    content = taken(archive, draft, files.folder).content
    refused("desk-page-other-wiki", archive, content, files.page("refund", 4, "knowhow"))


def test_an_unpublished_page_may_have_any_version_and_be_changed_freely(files, archive, draft):
    content = taken(archive, draft, files.page("refund", 7)).content
    assert taken(archive, content, files.page("refund", 2)).changed == (("policy", "refund", 2),)


def test_after_publication_only_the_next_version_is_taken(files, archive, draft):
    archive.keep("policy", page())
    assert taken(archive, draft, files.page("refund", 4)).changed == (("policy", "refund", 4),)
    refused("desk-page-version-wrong", archive, draft, files.page("refund", 5))
    refused("desk-page-version-wrong", archive, draft, files.page("refund", 2))
    refused("desk-page-same-version", archive, draft, files.page("refund", 3, title="다른 제목"))


def test_a_published_text_changes_nothing_even_when_a_newer_one_is_live(files, archive, draft):
    archive.keep("policy", page())
    archive.keep("policy", page("refund", 4))
    content = draft.with_page("policy", page("refund", 4))
    assert taken(archive, content, files.page("refund", 3)).changed == ()
    assert taken(archive, content, files.page("refund", 4)).changed == ()
    behind = draft.with_page("policy", page("refund", 3))
    assert taken(archive, behind, files.page("refund", 4)).changed == (("policy", "refund", 4),)


def test_one_refused_file_holds_back_the_others(files, archive, desk):
    files.page("broken", 1).write_text("no front matter")
    said = desk("ingest", files.folder)
    assert (said.code, said.out) == (1, "")
    assert "앞머리" in said.err
    assert not (desk.folder / "content").exists()


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("service-context.md", "  \n", "desk-context-empty"),
        ("service-context.md", "가" * 20_001, "desk-context-huge"),
        ("config.toml", "block_limit = ", "desk-config-broken"),
        ("config.toml", 'block_limit = "x"', "content-field-wrong"),
        ("policy/refund.md", "no page", "page-no-front-matter"),
        ("policy/refund.md", b"\xff\xfe", "desk-file-unreadable"),
        ("policy/refund.md", b"x" * 4_000_001, "desk-file-huge"),
        ("notes.csv", "x", "desk-file-kind-unknown"),
    ],
)
def test_what_is_no_content_is_refused(files, archive, draft, name, text, code):
    path = files.folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    refused(code, archive, draft, path)


def test_a_folder_with_nothing_in_it_and_a_file_that_is_not_there_are_refused(archive, draft, tmp_path):
    (tmp_path / "nothing").mkdir()
    refused("desk-ingest-nothing", archive, draft, tmp_path / "nothing")
    refused("desk-file-unreadable", archive, draft, tmp_path / "absent.md")


def test_the_archive_keeps_each_text_as_it_was(archive):
    archive.keep("policy", page())
    archive.keep("policy", page("refund", 4))
    assert archive.text_of("policy", "refund", 3) == bare(page())
    assert archive.text_of("policy", "refund", 2) is None
    assert archive.newest()["policy"] == {"refund": bare(page("refund", 4))}
    assert (archive.newest_version("policy", "refund"), archive.kind_of("refund"), archive.kind_of("x")) == (
        4,
        "policy",
        None,
    )


def test_a_journal_line_that_was_cut_off_is_written_again(archive, tmp_path):
    from tests.support.signing import NOW

    archive.enter("policy", 1, NOW, {"refund": 3})
    path = tmp_path / "published" / "journal.jsonl"
    with path.open("ab") as file:
        file.write(b'{"role": "policy", "ver')
    assert archive.last_version("policy") == 1
    archive.enter("policy", 2, NOW, {})
    archive.enter("policy", 2, NOW, {})
    assert [entry.version for entry in archive.journal()] == [1, 2]


@pytest.mark.parametrize(
    ("one", "other"),
    [("환불-정책", "배송-정책"), ("返金", "返品"), ("정책", "정책-2"), ("환불정책", "환불정착")],
)
def test_K10_titles_and_ids_that_are_not_ascii_stay_two_pages_with_two_addresses(
    files, archive, draft, tmp_path, one, other
):
    for page_id in (one, other):
        files.page(page_id, 1, title=page_id.replace("-", " "))
    done = taken(archive, draft, files.folder)
    assert {page_id for kind, page_id, _ in done.changed if kind == "policy"} >= {one, other}
    write_changes(tmp_path / "content", draft, done.content)
    again = read_content(tmp_path / "content").pages["policy"]
    assert again[one].title != again[other].title


def test_K10_an_id_in_two_unicode_forms_is_one_page(files, archive, draft):
    files.page("환불-정책", 1)
    content = taken(archive, draft, files.folder).content
    files.page(unicodedata.normalize("NFD", "환불-정책"), 1)
    assert "환불-정책" in taken(archive, content, files.folder).content.pages["policy"]
    assert len([page for page in content.pages["policy"] if page.startswith("환")]) == 1
