"""How do a page, a fact and an earlier turn read in an answer? Quoted in their own words, each with its marker."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from client.models.builtin import cite, sentences, terms
from client.models.builtin.cue import Cue, cue
from client.models.builtin.found import CERTAIN_SCORE
from client.models.builtin.language import Language
from client.models.builtin.phrases import Phrases
from client.models.builtin.results import FactHit, Page, TurnHit
from client.models.builtin.terms import Question

_TITLE_SHARE = 0.5  # what a page is called counts half of what its quotation says
_LONGEST_QUOTE = 160  # code points of what was said in an earlier turn
_CITATION = re.compile(r"\s?\[\d{1,3}\]")
_ASKED_DAYS = cue(
    r"(\d{1,4})\s*일\s*(?:이|도|은|쯤|정도)?\s*(?:지[난났나]|넘[은었]|된|됐|째|초과|경과|만에|전에)"
    r"|(\d{1,4})\s*days?\s*(?:after|ago|later"
    r"|have passed|passed|old|since)"
    r"|(\d{1,4})日\s*(?:が|も|ほど)?\s*(?:過ぎ|経|たっ|経過|目|後|前)",
)
_LIMIT_DAYS = cue(r"(\d{1,4})\s*일\s*(?:이내|안에|내에|까지)|within\s+(\d{1,4})\s*days?|(\d{1,4})日\s*(?:以内|まで)")


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts results into words of one language; `most` sentences are quoted of a page."""

    words: Phrases
    tongue: Language
    asked: Question
    most: int
    _known: dict[str, tuple[sentences.Sentence, ...]] = field(default_factory=dict)  # chosen once a page

    def quote(self, page: Page) -> str:
        """The sentences of a page that answer the question, as one quotation."""
        chosen = self._chosen(page.text)
        if page.kind == "knowhow" and self.most > 1:  # "when X, do Y" stands at the top of such a page
            lead = sentences.first(page.text, 1)
            chosen = lead + tuple(sentence for sentence in chosen if sentence not in lead)[: self.most - 1]
        return sentences.quoted(chosen)

    def telling(self, pages: tuple[Page, ...], most: int) -> list[Page]:
        """The pages whose quoted sentences say most of what was asked, and then only those that add to it."""
        quotes = {page.id: terms.plain(self.quote(page)) for page in pages[:most]}
        ordered = sorted(
            pages[:most], key=lambda page: (page.score < CERTAIN_SCORE, -_share(self.asked, page, quotes[page.id]))
        )
        figure = bool(sentences.QUANTITY.search(self.asked.text))
        kept: list[Page] = []
        left = self.asked.units
        for page in ordered:
            still = tuple(unit for unit in left if not terms.covered(unit, quotes[page.id]))
            gain = sum(unit.weight for unit in left) - sum(unit.weight for unit in still)
            has_figure = bool(re.search(r"\d", quotes[page.id]))
            if not kept or gain >= 1 or (figure and has_figure):
                kept.append(page)
                left, figure = still, figure and not has_figure
        return kept

    def page(self, page: Page) -> str:
        """The sentences of a page that answer the question, with title, version, day and marker."""
        quote = self.quote(page)
        marker = cite.page_marker(page.kind, page.id, page.version)
        if page.kind == "policy":
            told = self.words.rule.format(
                title=page.title, version=page.version, day=self.day(page.effective), quote=quote
            )
            return f"{told} {marker}"
        told = self.words.knowhow.format(title=page.title, version=page.version, quote=quote)
        based = self.words.customers.format(count=page.customers) if page.customers else ""
        return " ".join(part for part in (told, based, marker) if part)

    def before(self, page: Page) -> str | None:
        """What the version before said about it, where that reads differently."""
        if page.previous is None or not page.previous.text:
            return None
        then, now = sentences.quoted(self._chosen(page.previous.text)), sentences.quoted(self._chosen(page.text))
        if then == now:
            return None
        marker = cite.page_marker(page.kind, page.id, page.version)
        told = self.words.before.format(
            version=page.previous.version, day=self.day(page.previous.effective), quote=then
        )
        return f"{told} {marker}"

    def upcoming(self, page: Page) -> str | None:
        """That another version is announced."""
        if page.upcoming is None:
            return None
        told = self.words.upcoming.format(version=page.upcoming.version, day=self.day(page.upcoming.effective))
        return f"{told} {cite.page_marker(page.kind, page.id, page.version)}"

    def compared(self, page: Page) -> str | None:
        """The customer's days beside the rule's, where both name some: arithmetic, no judgement."""
        mine, rule = _days(_ASKED_DAYS, self.asked.text), _days(_LIMIT_DAYS, sentences.quoted(self._chosen(page.text)))
        if mine is None or rule is None:
            return None
        return (self.words.over if mine > rule else self.words.within).format(asked=mine, limit=rule)

    def fact(self, fact: FactHit) -> str:
        """A fact with its day, the customer's words, and what speaks for looking at it again."""
        words = self.words
        told = (
            words.fact.format(day=self.day(fact.day), statement=fact.statement)
            if fact.day
            else words.fact_undated.format(statement=fact.statement)
        )
        parts = [told, cite.fact_marker(fact.id)]
        if not fact.stated:
            parts.insert(1, words.inferred)
        if fact.quotes and fact.quotes[0] not in fact.statement:
            parts.append(words.said.format(quote=_short(fact.quotes[0])) + ".")
        if fact.recheck and fact.recheck.linked is not None and fact.recheck.current is not None:
            parts.append(words.recheck_policy.format(linked=fact.recheck.linked, current=fact.recheck.current))
        elif fact.recheck:
            parts.append(words.recheck_age)
        return " ".join(parts)

    def turn(self, turn: TurnHit) -> str:
        """What was asked and answered in an earlier conversation."""
        told = self.words.chat.format(day=self.day(turn.day), quote=_short(turn.question))
        answer = self.words.chat_answer.format(quote=_short(turn.answer)) if turn.answer.strip() else ""
        return " ".join(part for part in (told, answer, cite.conversation_marker(turn.turn)) if part)

    def day(self, iso: str) -> str:
        """An ISO day as people of this language write it; unchanged where it is none."""
        year, _, rest = iso[:10].partition("-")
        month, _, day = rest.partition("-")
        if not (year.isdigit() and month.isdigit() and day.isdigit()):
            return iso
        return self.words.day.format(year=int(year), month=int(month), day=int(day))

    def quotes_talks(self, page: Page) -> bool:
        """The quoted sentences leave it to be negotiated."""
        return bool(re.search(r"협의|담당자|negotiat|協議|担当者", sentences.quoted(self._chosen(page.text))))

    def _chosen(self, text: str) -> tuple[sentences.Sentence, ...]:
        if text not in self._known:
            self._known[text] = sentences.relevant(self.asked, text, self.most) or sentences.first(text, 1)
        return self._known[text]


def _share(asked: Question, page: Page, quote: str) -> float:
    return round(terms.coverage(asked, quote) + _TITLE_SHARE * terms.coverage(asked, page.title), 1)


def _days(pattern: Cue, text: str) -> int | None:
    found = pattern.search(text)
    return int(next(group for group in found.groups() if group)) if found else None


def _short(text: str) -> str:
    plain = " ".join(_CITATION.sub("", text).split())
    return plain if len(plain) <= _LONGEST_QUOTE else plain[:_LONGEST_QUOTE].rstrip() + "…"
