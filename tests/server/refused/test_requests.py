"""Is a request refused that has no right to publish or another form? One attack a test."""

import pytest

from tests.server.refused.conftest import NEXT, policy


@pytest.mark.parametrize("token", ["", "wrong", "Bearer", "0" * 43])
def test_without_a_valid_token_nothing_is_taken(staff, refused, token):
    refused(policy(staff), 401, "token-missing", token=token)


@pytest.mark.parametrize("role", ["author", "reviewer"])
def test_staff_who_do_not_sign_can_not_publish(live, staff, refused, role):
    refused(policy(staff), 403, "staff-not-signer", token=live.server.staff(f"only-{role}", role))


def test_the_token_of_a_removed_member_is_worth_nothing(live, staff, refused):
    token = live.server.staff("leaver", "signer")
    assert live.server.command("staff", "remove", "leaver").returncode == 0
    refused(policy(staff), 401, "token-missing", token=token)


@pytest.mark.parametrize(
    "parcel",
    [
        [],
        "x",
        {"roles": []},
        {"roles": {"policy": "x"}},
        {"roles": {"policy": {"metadata": 5}}},
        {"roles": {"policy": {"metadata": "!!!"}}},
        {"roles": {"policy": {"metadata": "한국"}}},
        {"root": {}},
    ],
)
def test_a_request_of_another_form_is_refused(refused, parcel):
    refused(parcel, 422, "publish-request-broken")


@pytest.mark.parametrize("role", ["snapshot", "timestamp", "targets", "root", "../policy", ""])
def test_a_role_that_does_not_exist_is_refused(staff, refused, role):
    refused({"roles": {role: staff.role("policy", NEXT)}}, 422, "publish-role-unknown")


def test_an_empty_request_is_refused(refused):
    refused({}, 422, "publish-nothing")
