"""Is a backup made with everything said before, by somebody who is logged in?"""

import flet as ft
import pytest

from client.errors import Refused
from client.kit.words import Words
from client.ui.backup.making import WARNINGS
from tests.client.ui.backup.conftest import EMAIL, PASSWORD, back_up, backups, shows, to_digits, write
from tests.client.ui.backup.making_steps import made
from tests.client.ui.fact_steps import fact


def test_what_the_customer_has_to_know_stands_before_the_button(phone, far):
    async def story(app, engine):
        await backups(app)
        await app.press("백업 만들기")
        await app.until(lambda: app.has("숫자 정하기"))
        words = Words("ko")
        assert shows(app, *(words.text(code) for code in WARNINGS))
        assert shows(app, "14일이 지나면 지워져요. 숫자를 10번 틀려도 지워지고", "이 휴대폰의 기억은 그대로 남아요.")
        assert shows(app, "정책과 운영 노하우, 서비스 원칙은 들어가지 않아요.")
        assert app.find(ft.Checkbox).value is False
        assert far.kept == []

    phone(story)


def test_what_was_ticked_stays_ticked_on_the_way_back(phone):
    async def story(app, engine):
        await backups(app)
        await to_digits(app, with_log=True)
        await app.press("이전으로")
        await app.until(lambda: app.has("백업하기 전에 읽어 주세요"))
        assert app.find(ft.Checkbox).value is True
        await app.press("백업은 얼마나 안전한가요?")
        await app.until(lambda: app.has("막지 못하는 것"))
        await app.press("이전으로")
        await app.until(lambda: app.has("백업하기 전에 읽어 주세요"))
        assert app.find(ft.Checkbox).value is True

    phone(story)


@pytest.mark.parametrize(("with_log", "sentence"), [(False, "대화 기록은 들어 있지 않아요."), (True, "대화 0건")])
def test_a_backup_says_until_when_it_is_there_and_what_is_in_it(phone, far, with_log, sentence):
    async def story(app, engine):
        fact(engine, "부산으로 이사함")
        await backups(app)
        await back_up(app, with_log=with_log)
        await made(app)
        assert shows(app, "10월 12일 오후 12:00까지", "숫자를 10번 틀리면 지워져요.", "고객 사실 1건", sentence)
        assert [kept.state for kept in far.kept] == ["ACTIVE"]

    phone(story)


def test_each_step_begins_at_its_top(phone):
    async def story(app, engine):
        await backups(app)
        first = app.find(ft.ListView)
        await app.press("백업 만들기")
        await app.until(lambda: app.has("숫자 정하기"))
        assert app.find(ft.ListView) is not first  # the same list would stay where it was scrolled to

    phone(story)


def test_the_password_is_asked_for_again_where_the_server_wants_it_and_the_backup_goes_on(phone, far):
    async def story(app, engine):
        far.breaks("create", error=Refused("login-needed"))
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("비밀번호를 한 번 더 적어 주세요"))
        await write(app, "비밀번호", "wrong")
        await app.press("확인하고 계속하기")
        await app.until(lambda: app.has("비밀번호가 맞지 않아요."))
        await write(app, "비밀번호", PASSWORD)
        await app.press("확인하고 계속하기")
        await made(app)
        assert [kept.state for kept in far.kept] == ["ACTIVE"]

    phone(story)


def test_without_a_login_it_is_asked_for_and_the_way_goes_on(phone, far):
    async def story(app, engine):
        await backups(app)
        assert app.has("로그인하면 맡겨 둔 백업을 볼 수 있어요.")
        await app.press("백업 만들기")
        await app.until(lambda: app.has("새 계정 만들기"))
        await app.press("로그인")
        await app.until(lambda: app.has("로그인하기"))
        await write(app, "이메일", EMAIL)
        await write(app, "비밀번호", PASSWORD)
        await app.press("로그인하기")
        await app.until(lambda: app.has("백업하기 전에 읽어 주세요"))
        assert app.has(f"{EMAIL} 계정으로 로그인했어요.")

    phone(story, login=False)


def test_a_login_that_is_over_is_said_and_asked_for_again(phone, far):
    async def story(app, engine):
        await backups(app)
        far.breaks("create", error=Refused("session-missing"))
        await back_up(app)
        await app.until(lambda: app.has("로그인이 끝나서 이 기기에서 로그아웃했어요."))
        await app.until(lambda: app.has("로그인하기"))

    phone(story)


def test_a_third_device_is_told_which_backups_there_are_in_words_for_the_screen(phone, far):
    async def story(app, engine):
        far.breaks("create", error=Refused("backups-full", most=2))
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("다른 휴대폰 2대의 백업이 이미 있어요."))
        assert not app.has("gieok")

    phone(story)
