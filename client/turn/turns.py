"""A question becomes a turn, and the turn gets its answer.

The order keeps everything: the question is on the disk before the model hears it; what came of an answer is kept when
it is cut short; a failed turn says why and can be tried again in its own row.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, replace

from client.errors import GieokError, Refused, Unavailable
from client.memory.logged import Card, LoggedTurn, TurnState
from client.memory.secrets import mask
from client.models.port import ChatModel, Message, ModelRequest, UserMessage
from client.models.wire import body
from client.store import earlier, egress, instead, logs
from client.store.database import Database
from client.turn import loop
from client.turn.assemble import Standing, system_prompt
from client.turn.conversations import Conversations
from client.turn.ending import basis_of, ended_turn, told
from client.turn.events import TurnEnded, TurnEvent, TurnStarted
from client.turn.messages import History, history
from client.turn.question import question_of, title_of
from client.turn.tools import Toolbox
from shared.clock import Clock
from shared.ids import Ids

log = logging.getLogger("gieok")


@dataclass(frozen=True, slots=True)
class Turns:
    """Asks, retries, and reads turns of one account."""

    database: Database
    clock: Clock
    ids: Ids
    conversations: Conversations
    standing: Callable[[], Standing]
    toolbox: Callable[[LoggedTurn], Toolbox]
    model: Callable[[], ChatModel]
    builtin: ChatModel
    phrases: Callable[[], loop.Phrases]
    questions: Callable[[LoggedTurn], tuple[Card, ...]]  # what waits for the customer's answer
    budget: int  # code points of history that a model gets
    ended: Callable[[], None]  # wakes the background work

    def get(self, turn: str) -> LoggedTurn:
        """One turn. Raises Refused (turn-unknown)."""
        found = logs.turn(self.database, turn)
        if found is None:
            raise Refused("turn-unknown")
        return found

    async def ask(self, text: str, conversation: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """Answer a new question. Raises Refused for a blank or endless one and for an unknown conversation."""
        question, model = question_of(text), self.model()
        async for event in self._run(model, lambda: self._write(question, conversation)):
            yield event

    async def again(self, turn_id: str | None = None, text: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """The newest question of a conversation anew, or with `text` in other words; a turn of its own in its place.

        Without an id that of the open conversation. Raises Refused (turn-not-newest, turn-nothing-to-ask-again).
        """
        reworded = None if text is None else question_of(text)
        async for event in self._run(self.model(), lambda: self._write_again(turn_id, reworded)):
            yield event

    async def retry(self, turn_id: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """The same question again, in the same row; without an id the last one that failed or was stopped."""
        async for event in self._run(self.model(), lambda: self._reopen(turn_id)):
            yield event

    async def answer_with_builtin(self, turn_id: str | None = None) -> AsyncGenerator[TurnEvent, None]:
        """Let the built-in assistant answer a question that a service left open."""
        async for event in self._run(self.builtin, lambda: self._reopen(turn_id)):
            yield event

    async def _run(
        self, model: ChatModel, begin: Callable[[], tuple[LoggedTurn, Standing]]
    ) -> AsyncGenerator[TurnEvent, None]:
        beginning = asyncio.ensure_future(asyncio.to_thread(begin))
        try:
            turn, standing = await asyncio.shield(beginning)
        except asyncio.CancelledError:  # stopped while it is written: the row has to say so
            turn, _ = await beginning
            self._keep(turn, model, loop.Progress(), "cancelled", None)
            raise
        async with aclosing(self._answer(turn, model, standing)) as events:
            async for event in events:
                yield event

    def _write(
        self, question: str, conversation: str | None, old: LoggedTurn | None = None
    ) -> tuple[LoggedTurn, Standing]:
        standing = self.standing()
        with self.database.transaction():  # one: each commit waits for the disk
            if conversation is None:
                conversation = self.conversations.begin()
            else:
                self.conversations.enter(conversation)
            turn = LoggedTurn(
                id=self.ids(),
                conversation=conversation,
                question=question,
                asked_at=self.clock(),
                zone=standing.zone,
                state="waiting",
                instead_of=old.id if old else None,
            )
            logs.write_question(self.database, turn, title_of(question))
            self._give_way(turn)
            logs.set_state(self.database, turn.id, "answering")
        return replace(turn, state="answering"), standing

    def _write_again(self, turn_id: str | None, reworded: str | None) -> tuple[LoggedTurn, Standing]:
        old = self._newest(turn_id)
        if old.state in {"waiting", "answering"} or (reworded is None and old.state != "done"):
            raise Refused("turn-nothing-to-ask-again")
        return self._write(reworded or old.question, old.conversation, old)

    def _newest(self, turn_id: str | None) -> LoggedTurn:
        """The turn, if nothing came after it; without an id the newest of the open conversation. Raises Refused."""
        conversation = self.get(turn_id).conversation if turn_id else self.conversations.current()
        newest = logs.newest_turns(self.database, conversation, 1) if conversation else []
        if not newest:
            raise Refused("turn-nothing-to-ask-again")
        if turn_id not in {None, newest[0].id}:
            raise Refused("turn-not-newest")
        return newest[0]

    def _give_way(self, turn: LoggedTurn) -> None:
        """What this turn was asked in the place of gives way, once there is an answer or where there was none."""
        gone = instead.give_way(self.database, turn)
        if gone and instead.is_first(self.database, turn):
            for one in gone:
                instead.rename(
                    self.database, turn.conversation, old=title_of(one.question), new=title_of(turn.question)
                )

    def _again(self, turn_id: str | None) -> LoggedTurn:
        turn = self.get(turn_id) if turn_id else logs.newest_failed(self.database)
        if turn is None or turn.superseded or turn.state not in {"failed", "cancelled"}:
            raise Refused("turn-nothing-to-retry")
        return turn

    def _reopen(self, turn_id: str | None) -> tuple[LoggedTurn, Standing]:
        turn, standing = self._again(turn_id), self.standing()
        with self.database.transaction():
            self.conversations.enter(turn.conversation)
            logs.set_state(self.database, turn.id, "answering")
        return replace(turn, state="answering"), standing

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
                self.phrases(),
                self._sending(turn, model),
                turn.question,
            )
            async with aclosing(answering.run()) as events:
                async for event in events:
                    yield event
        except (asyncio.CancelledError, GeneratorExit):
            self._keep(turn, model, progress, "cancelled", None)
            raise
        except GieokError as error:
            ended = await asyncio.to_thread(self._keep, turn, model, progress, "failed", error)
        except Exception as error:  # noqa: BLE001  whatever breaks, the question is kept and can be tried again
            log.warning("a turn broke: %s", type(error).__name__)
            broke = Unavailable("turn-broke")
            ended = await asyncio.to_thread(self._keep, turn, model, progress, "failed", broke)
        else:
            ended = await asyncio.to_thread(self._keep, turn, model, progress, "done", None)
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
        if state == "done":
            ended = replace(ended, cards=(*ended.cards, *self.questions(ended)))
        with self.database.transaction():
            logs.complete(self.database, ended)
            self._give_way(ended)
        return ended
