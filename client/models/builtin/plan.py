"""Which tools come next, if any?

First step: the block where something is to last, and the searches that the question needs. Second: the best pages
whole, a refused write once more, or the search in the other languages. Third: the pages which that search found. Then
the answer.
"""

from __future__ import annotations

import json

from client.models.builtin import block_edit, results
from client.models.builtin.block_edit import Edit
from client.models.builtin.concepts import concepts, in_other_words
from client.models.builtin.found import Found, look
from client.models.builtin.intent import Reading
from client.models.builtin.results import Page, PageKind
from client.models.builtin.situation import WRITE, Situation
from client.models.port import ToolCall
from shared.text import count

MOST_STEPS = 3
_READ_EACH = 2  # pages of one kind that are read whole


def next_calls(situation: Situation, reading: Reading) -> tuple[ToolCall, ...]:
    """The calls of the next step; empty when it is time to answer."""
    if situation.steps >= MOST_STEPS:
        return ()
    wanted = _first(situation, reading) if situation.steps == 0 else _later(situation, reading)
    done = {(item.name, item.arguments) for item in situation.returned}
    calls: list[ToolCall] = []
    for name, arguments in wanted:
        text = json.dumps(arguments, ensure_ascii=False)
        if name in situation.tools and (name, text) not in done:
            calls.append(ToolCall(f"builtin-{situation.steps + 1}-{len(calls) + 1}", name, text))
    return tuple(calls)


def first_edit(situation: Situation, reading: Reading) -> Edit:
    """The block with the customer's wishes, as the first write sends it."""
    return block_edit.edit(situation.block, reading.standing.wishes)


def found_for(situation: Situation, reading: Reading) -> Found:
    """What fits, of what the tools returned so far."""
    return look(situation, reading.ask, reading.tongue, anything_own=reading.back or reading.about_me or reading.forget)


_Wanted = list[tuple[str, dict[str, str]]]


def _first(situation: Situation, reading: Reading) -> _Wanted:
    wanted: _Wanted = []
    if reading.standing.wishes:
        edit = first_edit(situation, reading)
        if edit.changes(situation.block) and edit.text.strip():
            wanted.append((WRITE, {"text": edit.text}))
    if reading.human and not reading.back:
        return wanted
    if reading.searches():
        wanted += _searches(reading, reading.ask)
    return wanted


def _searches(reading: Reading, query: str) -> _Wanted:
    names = (
        ["search_facts"] if reading.about_me or reading.forget else ["search_facts", "search_policy", "search_knowhow"]
    )
    if reading.back and not reading.forget:
        names.append("search_conversations")
    return [(name, {"query": query}) for name in names]


def _later(situation: Situation, reading: Reading) -> _Wanted:
    wanted = _once_more(situation, reading)
    if not reading.searches() or reading.forget or reading.about_me:
        return wanted
    found = found_for(situation, reading)
    wanted += [("read_policy", {"page": page.id, "kind": page.kind}) for page in _to_read(found)]
    if situation.steps == 1 and not found.policies and not found.knowhow:
        named = concepts(reading.ask)
        if named:
            wanted += _searches(reading, in_other_words(named))
    return wanted


def _to_read(found: Found) -> list[Page]:
    kinds: tuple[PageKind, ...] = ("policy", "knowhow")
    pages = {"policy": found.policies, "knowhow": found.knowhow}
    return [page for kind in kinds for page in pages[kind][:_READ_EACH] if not page.whole]


def _once_more(situation: Situation, reading: Reading) -> _Wanted:
    """A refused write is tried once more: on the block as it is now, adding only. Never where it would be too long."""
    writes = situation.writes()
    if len(writes) != 1 or not isinstance(writes[0], results.Written) or writes[0].stored:
        return []
    again = block_edit.edit(writes[0].block, reading.standing.wishes, only_add=True)
    if not again.changes(writes[0].block) or count(again.text) > situation.limit:
        return []
    return [(WRITE, {"text": again.text})]
