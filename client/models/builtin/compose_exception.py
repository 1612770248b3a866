"""What does the assistant say to a request in the customer's own case: offer, agree, or name the service's people?"""

from __future__ import annotations

from client.models.builtin import agree, cite, condition
from client.models.builtin.agree import Beyond, Proposal, Unclear
from client.models.builtin.found import Found
from client.models.builtin.intent import Reading
from client.models.builtin.quotes import quote
from client.models.builtin.results import Page
from client.models.builtin.situation import Situation
from client.models.builtin.telling import Teller


def judged(situation: Situation, reading: Reading, found: Found) -> Proposal | Beyond | Unclear | None:
    """What the know-how pages allow; a proposal before any other verdict."""
    if not reading.acts:
        return None
    percent = agree.percent_in(reading.ask if reading.now else situation.said)
    if percent is None and reading.pending == "exception":
        percent = agree.percent_in(situation.last_answer())
    case = "\n".join((situation.case(), *condition.on_record(found.known)))
    explicit = reading.special or percent is not None or "partial" in found.asked.concepts()
    verdicts = [agree.judge(page, found.asked, case, percent, explicit=explicit) for page in found.knowhow]
    ordered = sorted(
        (verdict for verdict in verdicts if verdict),
        key=lambda v: (not isinstance(v, Proposal), not isinstance(v, Beyond)),
    )
    return ordered[0] if ordered else None


def offered(verdict: Proposal | Beyond, teller: Teller) -> list[str]:
    """The offer with what could not be checked, or why there is none."""
    words, marker = teller.words, _marker(verdict.page)
    if isinstance(verdict, Beyond):
        return [f"{words.beyond.format(percent=verdict.percent, limit=verdict.limit)} {marker}"]
    told = f"{_proposed(verdict, teller)} {marker}"
    if verdict.conditions:
        told += f" {words.conditions.format(list=_quoted(verdict.conditions))}"
    return [f"{told} {words.shall_we}"]


def agreed(situation: Situation, verdict: Proposal, rule: Page | None, teller: Teller) -> list[str]:
    """The agreement in so many words: share, day, and the version of the rule that it departs from."""
    words = teller.words
    day = teller.day(situation.today.isoformat()) if situation.today else ""
    if verdict.percent is None:
        told = words.agreed_general.format(day=day, quote=quote(verdict.quote))
    else:
        told = words.agreed.format(day=day, basis=_basis(verdict, teller), percent=verdict.percent)
    said = [f"{told} {_marker(verdict.page)}"]
    if rule:
        said.append(f"{words.agreed_under.format(title=rule.title, version=rule.version)} {_marker(rule)}")
    if verdict.conditions:
        said.append(words.conditions.format(list=_quoted(verdict.conditions)))
    return said


def _proposed(verdict: Proposal, teller: Teller) -> str:
    if verdict.percent is None:
        return teller.words.offer_general.format(quote=quote(verdict.quote))
    return teller.words.offer.format(basis=_basis(verdict, teller), percent=verdict.percent)


def _basis(verdict: Proposal, teller: Teller) -> str:
    return next((teller.words.basis[concept] for concept in verdict.basis if concept in teller.words.basis), "")


def _marker(page: Page) -> str:
    return cite.page_marker(page.kind, page.id, page.version)


def _quoted(conditions: tuple[str, ...]) -> str:
    return " · ".join(map(quote, conditions))
