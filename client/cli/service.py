"""`gieok sync` and `status`: the service's news, and how this device stands."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping

from client import VERSION
from client.bundles.check import BundleState
from client.cli import documents
from client.engine import Engine
from client.errors import Unavailable
from client.kit.words import Words

Printed = tuple[dict[str, object], str]


async def sync(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Ask for news. Exit 1 where the server is away or its content was refused; the last good version stays."""
    del given
    state = await engine.bundles.refresh()
    if state.state != "fresh":
        raise Unavailable(f"bundle-{state.state}", **_why(state))
    await asyncio.to_thread(engine.given.fetch)
    return {"bundle": bundle(state)}, words.text("bundle-fresh", policy=state.policy or 0)


async def status(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Figures and states."""
    del given
    now = engine.status()
    document: dict[str, object] = {
        "version": VERSION,
        "account": now.account,
        "bundle": bundle(now.bundle),
        "model": {"name": now.model, "kind": now.model_kind},
        "embedder": now.embedder,
        "jobs": documents.jobs(now.jobs),
        "counts": {"facts": now.facts, "turns": now.turns, "conversations": now.conversations},
        "store": {"bytes": now.bytes, "key": now.key},
        "contributions": now.contributions,
        "refused_candidates": now.refused,
        "given_refused": why.code if (why := engine.given.refused()) else None,
    }
    lines = [
        f"{words.text('cli-account')}: {now.account}",
        f"{words.text('cli-service')}: {words.text('bundle-' + now.bundle.state, **_why(now.bundle))}",
        f"{words.text('cli-model')}: {words.text('chat-model-builtin') if now.model_kind == 'builtin' else now.model}",
        f"{words.text('cli-search')}: {now.embedder or words.text('cli-keyword-only')}",
        words.text("cli-jobs", waiting=now.jobs.waiting, failed=now.jobs.failed),
        *documents.why_waiting(now.jobs, words),
        words.text("cli-counts", facts=now.facts, turns=now.turns, conversations=now.conversations),
        words.text("cli-key-" + now.key),
        *_contributions(now.contributions, words),
        *refused(now.refused, words),
        *_given(engine, words),
    ]
    return document, "\n".join(lines)


def _contributions(counts: Mapping[str, int], words: Words) -> list[str]:
    if not counts:
        return []
    return [words.text("cli-contributions", waiting=counts.get("waiting", 0), sent=counts.get("sent", 0))]


def _given(engine: Engine, words: Words) -> list[str]:
    """Why what the service says of this customer was not taken."""
    why = engine.given.refused()
    return [] if why is None else [words.text("cli-given-refused", reason=words.error(why))]


def refused(counts: Mapping[str, int], words: Words) -> list[str]:
    """How many candidates for a fact the evidence gate refused, by reason, the most frequent first."""
    if not counts:
        return []
    listed = sorted(counts.items(), key=lambda counted: (-counted[1], counted[0]))
    named = [words.text("refused-one", reason=words.text(f"refused-{_code(name)}"), times=n) for name, n in listed]
    return [words.text("refused-all", times=sum(counts.values())), *named]


def _code(reason: str) -> str:
    return reason.replace("_", "-")


def bundle(state: BundleState) -> dict[str, object]:
    """The state of the service's content on this device."""
    return {
        "state": state.state,
        "since": state.since.isoformat() if state.since else None,
        "reason": state.reason,
        "policy": state.policy,
        "knowhow": state.knowhow,
        "context": state.context,
        "config": state.config,
        "checked_at": state.checked_at.isoformat() if state.checked_at else None,
    }


def _why(state: BundleState) -> dict[str, str | int]:
    since = state.since.date().isoformat() if state.since else "-"
    return {"since": since, "reason": state.reason or "", "policy": state.policy or 0}
