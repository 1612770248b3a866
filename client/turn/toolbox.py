"""Which tool does what: search over facts, pages and conversations, reading a page, rewriting the block."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from client.bundles.service import Bundles
from client.kit.reference import contents_document, contents_text, page_text
from client.memory.fact import Fact
from client.memory.logged import LoggedTurn, Source
from client.memory.secrets import mask
from client.search.chats import find_turns
from client.search.facts import find_facts
from client.search.meaning import Meaning
from client.search.wiki import find_knowhow, find_policy
from client.store import facts, logs
from client.store.database import Database
from client.turn.account_tool import LOOK_UP_TOOL, AccountTool
from client.turn.block_tool import Say, rewrite
from client.turn.forgetting import Forgetting
from client.turn.pages import contents_entries, page_sources, result_document
from client.turn.tools import QUERY_LIMIT, WRITE_TOOL, Outcome, Tool, Toolbox, document
from shared.clock import Clock, local_day
from shared.formats.page import CONTENTS, PAGE_KINDS, PageKind
from shared.ids import Ids

REMEMBERING = frozenset({WRITE_TOOL, LOOK_UP_TOOL})  # what these bring stays: not while the memory is off
TOP_FACTS = 8
TOP_PAGES = 4
TOP_TURNS = 4


@dataclass(frozen=True, slots=True)
class Tools:
    """Everything that the tools of one account need."""

    database: Database
    bundles: Bundles
    meaning: Callable[[], Meaning | None]
    clock: Clock
    ids: Ids
    limit: Callable[[], int]
    say: Say
    conversation_search: Callable[[], bool]
    accounts: AccountTool

    def for_turn(self, turn: LoggedTurn) -> Toolbox:
        """The tools as this turn may use them."""
        tools: dict[str, Tool] = {
            "search_facts": lambda given: self.search_facts(given, turn.zone),
            "search_policy": lambda given: self.search_pages("policy", given),
            "search_knowhow": lambda given: self.search_pages("knowhow", given),
            "read_policy": self.read_page,
            "propose_forget": Forgetting(
                self.database, self.meaning, self.say, lambda fact: fact_source(fact, turn.zone)
            ).propose,
            WRITE_TOOL: lambda given: self.rewrite_block(given, turn),
        }
        if self.conversation_search():
            tools["search_conversations"] = lambda given: self.search_conversations(given, turn)
        if self.accounts.known():
            tools[LOOK_UP_TOOL] = lambda given: self.accounts.look_up(given, turn)
        return Toolbox({name: tool for name, tool in tools.items() if not turn.paused or name not in REMEMBERING})

    def search_facts(self, given: Mapping[str, str], zone: str) -> Outcome:
        """Facts in force that fit the query."""
        hits = find_facts(self.database, given["query"][:QUERY_LIMIT], TOP_FACTS, self.meaning())
        scores = {hit.key: hit.score for hit in hits}
        found = facts.get_many(self.database, list(scores))
        return Outcome(
            document({"results": [_fact_document(fact, scores[fact.id], zone) for fact in found]}),
            tuple(fact_source(fact, zone) for fact in found),
            found=len(found),
        )

    def search_pages(self, kind: PageKind, given: Mapping[str, str]) -> Outcome:
        """Pages in force that fit the query, with the passage that fits best."""
        find = find_policy if kind == "policy" else find_knowhow
        hits = find(self.database, given["query"][:QUERY_LIMIT], TOP_PAGES, self.meaning())
        ids = [hit.key.partition("/")[2] for hit in hits]
        pages = self.bundles.pages_by_id(kind, ids)
        found = [(pages[page], hit) for page, hit in zip(ids, hits, strict=True) if page in pages]
        results = [result_document(page, hit) for page, hit in found]
        return Outcome(
            document({"reference": True, "results": results}),
            tuple(source for page, _ in found for source in page_sources(page)),
            found=len(found),
        )

    def read_page(self, given: Mapping[str, str]) -> Outcome:
        """One page whole, or the contents."""
        for kind in PAGE_KINDS:
            if given.get("kind", kind) != kind:
                continue
            page = self.bundles.page(kind, given["page"])
            if page is not None:
                return Outcome(page_text(page), page_sources(page))
        contents = contents_entries(self.bundles)
        if given["page"] == CONTENTS:
            return Outcome(contents_text(contents))
        return Outcome(document({"error": "there is no such page", "contents": contents_document(contents)}))

    def search_conversations(self, given: Mapping[str, str], turn: LoggedTurn) -> Outcome:
        """Turns of this customer's other conversations; this one's are in the messages already."""
        hits = find_turns(
            self.database, given["query"][:QUERY_LIMIT], TOP_TURNS, self.meaning(), without={turn.conversation}
        )
        turns = [(logs.turn(self.database, hit.key), hit) for hit in hits]
        found = [(said, hit) for said, hit in turns if said is not None]
        results = [
            {
                "turn": said.id,
                "conversation": said.conversation,
                "at": said.asked_at.isoformat(),
                "question": mask(said.question).text[:1_000],
                "answer": mask(said.answer or "").text[:1_000],
                "score": round(hit.score, 3),
            }
            for said, hit in found
        ]
        sources = tuple(turn_source(said) for said, _ in found)
        return Outcome(document({"results": results}), sources, found=len(found))

    def rewrite_block(self, given: Mapping[str, str], turn: LoggedTurn) -> Outcome:
        """Store the model's whole block."""
        return rewrite(
            self.database,
            given["text"],
            turn,
            clock=self.clock,
            ids=self.ids,
            limit=self.limit(),
            say=self.say,
            can_look_up=self.accounts.known(),
        )


def fact_source(fact: Fact, zone: str) -> Source:
    """A fact as something that can be opened."""
    day = fact.day or local_day(fact.first_seen, zone)
    version = fact.policy.version if fact.policy else None
    return Source("fact", fact.id, fact.statement, version, day.isoformat(), fact.recheck)


def turn_source(turn: LoggedTurn) -> Source:
    """An earlier turn as something that can be opened."""
    return Source(
        "conversation",
        turn.id,
        " ".join(mask(turn.question).text.split())[:60],
        None,
        local_day(turn.asked_at, turn.zone).isoformat(),
    )


def _fact_document(fact: Fact, score: float, zone: str) -> dict[str, object]:
    return {
        "id": fact.id,
        "kind": fact.kind,
        "statement": fact.statement,
        "date": fact.day.isoformat() if fact.day else None,
        "stated": fact.stated,
        "status": fact.status,
        "first_seen": local_day(fact.first_seen, zone).isoformat(),
        "recheck": (
            {
                "reason": fact.recheck.reason,
                "page": fact.recheck.page,
                "linked": fact.recheck.linked,
                "current": fact.recheck.current,
            }
            if fact.recheck
            else None
        ),
        "policy": {"page": fact.policy.page, "version": fact.policy.version} if fact.policy else None,
        "knowhow": {"page": fact.knowhow.page, "version": fact.knowhow.version} if fact.knowhow else None,
        "evidence": [
            {"quote": quote.text, "speaker": quote.speaker, "turn": quote.turn, "at": quote.at.isoformat()}
            for quote in fact.evidence[:4]
        ],
        "score": round(score, 3),
    }
