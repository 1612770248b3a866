"""What a turn changed in the block is told, whatever becomes of its answer: a failure, a stop, a kill, a second try."""

import asyncio
import json

from client.errors import ModelUnavailable
from client.models.service import ServiceModel
from client.store import unanswered
from client.turn.tools import WRITE_TOOL
from tests.support.fakes import ScriptedModel
from tests.support.model_server import ModelServer, fail, say


def write(text):
    return [(WRITE_TOOL, json.dumps({"text": text}))]


def again(engine):
    async def go():
        return [event async for event in engine.turns.retry()][-1].turn

    return asyncio.run(go())


def test_a_retry_keeps_the_notice_of_what_the_first_try_stored_and_may_speak_of_it(account, ask):
    model = ScriptedModel(write("호칭: 지수"), ModelUnavailable("model-busy"), "네, 지수 님이라고 기억해 두었어요.")
    engine = account(model=model)
    failed = ask(engine, "지수라고 불러 주세요")
    assert (failed.state, [card.added for card in failed.cards]) == ("waiting", [("호칭: 지수",)])
    done = again(engine)
    assert done.answer == "네, 지수 님이라고 기억해 두었어요.", "it was stored: no broken promise"
    assert [card.added for card in done.cards] == [("호칭: 지수",)]
    assert engine.notebook.undo_block(done.conversation).text == ""


def test_a_retry_that_writes_more_tells_both(account, ask):
    steps = (write("호칭: 지수"), ModelUnavailable("model-busy"), write("호칭: 지수\n말투: 존댓말"), "됐어요.")
    engine = account(model=ScriptedModel(*steps))
    ask(engine, "지수라고 불러 주세요")
    assert [card.added for card in again(engine).cards] == [("호칭: 지수", "말투: 존댓말")]


def test_the_notice_is_in_the_log_before_the_answer_is(account, ask):
    engine = account()
    seen = []

    class Looking(ScriptedModel):
        async def stream(self, request):
            found = unanswered.newest_failed(engine.opened.database)
            conversation = engine.conversations.all()[0].id
            seen.append((found, engine.conversations.history(conversation)[0].cards))
            async for event in super().stream(request):
                yield event

    ask(account(model=Looking(write("호칭: 지수"), "네.")), "지수라고 불러 주세요")
    assert [len(cards) for _, cards in seen] == [0, 1]


def test_a_request_that_goes_out_again_is_recorded_again(account, ask):
    busy = fail(503, retry_after="0")
    with ModelServer(busy, say("답")) as server:
        engine = account(model=ServiceModel(server.url, "m"))
        turn = ask(engine, "질문")
        assert [one.content.encode() for one in engine.sent(turn.id)] == [request.body for request in server.requests]
        kept = engine.temporary()
        server.steps += [busy, busy, say("답")]

        async def go():
            return [event async for event in kept.ask("비밀 질문")][-1].turn

        assert asyncio.run(go()).answer == "답"
        assert [one.size for one in kept.sent] == [len(request.body) for request in server.requests[2:]]
