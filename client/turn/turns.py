"""A question becomes a turn, and the turn gets its answer.

The order keeps everything: the question is on the disk before the model hears it; what came of an answer is kept when
it is cut short; a failed turn says why and can be tried again in its own row.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import datetime

from client.errors import GieokError, Refused, Unavailable
from client.memory.logged import Card, LoggedTurn, Source, TurnState
from client.memory.secrets import mask
from client.models.port import ChatModel, Message, ModelRequest, UserMessage
from client.models.wire import body
from client.store import egress, logs
from client.store.database import Database
from client.turn import loop
from client.turn.assemble import Standing, system_prompt
from client.turn.conversations import Conversations
from client.turn.events import TurnEnded, TurnEvent, TurnStarted
from client.turn.messages import History, history
from client.turn.tools import Toolbox
from shared.clock import Clock
from shared.ids import Ids

log = logging.getLogger("gieok")

QUESTION_LIMIT = 40_000  # code points: ten chunks of the index
TITLE_LENGTH = 40  # code points of the first question that name a conversation
LOOKED_AT = 4  # sources shown where a service's model cited none


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
        question, model = _checked(text), self.model()
        async for event in self._run(model, lambda: self._write(question, conversation)):
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

    def _write(self, question: str, conversation: str | None) -> tuple[LoggedTurn, Standing]:
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
                paused=standing.paused,
            )
            logs.write_question(self.database, turn, _title(question))
            logs.set_state(self.database, turn.id, "answering")
        return replace(turn, state="answering"), standing

    def _again(self, turn_id: str | None) -> LoggedTurn:
        turn = self.get(turn_id) if turn_id else logs.newest_failed(self.database)
        if turn is None or turn.state not in {"failed", "cancelled"}:
            raise Refused("turn-nothing-to-retry")
        return turn

    def _reopen(self, turn_id: str | None) -> tuple[LoggedTurn, Standing]:
        turn, standing = self._again(turn_id), self.standing()
        with self.database.transaction():
            self.conversations.enter(turn.conversation)
            logs.set_state(self.database, turn.id, "answering")
            if standing.paused and not turn.paused:
                logs.pause(self.database, turn.id)
        paused = turn.paused or standing.paused  # asked, or asked again, while the memory was off
        return replace(turn, state="answering", paused=paused), replace(standing, paused=paused)

    async def _answer(self, turn: LoggedTurn, model: ChatModel, standing: Standing) -> AsyncGenerator[TurnEvent, None]:
        progress = loop.Progress(stored=bool(_told(turn.cards)))
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
        earlier = logs.answered_before(self.database, turn.id)
        return history(earlier, self.budget, lambda: logs.count_answered_before(self.database, turn.id))

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
        logs.complete(self.database, ended)
        return ended


def ended_turn(
    turn: LoggedTurn,
    model: ChatModel,
    progress: loop.Progress,
    *,
    state: TurnState,
    error: GieokError | None,
    now: datetime,
) -> LoggedTurn:
    """The turn with what came of it."""
    ended = replace(
        turn,
        state=state,
        answer=progress.shown.strip() or None,
        completed_at=now,
        model=model.name,
        model_kind=model.kind,
        tools=tuple(progress.tools),
        sources=_sources(progress, model),
        cards=(*(() if _told(progress.cards) else _told(turn.cards)), *progress.cards),  # one for the whole turn
        error=error.code if error else None,
        error_values=error.params if error else {},
    )
    if state != "done" and ended.answer is None and turn.answer is not None:  # a retry that brought nothing
        ended = replace(ended, answer=turn.answer, tools=turn.tools, sources=turn.sources)
    return ended


def _said_by_loop(phrases: loop.Phrases, turn: LoggedTurn) -> loop.Phrases:
    """While the memory is off, what stands in the place of a promise says so."""
    return replace(phrases, not_stored=phrases.paused) if turn.paused else phrases


def _told(cards: Sequence[Card]) -> tuple[Card, ...]:
    """What was changed in the block, in this try or an earlier one: it stands, whatever became of the answer."""
    return tuple(card for card in cards if card.added or card.dropped)


def _sources(progress: loop.Progress, model: ChatModel) -> tuple[Source, ...]:
    if progress.cited or model.kind == "builtin":
        return progress.cited
    return tuple(progress.known.values())[:LOOKED_AT]


def _checked(text: str) -> str:
    """Verbatim but for what can't be stored at all: NUL and lone surrogates."""
    question = text.replace("\x00", "").encode("utf-8", "replace").decode("utf-8")
    if not question.strip():
        raise Refused("turn-blank")
    if len(question) > QUESTION_LIMIT:
        raise Refused("turn-too-long", used=len(question), limit=QUESTION_LIMIT)
    return question


def _title(question: str) -> str:
    """What a conversation is called after its first question; a mark tells that the question went on."""
    words = " ".join(mask(question[: 4 * TITLE_LENGTH]).text.split())
    return words if len(words) <= TITLE_LENGTH else f"{words[: TITLE_LENGTH - 1].rstrip()}…"
