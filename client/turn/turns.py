"""A question becomes a turn, and the turn gets its answer.

The order keeps everything: the question is on the disk before the model hears it; what came of an answer is kept when
it is cut short; a failed turn says why and can be tried again in its own row.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field, replace

from client.errors import GieokError, StoreBusy, StoreFull, Unavailable
from client.memory.logged import Card, LoggedTurn, TurnState
from client.memory.secrets import mask
from client.models.port import ChatModel, Message, ModelRequest, UserMessage
from client.models.wire import body
from client.store import earlier, egress, logs
from client.turn import loop
from client.turn.asked import Asked
from client.turn.assemble import Standing, system_prompt
from client.turn.ending import Unsaved, basis_of, ended_turn, failed_state, told
from client.turn.events import TurnEnded, TurnEvent, TurnStarted
from client.turn.messages import History, history
from client.turn.question import question_of
from client.turn.tools import Toolbox

log = logging.getLogger("gieok")


@dataclass(frozen=True, slots=True)
class Turns(Asked):
    """Asks, retries, and reads turns of one account."""

    toolbox: Callable[[LoggedTurn], Toolbox]
    model: Callable[[], ChatModel]
    builtin: ChatModel
    phrases: Callable[[], loop.Phrases]
    questions: Callable[[LoggedTurn], tuple[Card, ...]]  # what waits for the customer's answer
    budget: int  # code points of history that a model gets
    ended: Callable[[], None]  # wakes the background work
    given_up: set[str] = field(default_factory=set)  # stopped by the customer while they were sent from the line

    async def ask(self, text: str, conversation: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """Answer a new question. Raises Refused for a blank or endless one and for an unknown conversation."""
        question, model = question_of(text), self.model()
        async for event in self._run(model, lambda: self._write(question, conversation, model)):
            yield event

    async def again(self, turn_id: str | None = None, text: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """The newest question of a conversation anew, or with `text` in other words; a turn of its own in its place.

        Without an id that of the open conversation. Raises Refused (turn-not-newest, turn-nothing-to-ask-again).
        """
        reworded = None if text is None else question_of(text)
        model = self.model()
        async for event in self._run(model, lambda: self._write_again(turn_id, reworded, model)):
            yield event

    async def retry(self, turn_id: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """The same question again, in the same row; without an id one that waits or the last that failed or stopped."""
        if turn_id is not None and turn_id in self.unsaved:
            async for event in self.save(turn_id):
                yield event
            return
        model = self.model()
        async for event in self._run(model, lambda: self._reopen(turn_id, model)):
            yield event

    async def answer_with_builtin(self, turn_id: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """Let the built-in assistant answer what a service left open; what was answered and not saved is saved."""
        if turn_id is not None and turn_id in self.unsaved:
            async for event in self.save(turn_id):
                yield event
            return
        async for event in self._run(self.builtin, lambda: self._reopen(turn_id, self.builtin)):
            yield event

    async def send(self, turn_id: str) -> AsyncGenerator[TurnEvent, None]:
        """A question that waits in line, to the service; cut off, it waits again unless it was given up.

        Raises Refused (turn-not-waiting).
        """
        async for event in self._run(self.model(), lambda: self._claim(turn_id)):
            yield event

    async def _run(
        self, model: ChatModel, begin: Callable[[], tuple[LoggedTurn, Standing]]
    ) -> AsyncGenerator[TurnEvent, None]:
        beginning = asyncio.ensure_future(asyncio.to_thread(begin))
        try:
            turn, standing = await asyncio.shield(beginning)
        except asyncio.CancelledError:  # stopped while it is written: the row has to say so
            turn, _ = await beginning
            self._try_to_keep(turn, model, loop.Progress(), self._cut(turn), None)
            raise
        if turn.state == "waiting":
            yield TurnStarted(turn)
            yield TurnEnded(turn)
            return
        async with aclosing(self._answer(turn, model, standing)) as events:
            async for event in events:
                yield event

    def _cut(self, turn: LoggedTurn) -> TurnState:
        """What was sent from the line waits again, unless the customer stopped it."""
        return "waiting" if turn.waits_since is not None and turn.id not in self.given_up else "cancelled"

    async def _answer(self, turn: LoggedTurn, model: ChatModel, standing: Standing) -> AsyncGenerator[TurnEvent, None]:
        progress = loop.Progress(stored=bool(told(turn.cards)))
        turn = replace(turn, basis=basis_of(standing))
        try:
            said = await asyncio.to_thread(self._earlier, turn)
            yield TurnStarted(turn, said.left_out)
            question = mask(turn.question).text if model.kind == "service" else turn.question
            messages: list[Message] = [*said.messages, UserMessage(question)]
            system = system_prompt(standing, self.clock())
            answering = loop.Loop(
                model,
                system,
                messages,
                self.toolbox(turn),
                progress,
                _said_by_loop(self.phrases(), turn),
                self._sending(turn, model),
                turn.question,
            )
            async with aclosing(answering.run()) as events:
                async for event in events:
                    yield event
        except (asyncio.CancelledError, GeneratorExit):
            self._try_to_keep(turn, model, progress, self._cut(turn), None)
            raise
        except GieokError as error:
            state = failed_state(turn, model, progress, error)
            ended = await asyncio.to_thread(self._try_to_keep, turn, model, progress, state, error)
        except Exception as error:  # noqa: BLE001  whatever breaks, the question is kept and can be tried again
            log.warning("a turn broke: %s", type(error).__name__)
            broke = Unavailable("turn-broke")
            ended = await asyncio.to_thread(self._try_to_keep, turn, model, progress, "failed", broke)
        else:
            ended = await asyncio.to_thread(self._try_to_keep, turn, model, progress, "done", None)
        self.ended()
        yield TurnEnded(ended)

    def _earlier(self, turn: LoggedTurn) -> History:
        before = earlier.answered_before(self.database, turn.id)
        return history(before, self.budget, lambda: earlier.count_answered_before(self.database, turn.id))

    def _sending(self, turn: LoggedTurn, model: ChatModel) -> Callable[[ModelRequest], None]:
        def record(request: ModelRequest) -> None:
            if model.destination is not None:
                sent = body(request, model.name)
                egress.record(self.database, egress.whole(self.clock(), turn.id, "turn", model.destination, sent))

        return record

    def _keep(
        self, turn: LoggedTurn, model: ChatModel, progress: loop.Progress, state: TurnState, error: GieokError | None
    ) -> LoggedTurn:
        ended = ended_turn(turn, model, progress, state=state, error=error, now=self.clock())
        if state == "done" and not turn.paused:  # nothing new is asked while the memory is off
            ended = replace(ended, cards=(*ended.cards, *self.questions(ended)))
        self._complete(ended, late=turn.waits_since is not None)
        return ended

    def _complete(self, ended: LoggedTurn, *, late: bool) -> None:
        with self.database.transaction():
            logs.complete(self.database, ended)
            self._give_way(ended)
        self.given_up.discard(ended.id)
        if late and ended.state in {"done", "cancelled"}:
            self.conversations.answered_late(ended.conversation)

    def _try_to_keep(
        self, turn: LoggedTurn, model: ChatModel, progress: loop.Progress, state: TurnState, error: GieokError | None
    ) -> LoggedTurn:
        """As `_keep`; where the store takes nothing now, the answer stays on the screen and can be saved later."""
        try:
            return self._keep(turn, model, progress, state, error)
        except (StoreBusy, StoreFull) as full:
            ended = ended_turn(turn, model, progress, state=state, error=error, now=self.clock())
            self.unsaved[turn.id] = Unsaved(ended, full.code, turn.waits_since is not None)
            return self.unsaved[turn.id].shown()

    async def save(self, turn_id: str) -> AsyncGenerator[TurnEvent, None]:
        """Save the end of a turn that the store would not take before; it may not take it now."""
        kept = self.unsaved[turn_id]
        ended = kept.turn
        yield TurnStarted(replace(ended, state="answering"))
        try:
            await asyncio.to_thread(lambda: self._complete(ended, late=kept.late))
        except (StoreBusy, StoreFull) as full:
            self.unsaved[turn_id] = replace(kept, why=full.code)
            yield TurnEnded(self.unsaved[turn_id].shown())
            return
        del self.unsaved[turn_id]
        self.ended()
        yield TurnEnded(ended)


def _said_by_loop(phrases: loop.Phrases, turn: LoggedTurn) -> loop.Phrases:
    """While the memory is off, what stands in the place of a promise says so."""
    return replace(phrases, not_stored=phrases.paused) if turn.paused else phrases
