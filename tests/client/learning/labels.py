"""Labelled dialogues: how one is read, told to a learner, and compared with what it found."""

import json
from pathlib import Path

from client.memory.logged import Source
from tests.client.learning.talk import turn

DIALOGUES = Path(__file__).with_name("dialogues.jsonl")


def read_dialogues(path=DIALOGUES):
    """The dialogues of a file."""
    return [json.loads(line) for line in Path(path).read_text("utf-8").splitlines() if line.strip()]


def turns_of(dialogue):
    """The turns of a dialogue, with the pages that each answer cited."""
    return [
        turn(
            row["q"],
            row["a"],
            row["at"],
            number=number,
            sources=[Source(kind, page, page, version) for kind, page, version in row.get("sources", [])],
        )
        for number, row in enumerate(dialogue["turns"])
    ]


def proposed(learned):
    """What was learned; what was taken back counts although nothing was known that it could take back."""
    withdrawn = [it.candidate for it in learned.refusals if it.reason == "nothing_to_take_back"]
    return [it.candidate for it in learned.decisions] + withdrawn


def fits(label, found):
    """What was found is what the label says: its kind, its values, its day, and the words it must hold.

    "lasting" is an attribute or a preference: some wishes are both.
    """
    text = " ".join([found.statement, *(quote.text for quote in found.quotes)]).lower()
    return (
        (found.kind == label["kind"] or (label["kind"] == "lasting" and found.kind in {"attribute", "preference"}))
        and found.retracts == label.get("retracts", False)
        and all(getattr(found, key) == label[key] for key in ("attribute", "value", "sensitive") if key in label)
        and ("day" not in label or (found.day.isoformat() if found.day else None) == label["day"])
        and all(word.lower() in text for word in label["has"])
    )
