"""Is a word that is deleted while an answer or a learning job is on its way written by neither of them?"""

import asyncio
from dataclasses import replace

import pytest

from client.errors import StoreWiped
from client.learning.pipeline import Decision, Learned
from client.memory.fact import Candidate, Quote
from client.memory.verdict import Add
from client.turn.tools import WRITE_TOOL
from tests.client.turn.canary.conftest import CANARIES, nowhere
from tests.support.fakes import ScriptedModel


def test_D5_an_answer_on_its_way_and_a_learning_job_write_nothing_after_everything_was_deleted(
    account, tongue, marks, ask
):
    said = CANARIES[tongue][1]
    engine = account()

    class Wiping(ScriptedModel):
        async def stream(self, request):
            engine.wiping()
            async for event in super().stream(request):
                yield event

    model = Wiping([(WRITE_TOOL, f'{{"text": "{said}"}}')], said)
    busy = replace(engine, turns=replace(engine.turns, model=lambda: model))
    with pytest.raises(StoreWiped):
        ask(busy, said)
    nowhere(account(), *marks)


def test_D5_what_is_being_learned_when_everything_is_deleted_is_not_stored(account, tongue, marks, ask):
    said = CANARIES[tongue][1]
    engine = account(model=ScriptedModel("…", kind="builtin"))
    turn = ask(engine, said)
    engine.conversations.end(turn.conversation)

    class Wiping:
        async def learn(self, turns, find_similar):
            engine.wiping()
            fact = Candidate("attribute", said, (Quote(said, "customer", turns[0].id, turns[0].asked_at),))
            return Learned((Decision(fact, Add()),), ())

    learning = replace(engine.learning, learner=lambda conversation: Wiping())
    with pytest.raises(StoreWiped):
        asyncio.run(learning.run_due())
    fresh = account()
    nowhere(fresh, *marks)
    assert fresh.learning.pending().waiting == 0
