"""Is the connection to a model closed as soon as nobody waits for its answer?"""

import asyncio

import pytest

from client.models.service import ServiceModel
from tests.client.models.asking import KEY, QUICK, REQUEST
from tests.support.model_server import ModelServer, Step, event, fail, say, stall


@pytest.mark.parametrize("step", [stall(), say("안녕", finish=None, done=False).then("stall")])
def test_cancelling_closes_the_connection_at_once(step):
    async def run(server):
        async def read():
            async for _ in ServiceModel(server.url, "m", KEY).stream(REQUEST):
                pass

        reading = asyncio.create_task(read())
        await asyncio.to_thread(server.sent.wait, 10)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading

    with ModelServer(step) as server:
        asyncio.run(run(server))
        assert server.dropped.wait(10)


@pytest.mark.parametrize("failing", [fail(503).then("stall"), Step((event({"error": "busy"}),), ending="stall")])
def test_the_connection_of_a_failed_try_is_closed_before_the_wait(failing):
    async def run(server):
        async def sleep(_):
            assert await asyncio.to_thread(server.dropped.wait, 10)

        model = ServiceModel(server.url, "m", KEY, sleep=sleep, timeouts=QUICK)
        return [event async for event in model.stream(REQUEST)]

    with ModelServer(failing, say("답")) as server:
        assert asyncio.run(run(server))


def test_cancelling_between_two_tries_ends_them():
    async def run(server):
        waiting = asyncio.Event()

        async def sleep(_):
            waiting.set()
            await asyncio.Event().wait()

        async def read():
            async for _ in ServiceModel(server.url, "m", KEY, sleep=sleep).stream(REQUEST):
                pass

        reading = asyncio.create_task(read())
        await waiting.wait()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading

    with ModelServer(fail(503), say("답")) as server:
        asyncio.run(run(server))
        assert len(server.requests) == 1


def test_closing_the_stream_early_closes_the_connection():
    async def run(server):
        events = ServiceModel(server.url, "m", KEY).stream(REQUEST)
        assert (await anext(events)).text == "안녕"
        await events.aclose()
        assert await asyncio.to_thread(server.dropped.wait, 10)

    with ModelServer(say("안녕", finish=None, done=False).then("stall")) as server:
        asyncio.run(run(server))
