"""What the attack tests have in common: v3 is there, v4 is on its way, and what a refusal looks like."""

from __future__ import annotations

from datetime import date

from tests.client.bundles.publisher import everything, next_page, page

V3_TEXT = "전액 환불은 30일까지예요."
V4 = next_page(page(), body="14일", effective=date(2026, 9, 1))
POLICY_V4 = everything(V4)[0]


def refused(phone, reason, body=V3_TEXT):
    state = phone.sync()
    assert (state.state, state.reason) == ("refused", reason)
    assert phone.body() == body
    return state


def role_refused(phone, role, reason):
    state = refused(phone, reason)
    assert dict(state.failed) == {role: reason}
    assert phone.bundles.service_context()
    return state


def has_policy_v4(phone, service, tmp_path):
    """The phone moves on to v4; returns the repository as it was before."""
    before = service.save(tmp_path / "before")
    service.release(POLICY_V4)
    assert phone.sync().state == "fresh"
    assert phone.body() == "14일"
    return before
