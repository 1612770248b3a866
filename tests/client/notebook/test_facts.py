"""Facts change through one door: history, index, block and tombstones stay in step."""

from datetime import date

import pytest

from client.errors import Refused
from client.memory.fact import Candidate, PageRef, Quote
from client.notebook import facts as changes
from client.notebook.block import read_block, write_block
from client.notebook.notebook import Notebook
from client.search.facts import find_facts
from client.store import audit, facts

LIMIT = 4_000


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: LIMIT, lambda page: 4)


def candidate(statement="9/28 부분 환불 50%를 합의함", quote="50%만 환불해 주세요", turn="t1", at=None, **more):
    return Candidate(
        more.pop("kind", "agreement"), statement, (Quote(quote, "customer", turn, at),), day=date(2026, 9, 28), **more
    )


@pytest.fixture
def add(database, clock, ids):
    def _add(*args, promotable=False, **more):
        proposed = candidate(*args, at=clock(), **more)
        return changes.add(database, proposed, now=clock(), ids=ids, promotable=promotable)

    return _add


def found(database, words):
    return [hit.key for hit in find_facts(database, words, 10, None)]


def test_an_added_fact_is_found_by_its_sentence_and_by_the_customers_words(add, database):
    fact = add()
    assert found(database, "부분 환불") == [fact.id]
    assert facts.history(database, fact.id)[0].change == "added"


def test_an_update_leaves_the_old_one_in_history_alone_and_only_the_new_one_is_found(add, database, clock, ids):
    old = add("직원이 5명임", "직원이 5명이에요", kind="attribute")
    new = changes.update(
        database, candidate("직원이 6명임", "이제 6명이에요", "t2", clock(), kind="attribute"), [old.id],
        now=clock(), ids=ids, promotable=False, limit=LIMIT,
    )  # fmt: skip
    stored = facts.get(database, old.id)
    assert (stored.status, stored.replaced_by) == ("replaced", new.id)
    assert found(database, "직원") == [new.id]


def test_a_retracted_fact_is_kept_and_not_found(add, database, notebook):
    fact = add()
    notebook.retract(fact.id)
    assert facts.get(database, fact.id).status == "retracted"
    assert found(database, "환불") == []
    with pytest.raises(Refused, match="fact-not-in-force"):
        notebook.retract(fact.id)


def test_the_same_thing_said_again_is_evidence_and_links_to_todays_page(add, database, clock):
    fact = add(policy=PageRef("refund", 3))
    clock.move(days=30)
    again = candidate(quote="그 50% 환불이요", turn="t9", at=clock(), policy=PageRef("refund", 4))
    changes.seen_again(database, again, fact.id, now=clock())
    stored = facts.get(database, fact.id)
    assert len(stored.evidence) == 2
    assert stored.policy == PageRef("refund", 4)
    assert stored.last_seen == clock()


def test_a_deleted_fact_leaves_no_text_and_does_not_come_back(add, database, clock, ids, notebook):
    fact = add("코끼리-7731을 요청함", "코끼리-7731 해 주세요")
    notebook.delete(fact.id)
    assert facts.get(database, fact.id) is None
    assert found(database, "코끼리") == []
    assert "코끼리" not in "".join(str(tuple(row)) for row in audit.entries(database))
    again = candidate("코끼리-7731을 요청함", "코끼리-7731  해 주세요", at=clock())
    assert changes.add(database, again, now=clock(), ids=ids, promotable=False) is None
    other_turn = candidate("코끼리-7731을 요청함", "코끼리-7731 해 주세요", "t2", clock())
    assert changes.add(database, other_turn, now=clock(), ids=ids, promotable=False) is not None


def test_a_deleted_word_is_nowhere_in_the_decrypted_file(add, database, notebook):
    notebook.delete(add("코끼리-7731을 요청함", "코끼리-7731 해 주세요").id)
    pages = database.all("SELECT name FROM sqlite_master WHERE type = 'table'")
    for row in pages:
        try:
            rows = database.all(f"SELECT * FROM [{row['name']}]")
        except Exception:
            continue  # a shadow table's virtual parent refuses a plain scan
        assert "7731" not in str([tuple(one) for one in rows]), row["name"]


def test_an_id_may_be_typed_by_its_beginning_and_must_be_clear(add, notebook):
    one = add()
    add("다른 사실", "다른 말")
    assert notebook.fact(one.id).id == one.id
    with pytest.raises(Refused, match="fact-ambiguous"):
        notebook.fact("a")
    with pytest.raises(Refused, match="fact-unknown"):
        notebook.fact("zzz")
    with pytest.raises(Refused, match="fact-unknown"):
        notebook.fact("")


def test_a_promoted_fact_becomes_a_line_that_rests_on_it_and_goes_with_it(add, database, notebook):
    fact = add("엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True)
    assert [one.id for one in notebook.proposed()] == [fact.id]
    notebook.confirm(fact.id)
    line = read_block(database, LIMIT).lines[0]
    assert (line.text, line.origin, line.fact) == ("엔터프라이즈 등급", "promoted", fact.id)
    assert notebook.proposed() == []
    notebook.retract(fact.id)
    assert read_block(database, LIMIT).text == ""


def test_a_no_keeps_the_fact_and_is_not_asked_again(add, database, notebook):
    fact = add("엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True)
    notebook.confirm(fact.id, yes=False)
    assert notebook.proposed() == []
    assert facts.get(database, fact.id).status == "active"


@pytest.mark.parametrize(
    ("stated", "reworded"),
    [
        ("이메일은 jisoo@example.com", "이메일: jisoo@example.com"),
        ("E-mail: jisoo@example.com", "E-mail (work): jisoo@example.com"),
        ("メールは jisoo@example.com", "連絡メール: jisoo@example.com"),
    ],
)
def test_a_promoted_line_that_the_model_words_anew_still_goes_with_its_fact(
    add, database, notebook, clock, ids, stated, reworded
):
    fact = add(stated, stated, kind="attribute", attribute="contact", value="jisoo@example.com", promotable=True)
    notebook.confirm(fact.id)
    text = f"{reworded}\n답변은 짧게"
    write_block(database, text, writer="model", now=clock(), ids=ids, limit=LIMIT)
    line = next(line for line in notebook.block().lines if line.text == reworded)
    assert (line.origin, line.fact) == ("asked", fact.id)
    assert notebook.proposed() == []
    notebook.retract(fact.id)
    assert notebook.block().text == "답변은 짧게"


@pytest.mark.parametrize("deleted", [False, True])
def test_a_line_worded_anew_stays_in_history_when_it_goes_and_not_when_its_fact_is_deleted(
    add, database, notebook, clock, ids, deleted
):
    fact = add("이메일은 jisoo@example.com", "메일이에요", kind="attribute", attribute="contact", promotable=True)
    notebook.confirm(fact.id)
    write_block(database, "회사 이메일은 jisoo@example.com", writer="model", now=clock(), ids=ids, limit=LIMIT)
    if deleted:
        notebook.delete(fact.id)
    else:
        notebook.retract(fact.id)
    assert notebook.block().text == ""
    kept = [one.statement for one in notebook.facts(every=True)]
    assert kept == ([] if deleted else ["회사 이메일은 jisoo@example.com", "이메일은 jisoo@example.com"])


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_line_that_the_model_changed_in_the_turn_that_changed_the_fact_stays(
    add, database, notebook, clock, ids, taken_back
):
    old = add("연락은 이메일을 원함", "메일로 주세요", kind="attribute", attribute="channel", promotable=True)
    notebook.confirm(old.id)
    write_block(database, "연락은 전화를 원함", writer="model", now=clock(), ids=ids, limit=LIMIT, turn="t2")
    new = candidate("연락은 전화를 원함", "이제 전화로 주세요", "t2", clock(), kind="attribute", attribute="channel")
    if taken_back:
        changes.retract(database, old.id, now=clock(), ids=ids, limit=LIMIT, by="conversation", said=new.quotes)
    else:
        heir = changes.update(database, new, [old.id], now=clock(), ids=ids, promotable=False, limit=LIMIT)
    (line,) = notebook.block().lines
    assert (line.text, line.fact) == ("연락은 전화를 원함", None if taken_back else heir.id)


def test_without_room_the_promoted_line_seen_longest_ago_goes_down_and_stays_a_fact(add, database, clock, ids):
    notebook = Notebook(database, clock, ids, lambda: 20, lambda page: None)
    old = add("열 글자 줄 하나임", "말 하나", kind="attribute", attribute="tier", promotable=True)
    notebook.confirm(old.id)
    clock.move(days=1)
    new = add("열 글자 줄 두울임", "말 둘", kind="attribute", attribute="channel", promotable=True)
    notebook.confirm(new.id)
    assert read_block(database, 20).text == "열 글자 줄 두울임"
    assert facts.get(database, old.id).status == "active"
    assert facts.history(database, old.id)[-1].change == "demoted"


def test_L14_a_line_that_the_customer_wrote_never_goes_down_and_it_is_said(add, database, clock, ids):
    write_block(database, "고객이 적은 열 글자 줄", writer="customer", now=clock(), ids=ids, limit=20)
    notebook = Notebook(database, clock, ids, lambda: 20, lambda page: None)
    fact = add("열 글자 줄 하나임", "말", kind="attribute", attribute="tier", promotable=True)
    with pytest.raises(Refused, match="block-too-long"):
        notebook.confirm(fact.id)
    assert read_block(database, 20).text == "고객이 적은 열 글자 줄"


def test_confirming_a_marked_fact_links_it_to_todays_page_and_history_keeps_the_old_link(add, database, notebook):
    fact = add(policy=PageRef("refund", 3))
    database.run(
        "UPDATE facts SET recheck_reason = 'policy', recheck_page = 'refund', recheck_linked = 3, recheck_current = 4"
    )
    confirmed = notebook.confirm(fact.id)
    assert (confirmed.recheck, confirmed.policy) == (None, PageRef("refund", 4))
    assert facts.history(database, fact.id)[-1].detail == {"page": "refund", "from": 3, "to": 4}


def test_W6_a_sensitive_fact_waits_is_not_found_and_a_no_leaves_nothing(add, database, notebook):
    fact = add("우울증 약을 먹음", "우울증 약을 먹어요", kind="attribute", sensitive=True)
    assert fact.status == "awaiting_consent"
    assert found(database, "우울증") == []
    notebook.confirm(fact.id, yes=False)
    assert facts.list_facts(database, every=True) == []


def test_a_sensitive_fact_with_consent_is_a_fact(add, database, notebook):
    fact = add("우울증 약을 먹음", "우울증 약을 먹어요", kind="attribute", sensitive=True)
    assert notebook.confirm(fact.id).status == "active"
    assert found(database, "우울증") == [fact.id]


def test_a_fact_without_a_question_says_so(add, notebook):
    with pytest.raises(Refused, match="fact-no-question"):
        notebook.confirm(add().id)


def test_a_promoted_line_that_a_model_drops_leaves_a_fact_that_can_be_proposed_again(
    add, database, notebook, clock, ids
):
    fact = add("엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True)
    notebook.confirm(fact.id)
    write_block(database, "다른 줄", writer="model", now=clock(), ids=ids, limit=LIMIT)
    assert facts.promotion_of(database, fact.id) is None
    assert facts.history(database, fact.id)[-1].change == "demoted"


def test_a_yes_answers_the_question_that_was_asked(add, database, notebook):
    fact = add(
        "엔터프라이즈 등급", "엔터프라이즈로 바꿨어요", kind="attribute", attribute="tier", promotable=True,
        policy=PageRef("plans", 1),
    )  # fmt: skip
    database.run("UPDATE facts SET recheck_reason = 'policy', recheck_page = 'plans', recheck_linked = 1")
    notebook.confirm(fact.id, about="recheck")
    assert read_block(database, LIMIT).text == ""
    assert facts.get(database, fact.id).recheck is None
    notebook.confirm(fact.id, about="promotion")
    assert read_block(database, LIMIT).text == "엔터프라이즈 등급"


def test_history_keeps_the_old_link_when_the_same_is_said_under_a_new_version(add, database, clock):
    fact = add(policy=PageRef("refund", 3))
    again = candidate(quote="그 50% 환불이요", turn="t9", at=clock(), policy=PageRef("refund", 4))
    changes.seen_again(database, again, fact.id, now=clock())
    assert facts.history(database, fact.id)[-1].detail == {"quotes": 1, "page": "refund", "from": 3}
    assert found(database, "그 50% 환불이요") == [fact.id]


def test_the_line_of_a_replaced_fact_says_the_new_one_and_rests_on_it(add, database, notebook, clock, ids):
    old = add(
        "엔터프라이즈 등급", "엔터프라이즈예요", kind="attribute", attribute="tier", value="enterprise", promotable=True
    )
    notebook.confirm(old.id)
    new = candidate(
        "비즈니스 등급", "이제 비즈니스예요", "t9", clock(), kind="attribute", attribute="tier", value="business"
    )
    fact = changes.update(database, new, [old.id], now=clock(), ids=ids, promotable=True, limit=LIMIT)
    assert [(line.text, line.origin, line.fact) for line in notebook.block().lines] == [
        ("비즈니스 등급", "promoted", fact.id)
    ]
    assert facts.promotion_of(database, fact.id) == "promoted"
    assert [it.change for it in notebook.history(old.id)][-2:] == ["replaced", "demoted"]


def test_the_line_goes_where_the_new_fact_may_not_stand_in_the_block(add, database, notebook, clock, ids):
    old = add(
        "엔터프라이즈 등급", "엔터프라이즈예요", kind="attribute", attribute="tier", value="enterprise", promotable=True
    )
    notebook.confirm(old.id)
    new = candidate(
        "비즈니스 등급", "이제 비즈니스예요", "t9", clock(), kind="attribute", attribute="tier", sensitive=True
    )
    changes.update(database, new, [old.id], now=clock(), ids=ids, promotable=True, limit=LIMIT)
    assert notebook.block().text == ""
