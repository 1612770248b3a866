"""How well is learned, and how fast? `python tests/bench/learning.py [--set FILE] [--changes FILE] [--json]`.

Precision and recall of the built-in extractor by kind and language over labelled dialogues, those that were never tuned
on (`frozen`) apart; how often a fact goes out of force that should stay; seconds a conversation. Then the way through a
language model, played by a scripted service on loopback: what a perfect one gets into the facts, and what a lying one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.memory.fact import Candidate
from tests.bench._plumbing import Dialogue, heard, refused, truth
from tests.client.learning.changing import CHANGES, is_harm, is_right, outcome, read_changes
from tests.client.learning.labels import DIALOGUES, fits, proposed, read_dialogues, turns_of
from tests.client.learning.talk import builtin

LYING_TO = 40  # dialogues that each lie is told about
Counts = Counter[str]


def figures(counts: Counts) -> dict[str, Any]:
    """Precision and recall, and what they were counted from."""
    right, wrong, missed = counts["right"], counts["wrong"], counts["missed"]
    return {
        "precision": round(right / (right + wrong), 3) if right + wrong else None,
        "recall": round(right / (right + missed), 3) if right + missed else None,
        "right": right,
        "wrong": wrong,
        "missed": missed,
    }


def count(dialogue: Dialogue, found: Sequence[Candidate], into: dict[str, Counts]) -> None:
    """Right, wrong and missed of one dialogue, under its language, each kind, and all."""
    wanted = list(dialogue["facts"])
    for candidate in found:
        label = next((label for label in wanted if fits(label, candidate)), None)
        for name in ("all", dialogue["lang"], candidate.kind):
            into[name]["right" if label else "wrong"] += 1
        if label:
            wanted.remove(label)
    for label in wanted:
        for name in ("all", dialogue["lang"], label["kind"]):
            into[name]["missed"] += 1


def builtin_row(dialogues: Iterable[Dialogue]) -> dict[str, Any]:
    """The rules over a set: quality by language and kind, seconds a conversation."""
    counts: dict[str, Counts] = defaultdict(Counter)
    seconds = []
    for dialogue in dialogues:
        began = perf_counter()
        learned = asyncio.run(builtin().learn(turns_of(dialogue), lambda candidate: ()))
        seconds.append(perf_counter() - began)
        count(dialogue, proposed(learned), counts)
    if not seconds:
        return {"conversations": 0}
    return {
        "conversations": len(seconds),
        "seconds": {"p50": round(statistics.median(seconds), 4), "max": round(max(seconds), 4)},
        "quality": {name: figures(counts[name]) for name in sorted(counts)},
    }


def changes_row(pairs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Verdicts over pairs of what was known and what is said: how many right, how many facts wrongly out of force."""
    outcomes = [(pair, outcome(pair)) for pair in pairs]
    return {
        "pairs": len(outcomes),
        "right": round(sum(is_right(*it) for it in outcomes) / len(outcomes), 3),
        "wrong_update_or_delete": round(sum(is_harm(*it) for it in outcomes) / len(outcomes), 3),
    }


def model_row(dialogues: Sequence[Dialogue]) -> dict[str, Any]:
    """A perfect model over all of them; a lying one over some of each language."""
    counts: dict[str, Counts] = defaultdict(Counter)
    for dialogue in dialogues:
        learned = heard(turns_of(dialogue), truth(dialogue))
        count(dialogue, proposed(learned) if learned else [], counts)
    return {
        "perfect": {name: figures(counts[name]) for name in sorted(counts)},
        "lying": refused(dialogues[:: max(1, len(dialogues) // LYING_TO)], turns_of),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", type=Path, default=DIALOGUES, metavar="FILE", help="labelled dialogues, one a line")
    parser.add_argument("--changes", type=Path, default=CHANGES, metavar="FILE", help="labelled pairs, one a line")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    given = parser.parse_args()
    dialogues = read_dialogues(given.set)
    document = {
        "set": given.set.name,
        "tuned": builtin_row(it for it in dialogues if not it.get("frozen")),
        "frozen": builtin_row(it for it in dialogues if it.get("frozen")),
        "changes": changes_row(read_changes(given.changes)),
        "model": model_row(dialogues),
    }
    print(json.dumps(document, ensure_ascii=False) if given.json else told(document))


def told(document: dict[str, Any]) -> str:
    """The document as tables."""
    lines = [f"set: {document['set']}"]
    for name in ("tuned", "frozen"):
        row = document[name]
        if row["conversations"]:
            lines.append(f"\nbuilt-in, {name}: {row['conversations']} conversations, seconds each {row['seconds']}")
            lines += _table(row["quality"])
    lines.append(f"\nchanges: {document['changes']}")
    lines += ["\nscripted model, perfect", *_table(document["model"]["perfect"]), "\nscripted model, lying"]
    lines += [f"  {name:44} {row['refused']:.3f} of {row['told']}" for name, row in document["model"]["lying"].items()]
    return "\n".join(lines)


def _table(quality: dict[str, dict[str, Any]]) -> list[str]:
    return [
        f"  {name:12} precision {row['precision']} recall {row['recall']}"
        f" ({row['right']} right, {row['wrong']} wrong, {row['missed']} missed)"
        for name, row in quality.items()
    ]


if __name__ == "__main__":
    main()
