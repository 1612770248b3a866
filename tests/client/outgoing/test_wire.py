"""What stands on the wire when a proposal goes: its own bytes, and nothing that says who sends it."""

import json

import pytest

from client.net.proposals import Anonymous
from client.store import contributor_tags
from tests.support.contributing import PRIVATE
from tests.support.scripted_api import ScriptedApi

TAG = ("ab" * 32, "cd" * 32)


@pytest.fixture
def api():
    with ScriptedApi((204, {})) as running:
        yield running


def test_a_proposal_and_its_taking_back_go_without_a_session_each_on_its_own(phone, api):
    one = phone(url=api.url).logs_in()
    contributor_tags.keep(one.database, one.account.signed_in(), "refund-exception", *TAG)
    kept = one.agrees(soon=True)
    assert kept.state == "sent"
    assert one.door.take_back(kept.id).state == "taken_back"
    assert [asked.path for asked in api.asked] == ["/v1/proposals", "/v1/proposals/taken-back"]
    for asked, content in zip(api.asked, one.left(), strict=True):
        assert asked.body.decode() == content, "the record holds exactly what went"
        names = {name.lower() for name in asked.headers}
        assert names <= {"host", "accept", "accept-encoding", "connection", "user-agent", "content-type", "content-length"}  # fmt: skip
        assert not [word for word in (*PRIVATE, one.account.signed_in(), "minsu") if word in content]


def test_a_proposal_has_no_place_for_words_of_the_customer(phone, api):
    one = phone(url=api.url).logs_in()
    contributor_tags.keep(one.database, one.account.signed_in(), "refund-exception", *TAG)
    one.agrees(soon=True)
    sent = json.loads(api.asked[0].body)
    assert set(sent) == {"contributor", "proposal"}
    assert set(sent["contributor"]) == {"input", "output"}
    assert sent["proposal"] == {
        "kind": "decision",
        "topic": "refund-exception",
        "conditions": ["contract-annual"],
        "decision": "partial-refund-up-to-50",
        "page": "refund",
        "version": 3,
        "month": "2026-09",
    }


def test_who_asks_as_nobody_has_no_token_to_give():
    assert "token" not in Anonymous.__init__.__annotations__


@pytest.mark.parametrize(
    ("status", "code"),
    [(403, "contributor-wrong"), (403, "proposal-unknown"), (429, "too-often"), (503, "server-busy")],
)
def test_a_no_of_the_server_is_kept_with_its_sentence(phone, status, code):
    with ScriptedApi((status, {"code": code, "params": {"seconds": 60}})) as api:
        one = phone(url=api.url).logs_in()
        contributor_tags.keep(one.database, one.account.signed_in(), "refund-exception", *TAG)
        kept = one.agrees(soon=True)
    if code == "proposal-unknown":
        assert (kept.state, kept.error) == ("asked", "contribute-vocabulary-changed")
        return
    assert (kept.state, kept.error) == ("waiting", code)
    there = contributor_tags.get(one.database, one.account.signed_in(), "refund-exception")
    assert (there is None) is (code == "contributor-wrong"), "a tag that is not taken is asked for again"
