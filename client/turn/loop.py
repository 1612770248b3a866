"""Model ⇄ tools until there is an answer: bounded, and honest about what was not stored.

Steps are limited; failed rewrites of the block are limited and said; a promise to remember without a stored write makes
one forced retry and is then taken back; a model that ends without a word is asked once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field

from client.errors import ModelUnavailable
from client.memory.logged import Card, Source, ToolUse
from client.models.port import (
    AssistantMessage,
    CallsReady,
    ChatModel,
    Finished,
    Message,
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
from client.turn.tools import WRITE_TOOL, Outcome, Toolbox

MAX_STEPS = 8  # model calls in one turn; the last one gets no tools
MAX_FAILED_WRITES = 3  # refused rewrites of the block before the tool is taken away

Sending = Callable[[ModelRequest], None]


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
    _said: str = ""
    _calls: tuple[ToolCall, ...] = ()
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
            for call in self._calls:
                yield ToolStarted(call.name)
                self.messages.append(await self._use(call))
        if promises(self.progress.shown) and not self.progress.stored:
            kept = without_promises(self.progress.shown)
            self.progress.shown = "\n\n".join(filter(None, [kept, self.phrases.not_stored]))
            yield AnswerReplaced(self.progress.shown)
        if not self.progress.shown.strip():
            raise ModelUnavailable("model-no-answer")
        if self.progress.cut:
            self.progress.shown += f"\n\n{self.phrases.cut_short}"
            yield AnswerDelta(f"\n\n{self.phrases.cut_short}")

    async def _ask(self, *, tools: bool) -> AsyncGenerator[AnswerDelta, None]:
        progress = self.progress
        specs = self.toolbox.specs(writing=progress.failed_writes < MAX_FAILED_WRITES) if tools else ()
        request = ModelRequest(self.system, tuple(self.messages), specs, self._must_call if tools else None)
        if self.model.destination is not None:
            await asyncio.to_thread(self.sending, request)  # it waits for the disk
        self._said, self._calls, self._must_call = "", (), None
        citations = Citations(progress.known)
        async with aclosing(self.model.stream(request)) as events:
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
            self.messages.append(AssistantMessage(self._said, self._calls))

    def _once_more(self) -> bool:
        """Whether what was said can't stand yet: nothing at all, or a promise that nothing was stored for."""
        if not self.progress.shown.strip() and not self._asked_again:
            self._asked_again = True
            self.messages.append(UserMessage(self.phrases.say_something))
            return True
        broken = promises(self.progress.shown) and not self.progress.stored
        can_write = WRITE_TOOL in self.toolbox.tools
        if broken and can_write and not self._forced and not self.progress.failed_writes:
            self._forced, self._must_call = True, WRITE_TOOL
            self.messages += [AssistantMessage(self._said), UserMessage(self.phrases.use_the_tool)]
            return True
        return False

    async def _use(self, call: ToolCall) -> ToolMessage:
        using = asyncio.ensure_future(self.toolbox.use(call))
        try:
            outcome = await asyncio.shield(using)
        except asyncio.CancelledError:  # a tool that began ends: what it stored has to be told
            self._note(call, await using)
            raise
        self._note(call, outcome)
        return ToolMessage(call.id, call.name, outcome.content)

    def _note(self, call: ToolCall, outcome: Outcome) -> None:
        progress = self.progress
        progress.tools.append(ToolUse(call.name, call.arguments))
        for source in outcome.sources:
            version = source.version if source.kind in {"policy", "knowhow"} else None
            progress.known[(source.kind, source.id, version)] = source
        progress.cards += outcome.cards
        if call.name == WRITE_TOOL:
            progress.stored = progress.stored or outcome.stored
            progress.failed_writes += 0 if outcome.stored else 1
