"""Nothing below what was once verified is ever taken again, with or without a scratch cache."""

from __future__ import annotations

import shutil
from datetime import timedelta

import pytest

from client.bundles.adopt import adopt
from client.errors import BundleRefused
from client.store import bundles
from shared.formats.bundle import ServiceContextBundle
from tests.client.bundles.expecting import POLICY_V4, has_policy_v4, refused, role_refused
from tests.client.bundles.publisher import everything, page


def test_a_replay_of_the_whole_old_repository_is_refused(good, service, tmp_path):
    service.restore(has_policy_v4(good, service, tmp_path))
    refused(good, "bundle-rolled-back", "14일")


def test_a_replay_is_refused_also_where_the_scratch_cache_was_deleted(good, service, tmp_path):
    service.restore(has_policy_v4(good, service, tmp_path))
    shutil.rmtree(good.cache)
    refused(good, "bundle-rolled-back", "14일")


def test_a_replay_is_refused_before_anything_else_of_it_is_asked_for(good, service, tmp_path, web):
    service.restore(has_policy_v4(good, service, tmp_path))
    shutil.rmtree(good.cache)
    web.forget()
    refused(good, "bundle-rolled-back", "14일")
    assert not [name for name in web.names() if "policy" in name or "bundle" in name]


def test_a_replay_is_refused_also_the_second_time(good, service, tmp_path):
    service.restore(has_policy_v4(good, service, tmp_path))
    refused(good, "bundle-rolled-back", "14일")
    refused(good, "bundle-rolled-back", "14일")


@pytest.mark.parametrize("cache_deleted", [False, True])
def test_an_old_policy_under_stolen_online_keys_is_refused(good, service, tmp_path, cache_deleted):
    has_policy_v4(good, service, tmp_path)
    service.md["policy"].signed.version -= 1
    service.publish()
    if cache_deleted:
        shutil.rmtree(good.cache)
    state = good.sync()
    assert (state.state, state.reason) == ("refused", "bundle-rolled-back")
    assert good.body() == "14일"


def test_the_role_alone_is_refused_where_only_its_old_version_comes_back_to_an_empty_cache(good, service, tmp_path):
    has_policy_v4(good, service, tmp_path)
    service.md["policy"].signed.version -= 1
    service.release(ServiceContextBundle("새 원칙"))
    shutil.rmtree(good.cache)
    state = good.sync()
    assert dict(state.failed) == {"policy": "bundle-rolled-back"}
    assert (good.body(), good.bundles.service_context()) == ("14일", "새 원칙")


def test_other_contents_under_the_same_version_are_refused(good, service):
    service.put(POLICY_V4)
    service.sign("policy")
    service.publish()
    shutil.rmtree(good.cache)
    role_refused(good, "policy", "bundle-same-version")


def test_a_page_that_goes_back_inside_a_newer_bundle_is_refused(good, service):
    service.release(everything(page(version=2, body="60일"))[0])
    role_refused(good, "policy", "bundle-page-rolled-back")


def test_the_marks_survive_without_any_cache(good, service, tmp_path):
    has_policy_v4(good, service, tmp_path)
    marks = bundles.marks(good.database)
    assert {role: marks[role] for role in ("root", "targets", "policy", "knowhow")} == {
        "root": 1,
        "targets": 1,
        "policy": 3,
        "knowhow": 2,
    }
    assert bundles.time_mark(good.database) == good.now


def test_a_clock_far_ahead_does_not_move_the_mark_beyond_the_signature(good, service):
    good.later(hours=20)
    good.sync()
    assert bundles.time_mark(good.database) <= service.now + timedelta(days=1)


def test_what_was_verified_before_something_newer_is_not_adopted_after_it(good, service):
    older = good.bundles._news(good.now)
    service.release(POLICY_V4)
    good.sync()
    with pytest.raises(BundleRefused):
        adopt(good.database, older, now=good.now, zone="Asia/Seoul")
    assert good.body() == "14일"
