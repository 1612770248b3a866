"""The account screen on the way to a backup: once somebody is logged in, it goes on there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from client.ui.account.stage import Step
from client.ui.account.view import WAITS_FOR_MAIL, AccountView
from client.ui.shell import Shell


class SignIn(AccountView):
    """As the account screen; `then` gets what was said about the login. A mail that is waited for is not forgotten."""

    def __init__(
        self, shell: Shell, back: Callable[[], Awaitable[None]], then: Callable[[str], Awaitable[None]]
    ) -> None:
        super().__init__(shell, back)
        self._then = then

    async def ask(self, first: Step, sentence: str) -> None:
        """Where the customer was, if a mail is waited for; else the `first` step, with why above it."""
        await self.go(self._step if self._step in WAITS_FOR_MAIL else first, sentence)

    async def go(self, step: Step, sentence: str) -> None:
        """Turn to a step; the last one is elsewhere."""
        if step == "home":
            email = self.stage.state.email
            self.leave()
            await self._then(sentence or self._shell.words.text("account-logged-in", email=email))
        else:
            await super().go(step, sentence)
