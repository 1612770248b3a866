"""Does an answer that cannot be saved stay on the screen until it can be?"""

import asyncio

import pytest

from client.models.port import Finished, TextDelta
from tests.client.ui.chat_steps import ask
from tests.client.ui.conftest import with_model
from tests.client.ui.fault_steps import BUSY, FULL, LONG
from tests.support.fakes import ScriptedModel
from tests.support.faults import full_disk, held


class Filling(ScriptedModel):
    """Says a long answer, and something happens to the store before its end."""

    def __init__(self):
        super().__init__()
        self.happens = lambda: None
        self.go = asyncio.Event()

    async def stream(self, request):
        self.requests.append(request)
        yield TextDelta("긴 답이에요. ")
        await self.go.wait()
        yield TextDelta(LONG)
        yield Finished("stop")


@pytest.mark.parametrize("fault", [full_disk, held])
def test_an_answer_that_cannot_be_saved_stays_on_the_screen_and_is_saved_once_it_can_be(play, impatient, fault):
    model = Filling()
    sentence = {full_disk: FULL, held: BUSY}[fault]

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("긴 답이에요."))
        with fault(engine):
            model.go.set()
            await app.until(lambda: app.has(sentence) and app.has("다시 시도"))
            assert app.has("가나다라"), "what came is there to be read"
        await app.press("다시 시도")
        await app.until(lambda: not app.has("다시 시도") and app.has("답변 복사"))
        (conversation,) = await asyncio.to_thread(engine.conversations.all)
        (turn,) = await asyncio.to_thread(engine.conversations.history, conversation.id)
        assert (turn.state, len(turn.answer) > 20_000, len(model.requests)) == ("done", True, 1)

    play(story, change=lambda engine: with_model(engine, model))


def test_an_answer_that_could_not_be_saved_is_saved_by_itself(play, impatient, monkeypatch):
    monkeypatch.setattr("client.ui.chat.inline.LOOK_SECONDS", 0.1)
    monkeypatch.setattr("client.turn.queue.FIRST_WAIT", 0.1)
    model = Filling()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("긴 답이에요."))
        with held(engine):
            model.go.set()
            await app.until(lambda: app.has(BUSY))
        await app.until(lambda: not app.has(BUSY) and app.has("답변 복사"))

    play(story, change=lambda engine: with_model(engine, model))
