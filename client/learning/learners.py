"""Who reads a conversation for facts? The rules, or the service that the customer chose, each request on record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass

from client.learning.extract_model import extract_with
from client.learning.judge_model import judge_with
from client.learning.pipeline import Learner, builtin_learner
from client.learning.sense import Sense
from client.memory.fact import Candidate, Fact
from client.memory.logged import LoggedTurn
from client.memory.verdict import Verdict
from client.models.port import ChatModel, Embedder, ModelEvent, ModelKind, ModelRequest, Repeated
from client.models.wire import body
from client.store import egress
from client.store.database import Database
from shared.clock import Clock
from shared.formats.config import ServiceConfig


@dataclass(frozen=True, slots=True)
class Recorded:
    """A model whose requests for learning are written into the egress record before they go out."""

    model: ChatModel
    database: Database
    clock: Clock
    conversation: str

    @property
    def name(self) -> str:
        """The model's."""
        return self.model.name

    @property
    def kind(self) -> ModelKind:
        """The model's."""
        return self.model.kind

    @property
    def destination(self) -> str | None:
        """The model's."""
        return self.model.destination

    async def stream(self, request: ModelRequest) -> AsyncGenerator[ModelEvent, None]:
        """Record, then run; a request that goes out once more is recorded once more."""
        await asyncio.to_thread(self._record, request)  # it waits for the disk
        async with aclosing(self.model.stream(request)) as events:
            async for event in events:
                if isinstance(event, Repeated):
                    await asyncio.to_thread(self._record, request)
                yield event

    def _record(self, request: ModelRequest) -> None:
        if self.destination is not None:
            sent = body(request, self.name)
            egress.record(self.database, egress.whole(self.clock(), self.conversation, "learn", self.destination, sent))


def learner_for(  # noqa: PLR0917  what one conversation is learned with
    model: ChatModel,
    config: ServiceConfig,
    database: Database,
    conversation: str,
    clock: Clock,
    embedder: Callable[[], Embedder | None],
) -> Learner:
    """The learner for one conversation, with today's model, the served settings and the device's embedding model."""

    def meaning(text: str) -> Sequence[float] | None:
        engine = embedder()
        return None if engine is None else engine.query(text)

    if model.kind == "builtin":
        return builtin_learner(
            sensitive_areas=config.sensitive_areas, promotable=config.promotable_kinds, meaning=meaning
        )
    recorded = Recorded(model, database, clock, conversation)

    async def extract(turns: Sequence[LoggedTurn]) -> Sequence[Candidate]:
        return await extract_with(recorded, turns)

    async def judge(candidate: Candidate, similar: Sequence[Fact]) -> Verdict:
        return await judge_with(recorded, candidate, similar)

    return Learner(extract, judge, config.sensitive_areas, config.promotable_kinds, Sense(meaning))
