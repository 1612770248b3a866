"""What happens when a customer answers, corrects, takes back, restores or deletes a fact? The same from every place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import ask, named, said
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.turn.answers import notice
from client.ui.evidence.copies import said_copies
from client.ui.facts.correcting import show_correction
from client.ui.facts.deleting import ask_to_delete
from client.ui.facts.state import FactsState
from client.ui.shell import Shell

ToTurn = Callable[[str, str], Awaitable[None]]  # conversation and turn
Changed = Callable[[], Awaitable[None]]


class FactActions:
    """Acts on the facts of one state; `changed` draws anew whatever shows them, `open_fact` leads to another one."""

    def __init__(
        self,
        shell: Shell,
        state: FactsState,
        changed: Changed,
        open_fact: Callable[[str], Awaitable[None]],
        to_turn: ToTurn | None,
    ) -> None:
        self._shell = shell
        self._state = state
        self._changed = changed
        self.open_fact = open_fact
        self.to_turn = to_turn

    async def answer(self, fact: Fact, about: CardKind, *, yes: bool) -> None:
        """Answer its question; a no can be taken back for a while, but for what it deleted."""
        words, snacks = self._shell.words, self._shell.snacks
        given = await self._state.answer(fact, about, yes=yes)
        told = notice(given, words.text)
        await self._changed()
        done = words.text("card-confirmed" if yes else "card-declined")
        sentence = done if told is None else " · ".join([told.text, *told.dropped])
        if yes or given.deleted:
            snacks.say(sentence)
            return

        async def back() -> None:
            await self._state.take_back_no(fact, about)
            await self._changed()
            snacks.say(words.text("fact-undone"))

        snacks.offer(sentence, words.text("fact-undo"), self._shell.guard(back))

    async def retract(self, fact: Fact) -> None:
        """Not so any more, with a way back."""
        words, snacks = self._shell.words, self._shell.snacks
        copies = await self._state.retract(fact)
        await self._changed()

        async def back() -> None:
            await self._restored(fact, instead=False)

        told = [words.text("fact-retracted"), *said_copies(self._shell, copies)]
        snacks.offer(" ".join(told), words.text("fact-undo"), self._shell.guard(back))

    async def restore(self, fact: Fact) -> None:
        """So again; where something speaks against it, the customer is asked first."""
        words, others = self._shell.words, await self._state.against(fact)
        if not others:
            await self._restored(fact, instead=False)
            return

        async def instead() -> None:
            await self._restored(fact, instead=True)

        ask(
            self._shell.page,
            title=words.text("fact-restore-ask"),
            text=words.text("fact-restore-ask-text"),
            yes=words.text("fact-restore-yes"),
            no=words.text("ui-cancel"),
            press=self._shell.guard(instead),
            more=[said(f"“{other.statement}”", size=theme.SMALL) for other in others],
        )

    async def _restored(self, fact: Fact, *, instead: bool) -> None:
        words = self._shell.words
        done = await self._state.restore(fact, instead=instead)
        await self._changed()
        told = [words.text("fact-restored")]
        told += [words.text("fact-gave-way", statement=other.statement) for other in done.gave_way]
        if done.line is not None:
            told.append(words.text("fact-line-back"))
        elif done.no_room:
            told.append(words.text("fact-line-no-room"))
        self._shell.snacks.say(" ".join(told))

    def correct(self, fact: Fact) -> None:
        """Open the sheet in which it is put right."""
        show_correction(self._shell, self._state, fact, self._changed)

    async def delete(self, fact: Fact) -> None:
        """For good, after one question."""
        await ask_to_delete(self._shell, fact.id, self._changed)

    def buttons(self, fact: Fact, question: CardKind | None) -> ft.Row:
        """What can be done with it, in its state; a screen reader hears which fact each is about."""
        guard = self._shell.guard
        shown: list[ft.Control] = []
        if fact.status in {"replaced", "retracted"}:
            shown.append(self._button("fact-restore", "fact-restore-of", fact, guard(lambda: self.restore(fact))))
        elif fact.status != "awaiting_consent":
            shown.append(self._button("fact-correct", "fact-correct-of", fact, guard(lambda: self.correct(fact))))
        if fact.status == "active" and question != "recheck":  # there the question's own no says it
            shown.append(self._button("fact-retract", "fact-retract-of", fact, guard(lambda: self.retract(fact))))
        shown.append(self._button("fact-delete", "fact-delete-of", fact, guard(lambda: self.delete(fact))))
        return ft.Row(shown, spacing=theme.GAP, wrap=True)

    def _button(self, code: str, full: str, fact: Fact, press: Callable[[], Awaitable[None]]) -> ft.TextButton:
        words = self._shell.words
        label = words.text(full, statement=fact.statement)
        return ft.TextButton(content=named(words.text(code), label), on_click=press)
