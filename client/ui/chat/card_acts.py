"""What happens when a card below an answer is pressed? The state acts, the bubble is drawn anew, and it is said."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from client.memory.logged import Card, LoggedTurn
from client.ui.chat.card_state import CardState
from client.ui.chat.history import History
from client.ui.facts.deleting import ask_to_delete
from client.ui.shell import Shell


class CardActs:
    """The buttons of the cards. `look_again` is called when a fact is gone for good."""

    def __init__(self, shell: Shell, state: CardState, look_again: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._state = state
        self._look_again = look_again
        self.history: History | None = None  # joined once both are made

    async def confirm(self, turn: LoggedTurn, card: Card) -> None:
        """Yes."""
        await self._answer(turn, card, yes=True)

    async def decline(self, turn: LoggedTurn, card: Card) -> None:
        """No."""
        await self._answer(turn, card, yes=False)

    async def later(self, turn: LoggedTurn, card: Card) -> None:
        """Not now."""
        self._draw(await self._state.put_off(turn, card))

    async def undo_block(self, turn: LoggedTurn) -> None:
        """The block as it was before this turn."""
        self._draw(await self._state.undo_block(turn))
        self._say("card-block-undone")

    async def _answer(self, turn: LoggedTurn, card: Card, *, yes: bool) -> None:
        if card.kind == "forget":
            await self._forget(turn, card, yes=yes)
            return
        self._draw(await self._state.answer(turn, card, yes=yes))
        if card.kind == "proposal":
            self._say("contribute-agreed" if yes else "contribute-declined")
        else:
            self._say("card-confirmed" if yes else "card-declined")

    async def _forget(self, turn: LoggedTurn, card: Card, *, yes: bool) -> None:
        if yes and card.fact is not None:
            await ask_to_delete(self._shell, card.fact, self._look_again)
            return
        if yes:
            await self._state.forget_lines(card)
        self._draw(await self._state.done_with(turn, card))
        self._say("card-forgotten" if yes else "card-kept")

    def _draw(self, turn: LoggedTurn) -> None:
        if self.history is not None:
            self.history.draw(turn)

    def _say(self, code: str) -> None:
        self._shell.snacks.say(self._shell.words.text(code))
