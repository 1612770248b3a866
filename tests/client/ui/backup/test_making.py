"""Is a backup made with everything said before, with digits that are shown once, and is it stopped and gone on with?"""

import flet as ft

from tests.client.ui.backup.conftest import back_up, backups, offered, to_digits, write
from tests.client.ui.test_facts import fact


def test_a_backup_is_made_with_offered_digits_and_says_until_when_and_what_is_in_it(phone, far):
    async def story(app, engine):
        fact(engine, "부산으로 이사함")
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 맡겼어요."))
        assert app.has("10월 12일")
        assert app.has("숫자는 10번까지 틀릴 수 있어요.")
        assert app.has("고객 사실 1건")
        assert app.has("대화 기록은 들어 있지 않아요.")
        assert [kept.state for kept in far.kept] == ["ACTIVE"]

    phone(story)
