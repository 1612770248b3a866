"""What is shown before publishing, does the passphrase stay unseen, and is it live afterwards?"""

import flet as ft

from client.desk.content import read_page_file
from client.desk.log import DeskLog
from shared.formats.page_file import write_page
from tests.client.desk.ui.conftest import hushed, passphrase, pressed
from tests.support.signing import page


def draft(work, **changes):
    (work.desk.content / "policy" / "refund.md").write_text(write_page(page(**changes)), encoding="utf-8")


def test_the_difference_is_shown_line_by_line_before_anything_goes_out(play, work):
    draft(work, version=4, body="새 규정이에요.")

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("바뀌는 것 1건"))
        assert app.has("더해진 줄: 새 규정이에요.")
        assert app.has("정책: 2명의 서명이 필요해요")
        assert not app.find(ft.FilledButton, "발행하기").disabled

    play(story)


def test_with_faults_nothing_can_be_published_and_they_are_named(play, work):
    draft(work, version=4, body="새 글", links=("nowhere",))

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("먼저 고칠 것 1건"))
        assert app.has("“nowhere”")
        assert app.find(ft.FilledButton, "발행하기").disabled
        await pressed(app, "Enter", ctrl=True)
        assert app.all(ft.AlertDialog) == []

    play(story)


def test_nothing_to_publish_is_said(play):
    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("발행된 내용과 같아요."))
        assert app.find(ft.FilledButton, "발행하기").disabled

    play(story)


async def signs(app, name, typed=None):
    """Choose whose keys, type the passphrase unseen, confirm by keyboard."""
    await app.choose(app.find(ft.RadioGroup), value=name)
    field = app.find(ft.TextField, "열쇠의 암호")
    assert field.password
    await app.type(field, typed or passphrase(name))
    await pressed(app, "Enter", ctrl=True)
    return field


def test_one_signs_another_reads_and_approves_and_then_it_is_live(play, own):
    work = own.workplace()
    draft(work, version=4, body="새 규정이에요.")

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("바뀌는 것 1건"))
        await pressed(app, "Enter", ctrl=True)
        field = await signs(app, "ana", "not the passphrase")
        await app.until(lambda: app.has("암호가 맞지 않아"))
        assert field.value == ""
        await signs(app, "ana")
        await app.until(lambda: app.has("서명을 기다리는 것 1건"))
        assert app.has("ana 님의 요청")
        await app.until(lambda: app.has("서명을 기다리는 발행이 1건 있어요."))

        await app.press("살펴보고 승인하기")
        await app.until(lambda: app.has("이 요청에 서명할까요?"))
        assert app.has("더해진 줄: 새 규정이에요.")
        await signs(app, "ben")
        await app.until(lambda: app.has("발행된 내용과 같아요.") and not app.has("ana 님의 요청"))
        await hushed(app)
        assert app.has("서명이 모여서 발행됐어요.")
        assert passphrase("ana") not in str(app.texts())
        await app.until(lambda: not app.has("기다리는 발행이"))

        await root.go("live")
        await app.until(lambda: app.has("정책 v2"))
        assert app.has("signer-1 님이 발행")

    play(story, over=work)
    assert "approve" in [line.action for line in DeskLog(work.desk.log_file).lines()]


def test_a_request_can_be_withdrawn_and_the_draft_stays(play, three):
    draft(three, version=4, body="새 규정이에요.")

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("바뀌는 것 1건"))
        await pressed(app, "Enter", ctrl=True)
        await signs(app, "cho")
        await app.until(lambda: app.has("서명을 기다리는 것 1건"))
        await app.press("거둬들이기")
        await app.press("거둬들이기")
        await app.until(lambda: not app.has("cho 님의 요청") and app.has("바뀌는 것 1건"))
        await hushed(app)
        assert app.has("요청을 거둬들였어요.")

    play(story, over=three)
    logged = [(line.by, line.action) for line in DeskLog(three.desk.log_file).lines()]
    assert logged[-2:] == [("cho", "publish"), ("signer-1", "requests withdraw")]


def test_an_earlier_text_comes_back_as_a_new_version(play, own_demo):
    work = own_demo.workplace()
    draft(work, version=4, body="새 규정이에요.")

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("바뀌는 것 1건"))
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: app.has("발행하기"))
        assert app.all(ft.TextField, "열쇠의 암호") == []
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: app.has("정책 v2"))
        await root.go("live")
        await app.until(lambda: app.all(ft.Dropdown, "페이지"))
        await app.choose(app.find(ft.Dropdown, "페이지"), value="policy/refund")
        await app.fire(app.find(ft.Dropdown, "페이지"), "select")
        await app.until(lambda: app.has("v3의 글로 되돌리기"))
        assert app.has("시행 중")
        await app.press("v3의 글로 되돌리기")
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: app.has("v5 · "))

    play(story, over=work)
    assert read_page_file(work.desk.content / "policy" / "refund.md").version == 5


def test_a_passphrase_that_was_not_used_is_gone_when_the_dialog_closes(play, three):
    draft(three, version=4, body="새 규정이에요.")

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("바뀌는 것 1건"))
        await app.press("발행하기")
        field = app.find(ft.TextField, "열쇠의 암호")
        await app.type(field, passphrase("ana"))
        await app.press("취소")
        assert field.value == ""
        await pressed(app, "Enter", ctrl=True)
        assert len(app.all(ft.AlertDialog)) == 1

    play(story, over=three)


def test_without_the_server_the_screens_say_so_and_stay(play, offline):
    async def story(app, root):
        for place in ("publish", "live", "keys", "candidates", "log"):
            await root.go(place)
            await app.until(lambda: app.has("서버"))
        app.followed()

    play(story, over=offline)
