"""Does a reviewer at the desk read a customer's agreements with a reason, and nobody else or without one?"""

import httpx
from sqlalchemy import create_engine

from shared.clock import parse_moment
from tests.client.desk.conftest import DAY
from tests.support.evidence import REASON, agreed
from tests.support.logged_in import token_of

MAIL = "minsu@example.com"


def customer(server):
    """Asks as a customer who has left one agreement."""
    database = create_engine(f"sqlite:///{server.data / 'server.db'}")
    token = token_of(database, MAIL, "phone", "Phone", parse_moment(DAY, "Asia/Seoul"))
    database.dispose()
    http = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"})
    assert http.put("/v1/evidence/aaaaaaaaaaa1", json={"body": agreed()}).status_code == 200
    return http


def log_in(desk, server, tmp_path, name, role):
    token = tmp_path / name
    token.write_text(server.staff(name, role) + "\n")
    assert desk("login", "--token-file", token).code == 0


def test_a_reviewer_reads_with_a_reason_that_the_customer_sees(desk, server, tmp_path):
    http = customer(server)
    refused = desk("evidence", MAIL, "--reason", REASON)
    assert (refused.code, "이 토큰의 역할로는" in refused.err) == (1, True)
    log_in(desk, server, tmp_path, "jisu", "reviewer")
    short = desk("evidence", MAIL, "--reason", "그냥요")
    assert (short.code, "10자 이상" in short.err) == (1, True)
    assert http.get("/v1/evidence").json()["reads"] == []
    read = desk("evidence", MAIL, "--reason", REASON)
    assert (read.code, agreed()["statement"] in read.out, "고객에게 보여요" in read.out) == (0, True, True)
    document = desk("evidence", MAIL, "--reason", REASON, "--json").document
    assert document["evidence"][0]["body"] == agreed()
    assert "보관된 합의가 없어요" in desk("evidence", "nobody@example.com", "--reason", REASON).out
    seen = http.get("/v1/evidence").json()["reads"]
    assert [(one["staff"], one["reason"]) for one in seen] == [("jisu", REASON)] * 2
    http.close()
