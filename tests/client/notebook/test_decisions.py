"""Only the newest decisions are read, each once, and again when anything of it, the words or the block is another."""

import pytest

from client.memory.fact import Candidate, PageRef, Quote
from client.notebook import decisions, facts
from client.store.facts import set_status
from shared.ids import new_id
from tests.support.contributing import VOCABULARY, agreed, without

ENTERPRISE = "엔터프라이즈 등급"


@pytest.fixture
def read(database, monkeypatch):
    """The payloads, and how many facts had to be read for them."""
    looked = []

    def counting(store, ids):
        looked.append(len(ids))
        return genuine(store, ids)

    genuine = decisions.facts.get_many
    monkeypatch.setattr(decisions.facts, "get_many", counting)

    def look(vocabulary=VOCABULARY, block=""):
        looked.clear()
        return decisions.payloads(database, vocabulary, block), sum(looked)

    return look


def test_what_did_not_change_is_not_read_again(database, clock, read):
    agreed(database, clock())
    first = read()
    assert len(first[0]) == first[1] == 1
    assert read() == (first[0], 0)
    agreed(database, clock(), said="월간 계약인데 전액 환불로", statement="전액 환불을 합의함", turn="t2")
    found, looked = read()
    assert (len(found), looked) == (2, 1)
    assert found[1:] == first[0], "the newest first"


def test_another_block_or_vocabulary_makes_another_payload(database, clock, read):
    agreed(database, clock())
    ((_, payload),) = read()[0]
    ((_, enterprise),) = read(block=ENTERPRISE)[0]
    assert set(enterprise.conditions) - set(payload.conditions) == {"tier-enterprise"}
    assert read(without("refund-exception")) == ([], 1)


def test_what_a_fact_gains_while_it_stays_one_is_read(database, clock, read):
    fact = agreed(database, clock())
    read()
    quote = Quote("월간 계약도요", "customer", "t7", clock())
    again = Candidate("agreement", "…", (quote,), policy=PageRef("refund", 4))
    facts.seen_again(database, again, fact.id, now=clock())
    ((_, payload),) = read()[0]
    assert (payload.version, "contract-monthly" in payload.conditions) == (4, True)


def test_one_that_no_longer_holds_is_gone(database, clock, read):
    set_status(database, agreed(database, clock()).id, "retracted")
    assert read() == ([], 0)


def test_a_customer_of_many_years_does_not_wait_for_all_of_them(database, clock, read, monkeypatch):
    monkeypatch.setattr(decisions, "NEWEST", 3)
    for number in range(5):
        agreed(database, clock(), statement=f"부분 환불 50%를 합의함 ({new_id()})", turn=f"t{number}")
    found, looked = read()
    assert (len(found), looked) == (3, 3)
