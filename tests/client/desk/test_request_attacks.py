"""A request that somebody made or changed to get more signed than a person sees: nobody's signature goes under it."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import Metadata, TargetFile

from client.desk.build import page_bundle
from client.desk.diff import changes
from client.desk.keys import holder_named
from client.desk.request import Part, base_of
from client.desk.signatures import missing, signed_with
from client.errors import Refused
from shared.formats.bundle import ConfigBundle, encode
from shared.formats.config import read_config
from shared.formats.page import PageHistory
from tests.client.desk.attack_story import EXPIRES
from tests.support.signing import NOW, page


def test_an_honest_request_passes_and_needs_one_more(story):
    _, found = story.check(story.signed(story.request(policy=story.policy(story.next_page()))))
    assert [(count.role, count.missing) for count in found] == [("policy", 1)]


def edited(paper, **changed):
    for name, value in changed.items():
        setattr(paper, name, value)
    return paper


def bundle_with(story, old, new):
    """The honest bundle with something else written into its JSON."""
    import gzip

    plain = gzip.decompress(encode(page_bundle("policy", [story.next_page()])))
    assert old in plain
    return gzip.compress(plain.replace(old, new, 1), mtime=0)


CONTENT = {
    "another-bundle-than-the-signed-one": lambda s: s.role(
        "policy", page_bundle("policy", [s.next_page()]), data=encode(page_bundle("policy", [s.next_page(body="x")]))
    ),
    "no-bundle": lambda s: Part(s.policy(s.next_page()).metadata),
    "a-bundle-of-another-role": lambda s: s.role("policy", s.live.bundles["knowhow"]),
    "the-text-of-a-live-version-rewritten": lambda s: s.policy(replace(s.live.bundles["policy"].pages[0], body="x")),
    "a-version-left-out": lambda s: s.policy(page("refund", 5)),
    "an-older-version": lambda s: s.policy(page("refund", 2)),
    "the-history-rewritten": lambda s: s.policy(
        replace(s.next_page(), history=(replace(s.next_page().history[0], body="언제나 환불했습니다."),))
    ),
    "a-history-put-under-a-live-page": lambda s: s.policy(
        replace(s.live.bundles["policy"].pages[0], history=(PageHistory(2, date(2025, 1, 1), body="모두 환불"),))
    ),
    "the-history-left-out": lambda s: s.policy(replace(s.next_page(), history=())),
    "the-contents-page-rewritten": lambda s: s.role(
        "policy", replace(page_bundle("policy", [s.next_page()]), contents="# 모두 환불해 준다")
    ),
    "a-field-that-nobody-shows": lambda s: s.role(
        "policy", bundle_with(s, b'"id":"refund"', b'"id":"refund","hidden":"x"')
    ),
    "a-key-of-the-format-twice": lambda s: s.role(
        "policy", bundle_with(s, b'"kind":"policy"', b'"kind":"knowhow","kind":"policy"')
    ),
}


def test_the_versions_that_a_new_page_brings_along_are_shown_with_their_texts(story):
    brought = page("trial", 2, history=(PageHistory(1, date(2025, 1, 1), body="모두 환불했습니다."),))
    bundles, _ = story.check(story.signed(story.request(policy=story.policy(story.next_page(), brought))))
    (added,) = (change for change in changes(bundles, story.live.bundles) if change.id == "trial")
    assert any("모두 환불했습니다." in line for line in added.lines)


@pytest.mark.parametrize("attack", CONTENT.values(), ids=CONTENT.keys())
def test_a_bundle_holds_only_what_its_reader_is_shown(story, attack):
    assert story.refusal(story.signed(story.request(policy=attack(story)))) == "request-content-wrong"


PAPERS = {
    "a-second-target": lambda p, _: p.targets.update(
        {"config/bundle.json.gz": TargetFile.from_data("config/bundle.json.gz", b"x", ["sha256"])}
    ),
    "a-role-below-it": lambda p, listed: setattr(p, "delegations", listed.delegations),
    "a-field-more": lambda p, _: p.unrecognized_fields.update(x=1),
}


@pytest.mark.parametrize("changed", PAPERS.values(), ids=PAPERS.keys())
def test_a_role_signs_its_one_bundle_and_nothing_beside_it(story, changed):
    part = story.policy(story.next_page())
    paper = part.metadata.signed
    changed(paper, story.live.chain.targets.signed)
    request = story.request(policy=replace(part, metadata=Metadata(paper)))
    assert story.refusal(request) == "request-content-wrong"


def test_a_change_of_another_role_that_rides_along_is_shown_with_the_rest(story):
    """The maker says "policy" and brings a config too: it is among the changes that the reader sees."""
    config = ConfigBundle(read_config({"block_limit": 3000}))
    request = story.request(policy=story.policy(story.next_page()), config=story.role("config", config))
    bundles, found = story.check(story.signed(request))
    assert {change.role for change in changes(bundles, story.live.bundles)} == {"policy", "config"}
    assert {count.role for count in missing(found)} == {"policy", "config"}


def test_a_paper_that_was_changed_after_it_was_signed_is_refused(story):
    request = story.signed(story.request(policy=story.policy(story.next_page())))
    paper = request.parts["policy"].metadata
    changed = Metadata(edited(paper.signed, expires=EXPIRES - timedelta(days=1)), paper.signatures)
    request = replace(request, parts={"policy": replace(request.parts["policy"], metadata=changed)})
    assert story.refusal(request) == "request-signature-wrong"


@pytest.mark.parametrize("role", ["config", "root", "knowhow"])
def test_a_key_of_another_role_counts_for_nothing_and_is_refused(story, role):
    request = story.request(policy=story.policy(story.next_page()))
    keyid = next(keyid for keyid in holder_named(story.desk, "ana").held(role))
    request.parts["policy"].metadata.sign(story.keys["ana"][keyid], append=True)
    assert story.refusal(request) == "request-signature-foreign"


def test_a_stranger_can_not_sign(story):
    stranger = CryptoSigner.generate_ed25519()
    request = story.request(policy=story.policy(story.next_page()))
    with pytest.raises(Refused, match="request-not-yours"):
        signed_with(request, story.trust, {stranger.public_key.keyid: stranger})


def test_one_person_counts_once_however_often_they_sign(story):
    request = story.signed(story.request(policy=story.policy(story.next_page())))
    with pytest.raises(Refused, match="request-signed-already"):
        story.signed(request)
    _, (count,) = story.check(request)
    assert (count.missing, len(count.signed)) == (1, 1)


def test_an_old_request_is_no_request_any_more_even_with_its_ground_rewritten(story):
    old = replace(story.request(policy=story.policy(story.next_page())), base=dict.fromkeys(base_of(None), 0))
    assert story.refusal(old) == "request-base-moved"
    again = story.request(policy=story.policy(story.next_page(), version=1))
    assert story.refusal(again) == "request-base-moved"
    beside = story.request(policy=story.policy(story.next_page()))
    beside = replace(beside, base={**beside.base, "config": 0})  # config has gone on since
    assert story.refusal(beside) == "request-base-moved"
    ahead = story.request(policy=story.policy(story.next_page(), version=3))
    assert story.refusal(ahead) == "request-base-moved"


@pytest.mark.parametrize(("days", "by"), [(-1, 0), (3650, 0), (365, 400)], ids=["over", "ten-years", "lies-too-long"])
def test_a_signature_lasts_a_year_and_is_given_today(story, days, by):
    part = story.policy(story.next_page())
    paper = edited(part.metadata.signed, expires=NOW.replace(microsecond=0) + timedelta(days=days))
    request = story.request(policy=replace(part, metadata=Metadata(paper)))
    assert story.refusal(request, NOW + timedelta(days=by)) == "request-dates-wrong"
