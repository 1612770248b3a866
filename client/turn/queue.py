"""When is a question sent that waits for a model service? The first of the line first, one after the other.

One line for one account, and only one process sends it: the lock is held while questions are on their way. While the
service is away it is asked whether it is back, without a word of the customer, after 2 seconds, then 4, up to a minute;
a service that is there and still does not answer gets more rest, as each try carries the question. Nothing here draws.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from client.errors import Refused, StoreBusy, StoreFull
from client.memory.logged import LoggedTurn
from client.models.away import asked_wait, reach, verdict
from client.store.turn_taking import turn_of
from client.turn.events import TurnEnded, TurnEvent
from client.turn.turns import Turns
from shared.clock import monotonic

FIRST_WAIT = 2.0  # seconds; doubles
LONGEST_WAIT = 60.0  # until the service is asked again whether it is there
LONGEST_REST = 900.0  # until a question is sent again to a service that is there and does not answer
LONGEST_ASKED = 3_600.0  # a service that asks to be left alone for a day is asked after an hour all the same
GO_ON = 60.0  # after a question failed: whoever waits behind it does not wait for ever


@dataclass(frozen=True, slots=True)
class Why:
    """Why the line stands: the id of a sentence and its values. `halt`: nothing goes on by itself."""

    code: str
    values: dict[str, str | int]
    halt: bool = False

    @property
    def away(self) -> bool:
        """Is the service out of reach?"""
        return verdict(self.code, self.values) == "away"


@dataclass(frozen=True, slots=True)
class Standing:
    """The line as it stands now."""

    turns: tuple[LoggedTurn, ...]
    since: datetime | None
    why: Why | None
    sending: str | None  # the turn that is on its way


@dataclass(slots=True)
class Line:
    """The line of one account, or of one temporary conversation, which nobody else can send (`lock` is None)."""

    turns: Turns
    lock: Path | None
    now: Callable[[], float] = monotonic
    why: Why | None = None
    sending: str | None = None
    _busy: bool = False
    _due: float = 0.0
    _wait: float = FIRST_WAIT
    _rest: float = FIRST_WAIT
    _woken: asyncio.Event = field(default_factory=asyncio.Event)

    async def look(self) -> Standing:
        """Who waits, since when, and why."""
        waiting = await asyncio.to_thread(self.turns.waits.all)
        if not waiting and not self._busy:
            self.why = None
        since = min((turn.waits_since for turn in waiting if turn.waits_since), default=None)
        return Standing(tuple(waiting), since, self.why or _last_reason(waiting), self.sending)

    def wake(self) -> None:
        """Try at once: there is reason to think that the service is back. What was halted stays so."""
        self._due = 0.0
        self._woken.set()

    def go_on(self) -> None:
        """The customer says: now."""
        self.why = None
        self._wait = self._rest = FIRST_WAIT
        self.wake()

    async def rest(self, seconds: float) -> None:
        """Until somebody wakes the line, or so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        self._woken.clear()

    @property
    def due(self) -> bool:
        """Is it time to try?"""
        return not self._busy and not (self.why and self.why.halt) and self.now() >= self._due

    async def send(self) -> AsyncGenerator[TurnEvent, None]:
        """Send what waits, for as long as the service answers. Cut off, the question on its way waits again."""
        async with self._mine() as mine:
            if mine:
                async with aclosing(self._one_by_one()) as events:
                    async for event in events:
                        yield event

    async def answer_with_builtin(self) -> AsyncGenerator[TurnEvent, None]:
        """Let the built-in assistant answer all that wait, in their order; the customer asked for it."""
        while waiting := await asyncio.to_thread(self.turns.waits.all):
            async with aclosing(self.turns.answer_with_builtin(waiting[0].id)) as events:
                async for event in events:
                    yield event
                    if isinstance(event, TurnEnded) and event.turn.state != "done":
                        return

    @asynccontextmanager
    async def _mine(self) -> AsyncIterator[bool]:
        """Whether nobody else sends; the lock is kept for as long as the block runs."""
        if self._busy:
            yield False
            return
        self._busy = True
        try:
            if self.lock is None:
                yield True
                return
            async with turn_of(self.lock, 0.0) as ours:
                if not ours:
                    self._due = self.now() + FIRST_WAIT
                yield ours
        finally:
            self._busy, self.sending = False, None

    async def _one_by_one(self) -> AsyncGenerator[TurnEvent, None]:
        try:
            for turn in tuple(self.turns.unsaved):  # first: what came already is not asked for again
                async with aclosing(self.turns.save(turn)) as saving:
                    async for event in saving:
                        yield event
                if turn in self.turns.unsaved:
                    self._put_off(Why(self.turns.unsaved[turn].why, {}))
                    return
            await asyncio.to_thread(self.turns.waits.put_back)
            waiting = await asyncio.to_thread(self.turns.waits.all)
            if not waiting or not await self._reached():
                return
            while waiting:
                ended = None
                self.sending = waiting[0].id
                with suppress(Refused):  # taken out, answered elsewhere or deleted this moment: the next one
                    async with aclosing(self.turns.send(self.sending)) as events:
                        async for event in events:
                            if isinstance(event, TurnEnded):
                                ended = event.turn
                                self.tried(ended)
                            yield event
                self.sending = None
                if ended is not None and ended.state != "done":
                    return
                waiting = await asyncio.to_thread(self.turns.waits.all)
        except (StoreBusy, StoreFull) as error:
            self._put_off(Why(error.code, {}))

    async def _reached(self) -> bool:
        try:
            model = self.turns.model()
        except Refused as error:
            self.why = Why(error.code, dict(error.params), halt=True)
            return False
        if model.kind != "service":
            self.why = Why("line-no-service", {}, halt=True)
            return False
        away = await reach(model)
        if away is not None:
            self._put_off(Why(away.code, dict(away.params)))
        return away is None

    def tried(self, ended: LoggedTurn) -> None:
        """What the end of one question means for those behind it."""
        if ended.state == "done":
            self.why, self._due = None, 0.0
            self._wait = self._rest = FIRST_WAIT
            return
        why = Why(ended.error or "turn-broke", dict(ended.error_values))
        found = verdict(why.code, why.values)
        if found == "change":
            self.why = Why(why.code, why.values, halt=True)
        elif found == "away":
            self.why, self._due = why, self.now() + max(self._rest, min(asked_wait(why.values), LONGEST_ASKED))
            self._rest = min(self._rest * 2, LONGEST_REST)
        else:
            self.why, self._due = Why("line-stopped", {}), self.now() + GO_ON

    def _put_off(self, why: Why) -> None:
        self.why = why
        self._due = self.now() + max(self._wait, min(asked_wait(why.values), LONGEST_ASKED))
        self._wait = min(self._wait * 2, LONGEST_WAIT)

    def stopped_by_customer(self) -> None:
        """The customer stopped the question on its way: it is given up, the others wait until they are told to go."""
        if self.sending is not None:
            self.turns.given_up.add(self.sending)
            self.why = Why("line-paused", {}, halt=True)


def _last_reason(waiting: list[LoggedTurn]) -> Why | None:
    """What the log says, before anything was tried since the app was opened."""
    known = next((turn for turn in waiting if turn.error), None)
    return Why(known.error or "", dict(known.error_values)) if known is not None else None
