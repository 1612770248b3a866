"""What does a new sentence do to what is known? Pairs with their expected verdict, and what the learner makes of them."""

import json
from dataclasses import dataclass
from pathlib import Path

from client.memory.fact import Fact
from tests.client.learning.talk import Memory, builtin, turn

CHANGES = Path(__file__).with_name("changes.jsonl")


@dataclass(frozen=True)
class Outcome:
    """The verdict on the pair, and the facts that it took out of force."""

    verdict: str
    gone: tuple[Fact, ...]
    touched: tuple[Fact, ...]


def read_changes(path=CHANGES):
    """The labelled pairs of a file."""
    return [json.loads(line) for line in Path(path).read_text("utf-8").splitlines()]


def outcome(pair) -> Outcome:
    """Hear the earlier sentences on one day, the new one on the next."""
    memory = Memory(builtin())
    for number, said in enumerate(pair["before"]):
        memory.hears(turn(said, at="2026-09-27T10:00", number=number))
    before = dict(memory.facts)
    memory.hears(turn(pair["said"], at="2026-09-28T10:00"))
    now = memory.facts
    gone = tuple(old for key, old in before.items() if old.status == "active" and now[key].status != "active")
    again = tuple(old for key, old in before.items() if len(now[key].evidence) > len(old.evidence))
    if any(now[fact.id].status == "retracted" for fact in gone):
        return Outcome("retract", gone, gone)
    if gone:
        return Outcome("update", gone, gone)
    if again:
        return Outcome("same", (), again)
    return Outcome("add" if len(now) > len(before) else "none", (), ())


def is_right(pair, found: Outcome) -> bool:
    """The expected verdict, about the expected fact."""
    named = pair.get("of")
    return found.verdict == pair["verdict"] and (
        named is None or any(named in fact.statement + (fact.value or "") for fact in found.touched)
    )


def is_harm(pair, found: Outcome) -> bool:
    """A fact went out of force that should not have."""
    named = pair.get("of") if pair["verdict"] in {"update", "retract"} else None
    return any(named is None or named not in fact.statement + (fact.value or "") for fact in found.gone)
