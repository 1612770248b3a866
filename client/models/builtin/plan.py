"""Which tools come next, if any?

First step: the block where something is to last, and the searches that the question needs, in its own words and in
those that rules use for the same in each language. Second: the best pages whole, a refused write once more, and the
customer's contract where a know-how asks for it. Then the answer.
"""

from __future__ import annotations

import json

from client.models.builtin import accounts, block_edit, forgetting, results
from client.models.builtin.block_edit import Edit
from client.models.builtin.concepts import VAGUE, concepts, in_other_words
from client.models.builtin.condition import condition, question_for
from client.models.builtin.found import Found, look
from client.models.builtin.intent import Reading
from client.models.builtin.results import Page, PageKind
from client.models.builtin.situation import WRITE, Situation
from client.models.builtin.terms import content_words
from client.models.port import ToolCall
from shared.text import count

MOST_STEPS = 2
_ANY_RECORD = (  # words that most records hold: the tools search, they do not list
    "합의 요청 환불 계약 등급 요금제 바꿈 이름 언어 연락 선호 원함 결제 해지 좌석 agreed request "
    "refund contract plan "
    "tier name prefers wants changed payment 合意 依頼 返金 契約 プラン 名前 希望 変更 支払い"
)
_LONGEST_QUERY = 480  # code points; the tool cuts at 500
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
    own = reading.back or reading.about_me or reading.forget
    return look(situation, reading.ask, reading.tongue, now=reading.now, anything_own=own)


_Wanted = list[tuple[str, dict[str, str]]]


def _first(situation: Situation, reading: Reading) -> _Wanted:
    wanted: _Wanted = [(accounts.LOOK_UP, {"system": ""})] if accounts.asked_about(situation, reading) else []
    if reading.standing.wishes:
        edit = first_edit(situation, reading)
        if edit.changes(situation.block) and edit.text.strip():
            wanted.append((WRITE, {"text": edit.text}))
    if reading.human and not reading.back:
        return wanted
    if reading.searches():
        wanted += _searches(reading)
    return wanted


def _searches(reading: Reading) -> _Wanted:
    named = concepts(reading.ask)
    query = f"{reading.ask} {in_other_words(named - VAGUE)}".strip()[:_LONGEST_QUERY]
    if reading.about_me or (reading.back and not content_words(reading.ask)):
        query = _ANY_RECORD
    names = (
        ["search_facts"] if reading.about_me or reading.forget else ["search_facts", "search_policy", "search_knowhow"]
    )
    if reading.back and not reading.forget:
        names.append("search_conversations")
    return [(name, {"query": query}) for name in names]


def _later(situation: Situation, reading: Reading) -> _Wanted:
    wanted = _once_more(situation, reading)
    if not situation.writes() and (kept := accounts.confirmed(situation, reading)) and kept.changes(situation.block):
        wanted.append((WRITE, {"text": kept.text}))
    if reading.forget and reading.searches() and not reading.forget_all:
        found = found_for(situation, reading)
        near = found.facts or forgetting.found_by_beginning(found.asked, found.known)
        fitting = forgetting.fitting(found.asked, near)
        gone = [line for write in situation.writes() if write and write.stored for line in write.dropped]
        lines: _Wanted = [(forgetting.TOOL, {"line": line}) for line in gone if reading.standing.wishes]
        return [*wanted, *lines, *((forgetting.TOOL, {"fact": fact.id}) for fact in fitting)]
    if not reading.searches() or reading.forget or reading.about_me:
        return wanted
    found = found_for(situation, reading)
    wanted += [("read_policy", {"page": page.id, "kind": page.kind}) for page in _to_read(found)]
    if reading.case and (query := _contract(situation, found)):
        wanted.append(("search_facts", {"query": query}))
    return wanted


def _contract(situation: Situation, found: Found) -> str:
    judged = [condition(page, situation.case(), found.known) for page in found.knowhow[:_READ_EACH]]
    return question_for([one for one in judged if one.holds == "unknown"])


def _to_read(found: Found) -> list[Page]:
    kinds: tuple[PageKind, ...] = ("policy", "knowhow")
    pages = {"policy": found.policies, "knowhow": found.knowhow}
    return [page for kind in kinds for page in pages[kind][:_READ_EACH] if not page.whole]


def _once_more(situation: Situation, reading: Reading) -> _Wanted:
    """A refused write is tried once more: on the block as it is now, adding only.

    Never where it would be too long.
    """
    writes = situation.writes()
    if len(writes) != 1 or not isinstance(writes[0], results.Written) or writes[0].stored:
        return []
    again = block_edit.edit(writes[0].block, reading.standing.wishes, only_add=True)
    if not again.changes(writes[0].block) or count(again.text) > situation.limit:
        return []
    return [(WRITE, {"text": again.text})]
