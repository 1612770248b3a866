"""The road of a candidate, over the real server: customers propose without a name, staff make a page of it."""

import pytest

from server.operate import staff_add
from tests.client.desk.conftest import DeskLine
from tests.support.contributors import Counting
from tests.support.live_server import START, LiveServer
from tests.support.service import DEMO

HALF = "partial-refund-up-to-50"
LATE = ("over-14-days", "tier-enterprise")


class Service(Counting):
    """Its vocabulary was published by the desk."""

    def __init__(self, server):
        import httpx

        self.server, self.http = server, httpx.Client(timeout=60)


@pytest.fixture
def service(tmp_path):
    server = LiveServer(tmp_path / "server")
    yield Service(server)
    server.stop()


@pytest.fixture
def line(service, tmp_path, capsys):
    """A desk of one person that has published the demo service."""
    made = DeskLine(tmp_path / "desk", capsys)
    token = tmp_path / "token"
    token.write_text(staff_add(service.server.settings, "minsu", "signer", START))
    assert made("init", "--demo", "--server", service.server.url).code == 0
    assert made("login", "--token-file", token).code == 0
    assert made("ingest", DEMO).code == 0
    assert made("publish").code == 0
    return made


def states(line):
    return [(it["state"], it["customers"]) for it in line("review", "--json").document["candidates"]]


def test_three_customers_make_a_page_and_a_fourth_one_is_told(line, service, tmp_path):
    assert line("review").out == "아직 들어온 것이 없어요.\n"
    customers = service.customers(4)
    for customer in customers[:2]:
        customer.contributes(HALF, LATE)
    assert line("review").out == "모이는 중: 고객 2/3곳\n"
    customers[2].contributes(HALF, LATE)
    told = line("review").out
    assert (
        "살펴볼 수 있음 · 규정 밖의 환불: 구매 후 14일이 지남, 엔터프라이즈 고객 · 50%까지 부분 환불 고객 3곳" in told
    )
    candidate = told.split()[0]
    assert "바탕이 된 정책 페이지: [refund](refund) v3" in line("review", "show", candidate).out

    other_wiki = line("review", "accept", candidate, "--page", "refund")
    assert (other_wiki.code, other_wiki.out) == (1, "")
    assert states(line) == [("ready", 3)]

    made = line("review", "accept", candidate, "--page", "late-enterprise-refund", "--json")
    assert (made.document["page"], made.document["version"]) == ("late-enterprise-refund", 1)
    assert states(line) == [("accepted", 3)]
    assert line("review", "accept", candidate, "--page", "late-enterprise-refund").code == 0
    assert [it["id"] for it in line("diff", "--json").document["changes"]] == ["late-enterprise-refund"]
    assert line("lint").code == 0
    assert line("publish", "--json").document["published"] == {"knowhow": 2}

    customers[3].contributes(HALF, LATE)
    assert "late-enterprise-refund 페이지 · 그 뒤 고객 1곳이 더 들어옴" in line("review").out
    merged = line("review", "merge", candidate, "--page", "late-enterprise-refund", "--json").document
    assert (merged["version"], merged["candidate"]["state"]) == (2, "merged")
    assert line("publish").code == 0
    assert "v2" in line("history", "late-enterprise-refund").out


def test_a_torn_case_is_refused_with_both_sides_and_can_be_declined(line, service):
    for customer, decision in zip(service.customers(4), (HALF, HALF, HALF, "no-refund"), strict=True):
        customer.contributes(decision, LATE)
    (torn,) = line("review", "--json").document["candidates"]
    assert torn["state"] == "conflicting"
    refused = line("review", "accept", torn["id"], "--page", "late-refund")
    assert (refused.code, refused.out) == (1, "")
    assert "“50%까지 부분 환불” 3곳, “환불하지 않음” 1곳" in refused.err
    assert line("diff").out == "발행된 내용과 같아요.\n"
    assert line("review", "decline", torn["id"], "--reason", "규정을 먼저 고친다").code == 0
    shown = line("review", "show", torn["id"]).out
    assert "minsu이(가) 2026-09-20에 정함. 까닭: 규정을 먼저 고친다" in shown


def test_a_question_is_held_back_until_a_person_answers(line, service):
    for customer in service.customers(3):
        customer.contributes(
            None, ("requested-before-billing-day",), kind="question", topic="seat-reduction", page="seats", version=1
        )
    (asked,) = line("review", "--json").document["candidates"]
    assert line("review", "accept", asked["id"], "--page", "seat-question").code == 0
    held = line("publish")
    assert held.code == 1
    assert "“답” 아래에 답이 아직 없어요" in line("lint").out
    file = line.folder / "content" / "knowhow" / "seat-question.md"
    file.write_text(file.read_text(encoding="utf-8") + "\n접수한 때를 기준으로 센다.\n", encoding="utf-8")
    assert line("publish", "--json").document["published"] == {"knowhow": 2}


def test_what_is_not_there_can_not_be_decided(line, tmp_path, service):
    unknown = line("review", "decline", "0123456789abcdef", "--reason", "x")
    assert (unknown.code, unknown.out) == (1, "")
    assert "0123456789abcdef(이)라는 후보가 없어요" in unknown.err
    for customer in service.customers(3):
        customer.contributes(HALF, LATE)
    candidate = line("review", "--json").document["candidates"][0]["id"]
    assert "합칠 nowhere 페이지가" in line("review", "merge", candidate, "--page", "nowhere").err
    token = tmp_path / "author"
    token.write_text(staff_add(service.server.settings, "jisu", "author", START))
    line("login", "--token-file", token)
    refused = line("review", "accept", candidate, "--page", "late-refund")
    assert (refused.code, refused.out) == (1, "")
    assert "이 토큰의 역할로는 할 수 없는 일" in refused.err
    assert line("diff").out == "발행된 내용과 같아요.\n"
    with pytest.raises(SystemExit) as ended:
        line("review", "decline", candidate)
    assert ended.value.code == 2
