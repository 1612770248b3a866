"""The customer sees word for word what could go to the service, before anything goes."""

import tomllib
from datetime import date
from pathlib import Path

from client.memory.fact import Candidate, PageRef, Quote
from client.notebook import facts as changes
from client.notebook.block import write_block
from client.notebook.contributions import Contributions
from shared.formats.config import read_config

DEMO = Path(__file__).resolve().parents[3] / "config" / "demo" / "config.toml"


def test_W12_the_customer_reads_the_whole_payload_and_it_names_nobody(database, clock, ids):
    quote = Quote("A사 김지수 팀장, 010-1234-5678입니다. 연간 계약이라 50%만 환불해 주세요", "customer", "t1", clock())
    agreed = Candidate(
        "agreement", "9/28 부분 환불 50%를 합의함", (quote,), day=date(2026, 9, 28), policy=PageRef("refund", 3)
    )
    fact = changes.add(database, agreed, now=clock(), ids=ids, promotable=False)
    write_block(database, "호칭: 지수\n엔터프라이즈 등급", writer="customer", now=clock(), ids=ids, limit=4_000)
    vocabulary = read_config(tomllib.loads(DEMO.read_text("utf-8"))).proposals

    (possible,) = Contributions(database, lambda: vocabulary).possible("ko")

    assert possible.fact == fact.id
    assert possible.text == ("규정 밖의 환불 · 연간 계약 · 엔터프라이즈 고객 → 50%까지 부분 환불 (refund v3), 2026-09")
    for private in ("지수", "A사", "010", "1234"):
        assert private not in str(possible.payload) + possible.text


def test_a_retracted_decision_is_not_offered(database, clock, ids):
    quote = Quote("부분 환불 50%로 하기로 했어요", "customer", "t1", clock())
    decided = Candidate("decision", "부분 환불 50%로 하기로 함", (quote,))
    fact = changes.add(database, decided, now=clock(), ids=ids, promotable=False)
    vocabulary = read_config(tomllib.loads(DEMO.read_text("utf-8"))).proposals
    offered = Contributions(database, lambda: vocabulary)
    assert len(offered.possible("en")) == 1
    changes.retract(database, fact.id, now=clock(), ids=ids, limit=4_000, by="customer")
    assert offered.possible("en") == []
