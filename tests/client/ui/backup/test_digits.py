"""Are the digits of a backup shown once, typed again, and refused where somebody could guess them?"""

import pytest

from tests.client.ui.backup.conftest import backups, offered, to_digits, write
from tests.client.ui.backup.making_steps import made


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
