"""Can a proposal say anything that is not in the live signed vocabulary?"""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from server.errors import Refused
from server.proposals.vocabulary import Vocabulary, checked
from shared.formats.month import oldest_month
from shared.formats.vocabulary import Proposals, Topic, Words
from shared.wire.proposal import CONDITIONS_AT_MOST
from tests.support.contributors import OTHER, TOPIC, proposal, terms, vocabulary

NOW = datetime(2026, 9, 20, 3, tzinfo=UTC)
LIVE = Vocabulary(vocabulary(), {"refund": 3, "billing": 2})
SAID = proposal()
QUESTION = proposal(None, kind="question")
ALLOWED = {
    "a decision": SAID,
    "a question": QUESTION,
    "no condition": proposal(conditions=()),
    "no page": proposal(page=None, version=None),
    "a page without a version": proposal(version=None),
    "an older version": proposal(version=1),
    "another live page": proposal(page="billing", version=2),
    "the oldest month": proposal(month="2024-09"),
    "a topic without a page": proposal("extend", (), topic=OTHER, page=None, version=None),
}
NOT_ALLOWED = {
    "another topic": replace(SAID, topic="민수"),
    "a condition of another topic": replace(SAID, conditions=("failed-twice",)),
    "a free condition": replace(SAID, conditions=("contract-annual", "minsu@example.com")),
    "conditions in another order": replace(SAID, conditions=SAID.conditions[::-1]),
    "a condition twice": replace(SAID, conditions=("contract-annual", "contract-annual")),
    "a decision of another topic": replace(SAID, decision="extend"),
    "no decision": replace(SAID, decision=None),
    "a question with a decision": replace(QUESTION, decision="partial"),
    "an unknown page": replace(SAID, page="minsu", version=1),
    "a page id alone": replace(SAID, page="minsu", version=None),
    "a version to come": replace(SAID, version=4),
    "version 0": replace(SAID, version=0),
    "a version of no page": replace(SAID, page=None),
    "a day": replace(SAID, month="2026-09-20"),
    "a month to come": replace(SAID, month="2026-10"),
    "a month too old": replace(SAID, month="2024-08"),
    "no month": replace(SAID, month=""),
    "month 13": replace(SAID, month="2025-13"),
    "other digits": replace(SAID, month="2026-0٩"),
    "a line after it": replace(SAID, month="2026-09\n"),
}


@pytest.mark.parametrize("said", ALLOWED.values(), ids=ALLOWED)
def test_what_the_vocabulary_has_is_taken(said):
    assert checked(said, LIVE, NOW) is said


@pytest.mark.parametrize("said", NOT_ALLOWED.values(), ids=NOT_ALLOWED)
def test_anything_else_is_refused_and_not_repeated(said):
    with pytest.raises(Refused) as caught:
        checked(said, LIVE, NOW)
    assert (caught.value.code, caught.value.params) == ("proposal-unknown", {})


def test_before_the_first_publication_nothing_can_be_said():
    with pytest.raises(Refused, match="proposal-unknown"):
        checked(SAID, Vocabulary(), NOW)


def test_so_many_conditions_that_they_fit_one_customer_only_are_refused():
    many = terms(*(f"c{number:02}" for number in range(CONDITIONS_AT_MOST + 1)))
    live = Vocabulary(Proposals(3, (Topic(TOPIC, Words(), None, (), many, terms("partial")),)), {})
    named = tuple(it.id for it in many)
    said = proposal(conditions=named[:-1], page=None, version=None)
    assert checked(said, live, NOW) is said
    with pytest.raises(Refused, match="proposal-unknown"):
        checked(replace(said, conditions=named), live, NOW)


def test_a_month_has_begun_where_it_begins_first():
    """In Korea it is October already when it is still September in London."""
    assert checked(proposal(month="2026-10"), LIVE, datetime(2026, 9, 30, 15, 30, tzinfo=UTC))
    with pytest.raises(Refused):
        checked(proposal(month="2026-10"), LIVE, datetime(2026, 9, 30, 9, 59, tzinfo=UTC))


@pytest.mark.parametrize(("now", "oldest"), [("2026-01-31", "2024-01"), ("2026-12-01", "2024-12")])
def test_the_oldest_month_is_two_years_back(now, oldest):
    assert oldest_month(datetime.fromisoformat(now)) == oldest
