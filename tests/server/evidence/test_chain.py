"""Does the chain stay one chain, whoever writes at once and wherever a kill falls?"""

from dataclasses import replace

import pytest

from server.errors import Damaged
from server.evidence.head import End, Head
from server.evidence.store import EvidenceStore
from server.evidence.verify import verify
from shared.crypto.evidence import START, link_of
from tests.server.evidence.conftest import ACCOUNT
from tests.support.at_once_threads import in_threads
from tests.support.evidence import leave, somebody

MANY = 60


def whole(kept):
    return verify(kept.chain.store, kept.chain.head)


def test_sixty_at_once_make_one_chain_without_a_fork_or_a_gap(kept_chain):
    numbers = iter(range(MANY))
    in_threads(lambda: kept_chain.put(next(numbers)), MANY)
    assert whole(kept_chain).end.place == MANY
    assert whole(kept_chain).texts == MANY
    assert kept_chain.chain.store.count(ACCOUNT) == MANY


def test_the_same_agreement_sixty_times_at_once_is_one_link(kept_chain):
    receipts = set()
    in_threads(lambda: receipts.add(kept_chain.put(1)), MANY)
    assert len(receipts) == 1
    assert whole(kept_chain).end.place == 1


class Killed(BaseException):
    """The server dies here."""


class Dying(EvidenceStore):
    """Before the row is written, or after."""

    def append(self, link, text):
        if self.after:
            super().append(link, text)
        raise Killed


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_a_kill_before_or_after_the_row_is_written_breaks_nothing(kept_chain, after):
    kept_chain.put(1)
    dying = Dying(kept_chain.engine)
    dying.after = after
    with pytest.raises(Killed):
        kept_chain.put(2, chain=replace(kept_chain.chain, store=dying))
    assert whole(kept_chain).end.place == 1 + after
    again = kept_chain.put(2)
    assert whole(kept_chain).end == End(2, again.link)
    assert kept_chain.put(3).place == 3


def test_nothing_is_added_to_a_chain_that_was_cut_off(kept_chain):
    kept_chain.put(1)
    head = kept_chain.head.read_bytes()
    kept_chain.put(2)
    Head(kept_chain.head).done(End(9, "f" * 64))
    with pytest.raises(Damaged, match="evidence-cut-off"):
        kept_chain.put(3)
    kept_chain.head.write_bytes(head)  # nobody may put an older one back either
    with pytest.raises(Damaged, match="evidence-end-differs"):
        kept_chain.put(3)
    assert kept_chain.chain.store.end().place == 2


def test_the_file_of_the_end_is_for_its_owner_alone(kept_chain):
    kept_chain.put(1)
    assert kept_chain.head.stat().st_mode & 0o777 == 0o600


def test_everybody_may_follow_the_links_page_by_page_and_they_tell_nothing_of_anybody(people):
    minsu = somebody(people)
    for number in range(3):
        leave(people, minsu, f"aaaaaaaaaaa{number}")
    links = people.ask("GET", "/v1/evidence/chain").json()["links"]
    before = START
    for place, link in enumerate(links, 1):
        assert link["place"] == place
        assert link["link"] == link_of(before, place, link["received_at"], link["leaf"])
        assert link.keys() == {"place", "received_at", "leaf", "link"}
        before = link["link"]
    assert people.ask("GET", "/v1/evidence/chain?after=2").json()["links"] == links[2:]
    assert people.ask("GET", "/v1/evidence/chain?after=3").json()["links"] == []
    assert people.ask("GET", "/v1/evidence/chain?after=-1").status_code == 422
