"""Does the device notice when the service's copy, or its chain, is not what it left there?"""

from dataclasses import asdict, replace
from datetime import timedelta

import pytest

from client.errors import Damaged, Refused
from client.kit.words import LANGUAGES, Words
from client.net.evidence import EvidenceService
from client.outgoing.evidence_sending import ENDS_ROUND
from client.store import chain_seen
from shared.clock import read_stamp
from shared.crypto.evidence import leaf_of, link_of
from tests.client.outgoing.evidence.conftest import STATEMENT, agreement


@pytest.fixture
def old(device, mail):
    """A device that has left two agreements, between those of somebody else."""
    other, made = device("other").signs_in(f"other{mail}"), device("old").signs_in(mail)
    for number, one in enumerate((other, made, other, made, other)):
        one.learns(agreement(f"{STATEMENT} {number}", f"t{number}"))
        one.evidence.settle()
    return made


def listing(change):
    """A service that changes what it lists."""

    class Listing(EvidenceService):
        def list(self):
            found = super().list()
            return replace(found, evidence=[one for line in found.evidence if (one := change(line)) is not None])

    return Listing


def linking(change):
    """A service that changes its chain; `change` gets a link and gives one, or none."""

    class Linking(EvidenceService):
        def chain(self, after):
            return tuple(one for link in super().chain(after) if (one := change(link)) is not None)

    return Linking


def receipts(device):
    return sorted((line.receipt for line in device.evidence.kept().lines), key=lambda receipt: receipt.place)


def test_what_is_kept_as_it_was_left_is_unchanged(old):
    kept = old.evidence.kept()
    assert [line.unchanged for line in kept.lines] == [True, True]
    assert [line.fact is not None for line in kept.lines] == [True, True]
    assert (kept.missing, kept.reads, kept.retention_days) == ((), (), 1095)


def test_other_words_are_told_even_with_a_receipt_that_fits_them(old):
    account = old.account.who().account

    def change(line):
        body = replace(line.body, statement="전액 환불에 합의")
        leaf = leaf_of(line.receipt.salt, account, asdict(body))
        return replace(line, body=body, receipt=replace(line.receipt, leaf=leaf))

    old.service = listing(change)
    assert [line.unchanged for line in old.evidence.kept().lines] == [False, False]
    old.service = listing(lambda line: replace(line, body=replace(line.body, day=None)))
    assert [line.unchanged for line in old.evidence.kept().lines] == [False, False]


def test_what_should_be_there_and_is_not_is_missing_until_its_time_is_over(old):
    first, second = receipts(old)
    old.service = listing(lambda line: line if line.receipt.id == first.id else None)
    assert old.evidence.kept().missing == (second,)
    old.clock.now = read_stamp(second.keep_until) + timedelta(seconds=1)
    assert old.evidence.kept().missing == ()


def test_the_chain_is_followed_to_its_end_and_may_grow(old):
    found = old.evidence.verify()
    assert (found.receipts, found.links >= 4) == (2, True)
    old.learns(agreement("위약금을 면제하기로 합의", "t9"))
    old.evidence.settle()
    assert old.evidence.verify().receipts == 3


def test_a_changed_link_a_removed_one_and_others_in_its_place_are_told_with_the_place(old):
    first, second = receipts(old)
    between = first.place + 1
    old.service = linking(lambda link: replace(link, leaf="0" * 64) if link.place == between else link)
    with pytest.raises(Damaged, match=rf"evidence-chain-broken\(place={between}\)"):
        old.evidence.verify()
    old.service = linking(lambda link: None if link.place == between else link)
    with pytest.raises(Damaged, match=rf"evidence-chain-broken\(place={between}\)"):
        old.evidence.verify()


def anew(after_place, leaf="0" * 64):
    """A chain that is whole in itself, and made anew from a place on."""
    last = {}

    def change(link):
        if link.place > after_place:
            kept = leaf if link.place == after_place + 1 else link.leaf
            before = last.get("link")
            link = replace(link, leaf=kept, link=link_of(before, link.place, link.received_at, kept))
        last["link"] = link.link
        return link

    return change


def test_a_chain_made_anew_does_not_fit_the_receipts(old):
    first, second = receipts(old)
    old.service = linking(anew(first.place))
    with pytest.raises(Damaged, match=rf"evidence-chain-not-mine\(place={second.place}\)"):
        old.evidence.verify()


def test_a_chain_made_anew_behind_the_receipts_does_not_fit_what_was_seen(old):
    second = receipts(old)[1]
    old.evidence.verify()
    seen = chain_seen.seen(old.database, old.server.url)
    assert seen.place > second.place
    old.service = linking(anew(second.place))
    with pytest.raises(Damaged, match=rf"evidence-chain-broken\(place={seen.place}\)"):
        old.evidence.verify()


def test_an_end_that_was_cut_off_is_told(old):
    second = receipts(old)[1]
    old.service = linking(lambda link: link if link.place < second.place else None)
    with pytest.raises(Damaged, match=rf"evidence-chain-shorter\(place={second.place - 1}\)"):
        old.evidence.verify()
    old.service = EvidenceService
    old.evidence.verify()
    old.service = linking(lambda link: link if link.place <= second.place else None)
    with pytest.raises(Damaged, match=rf"evidence-chain-shorter\(place={second.place}\)"):
        old.evidence.verify()


def test_erasing_by_right_leaves_the_fact_here_and_is_not_sent_again(old):
    first, second = receipts(old)
    old.evidence.erase(first.id)
    old.evidence.settle()
    assert [receipt.id for receipt in receipts(old)] == [second.id]
    assert old.evidence.kept().missing == ()
    here = {one.id: one for one in old.evidence.here()}
    assert (here[first.id].state, here[first.id].statement) == ("erased", f"{STATEMENT} 1")
    assert old.evidence.verify().receipts == 1


def test_what_the_service_does_not_have_any_more_is_told_and_not_kept_as_sent(old):
    first = receipts(old)[0]
    EvidenceService(old.server.url, _token(old)).erase(first.id)
    with pytest.raises(Refused, match="evidence-unknown"):
        old.evidence.erase(first.id)
    assert {one.id: one.state for one in old.evidence.here()}[first.id] == "erased"


def _token(device):
    return device.account.with_session(lambda held: held.token)


def test_without_a_login_nothing_is_asked_and_what_is_here_is_told(device):
    old = device()
    old.learns()
    with pytest.raises(Refused, match="account-login-first"):
        old.evidence.kept()
    assert [(one.state, one.statement) for one in old.evidence.here()] == [("waiting", STATEMENT)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted({*ENDS_ROUND, "evidence-erased", "evidence-id-taken", "evidence-unknown"}))
def test_a_reason_that_decides_what_is_done_can_be_said_else_it_would_not_be_told_apart(language, code):
    assert Words(language).whole(code, seconds=1, minutes=1) is not None
