"""The JSON documents that `--json` prints, and the lines for people. Keys may be added; these stay."""

from __future__ import annotations

import json
from dataclasses import asdict

from client.bundles.check import BundleState
from client.kit.words import Words
from client.learning.jobs import Pending
from client.memory.fact import Fact, Recheck
from client.memory.logged import LoggedTurn, Source
from client.notebook.block import Block
from client.notebook.changes import BlockChange

_HOW = {"forget": "forget-how", "proposal": "cli-contribute-how"}


def chat(turn: LoggedTurn, bundle: BundleState) -> dict[str, object]:
    """A finished turn."""
    return {
        "conversation": turn.conversation,
        "turn": turn.id,
        "answer": turn.answer or "",
        "model": {"name": turn.model, "kind": turn.model_kind},
        "tools": [
            {"name": tool.name, "arguments": _arguments(tool.arguments), "found": tool.found} for tool in turn.tools
        ],
        "sources": [source(found) for found in turn.sources],
        "cards": [
            {
                "kind": card.kind,
                "text": card.text,
                "fact": card.fact,
                "added": list(card.added),
                "dropped": list(card.dropped),
            }
            for card in turn.cards
        ],
        "bundle": {"state": bundle.state, "since": _moment(bundle)},
    }


def jobs(pending: Pending) -> dict[str, object]:
    """Conversations that wait to be learned from, and why; no content."""
    why = [{"reason": failure.code, **failure.values, "times": failure.times} for failure in pending.why]
    return {"waiting": pending.waiting, "failed": pending.failed, "reasons": why}


def why_waiting(pending: Pending, words: Words) -> list[str]:
    """A line for each reason."""
    return [
        words.text("jobs-why", times=failure.times, reason=words.text(failure.code, **failure.values))
        for failure in pending.why
    ]


def source(found: Source) -> dict[str, object]:
    """A citation."""
    return {
        "kind": found.kind,
        "id": found.id,
        "title": found.title,
        "version": found.version,
        "date": found.date,
        "recheck": recheck(found.recheck),
    }


def fact(one: Fact) -> dict[str, object]:
    """A fact with its evidence."""
    return {
        "id": one.id,
        "kind": one.kind,
        "statement": one.statement,
        "date": one.day.isoformat() if one.day else None,
        "stated": one.stated,
        "status": one.status,
        "recheck": recheck(one.recheck),
        "sensitive": one.sensitive,
        "first_seen": one.first_seen.isoformat(),
        "last_seen": one.last_seen.isoformat(),
        "evidence": [
            {"quote": quote.text, "speaker": quote.speaker, "at": quote.at.isoformat()} for quote in one.evidence
        ],
        "policy": asdict(one.policy) if one.policy else None,
        "knowhow": asdict(one.knowhow) if one.knowhow else None,
        "supports": list(one.supports),
        "replaced_by": one.replaced_by,
        "attribute": one.attribute,
        "value": one.value,
    }


def recheck(mark: Recheck | None) -> dict[str, object] | None:
    """Why something has to be looked at again."""
    return asdict(mark) if mark else None


def block(shown: Block) -> dict[str, object]:
    """The block as it is sent."""
    return {
        "text": shown.text,
        "used": shown.used,
        "limit": shown.limit,
        "lines": [{"text": line.text, "origin": line.origin, "fact": line.fact} for line in shown.lines],
    }


def block_change(change: BlockChange) -> dict[str, object]:
    """One change of the block."""
    return {
        "at": change.at.isoformat(),
        "writer": change.writer,
        "added": list(change.added),
        "dropped": list(change.dropped),
        "deleted": change.deleted,
    }


def below_answer(turn: LoggedTurn, words: Words) -> str:
    """Sources, cards and the answering model, as lines under an answer."""
    lines = []
    for number, found in enumerate(turn.sources, start=1):
        mark = "" if found.recheck is None else " · " + recheck_text(found.recheck, words)
        version = f" v{found.version}" if found.version is not None else ""
        title = found.title or words.text("source-forgotten")
        lines.append(f"  [{number}] {words.text('source-' + found.kind)}: {title}{version} ({found.date}){mark}")
    for card in turn.cards:
        lines.append(f"  · {card.text}")
        how = _HOW.get(card.kind, "cli-card-answer")
        lines += [f"    {words.text(how, id=card.fact)}"] if card.fact is not None else []
    lines += [f"    {words.text('forget-how-line')}" for card in turn.cards if card.kind == "forget" and card.dropped]
    lines += [f"    + {line}" for card in turn.cards for line in card.added]
    lines += [f"    - {line}" for card in turn.cards for line in card.dropped]
    lines.append(f"  — {words.text('chat-model-builtin') if turn.model_kind == 'builtin' else turn.model}")
    return "\n".join(lines)


def fact_line(one: Fact, words: Words) -> str:
    """A fact as one line of a list."""
    mark = "" if one.recheck is None else "  " + recheck_text(one.recheck, words)
    status = "" if one.status == "active" else f"  [{words.text('fact-status-' + one.status.replace('_', '-'))}]"
    day = one.day.isoformat() if one.day else "          "
    rests = f"  ({words.text('fact-supports', count=len(one.supports))})" if one.supports else ""
    return f"{one.id}  {day}  {words.text('fact-kind-' + one.kind)}  {one.statement}{rests}{status}{mark}"


def recheck_text(mark: Recheck, words: Words) -> str:
    """재확인 필요, and why."""
    if mark.reason == "policy":
        return words.text("recheck-policy", page=mark.page or "", linked=mark.linked or 0, current=mark.current or 0)
    return words.text("recheck-age")


def _arguments(text: str) -> object:
    try:
        return json.loads(text or "{}")
    except ValueError:
        return text


def _moment(bundle: BundleState) -> str | None:
    return bundle.since.isoformat() if bundle.since else None
