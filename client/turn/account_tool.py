"""Who is the customer in another system? That system is asked for its current user, and its answer is kept.

Only what it answered may be remembered as an account. What is sent, and to whom, is recorded before it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from client.errors import Unavailable
from client.memory.accounts import Account
from client.memory.logged import LoggedTurn
from client.settings import AccountSource
from client.store import egress, looked_up
from client.store.database import Database
from client.turn.tool_specs import LOOK_UP_TOOL
from client.turn.tools import Outcome, document, failure
from shared.clock import Clock

__all__ = ["LOOK_UP_TOOL", "AccountTool"]


@dataclass(frozen=True, slots=True)
class AccountTool:
    """The systems that can be asked; `ask` raises Unavailable or Refused."""

    database: Database
    clock: Clock
    sources: Sequence[AccountSource]
    ask: Callable[[AccountSource], Account]

    def known(self) -> bool:
        """Is there any system to ask?"""
        return bool(self.sources)

    def look_up(self, given: Mapping[str, str], turn: LoggedTurn) -> Outcome:
        """Ask one system; its answer is kept for this conversation."""
        source = self._named(given.get("system", ""), turn.question)
        if source is None:
            return failure("no such system; these can be asked: " + ", ".join(one.system for one in self.sources))
        sent = egress.whole(self.clock(), turn.id, "turn", source.host, f"GET {source.url}".encode())
        egress.record(self.database, sent)  # the token is no word of the customer and is never written down
        try:
            found = self.ask(source)
        except Unavailable:
            return failure(f"{source.system} did not answer: no account is confirmed")
        looked_up.keep(self.database, turn.conversation, found)
        return Outcome(document({"system": found.system, "account": found.account, "login": found.login or None}))

    def _named(self, system: str, question: str) -> AccountSource | None:
        if not system.strip():
            spoken = [one for one in self.sources if one.system.casefold() in question.casefold()]
            meant = spoken or list(self.sources)
            return meant[0] if len(meant) == 1 else None
        wanted = system.strip().casefold()
        return next((one for one in self.sources if one.system.casefold() == wanted), None)
