"""How does one page read? Its words with links that lead on, its versions, its sources, what of mine hangs on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.drawn import drawn
from client.kit.markdown import below_title
from client.kit.parts import fold, heading, panel, quiet, said, title
from client.kit.when import said_day
from client.kit.words import Words
from client.memory.fact import Fact
from client.turn.reading import OpenPage
from client.ui.policies.row import said_changing, title_of
from client.ui.policies.state import PoliciesState
from client.ui.shell import Shell
from shared.formats.page import PageHistory
from shared.formats.reading import CurrentPage

FACTS_SHOWN: Final = 5


@dataclass(frozen=True, slots=True)
class PageActs:
    """What can be done at a page."""

    follow: Callable[[str], Awaitable[None]]  # a link in its words
    enter: Callable[[CurrentPage], Awaitable[None]]
    read: Callable[[int], Awaitable[None]]  # another version of it
    ask: Callable[[str], Awaitable[None]]
    open_fact: Callable[[str], Awaitable[None]]


def page_rows(shell: Shell, state: PoliciesState, opened: OpenPage, acts: PageActs) -> list[ft.Control]:
    """Everything below the way back."""
    words, guard, page = shell.words, shell.guard, opened.page
    version = opened.version(state.trail[-1].version)
    name = version.title or title_of(page)
    asking = ft.FilledButton(
        words.text(f"policies-ask-{page.kind}"),
        icon=ft.Icons.CHAT_BUBBLE_OUTLINE,
        on_click=guard(lambda: acts.ask(title_of(page))),
    )
    rows: list[ft.Control] = [
        title(name),
        quiet(_stands(words, state, page, version), size=theme.SMALL),
        *_notices(shell, state, opened, version, acts),
        ft.Row([asking], wrap=True),
    ]
    if version.body is None:
        rows.append(panel([said(words.text("policies-no-text"), size=theme.SMALL)]))
    else:
        rows.append(drawn(below_title(version.body, name), follow=acts.follow, guard=guard))
    rows += _mine(shell, opened, acts)
    rows += _links(shell, opened, acts)
    rows += _others(shell, state, opened, version, acts)
    if page.sources:
        told: list[ft.Control] = [
            said(words.text("policies-source", document=one.document, place=one.place), size=theme.SMALL)
            for one in page.sources
        ]
        rows.append(fold(words.text("policies-sources", count=len(told)), told))
    return rows


def _stands(words: Words, state: PoliciesState, page: CurrentPage, version: PageHistory) -> str:
    day = said_day(words, version.effective, state.today)
    parts = [words.text(f"source-kind-{page.kind}")]
    parts.append(words.text("policies-stands", version=str(version.version), day=day))
    if page.customers:
        parts.append(words.text("policies-customers", count=page.customers))
    return " · ".join(parts)


def _notices(
    shell: Shell, state: PoliciesState, opened: OpenPage, version: PageHistory, acts: PageActs
) -> list[ft.Control]:
    """That it changes soon, or that this is not the version in force."""
    words, guard, page = shell.words, shell.guard, opened.page
    now = page.current
    if version != page.shown:
        later = now is None or version.version > now.version
        day = said_day(words, version.effective, state.today)
        code = "policies-reading-later" if later else "policies-reading-earlier"
        text = said(words.text(code, day=day, current=str(page.shown.version)), size=theme.SMALL)
        back = ft.TextButton(words.text("policies-read-current"), on_click=guard(lambda: acts.read(page.shown.version)))
        return [panel([text, ft.Row([back], wrap=True)], tint=ft.Colors.TERTIARY_CONTAINER)]
    changing = said_changing(words, page, state.today)
    if changing is None:
        return []
    told: list[ft.Control] = [said(changing, size=theme.SMALL, bold=True)]
    ahead = page.upcoming
    if ahead is not None and ahead.revision:
        told.append(said(ahead.revision, size=theme.SMALL))
    if ahead is not None and ahead.body is not None and ahead != version:
        number = ahead.version
        read = ft.TextButton(words.text("policies-read-ahead"), on_click=guard(lambda: acts.read(number)))
        told.append(ft.Row([read], wrap=True))
    return [panel(told, tint=ft.Colors.TERTIARY_CONTAINER)]


def _mine(shell: Shell, opened: OpenPage, acts: PageActs) -> list[ft.Control]:
    """The customer's facts that hang on this page; what has to be looked at again stands first."""
    words = shell.words
    if not opened.facts:
        return []
    rows: list[ft.Control] = [
        said(words.text(f"policies-mine-{opened.page.kind}", count=len(opened.facts)), size=theme.SMALL, bold=True)
    ]
    rows += [_fact(shell, fact, acts) for fact in opened.facts[:FACTS_SHOWN]]
    return [panel(rows)]


def _fact(shell: Shell, fact: Fact, acts: PageActs) -> ft.Control:
    words = shell.words
    name = words.text("source-recheck", name=fact.statement) if fact.recheck is not None else fact.statement
    icon = ft.Icons.HISTORY_TOGGLE_OFF if fact.recheck is not None else ft.Icons.BOOKMARK_OUTLINE
    return _leading(icon, name, shell.guard(lambda: acts.open_fact(fact.id)))


def _links(shell: Shell, opened: OpenPage, acts: PageActs) -> list[ft.Control]:
    if not opened.links:
        return []
    buttons = [_link(shell, page, acts) for page in opened.links]
    return [heading(shell.words.text("policies-links")), *buttons]


def _link(shell: Shell, page: CurrentPage, acts: PageActs) -> ft.Control:
    icon = ft.Icons.DESCRIPTION_OUTLINED if page.kind == "policy" else ft.Icons.LIGHTBULB_OUTLINE
    return _leading(icon, title_of(page), shell.guard(lambda: acts.enter(page)))


def _others(
    shell: Shell, state: PoliciesState, opened: OpenPage, version: PageHistory, acts: PageActs
) -> list[ft.Control]:
    """The versions before this one whose words are still on the device, the newest first, and what each changed."""
    words, before = shell.words, opened.page.current or opened.page.shown
    rows: list[ft.Control] = []
    for one in reversed(opened.versions):
        if one.version < before.version and one != version:
            day = said_day(words, one.effective, state.today)
            rows.append(_earlier(shell, words.text("policies-stands", version=str(one.version), day=day), one, acts))
    return [fold(words.text("policies-earlier", count=len(rows)), rows)] if rows else []


def _earlier(shell: Shell, name: str, one: PageHistory, acts: PageActs) -> ft.Control:
    button = _leading(ft.Icons.HISTORY, name, shell.guard(lambda: acts.read(one.version)))
    return ft.Column([button, *([quiet(one.revision)] if one.revision else [])], spacing=2)


def _leading(icon: ft.IconData, name: str, press: Callable[[], Awaitable[None]]) -> ft.Control:
    """A button with a line of words that leads on."""
    return ft.Row(
        [
            ft.TextButton(
                content=said(name, size=theme.SMALL, color=ft.Colors.PRIMARY, lines=2),
                icon=ft.Icon(icon, size=16),
                on_click=press,
            )
        ],
        wrap=True,
    )
