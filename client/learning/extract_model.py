"""What did a conversation leave behind, read by a language model? The same candidates as the rules give.

Only the new turns are sent, with their secrets masked. The reply is checked for shape here; whether it is true is for
the gate. Links to pages are not the model's to make: they come from what the turns cited.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from importlib.resources import files
from typing import cast, get_args

from client.learning.lexicon import topic_of
from client.learning.links import knowhow_of, policy_of
from client.memory.fact import KINDS, Attribute, Candidate, Kind, Quote
from client.memory.logged import LoggedTurn
from client.models.json_reply import ask_json
from client.models.port import ChatModel
from shared.clock import local_day

MOST_FACTS = 40  # of one conversation; more is a model that runs on
LONGEST_STATEMENT = 300  # code points: one sentence
_ATTRIBUTES = frozenset(get_args(Attribute))


@cache
def prompt(name: str) -> str:
    """The text of `prompts/<name>.txt`."""
    return files("client.learning.prompts").joinpath(f"{name}.txt").read_text(encoding="utf-8")


async def extract_with(model: ChatModel, turns: Sequence[LoggedTurn]) -> tuple[Candidate, ...]:
    """Candidates from the new turns. Raises ModelUnavailable (no answer, or none that can be read) and ModelRefused."""
    if not turns:
        return ()
    return await ask_json(model, prompt("extract"), written(turns), lambda reply: read_candidates(reply, turns))


def written(turns: Sequence[LoggedTurn]) -> str:
    """What is sent: a JSON document with number, day, question and answer of each turn."""
    rows = [
        {
            "turn": number,
            "day": local_day(turn.asked_at, turn.zone).isoformat(),
            "customer": turn.question,
            "service": turn.answer or "",
        }
        for number, turn in enumerate(turns, start=1)
    ]
    return json.dumps({"turns": rows}, ensure_ascii=False)


def read_candidates(reply: object, turns: Sequence[LoggedTurn]) -> tuple[Candidate, ...]:
    """The candidates that a reply names. Raises ValueError with what is wrong, without the customer's words."""
    if not isinstance(reply, dict) or not isinstance(reply.get("facts"), list):
        raise ValueError('expected {"facts": [...]}')
    rows = reply["facts"]
    if len(rows) > MOST_FACTS:
        raise ValueError(f"at most {MOST_FACTS} facts")
    return tuple(_linked(_candidate(row, number, turns), turns) for number, row in enumerate(rows))


def _candidate(row: object, number: int, turns: Sequence[LoggedTurn]) -> Candidate:
    if not isinstance(row, dict):
        raise ValueError(f"facts[{number}] is not an object")
    kind = row.get("kind")
    if kind not in KINDS or kind == "trait":
        raise ValueError(f"facts[{number}].kind is none of event, decision, agreement, attribute, preference")
    statement = _text(row, "statement", number)
    if statement is None or len(statement) > LONGEST_STATEMENT:
        raise ValueError(f"facts[{number}].statement is missing or longer than {LONGEST_STATEMENT}")
    attribute = _text(row, "attribute", number)
    return Candidate(
        cast(Kind, kind),
        statement,
        _quotes(row, number, turns),
        day=_day(row, number),
        stated=row.get("stated") is not False,
        attribute=cast(Attribute, attribute) if attribute in _ATTRIBUTES else None,
        value=_text(row, "value", number),
        topic=_text(row, "topic", number) or topic_of(statement),
        retracts=row.get("retracts") is True,
    )


def _text(row: Mapping[str, object], key: str, number: int) -> str | None:
    value = row.get(key)
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise ValueError(f"facts[{number}].{key} is not a text")
    return " ".join(value.split()) or None


def _day(row: Mapping[str, object], number: int) -> date | None:
    value = row.get("day")
    if value is None or value == "":
        return None
    if not isinstance(value, str):
        raise ValueError(f"facts[{number}].day is not an ISO day or null")
    try:
        return date.fromisoformat(value[:10])
    except ValueError as error:
        raise ValueError(f"facts[{number}].day is not an ISO day or null") from error


def _quotes(row: Mapping[str, object], number: int, turns: Sequence[LoggedTurn]) -> tuple[Quote, ...]:
    """Quotes as the model names them; a turn that does not exist gives a quote that no turn holds."""
    listed = row.get("quotes")
    if not isinstance(listed, list):
        raise ValueError(f"facts[{number}].quotes is not a list")
    quotes = []
    for it in listed:
        if not isinstance(it, dict) or not isinstance(it.get("text"), str):
            raise ValueError(f"facts[{number}].quotes holds something without a text")
        at = it.get("turn")
        turn = turns[at - 1] if isinstance(at, int) and not isinstance(at, bool) and 1 <= at <= len(turns) else turns[0]
        quotes.append(
            Quote(it["text"], "service" if it.get("speaker") == "service" else "customer", turn.id, turn.asked_at)
        )
    return tuple(quotes)


def _linked(candidate: Candidate, turns: Sequence[LoggedTurn]) -> Candidate:
    if candidate.kind not in {"event", "decision", "agreement"} or candidate.retracts:
        return candidate
    by_id = {turn.id: turn for turn in turns}
    cited = [by_id[quote.turn] for quote in candidate.quotes]
    policy = next(
        (page for turn in cited if (page := policy_of(turn, candidate.topic, local_day(turn.asked_at, turn.zone)))),
        None,
    )
    knowhow = next(
        (page for turn in cited if (page := knowhow_of(turn, candidate.topic, local_day(turn.asked_at, turn.zone)))),
        None,
    )
    return replace(candidate, policy=policy, knowhow=knowhow if candidate.kind == "agreement" else None)
