"""Do publications that wait for signatures travel between desks, whole, and only between signers?"""

import base64
import json

import pytest
from securesystemslib.signer import Key

from server.bundles.parcel import read_parcel
from server.compose import make_app, make_press
from server.operate import staff_add
from server.signing.store import WAITING_AT_MOST
from server.staff.log import StaffLog
from shared.clock import stamp
from shared.crypto.trust import METADATA_LIMIT
from shared.formats.bundle import encode
from tests.support.people import People, told
from tests.support.signing import CONTENTS, NOW, Staff, pages, text

PATH = "/v1/signing-requests"
ID = "h4n8wcz3vkye"


class Desk(Staff):
    """The staff's keys, over a server in this process."""

    def __init__(self, people):
        self.people = people
        people.clock.now = NOW
        self.tokens = {role: staff_add(people.settings, role, role, NOW) for role in ("signer", "author", "reviewer")}
        super().__init__("")

    def online(self):
        found = self.people.ask("GET", "/v1/publish/online-keys").json()
        return {name: Key.from_dict(found[name + "_id"], found[name]) for name in ("snapshot", "timestamp")}

    def send(self, token, parcel):
        return self.people.ask("POST", "/v1/publish", parcel, token=token)

    def request(self, *, signed=1, page=4, **changes):
        part = self.role("policy", pages(page), keys=self.keys["policy"][:signed])
        parts = {"policy": {"metadata": part["metadata"], "bundle": part["target"]}}
        made = {"id": ID, "made_at": stamp(NOW), "made_by": "minsu", "note": "14일", "base": {"policy": 1}}
        return made | {"parts": parts} | changes

    def ask(self, method, path="", body=None, role="signer"):
        return self.people.ask(method, PATH + path, body, token=self.tokens[role])

    def leave(self, request, **more):
        return self.ask("PUT", f"/{request['id']}", request, **more)

    def waiting(self):
        return self.ask("GET").json()["requests"]

    def log(self):
        return [(line.staff, line.action) for line in StaffLog(self.people.engine).newest(20)]


@pytest.fixture
def desk(tmp_path):
    with People(tmp_path) as people:
        yield with_contents(people)


@pytest.fixture
def either(people):
    """The same on SQLite and on PostgreSQL."""
    return with_contents(people)


def with_contents(people):
    made = Desk(people)
    made.publish(made.tokens["signer"])
    return made


def test_what_one_leaves_another_finds_signs_and_leaves_again(either):
    assert either.leave(either.request()).status_code == 204
    (line,) = either.waiting()
    assert line == {
        "id": ID, "staff": "signer", "made_at": stamp(NOW), "changed_at": stamp(NOW), "state": "waiting", "roles": ["policy"]
    }  # fmt: skip
    found = either.ask("GET", f"/{ID}", role="reviewer").json()
    assert found == either.request() | {"format": 1, "people": {}}
    assert either.leave(either.request(signed=2)).status_code == 204
    assert either.ask("GET", f"/{ID}").json()["parts"] == either.request(signed=2)["parts"]
    assert either.log()[:2] == [("signer", "request-signed"), ("signer", "request-left")]


def test_what_went_live_waits_no_more_and_its_contents_are_gone(either):
    either.leave(either.request())
    either.publish(either.tokens["signer"], policy=pages(4))
    assert either.waiting() == []
    assert told(either.ask("GET", f"/{ID}")) == (410, "signing-request-over")
    assert either.ask("GET", f"/{ID}").json()["params"] == {"state": "done"}
    assert either.log()[:2] == [("signer", "request-done"), ("signer", "published")]
    assert either.people.settings.data.joinpath("tuf/metadata/2.policy.json").exists()


def test_what_did_not_go_live_goes_on_waiting_beside_what_did(desk):
    desk.leave(desk.request(page=5))
    desk.publish(desk.tokens["signer"], policy=pages(4))
    desk.publish(desk.tokens["signer"], knowhow=pages(2, "knowhow"))
    assert [line["id"] for line in desk.waiting()] == [ID]


def test_a_request_that_went_live_just_before_a_kill_is_done_after_the_restart(desk):
    desk.leave(desk.request())
    people = desk.people
    parcel = {"roles": {"policy": desk.role("policy", pages(4))}}
    press = make_press(people.settings, people.engine, people.clock)
    press.publish(read_parcel(json.dumps(parcel).encode()), "signer")
    assert [line["id"] for line in desk.waiting()] == [ID]
    make_app(people.settings, people.clock).state.deps.engine.dispose()
    assert desk.waiting() == []


@pytest.mark.parametrize("change", ["contents", "fewer signatures", "another role"])
def test_contents_and_signatures_that_others_gave_are_not_replaced(desk, change):
    desk.leave(desk.request(signed=2))
    config = desk.role("config", CONTENTS["config"])
    other = {
        "contents": desk.request(signed=3, page=5),
        "fewer signatures": desk.request(signed=1),
        "another role": desk.request(parts={"config": {"metadata": config["metadata"]}}),
    }[change]
    assert told(desk.leave(other)) == (409, "signing-request-differs")
    assert desk.ask("GET", f"/{ID}").json()["parts"] == desk.request(signed=2)["parts"]


def test_a_withdrawn_request_waits_no_more_and_does_not_come_back(either):
    either.leave(either.request())
    assert either.ask("DELETE", f"/{ID}").status_code == 204
    assert either.ask("DELETE", f"/{ID}").status_code == 204
    assert either.waiting() == []
    assert told(either.leave(either.request())) == (410, "signing-request-over")
    assert either.log()[0] == ("signer", "request-withdrawn")


@pytest.mark.parametrize("role", ["author", "reviewer"])
def test_only_signers_leave_and_withdraw(desk, role):
    assert told(desk.leave(desk.request(), role=role)) == (403, "staff-not-signer")
    desk.leave(desk.request())
    assert told(desk.ask("DELETE", f"/{ID}", role=role)) == (403, "staff-not-signer")
    assert len(desk.waiting()) == 1
    assert told(desk.people.ask("GET", f"{PATH}/{ID}")) == (401, "token-missing")


def broken(desk):
    good, part = desk.request(), desk.request()["parts"]["policy"]
    root = {"metadata": text(desk.root)}
    return {
        "no request": ({"id": ID}, 422, "signing-request-broken"),
        "another id": (good | {"id": "q5r8ujp4wnhc"}, 422, "signing-request-broken"),
        "nothing in it": (good | {"parts": {}}, 422, "signing-request-broken"),
        "no base64": (good | {"parts": {"policy": part | {"metadata": "%"}}}, 422, "signing-request-broken"),
        "an unknown role": (good | {"parts": {"snapshot": part}}, 422, "publish-role-unknown"),
        "no metadata": (good | {"parts": {"policy": {"metadata": text(b"{}")}}}, 422, "publish-metadata-broken"),
        "a root as a role": (good | {"parts": {"policy": root}}, 422, "publish-metadata-broken"),
        "a role as the root": (good | {"parts": {"root": part}}, 422, "publish-metadata-broken"),
        "a huge one": (good | {"parts": {"policy": {"metadata": text(bytes(METADATA_LIMIT + 1))}}}, 413,
                       "publish-metadata-too-large"),
    }  # fmt: skip


def test_what_is_no_request_is_refused(desk):
    for name, (sent, status, code) in broken(desk).items():
        answer = desk.ask("PUT", f"/{ID}", sent)
        assert told(answer) == (status, code), name
    assert told(desk.ask("PUT", "/x%00", desk.request(id="x\0"))) == (422, "signing-request-broken")
    assert told(desk.ask("GET", "/x%00")) == (404, "signing-request-unknown")
    assert told(desk.ask("DELETE", f"/{ID}")) == (404, "signing-request-unknown")
    assert desk.waiting() == []


def test_a_new_root_and_the_list_of_roles_travel_too(desk):
    parts = {"root": {"metadata": text(desk.root)}, "targets": {"metadata": text(desk.targets)}}
    assert desk.leave(desk.request(parts=parts)).status_code == 204
    assert desk.waiting()[0]["roles"] == ["root", "targets"]


def test_not_more_than_twenty_wait(either):
    for number in range(WAITING_AT_MOST):
        assert either.leave(either.request(id=f"request{number:05}")).status_code == 204
    assert told(either.leave(either.request())) == (409, "signing-requests-full")
    assert either.leave(either.request(id="request00000", note="again")).status_code == 204
    either.ask("DELETE", "/request00000")
    assert either.leave(either.request()).status_code == 204


def test_the_bundle_travels_with_what_is_signed_over_it(desk):
    desk.leave(desk.request())
    bundle = desk.ask("GET", f"/{ID}").json()["parts"]["policy"]["bundle"]
    assert base64.b64decode(bundle) == encode(pages(4))
