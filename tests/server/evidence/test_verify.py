"""Does `gieok-server evidence verify` notice every kind of tampering, and say where?"""

import json
from dataclasses import asdict, replace

import pytest
from sqlalchemy import delete, insert, select, text, update

from server.__main__ import main
from server.db.tables import evidence, evidence_texts
from shared.crypto.evidence import canonical, leaf_of, link_of
from tests.server.evidence.conftest import ACCOUNT


@pytest.fixture
def chain(kept_chain, monkeypatch):
    """Five agreements, the second one erased by right."""
    if kept_chain.settings.database:
        monkeypatch.setenv("GIEOK_SERVER_DATABASE", kept_chain.settings.database.get_secret_value())
    kept_chain.receipts = [kept_chain.put(number) for number in range(1, 6)]
    kept_chain.chain.store.erase(kept_chain.receipts[1].id, ACCOUNT)
    return kept_chain


def verified(chain, capsys, *more):
    """Exit code, and what was said."""
    code = main(["evidence", "verify", *more, "--data", str(chain.settings.data)])
    said = capsys.readouterr()
    return code, (said.err if code else said.out).strip()


def rows(chain, *statements):
    """As somebody with the database in their hands: nothing that it forbids stops them."""
    with chain.engine.begin() as connection:
        if chain.engine.dialect.name == "sqlite":
            connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        for statement in statements:
            connection.execute(statement)


def row_of(chain, place):
    with chain.engine.connect() as connection:
        return connection.execute(select(evidence).where(evidence.c.place == place)).mappings().one()


def changed(place, table=evidence_texts, **values):
    return update(table).where(table.c.place == place).values(**values)


def test_a_whole_chain_with_an_erased_text_is_whole(chain, capsys):
    code, said = verified(chain, capsys)
    assert (code, said) == (0, f"evidence: 5 links, 4 with their text; the last is {chain.receipts[4].link}")


def test_a_changed_text_is_told(chain, capsys):
    body = canonical({"statement": "전액 환불에 합의"})
    rows(chain, changed(3, body=body))
    assert verified(chain, capsys) == (1, "Text, salt or account of evidence 3 is not what was left there.")


def test_a_changed_salt_is_told(chain, capsys):
    rows(chain, changed(4, salt="0" * 64))
    assert verified(chain, capsys) == (1, "Text, salt or account of evidence 4 is not what was left there.")


def test_evidence_that_was_given_to_another_account_is_told(chain, capsys):
    rows(chain, changed(1, account="zzzzzzzzzzzz"))
    assert verified(chain, capsys) == (1, "Text, salt or account of evidence 1 is not what was left there.")


def test_a_text_with_a_leaf_made_for_it_is_told_by_the_link(chain, capsys):
    body = {"statement": "전액 환불에 합의"}
    rows(chain, changed(3, body=canonical(body), salt="0" * 64),
         changed(3, evidence, leaf=leaf_of("0" * 64, ACCOUNT, body)))  # fmt: skip
    assert verified(chain, capsys)[1].startswith("Link 3 of the evidence does not follow")


def test_another_day_for_a_link_is_told(chain, capsys):
    rows(chain, changed(2, evidence, received_at="2026-01-01T00:00:00.000Z"))
    assert verified(chain, capsys)[1].startswith("Link 2 of the evidence does not follow")


def test_a_removed_link_is_told(chain, capsys):
    rows(chain, delete(evidence).where(evidence.c.place == 2))
    assert verified(chain, capsys) == (1, "Link 2 of the evidence was removed.")


def test_links_in_another_order_are_told(chain, capsys):
    second, fifth = row_of(chain, 2), row_of(chain, 5)
    swap = [changed(place, evidence, **{name: row[name] for name in ("received_at", "leaf", "link")})
            for place, row in ((2, fifth), (5, second))]  # fmt: skip
    rows(chain, *swap)
    assert verified(chain, capsys)[1].startswith("Link 2 of the evidence does not follow")


def test_a_link_that_was_put_in_between_is_told(chain, capsys):
    fifth, leaf = row_of(chain, 5), "a" * 64
    put_in = {"place": 5, "id": "bbbbbbbbbbbb", "received_at": fifth["received_at"], "leaf": leaf}
    link = link_of(row_of(chain, 4)["link"], 5, fifth["received_at"], leaf)
    rows(chain, delete(evidence_texts).where(evidence_texts.c.place == 5), delete(evidence).where(evidence.c.place == 5),
         insert(evidence).values(**put_in, link=link), insert(evidence).values({**fifth, "place": 6}))  # fmt: skip
    assert verified(chain, capsys)[1].startswith("Link 6 of the evidence does not follow")


def test_a_link_that_was_put_at_the_end_is_told(chain, capsys):
    fifth, leaf = row_of(chain, 5), "a" * 64
    link = link_of(fifth["link"], 6, fifth["received_at"], leaf)
    row = {"place": 6, "id": "bbbbbbbbbbbb", "received_at": fifth["received_at"], "leaf": leaf, "link": link}
    rows(chain, insert(evidence).values(row))
    assert verified(chain, capsys)[1].startswith(
        "The chain of evidence ends at link 6 with one that this server did not"
    )


@pytest.mark.parametrize("left", [4, 0])
def test_an_end_that_was_cut_off_is_told(chain, capsys, left):
    rows(
        chain,
        delete(evidence_texts).where(evidence_texts.c.place > left),
        delete(evidence).where(evidence.c.place > left),
    )
    assert verified(chain, capsys)[1].startswith(f"The chain of evidence was cut off before link {left + 1}")
    assert main(["evidence", "verify", "--data", str(chain.settings.data)]) == 1


def test_a_chain_that_was_made_anew_from_a_place_on_is_told(chain, capsys):
    fourth, fifth, leaf = row_of(chain, 4), row_of(chain, 5), "a" * 64
    link = link_of(fourth["link"], 5, fifth["received_at"], leaf)
    rows(chain, delete(evidence_texts).where(evidence_texts.c.place == 5), changed(5, evidence, leaf=leaf, link=link))
    assert verified(chain, capsys)[1].startswith(
        "The chain of evidence ends at link 5 with one that this server did not"
    )


def test_a_lost_file_of_the_end_is_told(chain, capsys):
    chain.head.unlink()
    assert verified(chain, capsys)[1].startswith("evidence.head, which says where the chain ends, is missing")


def receipts(chain, *given):
    file = chain.settings.data.parent / "receipts.json"
    file.write_text(json.dumps({"evidence": [{"receipt": asdict(one), "body": {}} for one in given]}))
    return ("--receipts", str(file))


def test_a_customers_receipts_are_held_against_the_chain(chain, capsys):
    second, third = chain.receipts[1:3]
    assert "2 receipts are in it" in verified(chain, capsys, *receipts(chain, second, third))[1]
    told = verified(chain, capsys, *receipts(chain, replace(third, leaf="0" * 64)))
    assert told == (1, "The receipt for link 3 is not of the link that stands there.")
    told = verified(chain, capsys, *receipts(chain, second, replace(third, place=7)))
    assert told == (1, "There is a receipt for link 7, and no such link.")


@pytest.mark.parametrize("written", ["", "[]", '{"evidence": [{"receipt": {}}]}', '{"evidence": 3}', "[" * 100_000])
def test_a_file_that_holds_no_receipts_is_refused_with_a_sentence(chain, capsys, written):
    file = chain.settings.data.parent / "receipts.json"
    file.write_text(written)
    told = verified(chain, capsys, "--receipts", str(file))
    assert told == (1, "This is not what `gieok evidence list --json` prints.")


def test_an_operator_erases_for_somebody_whose_account_is_gone(chain, capsys):
    data = str(chain.settings.data)
    assert main(["evidence", "erase", chain.receipts[2].id, "--data", data]) == 0
    assert "5 links, 3 with their text" in verified(chain, capsys)[1]
    assert main(["evidence", "erase", chain.receipts[2].id, "--data", data]) == 1
