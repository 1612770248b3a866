"""Is an agreement kept as it was left, once, seen by its customer alone, and gone when they or its time say so?"""

from datetime import timedelta

from sqlalchemy import insert

from server.db.tables import evidence, evidence_texts
from server.evidence.router import LEFT
from server.evidence.rules import PIECES_AT_MOST
from server.evidence.store import EvidenceStore
from shared.crypto.evidence import START, leaf_of, link_of
from tests.support.evidence import agreed, kept, leave, somebody, texts
from tests.support.people import PASSWORD, told

ID, OTHER = "aaaaaaaaaaa1", "aaaaaaaaaaa2"


def test_the_receipt_can_be_computed_again_from_what_was_left(people):
    minsu = somebody(people)
    receipt = leave(people, minsu, ID).json()
    assert receipt["leaf"] == leaf_of(receipt["salt"], minsu.account, agreed())
    assert receipt["link"] == link_of(START, 1, receipt["received_at"], receipt["leaf"])
    assert receipt["keep_until"][:10] == (people.clock() + timedelta(days=1095)).date().isoformat()
    assert kept(people, minsu) == {
        "evidence": [{"receipt": receipt, "body": agreed()}],
        "reads": [],
        "retention_days": 1095,
    }


def test_the_same_once_more_has_the_same_receipt_and_other_words_are_refused(people):
    minsu = somebody(people)
    first = leave(people, minsu, ID)
    people.clock.now += timedelta(hours=1)
    assert leave(people, minsu, ID).json() == first.json()
    assert told(leave(people, minsu, ID, "전액 환불하기로 합의")) == (409, "evidence-id-taken")
    assert told(leave(people, minsu, ID, version=4)) == (409, "evidence-id-taken")
    assert len(kept(people, minsu)["evidence"]) == 1


def test_nobody_sees_takes_or_erases_the_evidence_of_somebody_else(people):
    minsu, jisu = somebody(people), somebody(people, "jisu@example.com")
    leave(people, minsu, ID)
    assert told(leave(people, jisu, ID)) == (409, "evidence-id-taken")
    assert kept(people, jisu)["evidence"] == []
    assert told(people.ask("DELETE", f"/v1/evidence/{ID}", token=jisu.token)) == (404, "evidence-unknown")
    assert told(people.ask("GET", "/v1/evidence")) == (401, "session-missing")
    assert told(people.ask("PUT", f"/v1/evidence/{OTHER}", {"body": agreed()})) == (401, "session-missing")
    assert len(kept(people, minsu)["evidence"]) == 1


def test_erasing_by_right_takes_the_text_at_once_and_the_chain_goes_on(people):
    minsu = somebody(people)
    leave(people, minsu, ID)
    assert people.ask("DELETE", f"/v1/evidence/{ID}", token=minsu.token).status_code == 204
    assert kept(people, minsu)["evidence"] == []
    assert told(people.ask("DELETE", f"/v1/evidence/{ID}", token=minsu.token)) == (404, "evidence-unknown")
    assert told(leave(people, minsu, ID)) == (410, "evidence-erased")
    links = people.ask("GET", "/v1/evidence/chain").json()["links"]
    second = leave(people, minsu, OTHER).json()
    assert second["link"] == link_of(links[0]["link"], 2, second["received_at"], second["leaf"])


def test_the_text_goes_when_its_time_is_over_and_not_before(people):
    minsu, store = somebody(people), EvidenceStore(people.engine)
    leave(people, minsu, ID)
    over, old = people.clock() + timedelta(days=1095), people.clock() - timedelta(days=1)
    assert store.sweep(over - timedelta(seconds=1), old) == 0
    assert store.sweep(over, old) == 1
    assert texts(people) == 0
    assert len(people.ask("GET", "/v1/evidence/chain").json()["links"]) == 1


def test_the_evidence_outlives_its_account_as_the_customer_was_told(people):
    minsu = people.member()
    leave(people, minsu, ID)
    gone = people.ask("DELETE", "/v1/account", {"password": PASSWORD}, token=minsu.token)
    assert gone.status_code == 204
    assert texts(people) == 1


def test_an_account_can_not_fill_the_service(people):
    minsu = somebody(people)
    leave(people, minsu, ID)
    with people.engine.begin() as connection:
        for table, more in (
            (evidence, {"received_at": "", "leaf": "", "link": ""}),
            (evidence_texts, {"account": minsu.account, "salt": "", "body": "", "keep_until": ""}),
        ):
            rows = [{"place": place, "id": f"b{place}", **more} for place in range(2, PIECES_AT_MOST + 1)]
            names = {column.name for column in table.columns}
            connection.execute(insert(table), [{key: row[key] for key in names} for row in rows])
    assert told(leave(people, minsu, OTHER)) == (422, "evidence-full")
    assert leave(people, minsu, ID).status_code == 200


def test_who_asks_too_often_waits(people):
    minsu = somebody(people)
    for _ in range(LEFT.count):
        people.app.state.deps.rates.count(LEFT, minsu.account)
    assert told(leave(people, minsu, ID)) == (429, "too-often")
    people.clock.now += timedelta(hours=1)
    assert leave(people, minsu, ID).status_code == 200
