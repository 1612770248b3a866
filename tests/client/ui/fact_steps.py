"""Facts in the memory of a window, and the way to where they are shown."""

from datetime import UTC, datetime

import flet as ft

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from shared.ids import new_id
from tests.client.ui.ways import to_memory

WHEN = datetime(2026, 9, 28, 1, 0, tzinfo=UTC)
TIER = {"kind": "attribute", "attribute": "tier", "value": "enterprise", "topic": "tier"}


def fact(engine, statement, *, kind="event", promotable=False, said="그렇게 말했어요", turn="t1", **more):
    candidate = Candidate(kind, statement, (Quote(said, "customer", turn, WHEN),), **more)
    now = engine.settings.clock()
    return changes.add(engine.opened.database, candidate, now=now, ids=new_id, promotable=promotable)


async def memory(app, part="사실", title="고객 사실"):
    await to_memory(app)
    await app.press(part)
    await app.until(lambda: app.has(title))


async def all_facts(app, part="사실"):
    await app.turn_to("memory")
    await app.press(part)
    await app.until(lambda: app.has("모두") and app.all(ft.Chip))


def shown(app):
    return {text.partition(": ")[2] for text in app.texts() if text.startswith(("더 보기: ", "접기: "))}


def field(app, label):
    return app.find(ft.TextField, label)
