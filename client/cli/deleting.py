"""`gieok facts delete`, `conversations delete`, `wipe`: what is gone, and what stays beside it, said in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from client.cli import documents
from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words
from client.notebook.agreements import Copy
from client.notebook.forgetting import Beside
from shared.clock import local_day

Printed = tuple[dict[str, object], str]


def fact(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Delete a fact; name what stays: the conversation it came from, its relatives, lines of the block."""
    found = engine.notebook.fact(given.id)
    gone = engine.contributions.local.at_service(found.id)
    around = engine.notebook.delete(found.id, conversation=given.with_conversation, related=given.with_related)
    stay = [copy for copy in around.copies if copy.fact == found.id or given.with_related]
    document: dict[str, object] = {
        "deleted": found.id,
        "conversation": around.conversations[0] if around.conversations else None,
        "conversations": list(around.conversations),
        "conversation_deleted": bool(around.conversations) and given.with_conversation,
        "shown_in": list(around.shown_in),
        "related": [other.id for other in around.related],
        "related_deleted": bool(around.related or around.lines) and given.with_related,
        "lines": list(around.lines),
        "evidence": [copy.id for copy in stay],
        "contributions": gone,
    }
    said = [words.text("cli-fact-deleted"), *_beside(given, around, words), *copies_stay(engine, stay, words)]
    return document, "\n".join([*said, *(words.text("forget-contributed", id=one) for one in gone)])


def _beside(given: argparse.Namespace, around: Beside, words: Words) -> list[str]:
    said: list[str] = []
    if around.conversations:
        code = "forget-conversation-gone" if given.with_conversation else "forget-conversation-stays"
        said.append(words.text(code, id=", ".join(around.conversations)))
    if around.related or around.lines:
        said.append(words.text("forget-related-gone" if given.with_related else "forget-related-stays"))
        said += [f"  {documents.fact_line(other, words)}" for other in around.related]
        said += [f"  “{line}”" for line in around.lines]
    if around.shown_in:
        said.append(words.text("forget-shown-in", id=", ".join(around.shown_in)))
    return said


def conversation(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Delete a conversation; the facts that rest on it are named, or go along."""
    drawn = engine.notebook.drawn_from(given.id)
    copies = engine.notebook.copies(drawn)
    if given.facts:
        engine.notebook.delete_with_facts(given.id)
    else:
        engine.conversations.delete(given.id)
    left = {one.id for one in engine.notebook.facts(every=True)}
    stay = [copy for copy in copies if copy.fact not in left]
    stays = [one for one in drawn if one.id in left]
    document: dict[str, object] = {
        "deleted": given.id,
        "facts": [one.id for one in drawn],
        "facts_deleted": [one.id for one in drawn if one.id not in left],
        "evidence": [copy.id for copy in stay],
    }
    said = [words.text("chats-deleted")]
    if given.facts:
        said.append(words.text("forget-facts-gone", count=len(drawn) - len(stays)))
    if stays:
        said.append(words.text("forget-facts-kept" if given.facts else "forget-facts-stay", count=len(stays)))
        said += [f"  {documents.fact_line(one, words)}" for one in stays]
    return document, "\n".join([*said, *copies_stay(engine, stay, words)])


def copies_stay(engine: Engine, copies: Sequence[Copy], words: Words) -> list[str]:
    """What stays with the service, until when, and how it goes."""
    zone = engine.preferences.get().zone
    return [words.text("evidence-copy-stays-cli", id=one.id, day=str(local_day(one.until, zone))) for one in copies]


async def wipe(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Delete everything of this account; an empty, working one is left."""
    copies = engine.evidence.copies()
    stay = [words.text("evidence-copies-stay-cli", count=copies)] if copies else []
    gone = len(engine.contributions.local.at_service())
    if gone:  # also where nobody is asked
        print(words.text("wipe-contributed", count=gone), file=sys.stderr)
    sure(given, "\n".join([*stay, words.text("wipe-sure")]))
    await engine.wipe()
    left = {"left_at_service": gone} if gone else {}
    return {"wiped": engine.opened.account.name, **left}, "\n".join([words.text("wipe-done"), *stay])


def sure(given: argparse.Namespace, question: str, no: str = "cli-not-confirmed") -> None:
    """Ask once, unless --yes was given; anything but y is no. Without a terminal it is no. Raises Refused(`no`)."""
    if given.yes:
        return
    answer = ""
    if sys.stdin.isatty():
        print(question, end=" ", file=sys.stderr, flush=True)
        answer = sys.stdin.readline().strip().lower()
    if answer not in {"y", "yes", "네", "예", "はい"}:
        raise Refused(no)
