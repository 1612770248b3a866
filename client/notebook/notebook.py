"""What screens and commands may do with the block and the facts: one object over one open store."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client.errors import Refused
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.notebook import answers, questions
from client.notebook import block as blocks
from client.notebook import facts as changes
from client.notebook.answers import Answer
from client.search.facts import find_facts
from client.store import facts as rows
from client.store import traits
from client.store.database import Database
from client.store.facts import Change
from shared.clock import Clock
from shared.ids import Ids

TOP = 50  # facts that a search on the memory screen shows


@dataclass(frozen=True, slots=True)
class Notebook:
    """The customer's memory: the block and the facts. `limit` and `page_version` follow the signed bundles."""

    database: Database
    clock: Clock
    ids: Ids
    limit: Callable[[], int]  # code points
    page_version: Callable[[str], int | None]  # the version of a policy page in force now

    def block(self) -> blocks.Block:
        """The block exactly as it is sent."""
        return blocks.read_block(self.database, self.limit())

    def save_block(self, text: str, seen: str, *, overwrite: bool = False) -> blocks.Written | blocks.Conflict:
        """Save from a screen; `seen` is what the edit began with. Raises Refused."""
        return blocks.save_from_screen(
            self.database, text, seen, overwrite=overwrite, now=self.clock(), ids=self.ids, limit=self.limit()
        )

    def undo_block(self, conversation: str) -> blocks.Block:
        """Take back a conversation's last write. Raises Refused (block-nothing-to-undo)."""
        return blocks.undo(self.database, conversation, now=self.clock(), ids=self.ids, limit=self.limit())

    def clear_block(self) -> int:
        """Delete the whole block; returns how many lines went."""
        return blocks.clear_block(self.database, self.clock())

    def facts(self, query: str = "", *, every: bool = False) -> list[Fact]:
        """Facts in force (or of every status), the newest first; with `query`, those that fit, best first."""
        if not query.strip():
            return rows.list_facts(self.database, every=every)
        return rows.get_many(self.database, [hit.key for hit in find_facts(self.database, query, TOP, None)])

    def fact(self, typed: str) -> Fact:
        """One fact by its id or the beginning of it. Raises Refused."""
        return changes.find(self.database, typed)

    def history(self, typed: str) -> list[Change]:
        """What happened to a fact, oldest first."""
        return rows.history(self.database, self.fact(typed).id)

    def retract(self, typed: str) -> Fact:
        """Out of force, kept in history."""
        fact = self.fact(typed)
        if fact.status in {"replaced", "retracted"}:
            raise Refused("fact-not-in-force")
        changes.retract(self.database, fact.id, now=self.clock(), ids=self.ids, limit=self.limit(), by="customer")
        return self.fact(fact.id)

    def delete(self, typed: str) -> Fact:
        """Gone for good; returns what was there, for the sentence that says so."""
        fact = self.fact(typed)
        changes.delete(self.database, fact.id, now=self.clock(), ids=self.ids, limit=self.limit())
        return fact

    def questions(self) -> list[Fact]:
        """Facts whose promotion into the block waits for the customer's answer."""
        return rows.get_many(self.database, rows.proposed(self.database))

    def confirm(self, typed: str, *, yes: bool = True, about: CardKind | None = None) -> Fact:
        """Answer the question that waits at a fact: the one `about` names, else whichever waits, a recheck first.

        Raises Refused (fact-no-question, fact-not-in-force, block-too-long).
        """
        return self.answer(typed, yes=yes, about=about).fact

    def answer(self, typed: str, *, yes: bool, about: CardKind | None = None) -> Answer:
        """As `confirm`, with what it did to the block: a line that went up, lines that made room for it."""
        version = self.page_version
        return answers.answer(
            self.database, self.fact(typed), yes=yes, about=about, page_version=version, now=self.clock(),
            ids=self.ids, limit=self.limit(),
        )  # fmt: skip

    def waits_for(self, fact: Fact) -> tuple[CardKind, ...]:
        """The questions that wait at a fact."""
        return questions.waits_for(self.database, fact)

    def waiting(self, conversation: str) -> list[tuple[CardKind, Fact]]:
        """The questions that may be asked in this conversation, the most pressing first."""
        return questions.waiting(self.database, conversation)

    def before(self, fact: Fact) -> list[Fact]:
        """What held before this fact took its place, oldest first."""
        return traits.replaced_by(self.database, fact.id)

    def supports(self, fact: Fact) -> list[Fact]:
        """The facts that a trait rests on, oldest first."""
        found = rows.get_many(self.database, list(fact.supports))
        return sorted(found, key=lambda one: (one.day.isoformat() if one.day else "", one.first_seen, one.id))
