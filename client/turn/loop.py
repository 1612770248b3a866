"""Model ⇄ tools until there is an answer: bounded, and honest about what was not stored.

Steps are limited; failed rewrites of the block are limited and said; a promise to remember without a stored write makes
one forced retry and is then taken back; a model that ends without a word is asked once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field

from client.errors import ModelUnavailable
from client.memory.logged import Card, Source, ToolUse
from client.memory.secrets import mask
from client.models.port import (
    AssistantMessage,
    CallsReady,
    ChatModel,
    Finished,
    Message,
    ModelEvent,
    ModelRequest,
    Repeated,
    SystemPart,
    TextDelta,
    ToolCall,
    ToolMessage,
    UserMessage,
)
from client.turn.cite import Citations, SourceKey
from client.turn.events import AnswerDelta, AnswerReplaced, ToolStarted
from client.turn.promise import promises, without_promises
from client.turn.tool_specs import LOOK_UP_TOOL
from client.turn.tools import WRITE_TOOL, Outcome, Toolbox, failure, masked

MAX_STEPS = 8  # model calls in one turn; the last one gets no tools
MAX_FAILED_WRITES = 3  # refused rewrites of the block before the tool is taken away
NO_MORE_WRITES = (
    "too many refused rewrites in this turn: nothing was stored; tell the customer so and answer the question"
)

Sending = Callable[[ModelRequest], None]
_Call = tuple[ToolCall, ToolCall]  # as the model made it, and without secrets
_ALONE = {WRITE_TOOL, LOOK_UP_TOOL}


@dataclass(slots=True)
class Progress:
    """What a turn has so far; kept when it is cut short."""

    shown: str = ""
    tools: list[ToolUse] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    known: dict[SourceKey, Source] = field(default_factory=dict)
    cited: tuple[Source, ...] = ()
    stored: bool = False  # a rewrite of the block was stored in this turn
    failed_writes: int = 0
    refusal: str | None = None  # sentence of the last refused rewrite
    cut: bool = False  # the model reached its length limit


@dataclass(frozen=True, slots=True)
class Phrases:
    """The few sentences that the loop itself says, in the customer's language."""

    use_the_tool: str  # to the model: the promise needs the tool call
    say_something: str  # to the model: an answer is missing
    not_stored: str  # to the customer: nothing was remembered
    cut_short: str  # to the customer: the model's length limit ended the answer
    stored: str  # to the customer: the block was changed, where the model found no words for it
    paused: str = ""  # to the customer: nothing was remembered, because the memory is off


@dataclass(slots=True)
class Loop:
    """One turn's run. `progress` holds the state at every moment; `sending` hears first what leaves the device."""

    model: ChatModel
    system: tuple[SystemPart, ...]
    messages: list[Message]
    toolbox: Toolbox
    progress: Progress
    phrases: Phrases
    sending: Sending
    question: str = ""  # as the customer wrote it
    _said: str = ""
    _calls: tuple[ToolCall, ...] = ()
    _kept: tuple[ToolCall, ...] = ()  # the same without secrets
    _judged: tuple[str, bool] = ("", False)  # what was shown, and whether it promises
    _must_call: str | None = None
    _forced: bool = False
    _asked_again: bool = False

    async def run(self) -> AsyncGenerator[AnswerDelta | AnswerReplaced | ToolStarted, None]:
        """Answer the last message. Raises ModelUnavailable("model-no-answer") where no word came."""
        for step in range(MAX_STEPS):
            before = self.progress.shown
            async for delta in self._ask(tools=step < MAX_STEPS - 1):
                yield delta
            if not self._calls:
                if not self._once_more():
                    break
                if self.progress.shown != before:
                    self.progress.shown = before
                    yield AnswerReplaced(before)
                continue
            if self.progress.shown != before:  # what a model says before its tools is no answer
                self.progress.shown = before
                yield AnswerReplaced(before)
            for together in _together(zip(self._calls, self._kept, strict=True)):
                for call, _ in together:
                    yield ToolStarted(call.name)
                self.messages += await self._use(together)
        for event in self._ended():
            yield event
        if self.progress.cut:
            self.progress.shown += f"\n\n{self.phrases.cut_short}"
            yield AnswerDelta(f"\n\n{self.phrases.cut_short}")

    def _ended(self) -> Iterator[AnswerDelta | AnswerReplaced]:
        """Take back what was promised and not stored; let no change and no refusal go unsaid."""
        progress = self.progress
        not_stored = progress.refusal or self.phrases.not_stored
        if self._broken():
            kept = without_promises(progress.shown, *self._asked_and_known())
            progress.shown = "\n\n".join(filter(None, [kept, not_stored]))
            yield AnswerReplaced(progress.shown)
        if not progress.shown.strip():
            if not progress.stored and not progress.failed_writes:
                raise ModelUnavailable("model-no-answer")
            progress.shown = self.phrases.stored if progress.stored else not_stored
            yield AnswerDelta(progress.shown)
        told = not_stored in progress.shown or any(card.kind == "block" for card in progress.cards)
        if progress.failed_writes and not progress.stored and not told:
            progress.cards.append(Card("block", not_stored))

    async def _ask(self, *, tools: bool) -> AsyncGenerator[AnswerDelta, None]:
        progress = self.progress
        specs = self.toolbox.specs(writing=progress.failed_writes < MAX_FAILED_WRITES) if tools else ()
        request = ModelRequest(self.system, tuple(self.messages), specs, self._must_call if tools else None)
        if self.model.destination is not None:
            await asyncio.to_thread(self.sending, request)  # it waits for the disk
        self._said, self._calls, self._must_call = "", (), None
        citations = Citations(progress.known)
        async with aclosing(_empty_said(self.model.stream(request))) as events:
            async for event in events:
                match event:
                    case TextDelta(text):
                        self._said += text
                        if shown := citations.feed(text):
                            progress.shown += shown
                            yield AnswerDelta(shown)
                    case CallsReady(calls=calls):
                        self._calls = calls
                    case Repeated():
                        await asyncio.to_thread(self.sending, request)
                    case Finished(reason):
                        progress.cut = reason == "length"
        if rest := citations.finish():
            progress.shown += rest
            yield AnswerDelta(rest)
        progress.cited = citations.sources
        if self._calls:
            self._kept = tuple(masked(call) for call in self._calls)
            self.messages.append(AssistantMessage(mask(self._said).text, self._kept))

    def _once_more(self) -> bool:
        """Whether what was said can't stand yet: nothing at all, or a promise that nothing was stored for."""
        if not self.progress.shown.strip() and not self._asked_again:
            self._asked_again = True
            self.messages.append(UserMessage(self.phrases.say_something))
            return True
        can_write = WRITE_TOOL in self.toolbox.tools
        if self._broken() and can_write and not self._forced and not self.progress.failed_writes:
            self._forced, self._must_call = True, WRITE_TOOL
            self.messages += [AssistantMessage(self._said), UserMessage(self.phrases.use_the_tool)]
            return True
        return False

    def _broken(self) -> bool:
        shown = self.progress.shown
        if self._judged[0] != shown:
            self._judged = (shown, promises(shown, *self._asked_and_known()))
        return not self.progress.stored and self._judged[1]

    def _asked_and_known(self) -> tuple[str, str]:
        block = next((part.text for part in self.system if part.name == "block"), "")
        return self.question, block.partition("\n")[2]

    async def _use(self, calls: Sequence[_Call]) -> list[ToolMessage]:
        call, kept = calls[0]
        if call.name == WRITE_TOOL and self.progress.failed_writes >= MAX_FAILED_WRITES:
            self.progress.tools.append(ToolUse(kept.name, kept.arguments))
            return [ToolMessage(call.id, call.name, failure(NO_MORE_WRITES).content)]
        wanted = [call for call, _ in calls]
        using = asyncio.ensure_future(self.toolbox.use(wanted))
        try:
            outcomes = await asyncio.shield(using)
        except asyncio.CancelledError:  # tools that began end: what they stored has to be told
            self._note_all(calls, await using)
            raise
        self._note_all(calls, outcomes)
        return [ToolMessage(call.id, call.name, it.content) for call, it in zip(wanted, outcomes, strict=True)]

    def _note_all(self, calls: Sequence[_Call], outcomes: Sequence[Outcome]) -> None:
        for (_, kept), outcome in zip(calls, outcomes, strict=True):
            self._note(kept, outcome)

    def _note(self, call: ToolCall, outcome: Outcome) -> None:
        progress = self.progress
        progress.tools.append(ToolUse(call.name, call.arguments, outcome.found))
        for source in outcome.sources:
            version = source.version if source.kind in {"policy", "knowhow"} else None
            progress.known[(source.kind, source.id, version)] = source
        if call.name == WRITE_TOOL:  # one card for what the turn changed, one for what it could not
            progress.cards = [card for card in progress.cards if not _overtaken(card, by=outcome)]
            progress.stored = progress.stored or outcome.stored
            progress.failed_writes += 0 if outcome.stored else 1
            progress.refusal = outcome.refusal or progress.refusal
        progress.cards += [card for card in outcome.cards if card not in progress.cards]


def _together(calls: Iterable[_Call]) -> list[list[_Call]]:
    """Searches that follow each other are one piece of work; a rewrite and a look-up elsewhere stand alone."""
    groups: list[list[_Call]] = []
    for call in calls:
        if groups and not {call[0].name, groups[-1][0][0].name} & _ALONE:
            groups[-1].append(call)
        else:
            groups.append([call])
    return groups


async def _empty_said(events: AsyncGenerator[ModelEvent, None]) -> AsyncGenerator[ModelEvent, None]:
    """An answer of a service without a word is one of no words here: it is asked for some, once."""
    try:
        async with aclosing(events):
            async for event in events:
                yield event
    except ModelUnavailable as error:
        if error.code != "model-empty":
            raise


def _overtaken(card: Card, *, by: Outcome) -> bool:
    changed = bool(card.added or card.dropped)
    return card.kind == "block" and (by.stored or not changed)
