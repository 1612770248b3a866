"""Is a proposal counted without anybody's name, once a customer, only with a true tag, and can it be taken back?"""

import base64
from dataclasses import asdict, replace
from datetime import timedelta

import pytest
from sqlalchemy import event

from server.db.proposal_tables import proposals
from server.proposals.router import SENT_FROM
from shared.crypto.contributor import contributor_input, tag_of
from shared.wire.proposal import Contributor, Submission
from tests.support.contributors import MONTH, OTHER, WHEN, b64, proposal
from tests.support.people import told

SECRETS = base64.b64encode(bytes(32)).decode()


def test_what_is_kept_is_the_tag_and_ids_of_the_vocabulary(service, rows):
    minsu = service.customer()
    minsu.contributes()
    (row,) = rows(proposals)
    tag = tag_of(base64.b64decode(minsu.contributor().output))
    assert (row[0], *row[2:]) == (tag, "decision", *row[3:4], ",".join(WHEN), "partial", "refund", 3, MONTH)


def test_the_same_customer_and_situation_once_more_replaces_on_every_device(service, rows):
    phone, tablet = service.customer(device="phone"), service.customer(device="tablet")
    phone.contributes("partial")
    tablet.contributes("full", month="2026-08", page=None, version=None)
    (row,) = rows(proposals)
    assert row[-4:] == ("full", None, None, "2026-08")
    assert [it["customers"] for it in service.candidates()] == [1]


def test_another_situation_of_the_same_customer_is_kept_beside(service, rows):
    minsu = service.customer()
    minsu.contributes()
    minsu.contributes(conditions=("contract-monthly",))
    minsu.contributes(None, kind="question")
    assert len(rows(proposals)) == 3


def forged(minsu, jisu):
    mine, theirs = minsu.contributor(), jisu.contributor()
    output = bytearray(base64.b64decode(mine.output))
    output[0] ^= 1
    return {
        "an output of nothing": Contributor(mine.input, SECRETS),
        "one bit": Contributor(mine.input, b64(bytes(output))),
        "somebody else's output": Contributor(mine.input, theirs.output),
        "an account that was made up": Contributor(b64(contributor_input("nobody", "refund-exception")), mine.output),
        "another topic's output": Contributor(mine.input, minsu.contributor(OTHER).output),
    }


def test_a_forged_tag_is_refused_and_takes_nothing_back(service, rows):
    minsu, jisu = service.customer(), service.customer("jisu@example.com")
    minsu.contributes()
    before = rows(proposals)
    for name, contributor in forged(minsu, jisu).items():
        assert told(minsu.submits(proposal("full"), contributor)) == (403, "contributor-wrong"), name
        sent = {"contributor": asdict(contributor), "kind": "decision", "topic": "refund-exception", "conditions": WHEN}
        answer = service.ask("POST", "/v1/proposals/taken-back", sent)
        assert told(answer) == (403, "contributor-wrong"), name
    assert rows(proposals) == before


@pytest.mark.parametrize("part", ["", "AAAA", SECRETS[:-1], SECRETS + "=", "…"])
def test_what_is_no_proof_at_all_is_refused(service, part):
    contributor = service.customer().contributor()
    for broken in (replace(contributor, input=part), replace(contributor, output=part)):
        assert told(service.ask("POST", "/v1/proposals", Submission(broken, proposal()))) == (422, "request-broken")


def test_a_proposal_with_other_words_is_refused_and_nothing_is_kept(service, rows):
    minsu = service.customer()
    for said in (proposal(decision="민수"), proposal(conditions=WHEN[::-1]), proposal(month="2026-09-20")):
        assert told(minsu.submits(said)) == (422, "proposal-unknown")
    assert rows(proposals) == []


def test_a_proposal_that_says_whose_it_is_is_refused(service, rows):
    minsu = service.customer()
    for token in (minsu.token, "nobody's", service.staff["signer"]):
        assert told(minsu.submits(proposal(), token=token)) == (422, "proposal-signed-in")
    assert rows(proposals) == []


def test_no_table_of_accounts_is_touched_for_a_proposal(service):
    minsu, statements = service.customer(), []
    minsu.contributor()
    engine = service.server.engine
    event.listen(engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    minsu.contributes()
    minsu.takes_back()
    assert statements
    assert not [it for it in statements if any(table in it for table in ("accounts", "sessions", "tag_quota"))]


def test_a_contribution_that_is_taken_back_is_gone_and_again_does_no_harm(service, rows):
    minsu, jisu = service.customer(), service.customer("jisu@example.com")
    for it in (minsu, jisu):
        it.contributes()
    minsu.contributes(conditions=())
    for _ in range(2):
        minsu.takes_back()
    assert len(rows(proposals)) == 2
    assert rows(proposals) != []
    minsu.takes_back(conditions=())
    (left,) = rows(proposals)
    assert left[0] == tag_of(base64.b64decode(jisu.contributor().output))


def test_it_can_be_taken_back_after_the_vocabulary_has_changed(service, rows):
    minsu = service.customer()
    minsu.contributes("extend", ("failed-twice",), topic=OTHER, page=None, version=None)
    minsu.takes_back(("gone", "failed-twice"), topic=OTHER)
    assert len(rows(proposals)) == 1
    minsu.takes_back(("failed-twice",), topic=OTHER)
    assert rows(proposals) == []


@pytest.mark.parametrize("topic", ["", "a b", "\ud800", "x" * 81], ids=["empty", "words", "half a character", "long"])
def test_a_situation_that_can_not_be_is_refused(service, topic):
    sent = {
        "contributor": asdict(service.customer().contributor()),
        "kind": "decision",
        "topic": topic,
        "conditions": [],
    }
    assert service.ask("POST", "/v1/proposals/taken-back", sent).status_code == 422


def test_so_many_from_one_address_and_an_hour_later_again(service):
    minsu = service.customer()
    taken = [minsu.submits(proposal()).status_code for _ in range(SENT_FROM.count)]
    assert set(taken) == {204}
    assert told(minsu.submits(proposal())) == (429, "too-often")
    service.server.clock.later(hours=1)
    assert minsu.submits(proposal()).status_code == 204


def test_what_is_two_years_old_is_not_kept(service, rows):
    minsu = service.customer()
    minsu.contributes(month="2024-09")
    minsu.contributes(conditions=(), month="2024-10")
    service.server.sweep()
    assert len(rows(proposals)) == 2
    service.server.clock.later(days=20)
    service.server.sweep()
    assert [row[-1] for row in rows(proposals)] == ["2024-10"]
    service.server.clock.now -= timedelta(days=20)


def test_a_rows_place_tells_nothing_of_when_it_came(service):
    """SQLite keeps no row numbers; PostgreSQL is told of in the server's README."""
    from sqlalchemy import text
    from sqlalchemy.exc import OperationalError

    if service.server.engine.dialect.name == "sqlite":
        with service.server.engine.connect() as connection, pytest.raises(OperationalError):
            connection.execute(text("SELECT rowid FROM proposals"))
