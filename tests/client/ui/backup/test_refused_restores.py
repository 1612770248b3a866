"""Is every way in which a backup does not open said in its own words, and does only a wrong number cost a try?"""

import dataclasses

import flet as ft
import pytest

from client.errors import Refused
from tests.client.ui.backup.conftest import shows
from tests.client.ui.backup.restoring_steps import PIN, open_with, to_digits, tone


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
