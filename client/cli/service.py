"""`gieok sync` and `status`: the service's news, and how this device stands."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from client.bundles.check import BundleState
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
    return {"bundle": bundle(state)}, words.text("bundle-fresh", policy=state.policy or 0)


async def status(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Figures and states."""
    del given
    now = engine.status()
    document: dict[str, object] = {
        "account": now.account,
        "bundle": bundle(now.bundle),
        "model": {"name": now.model, "kind": now.model_kind},
        "embedder": now.embedder,
        "jobs": asdict(now.jobs),
        "counts": {"facts": now.facts, "turns": now.turns, "conversations": now.conversations},
        "store": {"bytes": now.bytes, "key": now.key},
        "refused_candidates": now.refused,
    }
    lines = [
        f"{words.text('cli-account')}: {now.account}",
        f"{words.text('cli-service')}: {words.text('bundle-' + now.bundle.state, **_why(now.bundle))}",
        f"{words.text('cli-model')}: {now.model}",
        f"{words.text('cli-search')}: {now.embedder or words.text('cli-keyword-only')}",
        words.text("cli-jobs", waiting=now.jobs.waiting, failed=now.jobs.failed),
        *(words.text("status-job-failed", reason=reason) for reason in now.jobs.reasons),
        *([words.text("status-refused", count=sum(now.refused.values()))] if now.refused else []),
        words.text("cli-counts", facts=now.facts, turns=now.turns, conversations=now.conversations),
        words.text("cli-key-" + now.key),
    ]
    return document, "\n".join(lines)


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
