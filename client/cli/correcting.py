"""`gieok facts correct`, `facts restore`: putting a fact right, and letting a past one hold again."""

from __future__ import annotations

import argparse
from dataclasses import replace
from datetime import date

from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words
from client.memory.fact import Fact
from client.notebook.correcting import Correction
from client.turn.block_tool import secret_sentence

NO_DAY = "none"
Done = tuple[Fact, dict[str, object], list[str]]  # the fact as it is now, what joins its document, and more sentences


def correct(engine: Engine, given: argparse.Namespace, words: Words) -> Done:
    """A new fact in the place of the old one. Raises Refused."""
    old = engine.notebook.fact(given.id)
    wanted = Correction(given.text, old.day, old.kind if old.kind != "trait" else "preference")
    if given.day is not None:
        wanted = replace(wanted, day=_day(given.day))
    if given.kind is not None:
        wanted = replace(wanted, kind=given.kind)
    done = engine.notebook.correct(old.id, wanted)
    said = [secret_sentence(done.masked, words.text)] if done.masked else []
    if done.line is not None:
        said.append(words.text("fact-line-follows"))
    if done.fact.status == "awaiting_consent":
        said.append(words.text("fact-correct-asks"))
    return done.fact, {"replaced": old.id, "line": done.line}, said


def restore(engine: Engine, given: argparse.Namespace, words: Words) -> Done:
    """In force again; what speaks against it gives way only with --replace. Raises Refused."""
    done = engine.notebook.restore(given.id, replace=given.replace)
    said = [words.text("fact-restored"), *(words.text("fact-gave-way", statement=it.statement) for it in done.gave_way)]
    if done.line is not None:
        said.append(words.text("fact-line-back"))
    elif done.no_room:
        said.append(words.text("fact-line-no-room"))
    return done.fact, {"gave_way": [it.id for it in done.gave_way], "line": done.line}, said


def _day(typed: str) -> date | None:
    if typed == NO_DAY:
        return None
    try:
        return date.fromisoformat(typed)
    except ValueError as error:
        raise Refused("fact-correct-day") from error


ACTIONS = {"correct": correct, "restore": restore}
