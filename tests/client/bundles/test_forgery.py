"""Wrong signers, too few signers, expired signatures, roles that are dropped or put in front."""

from __future__ import annotations

import shutil

from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import DelegatedRole, Metadata, TargetFile, Targets

from shared.formats.bundle import ServiceContextBundle, encode
from tests.client.bundles.expecting import POLICY_V4, refused, role_refused


def test_another_roles_key_can_not_sign_a_policy(good, service):
    service.release(POLICY_V4, keys=service.keys["knowhow"])
    role_refused(good, "policy", "bundle-not-signed")


def test_one_of_two_signatures_is_not_enough(good, service):
    service.release(POLICY_V4, keys=service.keys["policy"][:1])
    role_refused(good, "policy", "bundle-not-signed")


def test_the_same_key_twice_counts_once(good, service):
    service.release(POLICY_V4, keys=[service.keys["policy"][0]] * 2)
    role_refused(good, "policy", "bundle-not-signed")


def test_a_broken_role_does_not_hold_up_the_others(good, service):
    service.put(POLICY_V4)
    service.bump("policy", keys=service.keys["policy"][:1])
    service.release(ServiceContextBundle("새 원칙"))
    state = role_refused(good, "policy", "bundle-not-signed")
    assert good.bundles.service_context() == "새 원칙"
    assert state.checked_at == good.now


def test_the_policy_is_taken_once_it_is_signed_rightly(good, service):
    service.release(POLICY_V4, keys=service.keys["policy"][:1])
    good.sync()
    service.sign("policy", service.keys["policy"][1:])
    assert good.sync().state == "fresh"
    assert good.body() == "14일"


def test_an_expired_timestamp_is_refused(good, service):
    service.publish(timestamp_days=-1)
    refused(good, "bundle-expired")


def test_a_server_frozen_in_time_is_refused_after_a_day(good, web):
    good.later(days=2)
    web.date = good.now
    refused(good, "bundle-expired")


def test_a_role_past_its_year_is_refused_alone(good, service):
    service.md["policy"].signed.expires = service.in_days(-1)
    service.bump("policy")
    service.publish()
    role_refused(good, "policy", "bundle-expired")


def test_a_snapshot_that_drops_a_role_is_refused(good, service):
    service.publish(leave_out=("knowhow",))
    state = good.sync()
    assert state.state == "refused"
    assert good.body("partial-refund", "knowhow") == "30일 안이면 50%까지 합의해요."


def test_a_snapshot_that_drops_a_role_is_refused_by_an_empty_cache_too(good, service):
    service.publish(leave_out=("knowhow",))
    shutil.rmtree(good.cache)
    role_refused(good, "knowhow", "bundle-unreadable")
    assert good.body("partial-refund", "knowhow") == "30일 안이면 50%까지 합의해요."


def test_a_role_that_lists_its_bundle_no_more_is_refused(good, service):
    service.md["policy"].signed.targets.clear()
    service.bump("policy")
    service.publish()
    role_refused(good, "policy", "bundle-withdrawn")


def test_a_bundle_listed_by_the_top_role_instead_of_its_own_is_refused(good, service):
    service.put(POLICY_V4)
    service.md["targets"].signed.targets.update(service.md["policy"].signed.targets)
    service.bump("targets")
    service.publish()
    role_refused(good, "policy", "bundle-not-signed")


def test_a_role_put_in_front_of_the_policy_role_is_refused(good, service):
    top = service.md["targets"].signed
    thief = CryptoSigner.generate_ed25519()
    roles = {"thief": DelegatedRole("thief", [], 1, True, paths=["policy/*"]), **top.delegations.roles}
    top.delegations.roles = roles
    top.add_key(thief.public_key, "thief")
    service.bump("targets")
    service.keys["thief"] = [thief]
    target = TargetFile.from_data("policy/bundle.json.gz", encode(POLICY_V4), ["sha256"])
    service.md["thief"] = Metadata(Targets(version=1, expires=service.in_days(9), targets={target.path: target}))
    service.sign("thief")
    service.publish(also=("thief",))
    role_refused(good, "policy", "bundle-not-signed")


def test_a_revoked_key_signs_nothing_more(good, service):
    lost, *rest = service.keys["policy"]
    top = service.md["targets"].signed
    top.revoke_key(lost.public_key.keyid, "policy")
    service.bump("targets")
    service.release(POLICY_V4, keys=[lost, rest[0]])
    role_refused(good, "policy", "bundle-not-signed")


def test_a_role_put_behind_an_empty_policy_role_is_refused(phone, service):
    top = service.md["targets"].signed
    thief = CryptoSigner.generate_ed25519()
    service.keys["thief"] = [thief]
    top.delegations.roles["policy"].terminating = False
    top.delegations.roles["thief"] = DelegatedRole("thief", [], 1, True, paths=["policy/*"])
    top.add_key(thief.public_key, "thief")
    service.bump("targets")
    target = TargetFile.from_data("policy/bundle.json.gz", encode(POLICY_V4), ["sha256"])
    service.md["thief"] = Metadata(Targets(version=1, expires=service.in_days(9), targets={target.path: target}))
    service.sign("thief")
    service.publish(also=("thief",))
    state = phone.sync()
    assert dict(state.failed) == {"policy": "bundle-not-signed"}


def test_a_role_that_the_top_role_no_longer_knows_is_refused(good, service):
    del service.md["targets"].signed.delegations.roles["policy"]
    service.bump("targets")
    service.publish()
    role_refused(good, "policy", "bundle-not-signed")
