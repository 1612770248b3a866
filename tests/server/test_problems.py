"""Does an error ever repeat what was sent, in its answer or in the log?"""

import json
import re

import httpx
import pytest

from server.sentences import SENTENCES
from tests.support.server_process import ROOT

CANARY = "kanari-7731"
REQUESTS = [
    ("GET", f"/{CANARY}", {}, None),
    ("GET", f"/tuf/metadata/{CANARY}.json", {}, None),
    ("GET", f"/tuf/metadata/timestamp.json?{CANARY}={CANARY}", {}, None),
    ("GET", f"/tuf/targets/{CANARY}/{CANARY}", {}, None),
    ("GET", "/v1/staff/me", {"Authorization": f"Bearer {CANARY}"}, None),
    ("DELETE", f"/health?{CANARY}", {}, None),
    ("POST", "/v1/publish", {"Authorization": f"Bearer {CANARY}"}, CANARY.encode()),
    ("POST", "/v1/publish", {}, CANARY.encode()),
    ("POST", "/v1/publish", {}, json.dumps({"roles": {CANARY: {"metadata": CANARY}}}).encode()),
    ("POST", "/v1/publish", {}, json.dumps({"roles": {"policy": {"metadata": CANARY}}}).encode()),
    ("POST", "/v1/publish", {}, json.dumps({CANARY: CANARY, "root": CANARY}).encode()),
]


@pytest.mark.parametrize(("method", "path", "headers", "body"), REQUESTS)
def test_an_error_repeats_nothing_of_what_was_sent(live, method, path, headers, body):
    headers = {"Authorization": f"Bearer {live.token}", "X-Other": CANARY} | headers
    answer = httpx.request(method, live.url + path, headers=headers, content=body)
    told = answer.text + json.dumps(dict(answer.headers))
    assert CANARY not in told
    assert live.token not in told
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert {"type", "title", "status", "code"} <= answer.json().keys()
        assert answer.json()["status"] == answer.status_code
    log = live.server.log.read_text()
    assert CANARY not in log
    assert live.token not in log


def test_a_missing_token_says_how_one_is_given(live):
    assert httpx.get(live.url + "/v1/staff/me").headers["www-authenticate"] == "Bearer"


def test_every_error_of_the_server_has_its_sentence():
    raised = {
        code
        for file in (ROOT / "server").rglob("*.py")
        for code in re.findall(
            r"(?:Refused|Damaged|Unavailable|CannotStart|TooLarge|Conflict|NoToken|NotAllowed|NotFound|Gone|TooMany)"
            r'\(\s*"([a-z-]+)"',
            file.read_text(),
        )
    }
    assert len(raised) > 30
    assert raised - SENTENCES.keys() == {"repository-damaged"} - SENTENCES.keys()
