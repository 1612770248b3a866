"""Do two accounts that learn at the same time, or one after the other, stay apart?"""

import asyncio
from contextlib import suppress
from dataclasses import replace

from tests.client.learning.queue.conftest import account
from tests.support.fakes import ScriptedModel


class Slow(ScriptedModel):
    """Answers a request for facts with what that very conversation says, once it is let go."""

    def __init__(self, marker):
        super().__init__()
        self.marker = marker
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def stream(self, request):
        self.begun.set()
        await self.go.wait()
        self.steps.append(
            '{"facts": [{"kind": "attribute", "statement": "직원 수 %s명", "attribute": "seats", "value": "%s",'
            ' "quotes": [{"turn": 1, "speaker": "customer", "text": "직원이 %s명이에요"}]}]}' % ((self.marker,) * 3)
        )
        async for event in super().stream(request):
            yield event


async def told(engine, marker):
    async for _ in engine.turns.ask(f"직원이 {marker}명이에요"):
        pass
    engine.conversations.end(engine.conversations.current())


def with_slow(engine, marker):
    """The engine's learning, driven by a slow service that is recorded like any other."""
    from client.learning.learners import learner_for

    model = Slow(marker)
    database, config = engine.opened.database, engine.bundles.config()
    made = replace(
        engine.learning, learner=lambda c: learner_for(model, config, database, c, engine.settings.clock, lambda: None)
    )
    return model, made


def test_two_accounts_that_learn_at_the_same_time_never_cross_over(tmp_path):
    async def play():
        one, two = account(tmp_path, "하나"), account(tmp_path, "둘")
        await told(one, "11")
        await told(two, "22")
        (slow_one, learn_one), (slow_two, learn_two) = with_slow(one, "11"), with_slow(two, "22")
        running = [asyncio.ensure_future(learn_one.run_due()), asyncio.ensure_future(learn_two.run_due())]
        await slow_one.begun.wait()
        await slow_two.begun.wait()
        slow_two.go.set()
        assert await running[1] == 1
        slow_one.go.set()
        assert await running[0] == 1
        for engine, mine, other in ((one, "11", "22"), (two, "22", "11")):
            statements = [fact.statement for fact in engine.notebook.facts("", every=True)]
            assert any(mine in statement for statement in statements)
            sent = "".join(str(sent.content) for sent in engine.sent())
            assert mine in sent
            assert not any(other in text for text in (*statements, sent.replace(mine, "")))
            await engine.close()

    asyncio.run(play())


def test_an_account_left_while_it_learns_goes_on_when_it_is_opened_again(tmp_path):
    async def play():
        one = account(tmp_path, "하나")
        await told(one, "11")
        slow, learn = with_slow(one, "11")
        running = asyncio.ensure_future(learn.run_due())
        await slow.begun.wait()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await one.close()
        two = account(tmp_path, "둘")
        assert two.learning.pending().waiting == 0
        assert two.notebook.facts("", every=True) == []
        await two.close()
        again = account(tmp_path, "하나")
        assert again.learning.pending().waiting == 1
        assert await again.learning.run_now() == 1
        assert any("11" in fact.statement for fact in again.notebook.facts("", every=True))
        await again.close()

    asyncio.run(play())
