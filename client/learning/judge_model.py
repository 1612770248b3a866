"""New, changed, taken back or said again, as a language model sees it; what it may do with that is decided in code.

The reply names a verdict and the number of one listed fact. A number that is not on the list raises: the job waits, no
row is touched, nothing is lost. Code then holds the rules that no model may break: an event never replaces one of
another day or something that lasts; nothing is removed that the customer did not take back; a changed number is no
duplicate.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from client.errors import ModelUnavailable
from client.learning.extract_model import prompt
from client.learning.judge import LASTING, RELATED
from client.memory.fact import Candidate, Fact
from client.memory.likeness import likeness, numbers
from client.memory.verdict import Add, Retract, Same, Unclear, Update, Verdict
from client.models.json_reply import ask_json
from client.models.port import ChatModel

_VERDICTS = frozenset({"add", "update", "retract", "same"})
MOST_SENT = 8  # facts beside one candidate
_NO_ID = re.compile(r"[^0-9A-Fa-f-]")  # what a number or a UUID has not: no customer's word passes into a log


class _UnknownFact(ValueError):
    """The reply names a fact that was not on the list."""


async def judge_with(model: ChatModel, candidate: Candidate, similar: Sequence[Fact]) -> Verdict:
    """The model's verdict within the rules. Raises ModelUnavailable (`judge-unknown-fact`, or no readable answer)."""
    known = needed(candidate, similar)
    if not known:
        return Unclear("nothing_to_take_back") if candidate.retracts else Add()
    strange: list[str] = []

    def validate(reply: object) -> Verdict:
        try:
            return _allowed(candidate, *_read(reply, known))
        except _UnknownFact as error:
            strange.append(str(error))
            raise ValueError("`fact` is not one of the listed numbers") from error

    try:
        return await ask_json(model, prompt("judge"), _written(candidate, known), validate)
    except ModelUnavailable as error:
        if strange and error.code == "model-malformed":
            raise ModelUnavailable("judge-unknown-fact", id=strange[-1]) from error
        raise


def needed(candidate: Candidate, similar: Sequence[Fact]) -> list[Fact]:
    """The few facts that have to leave the device for this judgement, in their order.

    One that waits for the customer's consent goes only where the candidate is about the very same matter.
    """
    known = [fact for fact in similar if fact.status not in {"replaced", "retracted"}]
    near = {fact.id: _nearness(candidate, fact) for fact in known}
    fitting = [fact for fact in known if fact.status == "active" or near[fact.id] >= RELATED]
    closest = sorted(fitting, key=lambda fact: -near[fact.id])[:MOST_SENT]
    return [fact for fact in fitting if fact in closest]


def _nearness(candidate: Candidate, fact: Fact) -> float:
    matters = {candidate.attribute, candidate.topic} - {None}
    return 1.0 if matters & {fact.attribute, fact.topic} else likeness(candidate.statement, fact.statement)


def _written(candidate: Candidate, known: Sequence[Fact]) -> str:
    facts = [
        {
            "fact": number,
            "kind": fact.kind,
            "statement": fact.statement,
            "day": fact.day.isoformat() if fact.day else None,
        }
        for number, fact in enumerate(known)
    ]
    new = {
        "kind": candidate.kind,
        "statement": candidate.statement,
        "day": candidate.day.isoformat() if candidate.day else None,
        "takes_back": candidate.retracts,
        "quotes": [quote.text for quote in candidate.quotes],
    }
    return json.dumps({"new": new, "facts": facts}, ensure_ascii=False)


def _read(reply: object, known: Sequence[Fact]) -> tuple[str, Fact | None]:
    if not isinstance(reply, dict) or reply.get("verdict") not in _VERDICTS:
        raise ValueError("`verdict` is none of add, update, retract, same")
    verdict = str(reply["verdict"])
    if verdict == "add":
        return verdict, None
    named = reply.get("fact")
    if isinstance(named, str) and named.isdecimal() and len(named) <= 4:
        named = int(named)
    if isinstance(named, bool) or not isinstance(named, int) or not 0 <= named < len(known):
        raise _UnknownFact(_NO_ID.sub("", str(named))[:40])
    return verdict, known[named]


def _allowed(candidate: Candidate, verdict: str, old: Fact | None) -> Verdict:
    if candidate.retracts:
        return Retract(old) if old is not None and verdict in {"retract", "update"} else Unclear("nothing_to_take_back")
    if old is None:
        return Add()
    lasting = candidate.kind in LASTING
    if lasting and None not in (candidate.attribute, old.attribute) and candidate.attribute != old.attribute:
        return Add()  # a new e-mail address leaves the tier alone
    if verdict == "same":
        if lasting and candidate.value and old.value and candidate.value.casefold() != old.value.casefold():
            raise ValueError("a fact with another value is not the same")
        if numbers(old.statement) != numbers(candidate.statement):
            raise ValueError("a fact with other numbers is not the same")
        return Same(old) if lasting == (old.kind in LASTING) and (lasting or old.day == candidate.day) else Add()
    if lasting != (old.kind in LASTING) or (not lasting and (old.kind != candidate.kind or old.day != candidate.day)):
        return Add()
    return Update(old)
