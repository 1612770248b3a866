"""The steps before a backup is made: what one should know, what goes along, and the six digits."""

from __future__ import annotations

from functools import partial

import flet as ft

from client.errors import Refused
from client.kit import theme
from client.kit.choices import choice
from client.kit.parts import quiet, said
from client.ui.backup.details import details
from client.ui.backup.digits import digits_field, shown
from client.ui.backup.sending import making
from client.ui.backup.stage import Stage

WARNINGS = ("backups-warn-later", "backups-warn-digits", "backups-warn-password", "backups-warn-none")


async def before(stage: Stage, *, with_log: bool = False) -> list[ft.Control]:
    """What the customer is told, in words, before the button. What was ticked stays ticked on the way back."""
    limits = await stage.state.limits()
    log = choice(stage.text("backups-with-log"), chosen=with_log)

    async def go_on() -> None:
        await stage.go(partial(offered, with_log=log.chosen()))

    async def explain(stage: Stage) -> list[ft.Control]:
        return await details(stage, back=partial(before, with_log=log.chosen()))

    return [
        stage.title("backups-before"),
        stage.told(
            *(stage.text(code) for code in WARNINGS),
            stage.text("backups-warn-end", days=limits.days, tries=limits.tries),
            stage.text("backups-warn-here"),
        ),
        stage.title("backups-what"),
        said(stage.text("backups-what-always"), size=theme.SMALL),
        log.row,
        quiet(stage.text("backups-with-log-hint"), size=theme.SMALL),
        quiet(stage.text("backups-what-never"), size=theme.SMALL),
        ft.Row([ft.FilledButton(stage.text("backups-to-digits"), on_click=stage.shell.guard(go_on))], wrap=True),
        stage.link("backups-details-open", explain),
        stage.link("backups-step-back", stage.home),
    ]


async def offered(stage: Stage, *, with_log: bool) -> list[ft.Control]:
    """Six digits, once, to write down."""
    digits = await stage.state.suggest()

    async def wrote() -> None:
        stage.digits = digits
        await stage.go(partial(again, with_log=with_log))

    return [
        stage.title("backups-digits"),
        shown(digits),
        stage.told(stage.text("backups-digits-write"), stage.text("backups-digits-once")),
        ft.Row([ft.FilledButton(stage.text("backups-digits-wrote"), on_click=stage.shell.guard(wrote))], wrap=True),
        stage.link("backups-digits-others", partial(offered, with_log=with_log)),
        stage.link("backups-digits-own", partial(own, with_log=with_log)),
        stage.link("backups-step-back", partial(before, with_log=with_log)),
    ]


async def again(stage: Stage, *, with_log: bool) -> list[ft.Control]:
    """From the paper, not from memory: is it written down rightly?"""
    field = digits_field(stage.shell, "backups-digits-label")

    async def act() -> None:
        if stage.state.read(field.value) != stage.digits:
            raise Refused("backups-digits-differ")
        await stage.go(partial(making, with_log=with_log))

    return [
        stage.title("backups-digits-again"),
        said(stage.text("backups-digits-again-why"), size=theme.SMALL),
        stage.form("backups-make-now", act, [field]),
        stage.link("backups-digits-lost", partial(offered, with_log=with_log)),
    ]


async def own(stage: Stage, *, with_log: bool) -> list[ft.Control]:
    """Digits of the customer's own choice, twice."""
    first = digits_field(stage.shell, "backups-digits-chosen")
    second = digits_field(stage.shell, "backups-digits-chosen-again")

    async def act() -> None:
        chosen = await stage.state.check(first.value)
        if not _same(stage, second.value, chosen):
            raise Refused("backups-own-differ")
        stage.digits = chosen
        await stage.go(partial(making, with_log=with_log))

    return [
        stage.title("backups-digits-own"),
        stage.told(stage.text("backups-own-hint"), stage.text("backups-digits-write")),
        stage.form("backups-make-now", act, [first, second]),
        stage.link("backups-digits-offered", partial(offered, with_log=with_log)),
    ]


def _same(stage: Stage, text: str, chosen: str) -> bool:
    try:
        return stage.state.read(text) == chosen
    except Refused:  # too few of them: which of the two fields is meant would not be said
        return False
