"""How did an answer come about? A sheet with the model, what it looked up, and exactly what left the device for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import flet as ft

from client.kit import theme
from client.kit.parts import exact, heading, panel, quiet, said, show_sheet
from client.kit.when import said_moment
from client.kit.words import Words
from client.memory.logged import LoggedTurn, ToolUse
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.engine import Engine
    from client.store.egress import Sent

MANY = 8  # look-ups that fit below half a phone
SHOWN = 20_000  # code points of one request that a sheet can draw; the whole of it is in the command line's `egress`


async def show_record(shell: Shell, turn: LoggedTurn, sent: Sequence[Sent]) -> ft.BottomSheet:
    """Open the sheet; `sent` is what left the device for this turn."""
    words, engine = shell.words, shell.engine
    model = words.text("chat-model-builtin") if turn.model_kind == "builtin" else turn.model or ""
    rows: list[ft.Control] = [heading(words.text("record-model")), said(model, size=theme.SMALL)]
    rows.append(heading(words.text("record-tools")))
    titles = await asyncio.to_thread(_titles, engine, turn)
    rows += [said(_looked_up(tool, words, titles), size=theme.SMALL) for tool in turn.tools]
    if not turn.tools:
        rows.append(quiet(words.text("record-tools-none"), size=theme.SMALL))
    rows.append(heading(words.text("record-sent")))
    if not sent:
        rows.append(quiet(words.text("record-sent-none"), size=theme.SMALL))
    for one in sent:
        when = said_moment(words, one.at, engine.preferences.get().zone, engine.settings.clock())
        to = quiet(words.text("record-sent-to", when=when, host=one.destination))
        size = quiet(words.text("sent-bytes", bytes=one.size))
        text = words.text(f"sent-no-text-{one.purpose}") if one.content is None else one.content[:SHOWN]
        rows.append(panel([to, size, exact(text)]))
    return show_sheet(shell.page, words.text("record-open"), rows, tall=bool(sent) or len(turn.tools) > MANY)


def _titles(engine: Engine, turn: LoggedTurn) -> dict[str, str]:
    """What the pages that were read are called today."""
    wanted = [str(page) for tool in turn.tools if (page := _asked(tool).get("page"))]
    found = engine.bundles.pages_by_id("knowhow", wanted) | engine.bundles.pages_by_id("policy", wanted)
    return {page: known.shown.title or page for page, known in found.items()}


def _looked_up(tool: ToolUse, words: Words, titles: Mapping[str, str]) -> str:
    asked = _asked(tool)
    page = str(asked.get("page") or "")
    what = str(asked.get("query") or titles.get(page, page) or asked.get("system") or "")
    return words.text(f"tool-{tool.name}", what=what)


def _asked(tool: ToolUse) -> dict[str, object]:
    """What the model gave with its call; nothing where that was no JSON object."""
    try:
        arguments = json.loads(tool.arguments or "{}")
    except ValueError:
        return {}
    return arguments if isinstance(arguments, dict) else {}
