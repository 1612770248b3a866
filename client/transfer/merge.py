"""How does a memory from a file come into an account? In one transaction, by id; what is here stays.

What the customer deleted, here or where the file comes from, is in neither afterwards. A block that stands here is
never replaced unasked: the lines that only the file has are named. Reading the same file twice changes nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from client.errors import Refused
from client.memory import block as rules
from client.notebook import block as blocks
from client.notebook import facts as changes
from client.notebook import graves
from client.notebook.preferences import Preferences
from client.notebook.reindex import ask_for_indexing
from client.search.chats import drop_conversation
from client.store import audit, conversations, fact_ties, instead, meta, portable, remains, tombstones
from client.store import block as rows
from client.store import facts as fact_rows
from client.store.block import Line
from client.store.database import Database
from client.store.numbered import Known
from client.store.portable_tables import EVERY, SINGLE, Record
from shared.ids import Ids

_PREFERENCE = "preference_"


@dataclass(frozen=True, slots=True)
class Merged:
    """What is new here, how much stays away because it was deleted, and what became of two blocks."""

    new: dict[str, int]  # facts, turns, conversations
    deleted: int
    missing_lines: tuple[str, ...]  # only in the file's block, and not taken
    dropped_lines: tuple[str, ...]  # of the block that stood here, where it was replaced


def merge(
    database: Database,
    file: Iterable[tuple[str, Record]],
    preferences: Preferences,
    *,
    now: datetime,
    ids: Ids,
    limit: int,
    replace_block: bool,
) -> Merged:
    """Bring in every row of a checked file. Raises Refused (import-broken, block-…); nothing is changed then."""
    with database.transaction():
        portable.allow_any_order(database)
        unused, empty = not remains.any_marks(database), not remains.anything(database)
        here = _Side(remains.fact_ids(database), tombstones.every_span(database))
        single, fresh, there = _write_rows(database, file)
        for row in single["meta"]:
            _choice(database, preferences, str(row["key"]), str(row["value"]), unused=unused)
        missing, dropped = _block(database, single, now=now, ids=ids, limit=limit, replace=replace_block)
        facts, talks = _buried(database, here, there)
        changes.take_away(database, [fact for fact in facts if fact in fresh["facts"]], now=now, ids=ids, limit=limit)
        ours = [fact for fact in facts if fact not in fresh["facts"] and fact_rows.get(database, fact)]
        if ours:
            changes.delete_all(database, ours, now=now, ids=ids, limit=limit)
        fact_ties.drop_words_of_nothing(database)
        instead.give_way_everywhere(database)
        for talk in talks:
            drop_conversation(database, talk)
            conversations.hide(database, talk, now)
            conversations.purge(database, talk)
        new = _new(fresh, facts, talks)
        if portable.loose_ends(database):
            raise Refused("import-broken")
        if "facts" in new:
            ask_for_indexing(database)
        gone_here = not (set(facts) <= fresh["facts"].keys() and set(talks) <= fresh["conversations"].keys())
        if not empty and (new or dropped or gone_here):
            audit.record(database, now, "customer", "memory-imported", new)
    return Merged(new, len(facts) + len(talks), missing, dropped)


@dataclass(frozen=True, slots=True)
class _Side:
    """What one of the two memories held before they met: its facts, and the places in the log that make none again."""

    facts: frozenset[str]
    spans: dict[str, list[tuple[int, int]]]


def _write_rows(
    database: Database, file: Iterable[tuple[str, Record]]
) -> tuple[dict[str, list[Record]], dict[str, dict[str, str]], _Side]:
    """(rows that are decided one by one, ids that are new here: of turns with their conversation, the file's side)."""
    told: set[str] = set()
    spans: dict[str, list[tuple[int, int]]] = defaultdict(list)
    single: dict[str, list[Record]] = defaultdict(list)
    known: dict[str, Known] = {}
    fresh: dict[str, dict[str, str]] = {"facts": {}, "turns": {}, "conversations": {}}
    alone = {table.name for table in SINGLE}
    for name, row in file:
        table = EVERY[name]
        if name in alone:
            single[name].append(row)
            continue
        if name == "facts":
            told.add(str(row["id"]))
        elif name == "tombstone_spans":
            spans[str(row["turn"])].append((int(row["first"] or 0), int(row["stop"] or 0)))
        if table.numbered:
            before = known.get(name) or known.setdefault(name, Known(database, table))
            if before.meets(row):
                continue
        if portable.write(database, table, row) and name in fresh:
            fresh[name][str(row["id"])] = str(row.get("conversation", row["id"]))
    return single, fresh, _Side(frozenset(told), spans)


def _new(fresh: dict[str, dict[str, str]], facts: Iterable[str], talks: Iterable[str]) -> dict[str, int]:
    """How much is new and stays."""
    gone = {*facts, *talks}
    counted = {name: sum(key not in gone and of not in gone for key, of in ids.items()) for name, ids in fresh.items()}
    return {name: times for name, times in counted.items() if times}


def _choice(database: Database, preferences: Preferences, key: str, value: str, *, unused: bool) -> None:
    """A preference where none was chosen here; the secret of the file's marks."""
    try:
        if key.startswith(graves.OWN):
            if len(bytes.fromhex(value)) != graves.SECRET_BYTES:
                raise Refused("import-broken")
            graves.adopt(database, value, unused=unused and key == graves.OWN)
        elif key.startswith(_PREFERENCE) and meta.read(database, key) is None:
            preferences.set(key.removeprefix(_PREFERENCE), value)
    except (Refused, ValueError) as error:
        raise Refused("import-broken") from error


def _block(
    database: Database, single: dict[str, list[Record]], *, now: datetime, ids: Ids, limit: int, replace: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(lines that only the file has and that did not come, lines that went)."""
    text = str(single["block"][0]["text"]) if single["block"] else ""
    here = rows.read_text(database)
    change = rules.compare(rules.clean(here), rules.clean(text))
    if not text or (here and not replace and change.added):
        return change.added, ()
    if not here:
        portable.write(database, EVERY["block"], single["block"][0])
        for name in ("block_lines", "block_undo"):
            for row in single[name]:
                portable.write(database, EVERY[name], row)
        return (), ()
    if not replace or not (change.added or change.dropped):
        return (), ()
    result = blocks.write_block(database, text, writer="customer", now=now, ids=ids, limit=limit)
    if isinstance(result, blocks.NotWritten):
        raise Refused(result.reason, used=result.used, limit=limit)
    for row in single["block_lines"]:
        if row["line"] in change.added:
            line = Line(str(row["line"]), cast(rows.Origin, row["origin"]), cast("str | None", row["fact"]))
            rows.set_origin(database, line, cast("str | None", row["turn"]))
    return (), change.dropped


def _buried(database: Database, here: _Side, there: _Side) -> tuple[list[str], list[str]]:
    """(facts, conversations) that the customer deleted, on whichever side they stood.

    What a side kept beside its own deletions was kept on purpose: it is held against the other side's places alone.
    A fact that stands on both sides loses no more than the words that one of them deleted.
    """
    if not remains.any_marks(database):
        return [], []
    talks = [one for one in remains.conversations(database) if graves.is_buried_conversation(database, one)]
    gone: list[str] = []
    for key, kind, said, quotes in list(remains.standing_facts(database)):
        if key in here.facts and key in there.facts:
            lost = [quote for quote in quotes if graves.is_marked(database, kind, [quote], said)]
            if lost and any(quote.speaker == "customer" and quote not in lost for quote in quotes):
                fact_ties.remove_evidence(database, key, lost)
            elif lost:
                gone.append(key)
            continue
        spans = (there if key in here.facts else here).spans
        if graves.is_marked(database, kind, quotes, said) or any(
            graves.overlaps(database, quote, spans.get(quote.turn, ())) for quote in quotes
        ):
            gone.append(key)
    return gone, talks
