"""Somebody holds one key, or the wrong one, and wants more of them to count: no second person signs such a request."""

from dataclasses import replace

import pytest
from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import DelegatedRole, Metadata, TargetFile

from client.desk.parts import online_of
from client.desk.people import key_of
from client.desk.request import Part, base_of
from client.desk.request_check import check_request
from client.desk.sign import root_paper
from client.desk.signatures import missing
from client.desk.succession import follow, roster, with_keys
from client.errors import Refused
from tests.client.desk.attack_story import EXPIRES
from tests.support.signing import NOW


def public(signer):
    return signer.public_key.keyval["public"]


def changed(story, wanted, people=None, again=()):
    return story.request(people=people, **follow(story.live, wanted, NOW, again).parts)


def with_list(story, change):
    """A list of roles that says something else than any desk would write."""
    part = follow(story.live, roster(story.live), NOW, ("targets",)).parts["targets"]
    change(part.metadata.signed)
    return story.request(targets=replace(part, metadata=Metadata(part.metadata.signed)))


def with_root(story, change):
    part = follow(story.live, roster(story.live), NOW, ("root",)).parts["root"]
    change(part.metadata.signed)
    return story.request(root=replace(part, metadata=Metadata(part.metadata.signed)))


def twice(paper):
    """One key under two ids: one person would be two."""
    role = paper.delegations.roles["policy"]
    key = paper.delegations.keys[role.keyids[0]]
    other = type(key)("0" * 64, key.keytype, key.scheme, key.keyval)
    paper.delegations.keys["0" * 64] = other
    role.keyids.append("0" * 64)


LISTS = {
    "one-signature-is-enough": lambda p: setattr(p.delegations.roles["policy"], "threshold", 1),
    "a-role-signs-another-roles-path": lambda p: p.delegations.roles["knowhow"].paths.append("policy/bundle.json.gz"),
    "a-role-that-does-not-end-the-search": lambda p: setattr(p.delegations.roles["policy"], "terminating", False),
    "one-key-under-two-ids": twice,
    "a-key-that-no-role-names": lambda p: p.delegations.keys.update(
        {"1" * 64: key_of(public(CryptoSigner.generate_ed25519()))}
    ),
    "a-role-more": lambda p: p.delegations.roles.update(
        {"more": DelegatedRole("more", [], 1, terminating=True, paths=["policy/*"])}
    ),
    "a-role-less": lambda p: p.delegations.roles.pop("config"),
    "a-bundle-of-its-own": lambda p: p.targets.update(
        x=TargetFile.from_data("policy/bundle.json.gz", b"x", ["sha256"])
    ),
    "no-keys": lambda p: p.delegations.roles["policy"].keyids.clear(),
}


@pytest.mark.parametrize("change", LISTS.values(), ids=LISTS.keys())
def test_a_list_of_roles_is_what_a_desk_writes_or_nobody_signs_it(story, change):
    assert story.refusal(with_list(story, change)) == "request-content-wrong"


def other_timestamp(root):
    """The thief would say what is newest."""
    key = CryptoSigner.generate_ed25519().public_key
    root.keys[key.keyid] = key
    root.roles["timestamp"].keyids[:] = [key.keyid]


ROOTS = {
    "one-signature-is-enough": lambda r: setattr(r.roles["root"], "threshold", 1),
    "one-for-the-list": lambda r: setattr(r.roles["targets"], "threshold", 1),
    "another-key-for-what-is-newest": other_timestamp,
    "files-that-may-be-overwritten": lambda r: setattr(r, "consistent_snapshot", False),
    "the-list-has-other-keys": lambda r: r.roles["targets"].keyids.pop(),
    "one-key-left": lambda r: [r.roles[name].keyids.__delitem__(slice(1, None)) for name in ("root", "targets")],
}


@pytest.mark.parametrize("change", ROOTS.values(), ids=ROOTS.keys())
def test_a_root_is_what_a_desk_writes_or_nobody_signs_it(story, change):
    assert story.refusal(with_root(story, change)) == "request-content-wrong"


def test_the_servers_new_key_counts_only_if_the_server_itself_offers_it(story):
    old = story.live.chain.root.signed
    keys = [old.keys[keyid] for keyid in old.roles["root"].keyids]
    offered = {name: CryptoSigner.generate_ed25519().public_key for name in ("snapshot", "timestamp")}
    request = story.request(root=Part(Metadata(root_paper(2, keys, offered, EXPIRES))))
    assert story.refusal(request) == "request-content-wrong"
    other = {name: CryptoSigner.generate_ed25519().public_key for name in ("snapshot", "timestamp")}
    assert story.refusal(request, offered=other) == "request-content-wrong"
    story.check(request, offered=offered)


def test_a_new_key_that_is_nobodys_is_not_signed(story):
    mine = public(CryptoSigner.generate_ed25519())
    wanted = with_keys(roster(story.live), {}, {"config": mine})
    assert story.refusal(changed(story, wanted)) == "request-people-wrong"
    named = {**story.people, "dan": {"policy": mine}}  # named, but for another role
    assert story.refusal(changed(story, wanted, named)) == "request-people-wrong"


def test_one_root_key_alone_can_not_make_itself_all_of_them(story):
    """A root signed by its own new keys, and by one of the old ones: the old threshold is missing."""
    thief = [CryptoSigner.generate_ed25519() for _ in range(3)]
    people = {f"t{number}": {"root": public(one)} for number, one in enumerate(thief)}
    wanted = {**roster(story.live), "root": tuple(public(one) for one in thief)}
    request = story.signed(changed(story, wanted, people))
    for one in thief:
        for part in request.parts.values():
            part.metadata.sign(one, append=True)
    _, found = story.check(request)
    assert [(count.role, count.missing) for count in missing(found)] == [("root", 1)]


def test_a_new_root_needs_its_own_new_keys_as_well(story):
    """The old ones could else name keys that nobody has, and the next root could never be signed."""
    wanted = {**roster(story.live), "root": tuple(public(CryptoSigner.generate_ed25519()) for _ in range(3))}
    people = {f"n{number}": {"root": key} for number, key in enumerate(wanted["root"])}
    request = changed(story, wanted, people)
    for name in ("ana", "ben"):
        request = story.signed(request, name)
    _, found = story.check(request)
    assert {count.role: count.missing for count in missing(found)}["root"] == 2


def test_a_list_that_leaves_a_live_role_unsigned_is_refused(story):
    """The two who signed the live policy go, and nobody signs it again: the devices would refuse everything."""
    fresh = {"policy": public(CryptoSigner.generate_ed25519())}
    wanted = with_keys(roster(story.live), story.people["ana"], fresh)
    request = changed(story, wanted, {**story.people, "ana": {**story.people["ana"], **fresh}})
    without_policy = replace(request, parts={"targets": request.parts["targets"]})
    assert story.refusal(without_policy) == "request-leaves-unsigned"
    new = {name: {"root": public(CryptoSigner.generate_ed25519())} for name in ("ana", "ben")}
    roots = {**roster(story.live), "root": tuple(keys["root"] for keys in new.values())}
    alone = changed(story, roots, new)
    assert "targets" in alone.parts
    assert story.refusal(replace(alone, parts={"root": alone.parts["root"]})) == "request-leaves-unsigned"


def test_a_first_publication_brings_the_papers_that_the_founders_agreed_on(story):
    first = replace(story.trust, first=True)
    own = story.trust.root.signed
    fewer = root_paper(1, [own.keys[keyid] for keyid in own.roles["root"].keyids[:2]], online_of(own), EXPIRES)
    policy = story.policy(story.next_page(), version=1)
    for parts in (
        {"policy": policy},
        {"root": Part(Metadata(fewer)), "targets": Part(story.trust.targets), "policy": policy},
    ):
        request = replace(story.request(**parts), base=base_of(None))
        with pytest.raises(Refused, match="request-other-root"):
            check_request(request, None, first, NOW)
