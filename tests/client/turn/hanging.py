"""A model that says a little and then nothing."""

import asyncio

from client.models.port import TextDelta
from tests.support.fakes import ScriptedModel


class Hanging(ScriptedModel):
    """Says a little and then nothing."""

    async def stream(self, request):
        self.requests.append(request)
        yield TextDelta("여기까지는 왔어요. ")
        await asyncio.sleep(3600)
