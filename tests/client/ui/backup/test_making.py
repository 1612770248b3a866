"""Is a backup made with everything said before, with digits that are shown once, and is it stopped and gone on with?"""

import threading

import flet as ft
import pytest

from client.errors import Refused
from client.kit.words import Words
from client.ui.backup.making import WARNINGS
from tests.client.ui.backup.conftest import EMAIL, PASSWORD, back_up, backups, offered, shows, to_digits, write
from tests.client.ui.test_facts import fact


async def made(app):
    await app.until(lambda: app.has("백업을 맡겼어요."))


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


def test_digits_that_are_typed_otherwise_send_nothing_and_can_be_typed_again(phone, far):
    async def story(app, engine):
        await backups(app)
        await to_digits(app)
        digits = offered(app)
        await app.press("적어 두었어요")
        await app.until(lambda: app.has("적어 두신 숫자를 확인할게요"))
        for wrong, sentence in (
            ("111111", "방금 보여 드린 숫자와 달라요."),
            ("12345", "숫자 여섯 자리를 적어 주세요."),
        ):
            await write(app, "숫자 여섯 자리", wrong)
            await app.press("백업하기")
            await app.until(lambda sentence=sentence: app.has(sentence))
        assert far.kept == []
        await write(app, "숫자 여섯 자리", digits)
        await app.press("백업하기")
        await made(app)

    phone(story)


def test_each_step_begins_at_its_top(phone):
    async def story(app, engine):
        await backups(app)
        first = app.find(ft.ListView)
        await app.press("백업 만들기")
        await app.until(lambda: app.has("숫자 정하기"))
        assert app.find(ft.ListView) is not first  # the same list would stay where it was scrolled to

    phone(story)


def test_other_digits_are_offered_when_the_first_were_not_written_down(phone):
    async def story(app, engine):
        await backups(app)
        await to_digits(app)
        first = offered(app)
        await app.press("다른 숫자 받기")
        assert offered(app) != first
        await app.press("적어 두었어요")
        await app.until(lambda: app.has("적어 두신 숫자를 확인할게요"))
        await app.press("적어 두지 못했어요. 새 숫자 받기")
        await app.until(lambda: app.has("적어 두었어요"))
        assert offered(app) != first

    phone(story)


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ("123456", "123456", "남들이 먼저 시도해 볼 만한 숫자예요"),
        ("904817", "904871", "두 번 적은 숫자가 서로 달라요."),
        ("904817", "90481", "두 번 적은 숫자가 서로 달라요."),
        ("904817", "", "두 번 적은 숫자가 서로 달라요."),
        ("90481", "90481", "숫자 여섯 자리를 적어 주세요."),
    ],
)
def test_own_digits_are_refused_in_words_and_nothing_is_sent(phone, far, first, second, sentence):
    async def story(app, engine):
        await backups(app)
        await to_digits(app)
        await app.press("숫자를 직접 정하기")
        await app.until(lambda: app.has("정한 숫자 여섯 자리"))
        await write(app, "정한 숫자 여섯 자리", first)
        await write(app, "한 번 더", second)
        await app.press("백업하기")
        await app.until(lambda: app.has(sentence))
        assert app.has("정한 숫자 여섯 자리")  # the fields are still there
        assert far.kept == []

    phone(story)


def test_own_digits_of_a_japanese_keyboard_open_the_backup_as_the_same_ascii_digits(phone, far, old):
    async def story(app, engine):
        await backups(app)
        await to_digits(app)
        await app.press("숫자를 직접 정하기")
        await app.until(lambda: app.has("정한 숫자 여섯 자리"))
        await write(app, "정한 숫자 여섯 자리", "９０４ー８１７")
        await write(app, "한 번 더", "904 817")
        await app.press("백업하기")
        await made(app)
        assert old.opens("904817").preview.device_name == "이 휴대폰"

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


def test_an_upload_that_breaks_off_is_gone_on_with_and_begun_only_once(phone, far):
    async def story(app, engine):
        far.breaks("put_chunk", times=3)
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        assert app.has("서버에 연결하지 못했어요.")
        await app.press("이어서 보내기")
        await made(app)
        assert len(far.end.of("create")) == 1
        assert [kept.state for kept in far.kept] == ["ACTIVE"]

    phone(story)


def test_what_was_not_sent_whole_waits_on_the_first_step_until_it_is_sent(phone, far):
    async def story(app, engine):
        far.breaks("put_chunk", times=3)
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        await app.press("나중에 하기")
        await app.until(lambda: app.has("다 보내지 못한 백업이 있어요(오후 12:00"))
        await app.press("이어서 보내기")
        await made(app)
        await app.press("확인")
        await app.until(lambda: app.has("남은 시도 10번"))
        assert not app.has("다 보내지 못한 백업이 있어요")

    phone(story)


def test_what_was_begun_and_deleted_is_not_offered_again(phone, far):
    async def story(app, engine):
        far.breaks("put_chunk", times=3)
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        await app.press("나중에 하기")
        await app.until(lambda: shows(app, "이어서 보내기", "만든 휴대폰에서 이어서 보낼 수 있어요."))
        await app.press("백업 지우기: 이 휴대폰")
        await app.press("지우기")
        await app.until(lambda: app.has("지우셨어요(오늘)."))
        assert not app.has("이어서 보내기")
        assert engine.backup.begun() is None

    phone(story)


def test_what_was_stopped_before_it_was_sealed_is_not_said_to_be_sent_on(phone, far, monkeypatch):
    come, go = held_up(far, "enrol", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.press("멈추기")
        go.set()
        await app.until(lambda: app.has("멈췄어요."))
        await app.press("나중에 하기")
        await app.until(lambda: app.has("열 수 없으니 지우셔도 돼요."))
        assert not app.has("이어서 보낼 수 있어요.")

    phone(story)


def held_up(far, name, monkeypatch):
    """A call of the far end that waits until it is let go; (it has come, let it go)."""
    come, go = threading.Event(), threading.Event()
    answered = far.end.answered

    def wait(called, do, *given):
        if called == name:
            come.set()
            assert go.wait(20)
        return answered(called, do, *given)

    monkeypatch.setattr(far.end, "answered", wait)
    return come, go


def test_it_can_be_stopped_and_gone_on_with_later(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.until(lambda: app.has("암호화한 백업을 보내고 있어요"))
        await app.press("멈추기")
        assert app.has("멈추고 있어요")
        go.set()
        await app.until(lambda: app.has("백업을 아직 맡기지 못했어요"))
        assert app.has("멈췄어요.")
        assert [kept.state for kept in far.kept] == ["CREATED"]
        await app.press("이어서 보내기")
        await made(app)

    phone(story)


def test_it_goes_on_while_another_screen_is_looked_at(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.choose(app.find(ft.NavigationBar), selected_index=0)
        await app.until(lambda: app.has("메시지를 입력하세요"))
        await app.choose(app.find(ft.NavigationBar), selected_index=3)
        await app.until(lambda: app.has("암호화한 백업을 보내고 있어요"))
        go.set()
        await made(app)

    phone(story)


def test_a_window_that_closes_stops_it(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.fire(app.page, "close")
        go.set()

    phone(story)  # the end of the loop waits for its threads
    assert [kept.state for kept in far.kept] == ["CREATED"]


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
