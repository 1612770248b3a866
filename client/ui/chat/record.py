"""Why this answer? A sheet with the model, what it rested on, what was looked up, and exactly what left the device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import flet as ft

from client.kit import theme
from client.kit.amounts import said_size
from client.kit.guard import Result
from client.kit.parts import exact, fold, heading, panel, quiet, refresh, said, show_sheet
from client.kit.when import said_moment
from client.kit.words import Words
from client.memory.logged import LoggedTurn, Source, ToolUse
from client.ui.chat.foot import model_name
from client.ui.chat.why import rested_on
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.engine import Engine
    from client.store.egress import Sent

LISTED = 6  # look-ups; more are folded up
AT_ONCE = 4_000  # code points of one request that are drawn; the next ones come when they are asked for


async def show_record(
    shell: Shell, turn: LoggedTurn, sent: Sequence[Sent], enter: Callable[[Source], Result]
) -> ft.BottomSheet:
    """Open the sheet; `sent` is what left the device for this turn, `enter` opens a source."""
    words = shell.words
    model = model_name(turn, words) or words.text("why-no-name")
    rows: list[ft.Control] = [heading(words.text("record-model")), said(model, size=theme.SMALL)]
    rows += rested_on(shell, turn, enter)
    rows.append(heading(words.text("record-tools")))
    titles = await asyncio.to_thread(_titles, shell.engine, turn)
    tools: list[ft.Control] = [said(_looked_up(tool, words, titles), size=theme.SMALL) for tool in turn.tools]
    rows += tools[:LISTED] or [quiet(words.text("record-tools-none"), size=theme.SMALL)]
    if len(tools) > LISTED:
        rows.append(fold(words.text("why-more", count=len(tools) - LISTED), tools[LISTED:]))
    rows.append(heading(words.text("record-sent")))
    if not sent:
        rows.append(quiet(words.text("record-sent-none"), size=theme.SMALL))
    rows += [_request(shell, one) for one in sent]
    return show_sheet(shell.page, words.text("record-open"), rows, tall=True)


def _request(shell: Shell, one: Sent) -> ft.Control:
    """Where it went, when, how much, and every word of it."""
    words, engine = shell.words, shell.engine
    when = said_moment(words, one.at, engine.preferences.get().zone, engine.settings.clock())
    rows: list[ft.Control] = [
        quiet(words.text("record-sent-to", when=when, host=one.destination)),
        quiet(said_size(words, one.size)),
    ]
    if one.content is None:
        rows.append(said(words.text(f"sent-no-text-{one.purpose}"), size=theme.TINY))
        return panel(rows)
    content = one.content
    rows.append(exact(content[:AT_ONCE]))
    if len(content) > AT_ONCE:
        rows.append(_more(shell, content))
    return panel(rows)


def _more(shell: Shell, content: str) -> ft.Control:
    """The rest of a long request, a part at a time."""
    column = ft.Column(spacing=0, horizontal_alignment=ft.CrossAxisAlignment.START)
    shown = [AT_ONCE]

    def more() -> None:
        column.controls.insert(-1, exact(content[shown[0] : shown[0] + AT_ONCE]))
        shown[0] += AT_ONCE
        if shown[0] >= len(content):
            column.controls.pop()
        refresh(column)

    column.controls.append(ft.TextButton(shell.words.text("why-sent-more"), on_click=shell.guard(more)))
    return column


def _titles(engine: Engine, turn: LoggedTurn) -> dict[str, str]:
    """What the pages that were read were called then; where nobody noted it, what they are called today."""
    noted = [*turn.sources, *(turn.basis.found if turn.basis else ())]
    known = {source.id: source.title for source in reversed(noted) if source.kind in {"policy", "knowhow"}}
    wanted = [str(page) for tool in turn.tools if (page := _asked(tool).get("page")) and page not in known]
    found = engine.bundles.pages_by_id("knowhow", wanted) | engine.bundles.pages_by_id("policy", wanted)
    return known | {page: one.shown.title or page for page, one in found.items()}


def _looked_up(tool: ToolUse, words: Words, titles: Mapping[str, str]) -> str:
    asked = _asked(tool)
    page = str(asked.get("page") or "")
    what = str(asked.get("query") or titles.get(page, page) or asked.get("system") or "")
    text = words.text(f"tool-{tool.name}", what=what)
    return text if tool.found is None else words.text("why-found", what=text, count=tool.found)


def _asked(tool: ToolUse) -> dict[str, object]:
    """What the model gave with its call; nothing where that was no JSON object."""
    try:
        arguments = json.loads(tool.arguments or "{}")
    except ValueError:
        return {}
    return arguments if isinstance(arguments, dict) else {}
