"""The tag is one customer's in one topic, on every device; only the key that everybody has may make it."""

import base64
from dataclasses import replace
from functools import partial

import pytest

from client.errors import Refused, Unavailable
from client.net.proposals import ProposalService
from client.outgoing.proposals_tags import Tags
from client.store import contributions as rows
from client.store import contributor_tags, meta
from shared.crypto.oprf import derive_key_pair, evaluate
from shared.randomness import random_bytes
from shared.wire.proposal import TagReply
from tests.support.contributing import VOCABULARY


class FarEnd:
    """Evaluates with a key of its own, as a server that wants to tell its customers apart would."""

    def __init__(self, seed, *, says=None):
        self.secret, self.public = derive_key_pair(seed, b"test")
        self.says = says or self.public

    def __call__(self, token):
        return self

    def tag(self, asked):
        points = [evaluate(self.secret, base64.b64decode(it)) for it in asked.elements]
        return TagReply([base64.b64encode(it).decode() for it in points], base64.b64encode(self.says).decode())


HONEST, FALSE = FarEnd(b"h" * 32), FarEnd(b"f" * 32)


def tags(phone, far, config_key=None):
    return Tags(phone.database, phone.account, far, lambda: config_key, lambda content: None, random_bytes)


@pytest.fixture
def here(phone):
    return phone().logs_in()


def test_two_devices_of_one_customer_are_counted_once_and_another_customer_apart(phone, counted):
    for name, mail in (("old", "a@example.com"), ("new", "a@example.com"), ("other", "b@example.com")):
        phone(name).logs_in(mail).agrees(soon=True)
    assert len(counted()) == 2


def test_after_a_restore_the_tag_comes_along_or_comes_out_the_same(phone, counted, evaluations):
    old, new = phone("old").logs_in(), phone("new").logs_in()
    kept = old.agrees(soon=True)
    tag = contributor_tags.get(old.database, kept_account(old), kept.payload.topic)
    contributor_tags.keep(new.database, kept_account(old), kept.payload.topic, *tag)
    new.agrees(soon=True)
    assert (len(counted()), evaluations()) == (1, 1)
    contributor_tags.drop_all(new.database)
    (again,) = rows.every(new.database)
    new.door._tag(again)
    assert contributor_tags.get(new.database, kept_account(old), kept.payload.topic) == tag


def kept_account(phone):
    return phone.account.signed_in()


def test_the_first_key_stays_and_another_one_is_refused(here):
    account = kept_account(here)
    tags(here, HONEST).fetch(account, "refund-exception")
    with pytest.raises(Refused, match="contribute-key-changed"):
        tags(here, FALSE).fetch(account, "payment-grace")
    assert contributor_tags.get(here.database, account, "payment-grace") is None
    assert tags(here, HONEST).fetch(account, "payment-grace")


def test_a_key_that_does_not_belong_to_the_evaluation_is_refused_and_not_kept(here):
    account = kept_account(here)
    lying = FarEnd(b"f" * 32, says=HONEST.public)
    with pytest.raises(Refused, match="contribute-key-changed"):
        tags(here, lying).fetch(account, "refund-exception")
    assert contributor_tags.get(here.database, account, "refund-exception") is None
    assert meta.read(here.database, "proposal_key") is None


def test_the_key_that_the_signed_config_names_wins_over_the_first(here):
    account = kept_account(here)
    tags(here, FALSE).fetch(account, "refund-exception")
    with pytest.raises(Refused, match="contribute-key-changed"):
        tags(here, FALSE, HONEST.public.hex()).fetch(account, "payment-grace")
    assert tags(here, HONEST, HONEST.public.hex()).fetch(account, "payment-grace")


@pytest.mark.parametrize("said", ["", "!", "AAAA"])
def test_an_answer_that_is_no_evaluation_is_refused(here, said):
    class Broken(FarEnd):
        def tag(self, asked):
            return TagReply([said, said], said)

    with pytest.raises((Refused, Unavailable)):
        tags(here, Broken(b"b" * 32)).fetch(kept_account(here), "refund-exception")


def test_a_tag_of_another_server_is_not_shown_to_this_one(here):
    account = kept_account(here)
    tags(here, HONEST).fetch(account, "refund-exception")
    elsewhere = replace(tags(here, HONEST), account=replace(here.account, server="http://127.0.0.1:9"))
    assert elsewhere.known(account, "refund-exception") is None


def test_without_a_session_there_is_no_tag_and_nothing_is_sent(phone, counted):
    one = phone().logs_in()
    one.agrees()
    one.account.logout()
    assert one.settles(hours=1) == [("waiting", "account-login-first")]
    assert (one.left(), counted()) == ([], [])


def test_after_the_days_quota_the_yes_waits_and_the_next_day_it_goes(phone, counted, server):
    one = phone().logs_in()
    tagger = Tags(
        one.database, one.account, partial(ProposalService, one.url), lambda: None, lambda content: None, random_bytes
    )
    for topic in VOCABULARY.topics[1:4]:
        tagger.fetch(kept_account(one), topic.id)
    one.agrees()
    assert one.settles() == [("waiting", "tag-quota-full")]
    server.clock.later(days=1)
    assert one.settles(minutes=20) == [("waiting", "tag-quota-full")], "not asked at every turn"
    assert one.settles(minutes=20) == [("waiting", None)]
    assert one.settles(hours=24) == [("sent", None)]
    assert len(counted()) == 1
