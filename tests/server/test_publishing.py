"""Does what the staff signed reach a plain TUF client, in one step, on either database?"""

import json

import httpx
import pytest
from sqlalchemy import create_engine, text

from shared.formats.bundle import BUNDLE_KINDS, decode, encode
from tests.server.conftest import Service
from tests.support.signing import CONTENTS, pages


@pytest.fixture
def either(tmp_path, database):
    made = Service(tmp_path, database)
    yield made
    made.server.stop()


def test_a_plain_tuf_client_reads_everything_that_was_published(either):
    receipt = either.staff.publish(either.token)
    assert receipt == {"live": dict.fromkeys(BUNDLE_KINDS, 1), "snapshot": 1, "timestamp": 1}
    for kind, bundle in CONTENTS.items():
        assert decode(either.reader().read(kind), kind) == bundle


def test_a_new_version_reaches_a_client_that_had_the_one_before(published):
    reader = published.reader()
    assert reader.read() == encode(pages(3))
    receipt = published.staff.publish(published.token, policy=pages(4))
    assert receipt["live"] == {"policy": 2, "knowhow": 1, "service-context": 1, "config": 1}
    assert reader.read() == encode(pages(4))
    assert reader.read("knowhow") == encode(CONTENTS["knowhow"])


def test_several_roles_in_one_request_go_live_in_one_snapshot(published):
    receipt = published.staff.publish(published.token, policy=pages(4), knowhow=pages(2, "knowhow"))
    assert (receipt["snapshot"], receipt["timestamp"]) == (2, 2)
    assert receipt["live"] == {"policy": 2, "knowhow": 2, "service-context": 1, "config": 1}


def test_a_page_older_than_the_live_one_is_refused_before_any_device_would(published):
    answer = published.staff.send(published.token, {"roles": {"policy": published.staff.role("policy", pages(2))}})
    assert (answer.status_code, answer.json()["code"]) == (409, "publish-page-rolled-back")
    assert answer.json()["params"] == {"role": "policy", "page": "refund", "version": 3}
    assert published.reader().read() == encode(pages(3))


def test_a_role_without_contents_yet_is_live_and_lists_nothing(service):
    service.staff.publish(service.token, knowhow=None)
    assert service.reader().read("knowhow") is None
    assert service.reader().read("policy") == encode(pages(3))
    service.staff.publish(service.token, knowhow=pages(1, "knowhow"))
    assert service.reader().read("knowhow") == encode(pages(1, "knowhow"))


def test_who_published_which_version_is_recorded(either):
    either.staff.publish(either.token)
    either.staff.publish(either.token, policy=pages(4))
    engine = create_engine(either.server.database or f"sqlite:///{either.server.data}/server.db")
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT role, version, staff FROM publications ORDER BY role, version")).all()
        log = connection.execute(text("SELECT staff, action, detail FROM staff_log ORDER BY seq")).all()
    engine.dispose()
    roles = sorted([*BUNDLE_KINDS, "root", "targets"])
    assert [tuple(row) for row in rows if row.version == 1] == [(role, 1, "minsu") for role in roles]
    assert [tuple(row) for row in rows if row.version == 2] == [("policy", 2, "minsu")]
    assert [(row.staff, row.action) for row in log] == [("minsu", "published")] * 2
    assert json.loads(log[0].detail) == dict.fromkeys(roles, 1)
    assert json.loads(log[1].detail) == {"policy": 2}


def test_the_desk_can_ask_whose_token_it_has(live):
    asked = httpx.get(live.url + "/v1/staff/me", headers={"Authorization": f"Bearer {live.token}"})
    assert asked.json() == {"name": "minsu", "role": "signer"}
