"""What stays below an answer once the customer answered one of its cards, or the question no longer waits?

An answered card goes; what a yes moved in the block is said in its place, and stays said after the window was closed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from client.memory.logged import Card, CardKind, LoggedTurn
from client.notebook.answers import Answer
from client.notebook.contributions import Contributions
from client.notebook.notebook import Notebook
from client.store import facts, logs
from client.store.database import Database

_QUESTIONS = frozenset({"promotion", "trait", "sensitive", "recheck", "proposal"})


def notice(answer: Answer, say: Callable[..., str]) -> Card | None:
    """What has to be said openly after a yes: lines that went down, or that nothing could go up."""
    if answer.no_room:
        return Card("promotion", say("answer-no-room", statement=answer.fact.statement))
    if answer.lowered and answer.line is not None:
        text = say("answer-lowered", count=len(answer.lowered))
        return Card("promotion", text, None, (answer.line,), answer.lowered)
    return None


@dataclass(frozen=True, slots=True)
class Answers:
    """The cards of one account's turns."""

    database: Database
    notebook: Notebook
    contributions: Contributions
    say: Callable[..., str]

    def give(self, turn: LoggedTurn, card: Card, *, yes: bool) -> LoggedTurn:
        """Answer the card's question; returns the turn as it is kept. Raises Refused where it no longer waits."""
        if card.fact is None:
            return turn
        if card.kind == "proposal":
            self.contributions.answer(card.fact, card.text, yes=yes)
            return self.drop(turn, card, *((Card("proposal", self.say("contribute-agreed")),) if yes else ()))
        said = notice(self.notebook.answer(card.fact, yes=yes, about=card.kind), self.say)
        return self.drop(turn, card, *((said,) if said else ()))

    def drop(self, turn: LoggedTurn, card: Card, *instead: Card) -> LoggedTurn:
        """The card goes for good, `instead` takes its place; returns the turn as it is kept."""
        kept = replace(turn, cards=(*(other for other in turn.cards if other != card), *instead))
        logs.keep_cards(self.database, turn.id, kept.cards)
        return kept

    def put_off(self, turn: LoggedTurn, card: Card) -> LoggedTurn:
        """The question stays, folded: it can be answered later; returns the turn as it is kept."""
        kept = replace(turn, cards=tuple(replace(one, later=True) if one == card else one for one in turn.cards))
        logs.keep_cards(self.database, turn.id, kept.cards)
        return kept

    def taken_back(self, turn: LoggedTurn) -> LoggedTurn:
        """The turn whose change of the block was undone: its cards say so; returns it as it is kept."""
        for card in turn.cards:
            if card.kind == "block" and (card.added or card.dropped):
                return self.drop(turn, card, Card("block", self.say("card-block-undone")))
        return turn

    def waiting(self, turns: Sequence[LoggedTurn]) -> list[LoggedTurn]:
        """The turns without cards that ask what was answered elsewhere meanwhile."""
        asked = {card.fact for turn in turns for card in turn.cards if card.fact is not None}
        if not asked:
            return list(turns)
        known = {fact.id: fact for fact in facts.get_many(self.database, sorted(asked))}
        waits: dict[str, tuple[CardKind, ...]] = {fact: self.notebook.waits_for(known[fact]) for fact in known}
        if any(card.kind == "proposal" for turn in turns for card in turn.cards):
            for key in self.contributions.asking():
                waits[key] = (*waits.get(key, ()), "proposal")
        return [replace(turn, cards=tuple(card for card in turn.cards if _stays(card, waits))) for turn in turns]


def _stays(card: Card, waits: Mapping[str, tuple[CardKind, ...]]) -> bool:
    return card.kind not in _QUESTIONS or card.fact is None or card.kind in waits.get(card.fact, ())
