"""The tool by which a model asks for something to be forgotten: it makes a card and deletes nothing.

It acts on a fact's id. Words alone list what fits, so that the model proposes the right one or asks which is meant; the
customer decides at the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from client.memory.fact import Fact
from client.memory.logged import Card, Source
from client.search.facts import find_facts
from client.search.meaning import Meaning
from client.store import block, facts
from client.store.database import Database
from client.turn.tools import QUERY_LIMIT, Outcome, document, failure

TOP = 8  # facts that words list
MOST = 5  # cards in one turn

Say = Callable[..., str]  # (sentence id, **values) in the customer's language
NOTE = "Nothing is deleted. The customer decides at the card below the answer; say so, and do not say that it is gone."


@dataclass(frozen=True, slots=True)
class Forgetting:
    """One turn's proposals; `source` makes a fact something that the answer can cite."""

    database: Database
    meaning: Callable[[], Meaning | None]
    say: Say
    source: Callable[[Fact], Source]
    proposed: set[str] = field(default_factory=set)

    def propose(self, given: Mapping[str, str]) -> Outcome:
        """Make a card for the fact `fact`; with `query` alone, list what fits and make none."""
        wanted, line = given.get("fact", "").strip(), given.get("line", "").strip()
        if line and not wanted:
            return self._line(line)
        if not wanted:
            return self._list(given.get("query", ""))
        fact = facts.get(self.database, wanted)
        if fact is None:
            return failure("there is no such fact; look for it with search_facts and give its id")
        lines = [line.text for line in block.origins(self.database).values() if line.fact == fact.id]
        content = document(
            {
                "proposed": [{"id": fact.id, "statement": fact.statement, "block_lines": lines}],
                "deleted": False,
                "note": NOTE,
            }
        )
        if fact.id in self.proposed:
            return Outcome(content, (self.source(fact),))
        if len(self.proposed) >= MOST:
            return failure("enough cards for one answer: ask the customer which one is meant")
        self.proposed.add(fact.id)
        code = "card-forget-line" if lines else "card-forget"
        card = Card("forget", self.say(code, statement=fact.statement), fact.id)
        return Outcome(content, (self.source(fact),), (card,))

    def _line(self, line: str) -> Outcome:
        """The card holds the line where a card holds dropped lines: forgetting takes it out of there too."""
        content = document({"proposed_line": line, "deleted": False, "note": NOTE})
        if line in self.proposed or len(self.proposed) >= MOST:
            return Outcome(content)
        self.proposed.add(line)
        return Outcome(content, (), (Card("forget", self.say("card-forget-trace"), dropped=(line,)),))

    def _list(self, query: str) -> Outcome:
        if not query.strip():
            return failure("give the id of a fact, or words to look for")
        hits = find_facts(self.database, query[:QUERY_LIMIT], TOP, self.meaning())
        found = facts.get_many(self.database, [hit.key for hit in hits])
        results = [
            {"id": fact.id, "kind": fact.kind, "statement": fact.statement, "date": fact.day and fact.day.isoformat()}
            for fact in found
        ]
        note = "Nothing is proposed yet. Call it again with the id that is meant; if several could be, ask which."
        content = document({"results": results, "proposed": [], "deleted": False, "note": note})
        return Outcome(content, tuple(self.source(fact) for fact in found))
