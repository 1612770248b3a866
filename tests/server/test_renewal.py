"""Does what is live stay fresh, by the server's clock?"""

from datetime import timedelta

import httpx
import pytest
from tuf.api.exceptions import ExpiredMetadataError

from shared.formats.bundle import encode
from tests.support.server_process import until
from tests.support.signing import NOW, pages


def signed(service, role):
    return httpx.get(f"{service.url}/tuf/metadata/{role}.json").json()["signed"]


def moment(**later):
    return (NOW + timedelta(**later)).isoformat()


def test_signatures_last_a_day_a_week_and_a_year(published):
    assert signed(published, "timestamp")["expires"].startswith("2026-09-21T03:00:")
    assert signed(published, "1.snapshot")["expires"].startswith("2026-09-27T03:00:")
    assert signed(published, "1.policy")["expires"] == "2027-09-20T03:00:00Z"


def test_a_timestamp_older_than_six_hours_is_signed_again_at_the_start(published):
    published.restart(moment(hours=5))
    assert signed(published, "timestamp")["version"] == 1
    published.restart(moment(hours=7))
    assert signed(published, "timestamp")["version"] == 2
    assert signed(published, "timestamp")["meta"]["snapshot.json"]["version"] == 1
    assert published.reader(now=NOW + timedelta(hours=30)).read() == encode(pages(3))


def test_a_timestamp_is_signed_again_while_the_server_runs(published):
    published.restart(moment(hours=6, seconds=-4))
    assert signed(published, "timestamp")["version"] == 1
    until(lambda: signed(published, "timestamp")["version"] == 2)


def test_a_snapshot_is_signed_again_before_its_seven_days_end(published):
    published.restart(moment(days=5, hours=23))
    assert signed(published, "timestamp")["meta"]["snapshot.json"]["version"] == 1
    published.restart(moment(days=6, minutes=1))
    assert signed(published, "timestamp")["meta"]["snapshot.json"]["version"] == 2
    assert published.reader(now=NOW + timedelta(days=6, hours=20)).read() == encode(pages(3))


def test_a_server_that_came_back_after_months_serves_fresh_signatures(published):
    published.restart(moment(days=90))
    assert published.reader(now=NOW + timedelta(days=90)).read() == encode(pages(3))


def test_a_clock_set_back_signs_nothing_that_ends_earlier(published):
    before = signed(published, "timestamp")
    published.restart(moment(days=-30))
    assert signed(published, "timestamp") == before


def test_a_device_refuses_what_nobody_signed_again(published):
    with pytest.raises(ExpiredMetadataError):
        published.reader(now=NOW + timedelta(days=2)).read()


def test_with_nothing_published_there_is_nothing_to_sign(empty):
    assert httpx.get(empty.url + "/tuf/metadata/timestamp.json").status_code == 404
    assert not list((empty.server.data / "tuf" / "metadata").iterdir())
