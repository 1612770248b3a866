"""Is nothing lost that somebody writes, and are its faults said while they write?"""

import pytest

from client.desk.content import read_page_file
from client.desk.ui.editor.form import form_of, page_of
from client.desk.unsaved import Unsaved
from client.errors import Refused
from shared.formats.page import Source
from shared.formats.page_file import write_page
from tests.client.desk.ui.conftest import pressed
from tests.support.signing import page

PLANTED = "문의는 [없는 곳](nowhere)으로 하세요."


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("client.desk.ui.editor.view.PAUSE_SECONDS", 0.0)


@pytest.fixture
def edit(play, work):
    """A story in the editor of the refund page."""

    def run(story, kind="policy", page_id="refund", **options):
        async def inside(app, root):
            await root.edit(kind, page_id)
            await story(app, root.screen, root)

        play(inside, **options)

    return run


def file_of(work):
    return work.desk.content / "policy" / "refund.md"


def test_fields_make_the_page_that_they_came_from():
    whole = page(
        sources=(Source("규정.docx", "a" * 64, "3조"), Source("표.pdf", "b" * 64)), links=("plans",), aliases=("반품",)
    )
    assert page_of(form_of(whole), whole.id, whole.version, whole) == whole


def test_what_has_no_field_stays_as_it_was():
    whole = page(may_agree=False, customers=4)
    assert page_of(form_of(whole), whole.id, whole.version, whole) == whole


def test_a_field_that_is_wrong_is_named():
    from dataclasses import replace

    with pytest.raises(Refused) as refused:
        page_of(replace(form_of(page()), effective="내일"), "refund", 3, None)
    assert refused.value.params["field"] == "effective"


def test_a_planted_fault_is_said_while_it_is_written_and_gone_when_it_is_mended(edit):
    async def story(app, editor, root):
        assert not app.has("“nowhere”")
        body = editor.fields.body
        await app.type(body, PLANTED)
        await app.until(lambda: app.has("“nowhere”"))
        assert app.has("저장하면 v4")
        await app.type(body, "문의는 고객지원으로 하세요.")
        await app.until(lambda: not app.has("“nowhere”"))

    edit(story)


def test_the_preview_shows_the_page_as_the_model_gets_it(edit):
    async def story(app, editor, root):
        await app.choose(editor._seen, selected=["model"])
        await app.until(lambda: app.has('"reference": true'))
        assert app.has('"title": "환불 규정"')

    edit(story)


def test_a_field_is_never_written_to_while_somebody_types(edit):
    async def story(app, editor, root):
        body = editor.fields.body
        app.connection.sent.clear()
        await app.type(body, "환ㅂ")
        await app.until(lambda: app.has("저장하면 v4"))
        patches = [str(message.body) for message in app.connection.sent]
        assert not any("환ㅂ" in patch and "value" in patch and f"'{body._i}'" in patch for patch in patches)
        assert body.value == "환ㅂ"

    edit(story)


def test_ctrl_s_saves_the_next_version_whole(edit, work):
    async def story(app, editor, root):
        await app.type(editor.fields.body, "새 글이에요.")
        await pressed(app, "S", ctrl=True)
        await app.until(lambda: app.has("초안에 저장했어요."))
        await app.until(lambda: app.has("모두 저장됐어요"))

    edit(story)
    saved = read_page_file(file_of(work))
    assert (saved.version, saved.body) == (4, "새 글이에요.")


def test_what_somebody_else_saved_meanwhile_is_compared_before_it_is_overwritten(edit, work):
    async def story(app, editor, root):
        await app.type(editor.fields.body, "내 글")
        file_of(work).write_text(write_page(page(version=4, body="다른 사람의 글")), encoding="utf-8")
        await editor.save()
        assert app.has("더해진 줄: 내 글")
        assert app.has("빠진 줄: 다른 사람의 글")
        assert read_page_file(file_of(work)).body == "다른 사람의 글"
        await app.press("내 글로 덮어쓰기")

    edit(story)
    assert read_page_file(file_of(work)).body == "내 글"


def test_the_others_text_can_be_loaded_instead(edit, work):
    async def story(app, editor, root):
        await app.type(editor.fields.body, "내 글")
        file_of(work).write_text(write_page(page(version=4, body="다른 사람의 글")), encoding="utf-8")
        await editor.save()
        await app.press("그 사람의 글 불러오기")
        assert editor.fields.body.value == "다른 사람의 글"
        assert not app.has("빠진 줄")

    edit(story)


def test_what_was_not_saved_is_there_again_after_the_window_closed_and_can_be_thrown_away(edit, work):
    async def write(app, editor, root):
        await app.type(editor.fields.body, "아직 저장하지 않은 글")

    async def again(app, editor, root):
        assert editor.fields.body.value == "아직 저장하지 않은 글"
        assert app.has("저장하지 않고 닫은 글을 되살렸어요.")
        await app.press("되살린 글 버리기")
        assert editor.fields.body.value != "아직 저장하지 않은 글"

    async def at_last(app, editor, root):
        assert not app.has("되살렸어요")

    edit(write)
    assert file_of(work).exists()
    assert "아직" not in file_of(work).read_text()
    edit(again)
    edit(at_last)


def test_nothing_is_kept_of_what_was_saved_or_never_changed(edit, work):
    async def story(app, editor, root):
        await app.type(editor.fields.body, "새 글")
        await editor.save()

    edit(story)
    assert Unsaved(work.desk.unsaved).find("policy", "refund") is None


def test_a_page_that_is_no_page_yet_is_not_saved_and_says_why(edit, work):
    before = file_of(work).read_bytes()

    async def story(app, editor, root):
        await app.type(editor.fields.title, "")
        await app.until(lambda: app.has("비어 있으면 안 돼요"))
        await pressed(app, "S", ctrl=True)
        assert app.all(text="초안에 저장했어요.") == []

    edit(story)
    assert file_of(work).read_bytes() == before


def test_on_a_phone_the_preview_stands_below(edit):
    async def story(app, editor, root):
        assert app.has("미리보기")
        assert app.has("환불 규정")

    edit(story, width=390)
