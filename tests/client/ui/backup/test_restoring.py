"""Does a backup come to a new phone through the screens, and is every way in which it does not said in its own words?"""

import dataclasses

import flet as ft
import pytest

from client.errors import Refused
from client.memory.fact import PageRef
from tests.client.ui.backup.conftest import EMAIL, PASSWORD, backups, shows, write
from tests.client.ui.backup.test_making import held_up
from tests.client.ui.test_facts import fact

PIN = "904817"


async def to_digits(app):
    """From the settings to the six digits."""
    await backups(app)
    await app.press("백업에서 가져오기")
    await app.until(lambda: app.has("이 백업 가져오기"))
    await app.press("이 백업 가져오기: 옛 휴대폰")
    await app.until(lambda: app.has("백업할 때 적어 두신 숫자"))


async def open_with(app, digits=PIN):
    await write(app, "숫자 여섯 자리", digits)
    await app.press("백업 열기")


def tone(app, sentence):
    """The colour of a sentence."""
    return next(text.color for text in app.all(ft.Text) if sentence in (text.semantics_label or ""))


async def to_preview(app):
    await to_digits(app)
    await open_with(app)
    await app.until(lambda: app.has("이 백업을 가져올까요?"))


async def take(app):
    await to_preview(app)
    await app.press("가져오기")
    await app.until(lambda: app.has("기억을 가져왔어요."))


def test_what_is_in_it_and_what_happens_is_said_before_anything_is_brought_in(phone, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await to_preview(app)
        assert shows(
            app, "오후 12:01에 ‘옛 휴대폰’에서 만든 백업이에요.", "고객 사실 1건", "대화 기록은 들어 있지 않아요."
        )
        assert shows(app, "이 휴대폰에 있는 기억은 그대로 두고 백업의 기억을 더해요.", "서버의 백업은 지워져요.")
        assert engine.empty()

    phone(story)


def test_it_is_taken_and_what_came_and_what_waits_for_a_look_is_said(phone, far, old):
    old.knows("30일 환불로 안내받음", policy=PageRef("refund", 2))
    old.backs_up(PIN)

    async def story(app, engine):
        await take(app)
        assert shows(app, "새로 가져온 것: 고객 사실 1건, 질문과 답변 0개", "서버의 백업은 지워졌어요.")
        assert far.kept[0].state == "RESTORED"
        assert far.kept[0].restored_to == "이 휴대폰"
        await app.press("기억된 내용 보기")
        await app.press("사실")
        await app.until(lambda: app.has("30일 환불로 안내받음"))

    phone(story)


def test_the_facts_that_need_another_look_are_counted(phone, old, monkeypatch):
    old.backs_up(PIN)

    async def story(app, engine):
        door = engine.backup
        taken = door.take

        def with_rechecks(opened):
            return dataclasses.replace(taken(opened), rechecks=3)

        monkeypatch.setattr(type(door), "take", lambda self, opened: with_rechecks(opened))
        await take(app)
        assert app.has("다시 확인할 사실이 3건 있어요.")

    phone(story)


def test_lines_that_only_the_backup_has_are_shown_and_deleted_things_are_told(phone, old):
    old.notebook.save_block("호칭: 코끼리", "", overwrite=True)
    old.backs_up(PIN)

    async def story(app, engine):
        engine.notebook.save_block("존댓말로 답해 주세요", "", overwrite=True)
        await take(app)
        assert shows(app, "백업에만 있는 줄", "호칭: 코끼리")
        assert engine.notebook.block().text == "존댓말로 답해 주세요"

    phone(story)


def test_a_phone_that_has_got_its_memory_is_not_a_new_one_any_more(phone, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await app.until(lambda: app.has("새 휴대폰이에요"))
        await take(app)
        await app.choose(app.find(ft.NavigationBar), selected_index=0)
        await app.until(lambda: app.has("무엇을 도와드릴까요?") and not app.has("새 휴대폰이에요"))

    phone(story)


def test_where_the_server_can_not_be_told_now_it_says_that_it_will_be(phone, far, old):
    old.backs_up(PIN)
    far.breaks("confirm")

    async def story(app, engine):
        await take(app)
        assert app.has("서버에 아직 알리지 못했어요.")
        assert not app.has("서버의 백업은 지워졌어요.")

    phone(story)


def test_it_can_be_left_for_now_and_nothing_of_it_stays(phone, far, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await to_preview(app)
        await app.press("지금은 두기")
        await app.until(lambda: app.has("가져오지 않았어요. 백업은 서버에 그대로 있어요."))
        assert far.kept[0].state == "ACTIVE"
        assert engine.empty()
        assert not (engine.opened.folder / "backup-in").exists()

    phone(story)


def test_wrong_digits_say_how_many_tries_are_left_and_the_field_is_empty_again(phone, far, old):
    old.backs_up(PIN)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app, "135791")
        await app.until(lambda: app.has("이 백업의 숫자가 아니에요."))
        assert shows(app, "9번 남았어요.", "남은 시도 9번")
        assert tone(app, "이 백업의 숫자가 아니에요.") == ft.Colors.ON_ERROR_CONTAINER
        assert app.find(ft.TextField, "숫자 여섯 자리").value == ""
        await open_with(app)
        await app.until(lambda: app.has("이 백업을 가져올까요?"))
        assert far.kept[0].used == 1

    phone(story)


def test_too_few_digits_are_no_try(phone, far, old):
    old.backs_up(PIN)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app, "1357")
        await app.until(lambda: app.has("숫자 여섯 자리를 적어 주세요."))
        assert far.end.of("attempt") == []

    phone(story)


def test_the_last_wrong_try_ends_it_and_the_list_says_why(phone, far, old):
    old.backs_up(PIN)
    far.kept[0].used = 9

    async def story(app, engine):
        await to_digits(app)
        assert app.has("남은 시도 1번")
        await open_with(app, "135791")
        await app.until(lambda: app.has("남은 횟수가 없어서 백업이 없어져요."))
        await app.until(lambda: app.has("숫자를 여러 번 틀려서 더 열어 볼 수 없고"))
        assert app.has("이 계정에는 지금 가져올 수 있는 백업이 없어요.")
        assert not app.has("가져올 백업을 골라 주세요.")
        assert not app.has("이 백업 가져오기: 옛 휴대폰")

    phone(story)


REFUSALS = {
    ("attempt-wait", (("seconds", 90), ("minutes", 2))): "2분 뒤에 다시 해 주세요.",
    ("backup-gone", (("state", "RESTORED"),)): "이미 다른",
    ("backup-gone", (("state", "EXHAUSTED"),)): "여러 번 틀려서 없어졌어요.",
    ("backup-gone", (("state", "EXPIRED"),)): "기한이 지나서",
    ("backup-gone", (("state", "REPLACED"),)): "더 새로운 백업으로",
    ("backup-gone", (("state", "DELETED"),)): "지워졌어요.",
    ("backup-unknown", ()): "그런 백업이 없어요.",
    ("session-missing", ()): "로그인이 끝나서",
}


GOES_ON = {  # with the digits, with the other backups, or with a login
    "attempt-wait": "백업할 때 적어 두신 숫자",
    "backup-gone": "가져올 백업을 골라 주세요.",
    "backup-unknown": "가져올 백업을 골라 주세요.",
    "session-missing": "로그인하기",
}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_each_no_of_the_server_has_its_own_sentence_and_way_on(phone, far, old, refusal):
    code, params = refusal
    old.backs_up(PIN)
    far.breaks("attempt", error=Refused(code, **dict(params)))

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: shows(app, REFUSALS[refusal], GOES_ON[code]))
        assert not app.has("숫자가 아니에요")

    phone(story)


def test_a_damaged_file_is_not_a_wrong_number_and_costs_no_try(phone, far, old):
    old.backs_up(PIN)
    whole = dict(far.kept[0].chunks)
    far.kept[0].chunks[0] = whole[0][:-1] + bytes([whole[0][-1] ^ 1])

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("백업이 손상되었거나 일부가 빠져 있어서 가져오지 않았어요."))
        assert far.kept[0].used == 0
        far.kept[0].chunks = whole
        await app.press("이어서 받기")
        await app.until(lambda: app.has("이 백업을 가져올까요?"))

    phone(story)


def test_a_server_without_the_key_is_told_from_a_wrong_number_where_it_can_be(phone, far, old):
    old.backs_up(PIN)
    far.end.replies["attempt"] = lambda found: dataclasses.replace(found, element="AAAA")

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("서버가 이 백업의 금고와 다르게 답했어요."))

    phone(story)


def test_a_download_that_breaks_off_goes_on_without_typing_again_and_costs_no_try(phone, far, old):
    old.backs_up(PIN)
    far.breaks("get_chunk", times=3)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("백업을 아직 다 받지 못했어요"))
        assert app.has("서버에 연결하지 못했어요.")
        await app.press("이어서 받기")
        await app.until(lambda: app.has("이 백업을 가져올까요?"))
        assert far.kept[0].used == 0

    phone(story)


def test_a_download_can_be_stopped_and_gone_on_with(phone, far, old, monkeypatch):
    old.backs_up(PIN)
    come, go = held_up(far, "get_chunk", monkeypatch)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(come.is_set)
        await app.until(lambda: app.has("백업을 받고 있어요"))
        await app.press("멈추기")
        go.set()
        await app.until(lambda: app.has("멈췄어요."))
        assert tone(app, "멈췄어요.") == ft.Colors.ON_SURFACE  # the customer wanted it
        await app.press("이어서 받기")
        await app.until(lambda: app.has("이 백업을 가져올까요?"))
        assert len(far.end.of("get_chunk")) == len(far.kept[0].chunks)  # what had come was not fetched again
        assert far.kept[0].used == 0

    phone(story)


def test_after_leaving_the_screen_the_digits_have_to_be_typed_again(phone, far, old):
    old.backs_up(PIN)
    far.breaks("get_chunk", times=3)

    async def story(app, engine):
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("백업을 아직 다 받지 못했어요"))
        await app.choose(app.find(ft.NavigationBar), selected_index=0)
        await to_digits(app)
        await open_with(app)
        await app.until(lambda: app.has("이 백업을 가져올까요?"))

    phone(story)


def test_with_no_backup_it_says_so_and_what_to_do(phone, far):
    async def story(app, engine):
        await backups(app)
        await app.press("백업에서 가져오기")
        await app.until(lambda: app.has("이 계정에는 지금 가져올 수 있는 백업이 없어요."))
        assert shows(app, "백업을 만들어 주세요.", "그 계정으로 로그인해 주세요.")
        assert not app.has("가져올 백업을 골라 주세요.")

    phone(story)


def test_a_new_phone_begins_with_one_button_that_leads_over_the_login_to_the_backups(phone, far, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await app.until(lambda: app.has("새 휴대폰이에요"))
        await app.press("새 휴대폰이에요")
        await app.until(lambda: app.has("백업할 때 쓰신 계정으로 로그인해 주세요."))
        await write(app, "이메일", EMAIL)
        await write(app, "비밀번호", PASSWORD)
        await app.press("로그인하기")
        await app.until(lambda: app.has("이 백업 가져오기"))
        await app.press("이 백업 가져오기: 옛 휴대폰")
        await app.until(lambda: app.has("백업할 때 적어 두신 숫자"))
        await open_with(app)
        await app.until(lambda: app.has("이 백업을 가져올까요?"))

    phone(story, login=False)


def test_who_has_a_memory_or_begins_a_temporary_conversation_is_not_asked_for_a_new_phone(phone):
    async def story(app, engine):
        await app.until(lambda: app.has("새 휴대폰이에요"))
        await app.press("임시 대화 시작")
        await app.until(lambda: not app.has("새 휴대폰이에요"))
        await app.press("끝내기")
        await app.until(lambda: app.has("새 휴대폰이에요"))
        fact(engine, "부산으로 이사함")
        await app.press("새 대화")
        await app.until(lambda: not app.has("새 휴대폰이에요"))

    phone(story)
