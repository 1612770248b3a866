"""Facts change through one door: do history, index and tombstones stay in step?"""

import pytest

from client.errors import Refused
from client.memory.fact import PageRef
from client.notebook import facts as changes
from client.notebook.block import read_block
from client.search.facts import find_facts
from client.store import audit, facts
from tests.client.notebook.facts.conftest import LIMIT, candidate


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
