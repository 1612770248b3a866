"""How does a model service somewhere else answer one step?

Any service that speaks the chat-completions format with tools and streaming. What must stay true: a try is repeated
only while nothing of its answer has been passed on, and the key is in no text that this class gives away.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing

import httpx

from client.errors import ModelRefused
from client.models import wire
from client.models.address import endpoint
from client.models.answer import Answer
from client.models.connection import ClientFactory, Timeouts, events, knock, new_client
from client.models.port import ModelEvent, ModelKind, ModelRequest, Repeated, TextDelta
from client.models.retry import TryAgain, wait_before_next

Sleep = Callable[[float], Awaitable[None]]

DEFAULT_TIMEOUTS = Timeouts()
_KEY = re.compile(r"[!-~]*")  # what a header can carry


class ServiceModel:
    """A `port.ChatModel` over HTTP.

    `base_url` with or without `/v1`; https, or http on this machine. `key` may be empty. `sleep` takes seconds. One
    client is made for a step and closed with it, so the model may be used from any event loop. Where it is not
    `patient` it asks once. Raises ModelRefused: `model-address-invalid`, `model-address-insecure`,
    `model-key-malformed`.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        key: str = "",
        *,
        client: ClientFactory = new_client,
        sleep: Sleep = asyncio.sleep,
        timeouts: Timeouts = DEFAULT_TIMEOUTS,
        patient: bool = True,
    ) -> None:
        self._url = endpoint(base_url)
        self._model = model
        self._key = key.strip()
        self._client = client
        self._sleep = sleep
        self._timeouts = timeouts
        self._patient = patient
        if not _KEY.fullmatch(self._key):  # refused here: an HTTP library would quote it in its error
            raise ModelRefused("model-key-malformed")

    def __repr__(self) -> str:
        return f"ServiceModel(name={self.name!r}, destination={self.destination!r})"

    @property
    def name(self) -> str:
        """The model's own name, as the service knows it."""
        return self._model

    @property
    def kind(self) -> ModelKind:
        """Always a service."""
        return "service"

    @property
    def destination(self) -> str:
        """Host, with its port where the address names one."""
        return self._url.netloc.decode("ascii")

    @property
    def origin(self) -> str:
        """Scheme, host and port: a key that was given for one of them is sent to no other."""
        return str(self._url.copy_with(path="/"))

    async def stream(self, request: ModelRequest) -> AsyncGenerator[ModelEvent, None]:
        """Run one step. Cancelling the task or closing the generator closes the connection.

        Raises ModelUnavailable (also after part of the text was passed on) and ModelRefused.
        """
        content = wire.body(request, self._model)
        made_id = f"call_{len(request.messages)}"  # differs from step to step of one turn
        async with self._client() as client:
            tries = 0
            while True:
                begun = False
                try:
                    async with aclosing(self._try(client, content, Answer(made_id))) as answer:
                        async for event in answer:
                            begun = True
                            yield event
                    return
                except TryAgain as failed:
                    tries += 1
                    once = begun or failed.silent or not self._patient
                    wait = None if once else wait_before_next(tries, failed.asked)
                    if wait is None:
                        raise failed.error from failed
                await self._sleep(wait)
                yield Repeated()

    async def probe(self) -> None:
        """Is the service there? Asked without a word of the customer. Raises ModelUnavailable."""
        async with self._client() as client:
            try:
                await knock(client, self._url, self._key, self._timeouts)
            except TryAgain as failed:
                raise failed.error from failed

    async def _try(self, client: httpx.AsyncClient, content: bytes, answer: Answer) -> AsyncGenerator[ModelEvent, None]:
        try:
            async with aclosing(events(client, self._url, self._key, content, self._timeouts)) as stream:
                async for data in stream:
                    if text := answer.take(data):
                        yield TextDelta(text)
        except TryAgain:
            if not answer.ended:
                raise
        for event in answer.close():
            yield event
