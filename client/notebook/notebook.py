"""What screens and commands may do with the block and the facts: one object over one open store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from client.errors import Refused
from client.memory.fact import Fact
from client.memory.fact_filter import FactFilter
from client.memory.logged import CardKind
from client.memory.sensitive import AREAS
from client.notebook import answers, correcting, forgetting, listing, questions, restoring
from client.notebook import block as blocks
from client.notebook import facts as changes
from client.notebook.agreements import Copy, copies
from client.notebook.answers import Answer
from client.notebook.changes import BlockChange, block_changes
from client.notebook.correcting import Corrected, Correction, Reader, same_matter
from client.notebook.forgetting import Beside
from client.notebook.listing import Around, Listed
from client.notebook.restoring import Restored
from client.notebook.told_changes import others
from client.search.facts import find_facts
from client.store import conversations, remains, traits
from client.store import facts as rows
from client.store.block import read_text, read_undo, undoable
from client.store.database import Database
from client.store.fact_list import count_waiting
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
    reader: Reader = same_matter  # what a corrected sentence is about
    areas: Callable[[], Collection[str]] = lambda: AREAS  # that are asked about first

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

    def undoable_block(self) -> str | None:
        """The conversation whose last change of the block can be taken back, if any."""
        return undoable(self.database)

    def undoable_turn(self, conversation: str) -> str | None:
        """The turn of this conversation whose change of the block can still be taken back, if any."""
        last = read_undo(self.database, conversation)
        return last.turn if last is not None and last.after == read_text(self.database) else None

    def block_changes(self) -> list[BlockChange]:
        """What changed lately, the newest first."""
        return block_changes(self.database)

    def clear_block(self) -> int:
        """Delete the whole block; returns how many lines went."""
        return blocks.clear_block(self.database, self.clock())

    def facts(self, query: str = "", *, every: bool = False) -> list[Fact]:
        """Facts in force (or of every status), the newest first; with `query`, those that fit, best first."""
        if not query.strip():
            return rows.list_facts(self.database, every=every)
        return rows.get_many(self.database, [hit.key for hit in find_facts(self.database, query, TOP, None)])

    def listed(self, wanted: FactFilter, most: int) -> Listed:
        """For a list that is shown in parts: the first `most` that fit, the newest first, and how many fit."""
        return listing.listed(self.database, wanted, most)

    def asks(self, most: int) -> Listed:
        """The first that wait for the customer's answer, and how many do."""
        return listing.waiting(self.database, most)

    def count_waiting(self) -> int:
        """How many facts wait for the customer's answer."""
        return count_waiting(self.database)

    def around(self, typed: str) -> Around:
        """What lies around a fact: its history, where its words were said, what it rests on. Raises Refused."""
        return listing.around(self.database, self.fact(typed))

    def fact(self, typed: str) -> Fact:
        """One fact by its id or the beginning of it. Raises Refused."""
        return changes.find(self.database, typed)

    def history(self, typed: str) -> list[Change]:
        """What happened to a fact, oldest first."""
        return rows.history(self.database, self.fact(typed).id)

    def named(self, history: Sequence[Change]) -> list[Fact]:
        """The other facts that a history names."""
        return rows.get_many(self.database, [other for change in history for other in others(change)])

    def retract(self, typed: str) -> Fact:
        """Out of force, kept in history."""
        fact = self.fact(typed)
        if fact.status in {"replaced", "retracted"}:
            raise Refused("fact-not-in-force")
        changes.retract(self.database, fact.id, now=self.clock(), ids=self.ids, limit=self.limit(), by="customer")
        return self.fact(fact.id)

    def correct(self, typed: str, wanted: Correction) -> Corrected:
        """Put a fact right: a new one by the customer's own hand, the old one replaced by it. Raises Refused."""
        return correcting.correct(
            self.database, self.fact(typed).id, wanted, reader=self.reader, areas=self.areas(),
            page_version=self.page_version, now=self.clock(), ids=self.ids, limit=self.limit(),
        )  # fmt: skip

    def against(self, typed: str) -> list[Fact]:
        """What holds now and can not hold beside a past fact: to be asked about before. Raises Refused."""
        return restoring.against(self.database, self.fact(typed))

    def restore(self, typed: str, *, replace: bool = False) -> Restored:
        """A past fact holds again. Raises Refused; fact-restore-against where something else has to be replaced."""
        return restoring.restore(
            self.database, self.fact(typed).id, replace=replace, now=self.clock(), ids=self.ids, limit=self.limit()
        )

    def take_back_no(self, typed: str, about: CardKind) -> None:
        """The last no was a slip. Raises Refused."""
        restoring.take_back_no(
            self.database, self.fact(typed).id, about, now=self.clock(), ids=self.ids, limit=self.limit()
        )

    def beside(self, typed: str) -> Beside:
        """What would stay if this fact went: to be asked about before. Raises Refused."""
        return forgetting.beside(self.database, self.fact(typed))

    def delete(self, typed: str, *, conversation: bool = False, related: bool = False) -> Beside:
        """Gone for good, read back; returns what stands, or stood, beside it. Raises Refused."""
        return forgetting.delete_fact(
            self.database,
            self.fact(typed),
            now=self.clock(),
            ids=self.ids,
            limit=self.limit(),
            conversation=conversation,
            related=related,
        )

    def copies(self, facts: Sequence[Fact]) -> tuple[Copy, ...]:
        """What the service keeps of these facts as evidence; it stays there when they go."""
        return copies(self.database, [fact.id for fact in facts])

    def forget_line(self, line: str) -> None:
        """A line of the block goes without a trace. Raises Refused."""
        forgetting.forget_line(self.database, line, now=self.clock(), ids=self.ids, limit=self.limit())

    def drawn_from(self, conversation: str) -> list[Fact]:
        """The facts that rest on a conversation: to be asked about before it is deleted."""
        return forgetting.drawn_from(self.database, conversation)

    def delete_with_facts(self, conversation: str) -> list[str]:
        """Delete a conversation and what was drawn from it; returns the ids of those facts. Raises Refused."""
        if conversations.conversation(self.database, conversation) is None:
            raise Refused("conversation-unknown")
        return forgetting.delete_conversation_with_facts(
            self.database, conversation, now=self.clock(), ids=self.ids, limit=self.limit()
        )

    def proposed(self) -> list[Fact]:
        """Facts whose promotion into the block waits for the customer's answer."""
        return rows.get_many(self.database, rows.proposed(self.database))

    def confirm(self, typed: str, *, yes: bool = True, about: CardKind | None = None) -> Fact:
        """Answer the question that waits at a fact: the one `about` names, else whichever waits, a recheck first.

        A yes `about` forgetting deletes it and returns what was there; a no changes nothing.

        Raises Refused (fact-no-question, fact-not-in-force, block-too-long).
        """
        if about == "forget":
            fact = self.fact(typed)
            if yes:
                self.delete(fact.id)
            return fact
        return self.answer(typed, yes=yes, about=about).fact

    def confirm_imported(self, *, yes: bool = True) -> int:
        """One answer for every fact that came from elsewhere and waits; sensitive ones are asked about one by one."""
        waiting = remains.imported(self.database)
        with self.database.transaction():
            for fact in waiting:
                self.confirm(fact, yes=yes)
        return len(waiting)

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
        return sorted(rows.get_many(self.database, list(fact.supports)), key=listing.by_day)
