"""Is the old phone told that its memory moved on, and does it keep or delete it as the customer says?"""

import asyncio

import pytest

from client.store import backups
from client.store.backups import MovedOn
from tests.client.ui.conftest import window
from tests.client.ui.fact_steps import fact

TOLD = "기억을 다른 휴대폰으로 옮겼어요: 새 휴대폰 (어제 오후 6:00)"


def moved(engine, to="새 휴대폰"):
    backups.set_moved(engine.opened.database, MovedOn("b1", "2026-09-27T09:00:00Z", to))


def test_it_is_told_on_every_screen_until_the_customer_has_answered(phone):
    async def story(app, engine):
        assert not app.has("기억을 다른 휴대폰으로 옮겼어요")
        moved(engine)
        await app.until(lambda: app.has(TOLD))
        for screen in ("memory", "policies", "chat"):
            await app.turn_to(screen)
            assert app.has(TOLD)
        await app.press("남겨 두기")
        await app.until(lambda: not app.has(TOLD))
        assert backups.moved(engine.opened.database) is None
        again = await window(engine)
        await asyncio.sleep(0.1)
        assert not again.has(TOLD)
        await again.leave()

    phone(story)


def test_a_phone_without_a_name_is_called_so(phone):
    async def story(app, engine):
        moved(engine, to="")
        await app.until(lambda: app.has("옮겼어요: 이름 없는 휴대폰"))

    phone(story)


@pytest.mark.parametrize("width", [390, 1280])
def test_it_is_deleted_here_after_one_question_that_says_what_is_lost(phone, width):
    async def story(app, engine):
        fact(engine, "부산으로 이사함")
        moved(engine)
        await app.until(lambda: app.has(TOLD))
        await app.press("이 휴대폰에서 지우기")
        assert app.has("백업한 뒤에 나눈 이야기와 백업에 넣지 않은 대화 기록은 그 휴대폰에 없어요.")
        await app.press("취소")
        assert not engine.gone()
        await app.press("이 휴대폰에서 지우기")
        await app.press("이 휴대폰에서 지우기")
        await app.until(engine.gone)

    phone(story, width=width)
