"""After five customers have proposed, does anything on the server say who they were?"""

import base64
import logging

from sqlalchemy import select

from server.db.proposal_tables import candidate_decisions, proposals
from server.db.tables import TABLES
from tests.support.contributors import OTHER, WHEN

CUSTOMERS, ITS_OWN = 5, {"proposals", "candidate_decisions", "staff_log"}


def told(service):
    """Every table's rows, as text."""
    with service.server.engine.connect() as connection:
        return {name: repr(connection.execute(select(table)).all()) for name, table in TABLES.tables.items()}


def forms(text):
    """A text or bytes in base64, in each way in which it could stand somewhere."""
    try:
        raw = base64.b64decode(text, validate=True)
    except ValueError:
        raw = text.encode()
    return {text, raw.hex(), repr(raw)[2:-1], base64.urlsafe_b64encode(raw).decode().rstrip("=")}


def scenario(service):
    """Three agree, one is opposite in another condition, one declines consent; one takes theirs back; staff accept."""
    customers = service.customers(CUSTOMERS, "person")
    for it in customers[:3]:
        it.contributes()
    customers[3].contributes("none", ("contract-monthly",))
    customers[0].contributes("extend", ("failed-twice",), topic=OTHER, page=None, version=None)
    (ready,) = [it for it in service.candidates() if it["state"] == "ready"]
    assert service.verdict(ready["id"]).status_code == 200
    customers[2].takes_back()
    return customers


def test_nothing_beside_a_proposal_says_whose_it_is(service, caplog):
    caplog.set_level(logging.DEBUG)
    customers = scenario(service)
    rows = told(service)
    assert rows["proposals"].count("(") == 4
    named = {it for one in customers for it in (one.account, one.token, f"person{customers.index(one)}")}
    proofs = {it for one in customers for tag in one.tags.values() for it in (tag.input, tag.output)}
    for table in ITS_OWN:
        assert not [it for it in named if it in rows[table]], table
    for mark in {form for proof in proofs for form in forms(proof)}:
        assert not [name for name, text in rows.items() if mark in text]
        assert mark not in caplog.text
    with service.server.engine.connect() as connection:
        tags = set(connection.scalars(select(proposals.c.tag)))
    assert not [name for name, text in rows.items() if name != "proposals" for tag in tags if tag in text]
    assert not [it for it in named if it in caplog.text]


def test_no_proof_stands_in_any_file_of_the_server(service):
    customers = scenario(service)
    proofs = {it for one in customers for tag in one.tags.values() for it in (tag.input, tag.output)}
    marks = {mark for proof in proofs for mark in (proof.encode(), base64.b64decode(proof))}
    for file in service.server.folder.rglob("*"):
        if file.is_file():
            data = file.read_bytes()
            assert not [mark for mark in marks if mark in data], file


def test_a_proposal_has_no_time_finer_than_its_month(service):
    scenario(service)
    with service.server.engine.connect() as connection:
        rows = connection.execute(select(proposals)).mappings().all()
        (decision,) = connection.execute(select(candidate_decisions)).mappings().all()
    assert {row["month"] for row in rows} == {"2026-09"}
    assert not [value for row in rows for value in row.values() if "2026-09-" in str(value)]
    assert decision["conditions"] == ",".join(WHEN)
