"""Does the list say how each page stands, and is a page found and brought in?"""

import flet as ft
import pytest

from client.desk.content import Content
from client.desk.lint.finding import Finding
from client.desk.ui.pages.lines import page_lines
from shared.formats.page_file import write_page
from tests.client.desk.ui.conftest import pressed
from tests.support.signing import page


def lines(drafts, published, findings=(), today="2026-09-20"):
    from datetime import date

    pages = {"policy": {each.id: each for each in drafts}, "knowhow": {}}
    live = {"policy": {each.id: each for each in published}, "knowhow": {}}
    since = {("policy", each.id, each.version): "2026-09-01T03:00:00.000Z" for each in published}
    return page_lines(Content(pages), live, since, findings, date.fromisoformat(today))


@pytest.mark.parametrize(
    ("drafts", "published", "status"),
    [
        ([page(version=3)], [], "new"),
        ([page(version=3)], [page(version=3)], "live"),
        ([page(version=4, body="다른 글")], [page(version=3)], "differs"),
        ([], [page(version=3)], "gone"),
    ],
    ids=["new", "live", "differs", "gone"],
)
def test_a_page_stands_as_its_draft_does_beside_what_was_published(drafts, published, status):
    (line,) = lines(drafts, published)
    assert line.statuses == {status}


def test_a_version_that_counts_from_a_later_day_is_announced():
    from datetime import date

    day = date(2026, 10, 1)
    (line,) = lines([page(effective=day)], [page(effective=day)])
    assert line.announced == day
    assert line.statuses == {"live", "announced"}


def test_the_faults_of_a_page_are_counted_on_its_line():
    found = [Finding("policy", "refund", "no-source"), Finding("policy", "other", "no-source")]
    (line,) = lines([page()], [], found)
    assert (line.faults, line.statuses) == (1, {"new", "faults"})


def test_a_line_answers_to_all_words_of_a_search_in_title_id_and_summary():
    (line,) = lines([page(title="환불 규정")], [])
    assert line.carries("REFUND 환불")
    assert not line.carries("환불 없는말")


def test_the_list_says_version_and_since_when(play):
    async def story(app, root):
        assert app.has("정책 · refund · v3 · 오후 12:00부터")
        assert app.has("운영 노하우 · exception · v1")

    play(story)


def test_a_search_and_a_wiki_leave_only_what_answers(play):
    async def story(app, root):
        await app.choose(app.find(ft.Dropdown, "위키"), value="knowhow")
        await app.fire(app.find(ft.Dropdown, "위키"), "select")
        assert app.has("exception")
        assert not app.has("· refund ·")
        await app.type(root.screen.search, "없는말")
        await app.until(lambda: app.has("찾는 페이지가 없어요."))

    play(story)


def test_without_the_server_the_list_is_as_it_was_last_seen_and_says_so(play, offline):
    async def story(app, root):
        await app.until(lambda: app.has("마지막으로 확인한 상태"))
        assert app.has("정책 · refund · v3")

    play(story, over=offline)


def test_a_file_of_this_machine_comes_into_the_draft_and_one_that_cannot_says_why(play, tmp_path):
    file = tmp_path / "new" / "refund.md"
    file.parent.mkdir()
    file.write_text(write_page(page(version=4, body="새 글")))

    async def story(app, root):
        await app.press("문서 받기")
        path = app.find(ft.TextField, "파일이나 폴더의 경로")
        await app.type(path, "/nowhere/a.md")
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: path.error is not None)
        await app.type(path, f'"{file}"')
        await app.press("초안으로 받기")
        await app.until(lambda: app.has("정책 refund v4"))
        await app.until(lambda: app.has("초안이 다름") and app.has("초안 v4"))

    play(story)


def test_a_new_page_needs_an_id_that_nobody_has(play):
    async def story(app, root):
        await app.press("새 페이지")
        name = app.find(ft.TextField, "페이지 id")
        for wrong in ("refund", "../x", "contents", ""):
            await app.type(name, wrong)
            await app.press("쓰기 시작")
            assert name.error
        await app.type(name, "seats")
        await app.press("쓰기 시작")
        await app.until(lambda: app.has("아직 발행되지 않음"))

    play(story)


def test_a_page_file_that_somebody_broke_is_one_sentence_and_the_window_stays(work, play):
    broken = work.desk.content / "policy" / "refund.md"
    broken.write_text("no front matter")

    async def story(app, root):
        await app.until(lambda: app.has("refund.md"))
        broken.write_text(write_page(page()))
        await root.go("pages")
        await app.until(lambda: app.has("정책 · refund · v3"))

    play(story, ready=None)
