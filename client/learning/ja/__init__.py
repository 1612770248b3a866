"""Japanese: what a clause claims, by explicit words. Where no rule fits, nothing is said."""

from __future__ import annotations

from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ja import happenings, requests, states, wishes
from client.learning.stance import is_question, wished


def read(clause: Clause) -> Iterator[Draft]:
    """All that the clause claims."""
    asking = is_question(clause)
    found = [*_claimed(clause, asking=asking)]
    yield from found
    if not found and not asking:
        yield from happenings.mentioned(clause.text)


def _claimed(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    if asking and wished(clause):  # "앞으로 영어로 답해 주실 수 있나요?" is a wish in the form of a question
        yield from wishes.read(clause)
        return
    if not asking:
        taken_back = [*happenings.taken_back(clause.text)]
        yield from taken_back
        if taken_back:
            return
        lasting = [*states.read(clause.text)]
        yield from lasting
        yield from wishes.read(clause)
        yield from happenings.decided(clause.text)
        private = any(draft.topic.startswith("private/") for draft in lasting)  # said once is enough
        told = [] if private else [*happenings.happened(clause.text)]
        told = told or ([] if clause.last else [*happenings.begun(clause.text, clause.sentence)])
        yield from told
        if told:
            return
    yield from requests.requested(clause, asking=asking)
