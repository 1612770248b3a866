"""How a test asks a service model and keeps what it saw."""

import asyncio
from dataclasses import dataclass, field

from client.models.connection import Timeouts
from client.models.port import (
    CallsReady,
    Finished,
    ModelRequest,
    SystemPart,
    TextDelta,
    ToolSpec,
    UserMessage,
)
from client.models.service import ServiceModel
from shared.errors import GieokError

KEY = "sk-very-secret-0123456789"
QUESTION = "환불은 며칠 안에 되나요?"
SEARCH = ToolSpec("search_facts", "Finds facts.", {"type": "object", "properties": {"query": {"type": "string"}}})
REQUEST = ModelRequest(
    (SystemPart("service_context", "You help."), SystemPart("block", "# 고객 context (0 / 4,000)")),
    (UserMessage(QUESTION),),
    (SEARCH,),
)
QUICK = Timeouts(connect=5.0, first_byte=0.5, between=0.5)


@dataclass
class Seen:
    """Events until the end or the error, and the waits between the tries."""

    events: list = field(default_factory=list)
    error: GieokError | None = None
    waits: list[float] = field(default_factory=list)

    @property
    def texts(self):
        return [event.text for event in self.events if isinstance(event, TextDelta)]

    @property
    def text(self):
        return "".join(self.texts)

    @property
    def calls(self):
        return [call for event in self.events if isinstance(event, CallsReady) for call in event.calls]

    @property
    def reason(self):
        last = self.events[-1] if self.events else None
        return last.reason if isinstance(last, Finished) else None

    @property
    def failed(self):
        return (type(self.error).__name__, self.error.code) if self.error else None


def ask(url, request=REQUEST, key=KEY, **options):
    """One step against `url`, without real waits."""
    seen = Seen()

    async def sleep(seconds):
        seen.waits.append(seconds)

    async def run():
        model = ServiceModel(url, "test-model", key, sleep=sleep, **options)
        try:
            async for event in model.stream(request):
                seen.events.append(event)
        except GieokError as error:
            seen.error = error

    asyncio.run(run())
    return seen
