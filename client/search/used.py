"""Which section of a page does an answer rest on? The one that has most of the answer's own words, told with care.

What a section shares with all the others tells nothing: a term is worth more the fewer sections have it.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

from client.search import terms
from client.search.sections import Section, sections

LEAST: Final = 0.2  # of what the page could know of the answer, from which one section is said to be the one
AHEAD: Final = 1.15  # times the second best: below it nothing is pointed at


def used_section(body: str, question: str, answer: str) -> Section | None:
    """The section, or None where the page is one section or none stands out."""
    parts = [part for part in sections(body) if part.text]
    if len(parts) < 2:  # one section is the page itself
        return None
    had = [terms.document(f"{part.heading}\n{part.text}").terms() for part in parts]
    shared = Counter(term for each in had for term in each)
    asked = terms.document(f"{question}\n{answer}").terms() & shared.keys()
    worth = {term: math.log(len(parts) / shared[term]) for term in asked}
    whole = sum(worth.values())
    scored = sorted(
        ((sum(worth[term] for term in each & asked), -place) for place, each in enumerate(had)), reverse=True
    )
    (best, place), (second, _) = scored[0], scored[1]
    if not whole or best < LEAST * whole or best < AHEAD * second:
        return None
    return parts[-place]
