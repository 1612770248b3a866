"""What could this customer contribute to the service's know-how, and what did they say to it? Nothing is sent here.

Each payload is asked about word for word and agreed to alone. What was answered once is never asked again: not for the
fact, and not for the same decision in the same situation; a no is final. Whose tag it goes with is settled by the yes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from hashlib import sha256
from typing import Final, Literal

from client.errors import Refused
from client.kit.words import LANGUAGES, Words
from client.memory.proposal import Situation
from client.memory.proposal_text import consent_text, read_out
from client.memory.proposal_time import later
from client.notebook.block import read_block
from client.notebook.decisions import payloads
from client.store import contributions as rows
from client.store import contributor_tags as tags
from client.store import facts
from client.store.contributions import Kept, State
from client.store.database import Database
from shared.clock import Clock
from shared.formats.month import in_time
from shared.formats.vocabulary import Proposals
from shared.randomness import Randomness
from shared.wire.proposal import Proposal

ID_LENGTH: Final = 12  # hexadecimal digits, as long as other ids
Questions = Callable[[str | None, Collection[Situation]], Sequence[Proposal]]


@dataclass(frozen=True, slots=True)
class Contribution:
    """A payload, the fact that it comes from, how it reads in one line, and how far it is."""

    id: str  # the same for the same payload of the same fact, and for the same question
    fact: str | None  # None for a question, and once the fact is deleted
    text: str
    payload: Proposal
    state: Literal["possible"] | State = "possible"
    due_at: datetime | None = None
    error: str | None = None

    @property
    def key(self) -> str:
        """What a card names it by: the fact; a question has only itself."""
        return self.fact or self.id


@dataclass(frozen=True, slots=True)
class Contributions:
    """The payloads of one account. `asked` tells the questions that come again and again."""

    database: Database
    vocabulary: Callable[[], Proposals]
    asked: Questions
    signed_in: Callable[[], str | None]  # the account
    clock: Clock
    randomness: Randomness

    def possible(self, language: str, conversation: str | None = None) -> list[Contribution]:
        """What could be sent and was not answered yet, the newest fact first; without what `conversation` asks."""
        vocabulary = self.vocabulary()
        if not vocabulary.topics:
            return []
        answered = [kept for kept in rows.every(self.database) if kept.state != "asked"]
        over, of_facts = {_matter(kept.payload) for kept in answered}, {kept.fact for kept in answered} - {None}
        words, now = Words(language), self.clock()
        decided = payloads(self.database, vocabulary, read_block(self.database, 0).text)
        settled = {(payload.topic, payload.conditions) for _, payload in decided}
        found: dict[object, Contribution] = {}
        for fact, payload in (*decided, *((None, it) for it in self.asked(conversation, settled))):
            if fact in of_facts or (matter := _matter(payload)) in over or matter in found:
                continue
            text = read_out(payload, vocabulary, words) if in_time(payload.month, now) else None
            if text is not None:
                found[matter] = Contribution(_id(fact, payload), fact, text, payload)
        return list(found.values())

    def listed(self, language: str) -> list[Contribution]:
        """What could be sent, then what was answered, sent or taken back, the last change first.

        What a fact that no longer holds had left waiting is dropped before.
        """
        rows.drop_baseless(self.database, self.clock())
        possible = self.possible(language)
        kept = [_contribution(one) for one in rows.every(self.database)]
        fresh = {one.key for one in possible}
        # one that was asked about and never answered stands among the possible ones
        return [*possible, *(it for it in kept if it.state != "asked" or (it.error and it.key not in fresh))]

    def named(self, typed: str, language: str) -> Contribution:
        """One of those listed, by the beginning of its own id or of its fact's. Raises Refused."""
        found = [it for it in self.listed(language) if typed and (it.id.startswith(typed) or it.key.startswith(typed))]
        exact = [it for it in found if typed in {it.id, it.key}]
        if len(found) > 1 and len(exact) != 1:
            raise Refused("contribute-ambiguous", count=len(found))
        if not found:
            raise Refused("contribute-unknown")
        return (exact or found)[0]

    def get(self, contribution: str) -> Contribution:
        """One that was answered. Raises Refused (contribute-unknown)."""
        kept = rows.get(self.database, contribution)
        if kept is None:
            raise Refused("contribute-unknown")
        return _contribution(kept)

    def question(self, contribution: Contribution, language: str) -> str:
        """What the customer is asked, word for word. Raises Refused (contribute-changed)."""
        text = consent_text(contribution.payload, self.vocabulary(), Words(language))
        if text is None:
            raise Refused("contribute-changed")
        return text

    def ask(self, contribution: Contribution) -> None:
        """It stands below an answer now: a yes is a yes to this payload and to no later reading of the fact."""
        with self.database.transaction():
            if contribution.fact is not None:
                rows.forget_asked(self.database, contribution.fact, contribution.id)
            known = rows.get(self.database, contribution.id)
            if known is None or known.state == "asked":
                rows.put(self.database, _kept(contribution, "asked", self.clock()))

    def asking(self) -> set[str]:
        """The keys of what was asked about and waits for an answer."""
        rows.drop_baseless(self.database, self.clock())
        return {_contribution(kept).key for kept in rows.in_state(self.database, "asked") if kept.error is None}

    def answer(self, key: str, seen: str, *, yes: bool) -> None:
        """Answer a card that said `seen`. Raises Refused (contribute-changed, contribute-login-first)."""
        for kept in rows.in_state(self.database, "asked"):
            asked = _contribution(kept)
            if asked.key == key and seen in self._readings(asked.payload):
                if yes:
                    self.agree(asked)
                else:
                    self.decline(asked)
                return
        raise Refused("contribute-changed")

    def agree(self, contribution: Contribution) -> Kept:
        """The customer's yes to this payload: it waits for its hour. Raises Refused; nothing is kept then."""
        account, now = self.signed_in(), self.clock()
        if account is None:
            raise Refused("contribute-login-first")
        if contribution.state in {"waiting", "sent", "taking_back"}:
            raise Refused("contribute-already")
        vocabulary = self.vocabulary()
        if contribution.text not in {read_out(contribution.payload, vocabulary, Words(it)) for it in LANGUAGES}:
            raise Refused("contribute-changed")
        with self.database.transaction():
            fact = facts.get(self.database, contribution.fact) if contribution.fact else None
            if contribution.payload.kind == "decision" and (fact is None or fact.status != "active"):
                raise Refused("contribute-changed")
            there = tags.get(self.database, account, contribution.payload.topic) is not None
            due = later(now, self.randomness) if there else None  # the hours begin when the tag is there
            kept = replace(_kept(contribution, "waiting", now), account=account, due_at=due)
            rows.put(self.database, kept)
            rows.make_way(self.database, kept, now)
        return kept

    def decline(self, contribution: Contribution) -> None:
        """The customer's no. Raises Refused (contribute-already) for what has gone or is on its way."""
        if contribution.state in {"waiting", "sent", "taking_back"}:
            raise Refused("contribute-already")
        rows.put(self.database, _kept(contribution, "declined", self.clock()))

    def take_back(self, contribution: str) -> Kept:
        """What has not left never leaves; what may have left is to be taken back. Raises Refused."""
        with self.database.transaction():
            kept = rows.get(self.database, contribution)
            if kept is None or kept.state not in {"waiting", "sent", "taking_back"}:
                raise Refused("contribute-nothing-to-take-back")
            now = self.clock()
            left = kept.state != "waiting" or kept.tries > 0
            state: State = "taking_back" if left else "taken_back"
            kept = replace(kept, state=state, at=now, due_at=now if left else None, error=None)
            rows.put(self.database, kept)
        return kept

    def counts(self) -> dict[str, int]:
        """How many there are in each state."""
        return rows.counts(self.database)

    def at_service(self, fact: str | None = None) -> list[str]:
        """Ids of what the service has or may have, all or of one fact."""
        found = rows.every(self.database) if fact is None else rows.of_fact(self.database, fact)
        return [it.id for it in found if it.state in {"sent", "taking_back"} or (it.state == "waiting" and it.tries)]

    def _readings(self, payload: Proposal) -> set[str | None]:
        vocabulary = self.vocabulary()
        return {consent_text(payload, vocabulary, Words(language)) for language in LANGUAGES} - {None}


def _matter(payload: Proposal) -> tuple[object, ...]:
    """What makes two payloads the same proposal, whatever their page's version and month."""
    return payload.kind, payload.topic, payload.conditions, payload.decision


def _id(fact: str | None, payload: Proposal) -> str:
    """A question stays the same when it is asked once more, in another month."""
    named = _matter(payload) if fact is None else [fact, asdict(payload)]
    return sha256(json.dumps(named).encode()).hexdigest()[:ID_LENGTH]


def _kept(contribution: Contribution, state: State, now: datetime) -> Kept:
    return Kept(contribution.id, contribution.fact, contribution.payload, contribution.text, state, now)


def _contribution(kept: Kept) -> Contribution:
    return Contribution(kept.id, kept.fact, kept.shown, kept.payload, kept.state, kept.due_at, kept.error)
