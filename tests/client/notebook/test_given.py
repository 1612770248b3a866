"""Lines that the service gives come, change and go together, and nobody else touches them."""

import pytest

from client.errors import Refused
from client.notebook.block import NotWritten, Written, clear_block, read_block, save_from_screen, write_block
from client.notebook.given import give_lines, given_lines
from client.store import audit, facts
from client.store.block import Line

LIMIT = 4_000
TIER = "계약 등급: 엔터프라이즈"
DESK = "담당: 박서준 매니저"


@pytest.fixture
def give(database, clock, ids):
    def _give(*lines, limit=LIMIT):
        return give_lines(database, lines, now=clock(), ids=ids, limit=limit)

    return _give


@pytest.fixture
def write(database, clock, ids):
    def _write(text, writer="customer", limit=LIMIT):
        return write_block(database, text, writer=writer, now=clock(), ids=ids, limit=limit)

    return _write


def text(database):
    return read_block(database, LIMIT).text


def test_given_lines_stand_beside_the_customers_own_and_say_where_they_come_from(give, write, database):
    write("호칭: 지수")
    assert give(TIER, DESK).added == (TIER, DESK)
    assert text(database) == f"호칭: 지수\n{TIER}\n{DESK}"
    assert read_block(database, LIMIT).lines[1] == Line(TIER, "service")
    assert given_lines(database, LIMIT) == (TIER, DESK)
    assert audit.entries(database)[-1]["writer"] == "service"


def test_a_changed_line_changes_in_its_place_and_the_old_one_stays_in_history(give, write, database):
    give(TIER)
    write(f"{TIER}\n호칭: 지수")
    give("계약 등급: 스타터", DESK)
    assert text(database) == f"계약 등급: 스타터\n호칭: 지수\n{DESK}"
    assert [fact.statement for fact in facts.list_facts(database, every=True)] == [TIER]


def test_what_the_service_takes_back_goes_and_an_empty_block_leaves_no_row(give, write, database, clock):
    write("호칭: 지수")
    give(TIER)
    assert give().dropped == (TIER,)
    assert text(database) == "호칭: 지수"
    clear_block(database, clock())
    give(TIER)
    assert give() is None
    assert database.one("SELECT count(*) FROM block")[0] == 0


@pytest.mark.parametrize("writer", ["model", "customer", "promotion"])
@pytest.mark.parametrize("after", ["호칭: 지수", "호칭: 지수\n계약 등급: 스타터"])
def test_nobody_else_changes_or_omits_a_given_line_and_the_block_comes_back(give, write, writer, after):
    write("호칭: 지수")
    give(TIER)
    refused = write(after, writer)
    assert isinstance(refused, NotWritten)
    assert (refused.reason, refused.block.text) == ("block-service-line", f"호칭: 지수\n{TIER}")


def test_the_screen_is_told_and_nothing_is_saved(give, database, clock, ids):
    give(TIER)
    with pytest.raises(Refused, match="block-service-line"):
        save_from_screen(database, "내 글", TIER, overwrite=True, now=clock(), ids=ids, limit=LIMIT)
    assert text(database) == TIER


@pytest.mark.parametrize("writer", ["model", "customer", "promotion"])
def test_a_second_copy_of_a_given_line_stays_the_services(give, write, database, writer):
    give(TIER)
    assert isinstance(write(f"{TIER}\n{TIER}", writer), Written)
    assert given_lines(database, LIMIT) == (TIER, TIER)
    assert write("호칭: 지수", writer).reason == "block-service-line"


def test_L1_given_lines_count_and_too_many_are_refused_whole(give, write, database):
    write("가" * 3_990)
    give("나" * 9)
    before = text(database)
    with pytest.raises(Refused, match="block-given-too-long") as refused:
        give("나" * 9, "다")
    assert refused.value.params == {"used": 4_002, "limit": 4_000}
    assert text(database) == before
    assert write(before + "라", "customer").reason == "block-too-long"


def test_a_line_that_the_customer_has_already_becomes_the_services_and_is_not_doubled(give, write, database):
    write(f"호칭: 지수\n{TIER}")
    assert give(TIER).added == ()
    assert text(database) == f"호칭: 지수\n{TIER}"
    assert write("호칭: 지수").reason == "block-service-line"


def test_W5_a_secret_in_a_given_line_is_masked(give, database):
    assert give("카드 번호 4111 1111 1111 1111").masked == {"card"}
    assert "4111" not in text(database)
