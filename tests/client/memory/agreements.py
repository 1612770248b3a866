"""An agreement that can become a proposal, and the vocabulary of its terms."""

import tomllib
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

from client.memory.fact import Fact, PageRef, Quote
from shared.formats.config import read_config

DEMO = Path(__file__).resolve().parents[3] / "config" / "demo" / "config.toml"
VOCABULARY = read_config(tomllib.loads(DEMO.read_text("utf-8"))).proposals
AT = datetime(2026, 9, 28, 3, tzinfo=UTC)


def agreed(statement, quote="", **changes):
    fact = Fact(
        id="f1", kind="agreement", statement=statement, day=date(2026, 9, 28), stated=True, status="active",
        first_seen=AT, last_seen=AT, evidence=(Quote(quote or statement, "customer", "t1", AT),), policy=PageRef("refund", 3),
    )  # fmt: skip
    return replace(fact, **changes)
