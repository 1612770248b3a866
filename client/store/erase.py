"""Where do deleted words still stand beside the memory itself? In the log's sources, cards and tool calls, in what can
be undone, and in the audit: they are taken out there. Questions and answers are the log's own and are not touched.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from client.store import audit
from client.store.database import Database

_WRITE_TOOL = "rewrite_customer_context"
_BLOCK = '"kind": "block"'


def from_log(database: Database, *, facts: Collection[str], words: Iterable[str], lines: Collection[str]) -> None:
    """Sources lose their title, questions about the facts go, tool calls lose what holds the words or the lines.

    In a turn that named one of the facts a search for a part of the words loses that part too.
    """
    spoken = [word for word in words if word.strip()]
    said = sorted({form for word in spoken for form in _as_stored(word)})
    rows = database.all(
        "SELECT id, tools, sources, cards, basis FROM turns AS t WHERE EXISTS (SELECT 1 FROM json_each(?1) AS j WHERE"
        " instr(t.sources, j.value) OR instr(t.cards, j.value) OR instr(t.tools, j.value) OR instr(t.basis, j.value))"
        " OR (?2 AND (instr(t.tools, ?3) OR instr(t.cards, ?4)))",
        (json.dumps([*facts, *said], ensure_ascii=False), int(bool(lines)), _WRITE_TOOL, _BLOCK),
    )
    for row in rows:
        named = (row["sources"], row["cards"], row["basis"])
        parts = spoken if any(fact in told for fact in facts for told in named) else ()
        sources = [_untitled(source, "fact", facts) for source in json.loads(row["sources"])]
        cards = [_without(card, lines) for card in json.loads(row["cards"]) if card["fact"] not in facts]
        tools = [_silent(tool, said, parts, lines) for tool in json.loads(row["tools"])]
        database.run(
            "UPDATE turns SET tools = ?, sources = ?, cards = ?, basis = ? WHERE id = ?",
            (_json(tools), _json(sources), _json(cards), _silent_basis(row["basis"], "fact", facts), row["id"]),
        )


def titles_of_turns(database: Database, turns: Collection[str]) -> None:
    """Answers elsewhere that named one of these turns as a source keep the number, not its words."""
    rows = database.all(
        "SELECT id, sources, basis FROM turns AS t WHERE EXISTS"
        " (SELECT 1 FROM json_each(?) AS j WHERE instr(t.sources, j.value) OR instr(t.basis, j.value))",
        (json.dumps(list(turns)),),
    )
    for row in rows:
        sources = [_untitled(source, "conversation", turns) for source in json.loads(row["sources"])]
        basis = _silent_basis(row["basis"], "conversation", turns)
        database.run("UPDATE turns SET sources = ?, basis = ? WHERE id = ?", (_json(sources), basis, row["id"]))


def block_from_log(database: Database) -> None:
    """After the whole block went: no card and no tool call tells what stood in it."""
    rows = database.all(
        "SELECT id, tools, cards FROM turns WHERE instr(tools, ?) OR instr(cards, ?)", (_WRITE_TOOL, _BLOCK)
    )
    for row in rows:
        tools = [
            {**tool, "arguments": "{}"} if tool["name"] == _WRITE_TOOL else tool for tool in json.loads(row["tools"])
        ]
        cards = [{**card, "added": [], "dropped": []} for card in json.loads(row["cards"])]
        database.run("UPDATE turns SET tools = ?, cards = ? WHERE id = ?", (_json(tools), _json(cards), row["id"]))


def undo_lines_of(database: Database, fact: str) -> set[str]:
    """Lines that rested on a fact and could come back by an undo."""
    rows = database.all("SELECT lines FROM block_undo")
    return {text for row in rows for text, _, standing in json.loads(row["lines"]) if standing == fact}


def from_undo(database: Database, lines: Collection[str]) -> None:
    """What can be undone comes back without these lines; where nothing else would change, nothing can be undone."""
    for row in database.all("SELECT conversation, before, after, lines FROM block_undo"):
        before, after = (
            "\n".join(line for line in row[side].split("\n") if line not in lines) for side in ("before", "after")
        )
        if before == after:
            database.run("DELETE FROM block_undo WHERE conversation = ?", (row["conversation"],))
            continue
        origins = [entry for entry in json.loads(row["lines"]) if entry[0] not in lines]
        database.run(
            "UPDATE block_undo SET before = ?, after = ?, lines = ? WHERE conversation = ?",
            (before, after, _json(origins), row["conversation"]),
        )


def from_audit(database: Database, lines: Collection[str]) -> None:
    """The audit keeps when and who, without these lines."""
    cut = {line[: audit.LINE_LENGTH] for line in lines}
    for row in database.all("SELECT seq, detail FROM audit WHERE action = 'block-rewritten'"):
        detail = json.loads(row["detail"])
        kept = {
            name: [line for line in told if line not in cut] if isinstance(told, list) else told
            for name, told in detail.items()
        }
        if kept != detail:
            database.run("UPDATE audit SET detail = ? WHERE seq = ?", (_json(kept), row["seq"]))


def _untitled(source: dict[str, Any], kind: str, ids: Collection[str]) -> dict[str, Any]:
    return {**source, "title": ""} if source["kind"] == kind and source["id"] in ids else source


def _silent_basis(basis: str, kind: str, ids: Collection[str]) -> str:
    """What was found keeps its number, not its words."""
    told = json.loads(basis)
    return _json({**told, "found": [_untitled(one, kind, ids) for one in told["found"]]}) if told else basis


def _without(card: dict[str, Any], lines: Collection[str]) -> dict[str, Any]:
    return {**card, **{side: [line for line in card[side] if line not in lines] for side in ("added", "dropped")}}


def _silent(tool: dict[str, Any], said: Sequence[str], parts: Sequence[str], lines: Collection[str]) -> dict[str, Any]:
    """A tool call whose arguments no longer hold the words, or a part of them that was looked for."""
    try:
        given = json.loads(tool["arguments"])
    except ValueError:
        given = None
    if not isinstance(given, dict):
        return {**tool, "arguments": "{}"} if any(word in tool["arguments"] for word in said) else tool
    kept = {name: _kept(value, said, parts, lines) for name, value in given.items()}
    return tool if kept == given else {**tool, "arguments": _json(kept)}


def _kept(value: object, said: Sequence[str], parts: Sequence[str], lines: Collection[str]) -> object:
    if not isinstance(value, str):
        return value
    text = "\n".join(line for line in value.split("\n") if line.strip() not in lines)
    return "" if any(word in text for word in said) or any(text in word for word in parts) else text


def _as_stored(word: str) -> set[str]:
    """A text as it reads itself, in JSON, and in JSON within JSON."""
    once = json.dumps(word, ensure_ascii=False)[1:-1]
    return {word, once, json.dumps(once, ensure_ascii=False)[1:-1]}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
