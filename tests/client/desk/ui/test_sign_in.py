"""Who gets in, what do they see, and what stays closed?"""

import dataclasses
import json
import stat
import subprocess
import sys

import flet as ft
import pytest

from client.desk.ui.roles import may

HEAVY = ("numpy", "mem0", "openai", "tuf", "securesystemslib", "markitdown", "playwright", "fontTools")
NOTHING_HEAVY = """
import asyncio, json, sys
from pathlib import Path
sys.path.insert(0, ".")
from client.desk.__main__ import main
from client.desk.folder import open_desk
from client.desk.ui.window import Archive, ContentReader, Workplace, _root
from client.settings import system_clock
from client.kit.words import Words
from tests.client.ui.headless import Headless

async def stage():
    desk = open_desk(Path(sys.argv[1]))
    archive = Archive(desk.published)
    work = Workplace(desk, archive, ContentReader(desk.content, archive), system_clock, "Asia/Seoul")
    app = await Headless.start(lambda page: _root()(page, work, Words("ko")).show())
    assert app.has("직원 토큰")
    print(json.dumps(sorted(sys.modules)))
    await app.leave()

asyncio.run(stage())
"""


@pytest.mark.parametrize(
    ("role", "deeds"),
    [
        ("author", {"write"}),
        ("signer", {"write", "publish", "decide", "attributes"}),
        ("reviewer", {"decide", "attributes", "evidence"}),
        ("somebody-new", set()),
    ],
)
def test_each_role_may_do_its_part_and_no_more(role, deeds):
    assert {deed for deed in ("write", "publish", "decide", "attributes", "evidence") if may(role, deed)} == deeds


def test_a_pasted_token_opens_the_desk_and_is_kept_for_its_owner_alone(play, work, shared_service):
    work.desk.token_file.unlink()

    async def story(app, root):
        field = app.find(ft.TextField, "직원 토큰")
        assert field.password
        await app.type(field, f"  {shared_service.tokens['author']}\n")
        await app.press("로그인")
        await app.until(lambda: app.has("페이지 찾기"))
        assert app.has("author-1 · 작성자")
        assert field.value == ""

    play(story, ready="직원 토큰")
    assert stat.S_IMODE(work.desk.token_file.stat().st_mode) == 0o600


def test_a_wrong_token_says_so_and_nothing_is_kept(play, work):
    work.desk.token_file.unlink()

    async def story(app, root):
        await app.type(app.find(ft.TextField, "직원 토큰"), "not-a-token")
        await app.press("로그인")
        await app.until(lambda: app.has("더는 쓸 수 없어요"))
        assert root.screen is None

    play(story, ready="직원 토큰")
    assert not work.desk.token_file.exists()


def test_a_kept_token_that_is_no_longer_good_leads_back_to_the_beginning(play, work):
    work.desk.token_file.write_text("an-old-token\n")

    async def story(app, root):
        await app.until(lambda: app.has("더는 쓸 수 없어요"))
        assert root.screen is None

    play(story, ready="직원 토큰")


def test_who_signs_out_is_forgotten_here(play, work):
    async def story(app, root):
        await app.press("로그아웃")
        await app.until(lambda: app.has("직원 토큰"))
        assert not app.has("페이지 찾기")

    play(story)
    assert not work.desk.token_file.exists()


def test_without_the_server_the_draft_can_be_written_and_nothing_else(play, offline):
    async def story(app, root):
        await app.press("초안만 고치기")
        await app.until(lambda: app.has("페이지 찾기"))
        assert app.has("새 페이지")
        assert app.all(text="합의 기록") == []

    play(story, over=dataclasses.replace(offline, person=None), ready="서버가 답하지 않아서")


def test_an_author_cannot_publish_and_is_told_who_can(play, work, shared_service):
    work.desk.token_file.write_text(shared_service.tokens["author"] + "\n")

    async def story(app, root):
        await root.go("publish")
        await app.until(lambda: app.has("서명자만 발행할 수 있어요."))
        assert app.find(ft.FilledButton, "발행하기").disabled

    play(story)


def test_a_reviewer_reads_pages_and_cannot_write_them(play, work, shared_service):
    work.desk.token_file.write_text(shared_service.tokens["reviewer"] + "\n")

    async def story(app, root):
        assert app.has("검토자는 초안을 고칠 수 없어요.")
        assert app.all(ft.OutlinedButton, "새 페이지") == []
        await root.edit("policy", "refund")
        assert root.screen.fields.body.read_only
        assert app.find(ft.FilledButton, "저장").disabled

    play(story)


def test_nothing_heavy_is_imported_before_the_first_frame(work):
    work.desk.token_file.unlink()
    ran = subprocess.run(
        [sys.executable, "-c", NOTHING_HEAVY, str(work.desk.folder)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert set(json.loads(ran.stdout.splitlines()[0])).isdisjoint(HEAVY)


def test_language_and_look_are_chosen_once_for_this_desk(play):
    async def english(app, root):
        await app.press("English")
        await app.until(lambda: app.has("Find pages"))
        await app.press("Dark")
        assert root.shell.page.theme_mode == ft.ThemeMode.DARK

    async def again(app, root):
        assert app.has("Live")
        assert root.shell.page.theme_mode == ft.ThemeMode.DARK

    play(english)
    play(again, ready="Find pages")
