"""What does an operator do about evidence? Verify that nothing was changed, and erase what somebody has a right to."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from server.compose import make_chain, ready_engine
from server.errors import NotFound, Refused
from server.evidence.verify import verify
from server.settings import Settings
from shared.clock import Clock
from shared.wire.evidence import Receipt

OPERATOR = "gieok-server"  # who erased it, in the staff's log


def evidence_verify(settings: Settings, receipts: Path | None) -> str:
    """The whole chain, and a customer's receipts. Raises Damaged with the first broken place, Refused."""
    given = () if receipts is None else _receipts(receipts)
    chain = make_chain(settings, ready_engine(settings))
    found = verify(chain.store, chain.head, given)
    told = f", {len(given)} receipts are in it" if given else ""
    return f"evidence: {found.end.place} links, {found.texts} with their text{told}; the last is {found.end.link}"


def evidence_erase(settings: Settings, evidence_id: str, clock: Clock) -> None:
    """For somebody whose account is gone; the link stays. Raises NotFound."""
    chain = make_chain(settings, ready_engine(settings))
    if not chain.store.erase_for(OPERATOR, evidence_id, clock()):
        raise NotFound("evidence-unknown")


def _receipts(file: Path) -> tuple[Receipt, ...]:
    """Of what `gieok evidence list --json` prints."""
    try:
        told = json.loads(file.read_bytes())["evidence"]
        return tuple(_receipt(one["receipt"]) for one in told)
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise Refused("evidence-receipts-broken") from error


def _receipt(table: dict[str, Any]) -> Receipt:
    made = Receipt(**{field.name: table[field.name] for field in fields(Receipt)})
    if type(made.place) is not int:
        raise ValueError("place")
    return made
