"""What the app says of the service's contents: offline, stale, wrong clock, none."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from tests.client.bundles.conftest import Phone
from tests.client.bundles.expecting import V4
from tests.client.bundles.publisher import NOW, everything
from tests.client.bundles.web import BlackHole


def test_before_the_first_check_there_is_nothing_to_say(phone):
    state = phone.bundles.state()
    assert (state.state, state.since, state.reason, state.checked_at) == ("none", None, None, None)


def test_a_first_start_without_a_server_has_nothing_and_says_why(phone, web):
    web.stop()
    state = phone.sync()
    assert (state.state, state.reason, state.policy) == ("none", "server-unreachable", None)


def test_offline_says_since_when_and_keeps_what_was_there(good, web):
    web.stop()
    good.later(hours=1)
    assert good.sync().since == NOW + timedelta(hours=1)
    good.later(hours=1)
    state = good.sync()
    assert (state.state, state.reason, state.since) == ("offline", "server-unreachable", NOW + timedelta(hours=1))
    assert state.checked_at == state.policy_as_of == NOW
    assert state.policy == 2
    assert good.body() == "전액 환불은 30일까지예요."


def test_back_online_is_fresh_again(good, web):
    web.replies["timestamp.json"] = 503
    assert good.sync().state == "offline"
    web.replies.clear()
    good.later(hours=1)
    state = good.sync()
    assert (state.state, state.since, state.checked_at) == ("fresh", good.now, good.now)


def test_offline_past_the_signed_day_is_stale(good, web):
    web.stop()
    good.later(hours=23)
    assert good.sync().state == "offline"
    good.later(hours=2)
    state = good.bundles.state()
    assert (state.state, state.reason, state.since) == ("stale", "server-unreachable", NOW + timedelta(days=1))
    assert good.body() == "전액 환불은 30일까지예요."


def test_an_app_left_running_without_a_check_is_stale_after_the_signed_day(good):
    good.later(hours=25)
    assert good.bundles.state().state == "stale"


def test_a_server_that_takes_connections_and_says_nothing_costs_one_timeout(tmp_path):
    hole = BlackHole()
    phone = Phone(tmp_path, hole.url, b"")
    phone.bundles = phone.open(hole.url, None)
    state = phone.sync()
    assert (state.state, state.reason) == ("none", "server-unreachable")
    assert len(hole.connections) == 1
    hole.stop()


def test_a_start_waits_no_longer_than_it_wants_and_the_check_goes_on(good, web):
    answer = asyncio.Event()

    async def story():
        loop = asyncio.get_running_loop()

        def hold(handler):
            asyncio.run_coroutine_threadsafe(answer.wait(), loop).result()
            handler.send_error(503)

        web.replies["timestamp.json"] = hold
        waiting = await good.bundles.refresh(patience=0.05)
        answer.set()
        return waiting, await good.bundles.refresh()

    waiting, after = asyncio.run(story())
    assert (waiting.state, after.state) == ("fresh", "offline")
    assert web.names().count("timestamp.json") == 1 + 1  # the first check and this one: the second call joined it


def test_a_clock_set_back_is_noticed_and_hides_no_rule(good, service):
    service.release(everything(V4)[0])
    good.sync()
    good.later(days=-400)
    state = good.sync()
    assert (state.state, state.reason) == ("clock", "clock-wrong")
    assert good.body() == "14일"


def test_a_clock_set_back_does_not_bring_an_expired_timestamp_to_life(good, service):
    service.publish(timestamp_days=2)
    good.later(days=1)
    assert good.sync().state == "fresh"  # the mark is now a day later
    service.publish(timestamp_days=0.5)
    good.later(days=-0.9)  # within the tolerance: only the store's mark can tell
    state = good.sync()
    assert (state.state, state.reason) == ("refused", "bundle-expired")


def test_a_clock_far_ahead_is_the_clock_and_no_forgery(good, web):
    good.later(days=400)
    state = good.sync()
    assert (state.state, state.reason) == ("clock", "clock-wrong")
    assert good.body() == "전액 환불은 30일까지예요."
    good.now = NOW + timedelta(hours=1)
    assert good.sync().state == "fresh"


def test_an_hour_back_is_no_wrong_clock(good):
    good.later(hours=-1)
    assert good.sync().state == "fresh"


def test_a_connection_lost_on_the_way_is_not_tried_again_for_each_role(phone, service, web):
    def cut(handler):
        handler.send_response(200)
        handler.send_header("Content-Length", "1000")
        handler.end_headers()

    service.release(*everything())
    web.replies["2.policy.json"] = cut
    state = phone.sync()
    assert (state.state, state.reason) == ("none", "server-unreachable")
    assert set(state.failed) == {"policy", "knowhow", "service-context", "config"}
    assert web.names()[-1] == "2.policy.json"
    web.replies.clear()
    assert phone.sync().state == "fresh"
