"""The customer sees word for word what could go to the service, and a yes or a no holds for just that."""

from dataclasses import replace

import pytest

from client.errors import Refused
from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.notebook.block import write_block
from client.notebook.contributions import Contributions
from client.store import contributions as rows
from tests.support.contributing import PRIVATE, VOCABULARY, agreed, relabelled, without
from tests.support.fakes import some_bytes


class Setting:
    """What a test may change: the vocabulary, who is signed in, what is asked again and again."""

    def __init__(self):
        self.vocabulary, self.account, self.questions = VOCABULARY, "acc1", []


@pytest.fixture
def setting():
    return Setting()


@pytest.fixture
def contributions(database, clock, setting):
    return Contributions(
        database,
        lambda: setting.vocabulary,
        lambda conversation, settled: setting.questions,
        lambda: setting.account,
        clock,
        some_bytes,
    )


def states(contributions):
    return [(one.fact, one.state) for one in contributions.listed("ko")]


def test_W12_the_customer_reads_the_whole_payload_and_it_names_nobody(database, clock, ids, contributions):
    fact = agreed(database, clock())
    write_block(database, "호칭: 지수\n엔터프라이즈 등급", writer="customer", now=clock(), ids=ids, limit=4_000)
    (possible,) = contributions.possible("ko")
    assert possible.fact == fact.id
    assert possible.text == ("규정 밖의 환불 · 연간 계약 · 엔터프라이즈 고객 → 50%까지 부분 환불 (refund v3), 2026-09")
    question = contributions.question(possible, "ko")
    for private in PRIVATE:
        assert private not in str(possible.payload) + possible.text + question
    payload = possible.payload
    for travels in (payload.kind, payload.topic, *payload.conditions, payload.decision, "refund v3", payload.month):
        assert travels in question, "each id that travels is read out"
    assert "이름, 계정, 이 기기" in question
    assert "거둘 수 있어요" in question


@pytest.mark.parametrize(("language", "label"), [("ko", "연간 계약"), ("en", "Annual contract"), ("ja", "年間契約")])
def test_the_question_is_in_the_customers_language(database, clock, contributions, language, label):
    agreed(database, clock())
    (possible,) = contributions.possible(language)
    assert f"{label} (contract-annual)" in contributions.question(possible, language)


def test_a_retracted_decision_is_not_offered(database, clock, ids, contributions):
    quote = Quote("부분 환불 50%로 하기로 했어요", "customer", "t1", clock())
    decided = Candidate("decision", "부분 환불 50%로 하기로 함", (quote,))
    fact = changes.add(database, decided, now=clock(), ids=ids, promotable=False)
    assert len(contributions.possible("en")) == 1
    changes.retract(database, fact.id, now=clock(), ids=ids, limit=4_000, by="customer")
    assert contributions.possible("en") == []


def test_a_no_is_final_for_the_same_decision_of_another_fact(database, clock, contributions):
    agreed(database, clock())
    contributions.decline(contributions.possible("ko")[0])
    agreed(database, clock(), said="이번에도 연간 계약 환불은 50%로", statement="10/2 환불 50%를 합의함", turn="t2")
    assert contributions.possible("ko") == []


def test_a_no_is_final_for_a_fact_however_it_reads_today(database, clock, ids, contributions):
    agreed(database, clock())
    contributions.decline(contributions.possible("ko")[0])
    write_block(database, "엔터프라이즈 등급", writer="customer", now=clock(), ids=ids, limit=4_000)
    assert contributions.possible("ko") == []


def test_without_a_login_a_yes_is_refused_and_nothing_is_kept(database, clock, contributions, setting):
    agreed(database, clock())
    setting.account = None
    (possible,) = contributions.possible("ko")
    with pytest.raises(Refused, match="contribute-login-first"):
        contributions.agree(possible)
    assert rows.every(database) == []


def test_a_yes_keeps_what_was_shown_and_whose_tag_it_goes_with(database, clock, contributions):
    agreed(database, clock())
    (possible,) = contributions.possible("ko")
    kept = contributions.agree(possible)
    assert rows.get(database, kept.id) == kept
    assert (kept.payload, kept.shown, kept.account, kept.state) == (possible.payload, possible.text, "acc1", "waiting")
    assert kept.due_at is None, "its hours begin when the tag is there"
    with pytest.raises(Refused, match="contribute-already"):
        contributions.agree(contributions.get(kept.id))


def test_a_yes_to_a_card_is_a_yes_to_what_the_card_said(database, clock, ids, contributions):
    fact = agreed(database, clock())
    (first,) = contributions.possible("ko")
    contributions.ask(first)
    old = contributions.question(first, "ko")
    write_block(database, "엔터프라이즈 등급", writer="customer", now=clock(), ids=ids, limit=4_000)
    (second,) = contributions.possible("ko")
    contributions.ask(second)
    with pytest.raises(Refused, match="contribute-changed"):
        contributions.answer(fact.id, old, yes=True)
    assert states(contributions) == [(fact.id, "possible")]
    contributions.answer(fact.id, contributions.question(second, "en"), yes=True)
    assert [one.payload for one in contributions.listed("ko")] == [second.payload]


@pytest.mark.parametrize("change", [without("refund-exception"), relabelled("refund-exception", "모든 환불")], ids=["gone", "renamed"])  # fmt: skip
def test_a_card_of_an_older_vocabulary_takes_no_yes(database, clock, contributions, setting, change):
    fact = agreed(database, clock())
    (possible,) = contributions.possible("ko")
    contributions.ask(possible)
    seen = contributions.question(possible, "ko")
    setting.vocabulary = change
    with pytest.raises(Refused, match="contribute-changed"):
        contributions.answer(fact.id, seen, yes=True)
    assert [kept.state for kept in rows.every(database)] == ["asked"]


@pytest.mark.parametrize("change", [without("refund-exception"), relabelled("refund-exception", "모든 환불")], ids=["gone", "renamed"])  # fmt: skip
def test_a_screen_of_an_older_vocabulary_takes_no_yes(database, clock, contributions, setting, change):
    agreed(database, clock())
    (possible,) = contributions.possible("ko")
    setting.vocabulary = change
    with pytest.raises(Refused, match="contribute-changed"):
        contributions.agree(possible)
    assert rows.every(database) == []


def test_what_has_not_left_never_leaves_once_it_is_taken_back(database, clock, contributions):
    agreed(database, clock())
    kept = contributions.agree(contributions.possible("ko")[0])
    assert contributions.take_back(kept.id).state == "taken_back"
    with pytest.raises(Refused, match="contribute-nothing-to-take-back"):
        contributions.take_back(kept.id)


def test_what_may_have_left_is_taken_back_from_the_service(database, clock, contributions):
    agreed(database, clock())
    kept = contributions.agree(contributions.possible("ko")[0])
    rows.put(database, replace(kept, tries=1))
    taken = contributions.take_back(kept.id)
    assert (taken.state, taken.due_at) == ("taking_back", clock())


def test_a_deleted_fact_takes_along_what_has_not_left_and_keeps_what_was_sent(database, clock, ids, contributions):
    first = agreed(database, clock())
    second = agreed(database, clock(), said="연간 계약인데 전액 환불로", statement="전액 환불을 합의함", turn="t2")
    sent, waiting = (contributions.agree(contributions.named(fact.id, "ko")) for fact in (first, second))
    rows.put(database, replace(sent, state="sent", tries=1))
    for fact in (first, second):
        changes.delete(database, fact.id, now=clock(), ids=ids, limit=4_000)
    assert [(one.id, one.fact, one.state) for one in contributions.listed("ko")] == [(sent.id, None, "sent")]
    assert contributions.at_service() == [sent.id]
    assert contributions.take_back(sent.id).state == "taking_back"
    assert rows.get(database, waiting.id) is None


def test_a_decision_that_no_longer_holds_is_taken_back_if_it_may_have_left(database, clock, ids, contributions):
    fact = agreed(database, clock())
    kept = contributions.agree(contributions.possible("ko")[0])
    rows.put(database, replace(kept, tries=1, due_at=clock()))
    changes.retract(database, fact.id, now=clock(), ids=ids, limit=4_000, by="customer")
    assert states(contributions) == [(fact.id, "taking_back")]


def test_an_id_is_found_by_its_beginning_and_never_guessed(database, clock, contributions):
    fact = agreed(database, clock())
    (possible,) = contributions.possible("ko")
    assert contributions.named(fact.id[:5], "ko") == contributions.named(possible.id, "ko") == possible
    for wrong in ("", "nothing"):
        with pytest.raises(Refused, match="contribute-unknown"):
            contributions.named(wrong, "ko")
