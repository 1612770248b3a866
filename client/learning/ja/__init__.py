"""Japanese: what a clause claims, by explicit words. Where no rule fits, nothing is said."""

from __future__ import annotations

from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ja import happenings, requests, states, wishes
from client.learning.stance import is_question


def read(clause: Clause) -> Iterator[Draft]:
    """All that the clause claims."""
    asking = is_question(clause)
    if not asking:
        taken_back = [*happenings.taken_back(clause.text)]
        yield from taken_back
        if taken_back:
            return
        yield from states.read(clause.text)
        yield from wishes.read(clause)
        yield from happenings.decided(clause.text)
        told = [*happenings.happened(clause.text)]
        yield from told
        if told:
            return
    yield from requests.requested(clause, asking=asking)
