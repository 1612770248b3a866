"""What was agreed to and sent goes along to a new phone: it can be seen and taken back there, and counts once."""

import io

from client.kit.words import Words
from client.notebook.block import read_block
from client.notebook.preferences import Chosen
from client.store import contributor_tags
from client.store.portable import read_all, write
from client.store.portable_tables import EVERY
from client.transfer.markdown import write_markdown
from tests.support.contributing import agreed

TABLES = ("facts", "fact_evidence", "contributions", "contributor_tags")


def move(old, new):
    """The rows, as a backup or a file carries them."""
    for name in TABLES:
        with old.database.transaction(), new.database.transaction():
            for row in list(read_all(old.database, EVERY[name])):
                write(new.database, EVERY[name], row)


def test_what_was_sent_is_seen_on_the_new_phone_and_taken_back_there_without_a_login(phone, counted):
    old, new = phone("old").logs_in(), phone("new")
    kept = old.agrees(soon=True)
    move(old, new)
    (there,) = new.local.listed("ko")
    assert (there.id, there.state, there.text) == (kept.id, "sent", kept.text)
    assert new.door.take_back(kept.id).state == "taken_back"
    assert counted() == []


def test_a_yes_that_waits_goes_from_the_new_phone_too_and_counts_once(phone, counted, evaluations):
    old, new = phone("old").logs_in(), phone("new").logs_in()
    old.agrees()
    old.settles()
    move(old, new)
    for one in (old, new):
        one.settles(hours=24)
    assert (len(counted()), evaluations()) == (1, 1)


def test_without_its_tag_it_is_taken_back_once_the_customer_is_logged_in(phone, counted):
    old, new = phone("old").logs_in(), phone("new")
    kept = old.agrees(soon=True)
    move(old, new)
    contributor_tags.drop_all(new.database)
    assert (new.door.take_back(kept.id).state, len(counted())) == ("taking_back", 1)
    new.logs_in()
    assert new.settles(hours=1) == [("taken_back", None)]
    assert counted() == []


def test_the_same_decision_agreed_to_on_both_phones_counts_once(phone, counted):
    for name in ("old", "new"):
        one = phone(name).logs_in()
        agreed(one.database, one.clock(), turn=name)
        one.door.send(one.local.possible("ko")[0], soon=True)
        one.door.settle()
    assert len(counted()) == 1


def test_what_was_answered_and_sent_stands_in_the_export_for_people(phone):
    one = phone().logs_in()
    one.agrees(soon=True)
    written = io.BytesIO()
    chosen = Chosen("ko", "Asia/Seoul", "system", "on")
    block = read_block(one.database, 4_000)
    write_markdown(one.database, written, Words("ko"), block=block, chosen=chosen, day="2026-09-28")
    text = written.getvalue().decode()
    assert "## 서비스에 제안한 것\n\n- 2026-09-28 규정 밖의 환불 · 연간 계약 → 50%까지 부분 환불" in text
