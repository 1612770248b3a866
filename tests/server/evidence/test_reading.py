"""May staff read only with a reason that is written down before they are told, and does the customer see it?"""

from sqlalchemy import update

from server.db.tables import evidence_texts
from server.operate import staff_add
from server.staff.log import StaffLog
from shared.crypto.evidence import canonical
from tests.support.evidence import REASON, agreed, kept, leave, somebody
from tests.support.people import told

ID = "aaaaaaaaaaa1"


def reviewer(people, name="지수", role="reviewer"):
    return staff_add(people.settings, name, role, people.clock())


def read(people, token, email="minsu@example.com", reason=REASON):
    return people.ask("POST", "/v1/evidence/read", {"email": email, "reason": reason}, token=token)


def logged(people):
    return [(line.staff, line.action, line.detail) for line in StaffLog(people.engine).newest(10)]


def test_a_reviewer_reads_with_a_reason_and_the_customer_sees_who_when_and_why(people):
    minsu = somebody(people)
    leave(people, minsu, ID)
    answer = read(people, reviewer(people), " Minsu@example.com ").json()
    assert [line["body"] for line in answer["evidence"]] == [agreed()]
    (seen,) = kept(people, minsu)["reads"]
    assert (seen["staff"], seen["reason"]) == ("지수", REASON)
    assert answer["reads"] == [seen]
    assert logged(people) == [("지수", "evidence-read", {"pieces": 1})]
    staff_log = str(people.ask("GET", "/v1/staff/log", token=reviewer(people, "ben", "author")).json())
    assert not [word for word in (minsu.email, minsu.account, REASON, "환불") if word in staff_log]


def test_a_look_that_found_nothing_is_seen_and_logged_and_an_address_without_an_account_is_answered_alike(people):
    minsu, token = somebody(people), reviewer(people)
    nothing = read(people, token, "nobody@example.com")
    assert nothing.json() == {"evidence": [], "reads": [], "retention_days": 1095}
    assert read(people, token).json()["evidence"] == []
    assert [line["reason"] for line in kept(people, minsu)["reads"]] == [REASON]
    assert logged(people) == [("지수", "evidence-read", {"pieces": 0})] * 2


def test_nobody_but_a_reviewer_reads_and_nobody_without_a_reason(people):
    minsu = somebody(people)
    leave(people, minsu, ID)
    for role in ("author", "signer"):
        assert told(read(people, reviewer(people, role, role))) == (403, "staff-role-wrong")
    assert told(read(people, minsu.token)) == (401, "token-missing")
    assert told(read(people, reviewer(people), reason="그냥요")) == (422, "evidence-reason-wrong")
    assert (kept(people, minsu)["reads"], logged(people)) == ([], [])


def test_words_that_were_changed_in_the_database_are_not_told_as_evidence(people):
    minsu, token = somebody(people), reviewer(people)
    leave(people, minsu, ID)
    for changed in (canonical(agreed("전액 환불에 합의")), "{}", "["):
        with people.engine.begin() as connection:
            connection.execute(update(evidence_texts).values(body=changed))
        assert told(read(people, token)) == (500, "evidence-text-changed")
    assert logged(people) == [("지수", "evidence-read", {"pieces": 1})] * 3
