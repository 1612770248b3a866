"""While another process holds the store: is nothing lost, is it said, and does it work again afterwards?"""

from tests.client.ui.block_steps import field
from tests.client.ui.chat_steps import HeldModel, ask, composer
from tests.client.ui.conftest import with_model
from tests.client.ui.fault_steps import BUSY, until_said
from tests.client.ui.ways import to_memory
from tests.support.faults import held


def test_a_store_that_is_held_costs_no_question_and_is_said_and_then_it_works_again(play, said, impatient):
    async def story(app, engine):
        with held(engine):
            await ask(app, "안녕하세요")
            await until_said(app, said, BUSY)
            await app.until(lambda: composer(app).value == "안녕하세요")
            await to_memory(app)
            await app.type(field(app), "짧게 답해 주세요.")
            await app.press("저장")
            await app.until(lambda: sum(BUSY in sentence for sentence in said) >= 2)
            assert field(app).value == "짧게 답해 주세요."
        await app.press("저장")
        await until_said(app, said, "저장했어요.")
        await app.turn_to("chat")
        await app.press("보내기")
        await app.until(lambda: app.has("하나"))

    play(story, "하나")


def test_a_stop_while_the_store_is_held_keeps_what_came(play, impatient):
    model = HeldModel()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        with held(engine):
            await app.press("멈추기")
            await app.until(lambda: app.has(BUSY) and app.has("절반만"))
        await app.press("다시 시도")
        await app.until(lambda: app.has("여기에서 멈췄어요.") and app.has("절반만"))

    play(story, change=lambda engine: with_model(engine, model))
