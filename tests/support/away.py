"""A model service that is away, comes back, refuses, or answers with what it was asked: by word, not by script."""

from client.errors import ModelUnavailable
from client.models.port import Finished, TextDelta, UserMessage


class Service:
    """`trouble` is raised instead of an answer, by the question where it is a dictionary; `gone` is told to a probe."""

    name = "far-model"
    kind = "service"
    destination = "model.test"

    def __init__(self, trouble=None):
        self.trouble = trouble
        self.gone = None
        self.requests = []
        self.probes = 0
        self.gate = None  # an asyncio.Event: half an answer is said, and the rest when it is set

    async def probe(self):
        self.probes += 1
        if self.gone is not None:
            raise self.gone

    def asked(self):
        """The questions in the order in which they came, each with the ones that stood before it."""
        return [
            [message.text for message in request.messages if isinstance(message, UserMessage)]
            for request in self.requests
        ]

    async def stream(self, request):
        self.requests.append(request)
        question = [message.text for message in request.messages if isinstance(message, UserMessage)][-1]
        trouble = self.trouble.get(question) if isinstance(self.trouble, dict) else self.trouble
        if trouble is not None:
            raise trouble
        yield TextDelta("답: ")
        if self.gate is not None:
            await self.gate.wait()
        yield TextDelta(question)
        yield Finished("stop")


def unreachable():
    """What a service that is away looks like."""
    return ModelUnavailable("model-unreachable", host="model.test")
