"""How does a page read in an answer? Quoted in its own words, with title, version, day and marker."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from client.kit.when import said_date
from client.kit.words import Words
from client.models.builtin import choosing, cite, sentences, terms
from client.models.builtin.concepts import MODIFIERS, VAGUE
from client.models.builtin.cue import Cue, cue
from client.models.builtin.language import Language
from client.models.builtin.phrases import Phrases
from client.models.builtin.quotes import quote
from client.models.builtin.results import Page
from client.models.builtin.sentences import Sentence
from client.models.builtin.terms import Question

_ASKED_DAYS = cue(
    r"(\d{1,4})\s*일\s*(?:이|도|은|쯤|정도)?\s*(?:지[난났나]|넘[은었]|된|됐|째|초과|경과|만에|전에)"
    r"|after\s+(\d{1,4})\s*days?"
    r"|(\d{1,4})\s*days?\s*(?:after|ago|later"
    r"|have passed|passed|old|since)"
    r"|(\d{1,4})日\s*(?:が|も|ほど)?\s*(?:過ぎ|経|たっ|経過|目|後|前)",
)
_LIMIT_DAYS = cue(r"(\d{1,4})\s*일\s*(?:이내|안에|내에|까지)|within\s+(\d{1,4})\s*days?|(\d{1,4})日\s*(?:以内|まで)")
_LOOKED_AT = 3  # sentences of a know-how, best first, that may add to its summary
_TALKS = re.compile(r"협의|담당자|negotiat|協議|担当者")
_BASIS = re.compile(r"\s*[(（](?:근거|based on|根拠)[^)）]*[)）]\s*$")  # told by itself


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts results into words of one language; `most` sentences are quoted of a page."""

    words: Phrases
    tongue: Language
    asked: Question
    most: int
    said: str = ""  # the answer before, where the question leans on it: not to be repeated
    _known: dict[str, tuple[Sentence, ...]] = field(default_factory=dict)  # chosen once a page

    def telling(self, pages: tuple[Page, ...]) -> list[Page]:
        """The best page; a second one where it is about a matter of the question that the first says nothing of."""
        kept = list(pages[:1])
        for page in pages[1:2]:
            said = terms.plain(f"{kept[0].title} {kept[0].summary} {kept[0].text}")
            named = terms.plain(f"{page.title} {page.summary}")
            if any(terms.covered(unit, named) and not terms.covered(unit, said) for unit in self._matters()):
                kept.append(page)
        return kept

    def page(self, page: Page) -> str:
        """What a page says about the question: a rule's best sentences, or when a know-how does what."""
        marker = cite.page_marker(page.kind, page.id, page.version)
        if page.kind == "policy":
            told = self.words.rule.format(
                title=page.title, version=page.version, day=self.day(page.effective), quote=self._quoted(page)
            )
            return f"{told} {marker}"
        told = self.words.knowhow.format(title=page.title, version=page.version, quote=self._advice(page))
        based = self.words.customers.format(count=page.customers) if page.customers else ""
        return " ".join(part for part in (told, based, marker) if part)

    def before(self, page: Page) -> str | None:
        """What the version before said about it in one sentence, where that reads differently."""
        if page.previous is None or not page.previous.text:
            return None
        now = {sentence.text for sentence in self._chosen(page)}
        body = page.previous.text
        then = [
            s
            for s in choosing.relevant(self.asked, body, 1, title=page.title) or sentences.first(body, 1)
            if s.text not in now
        ]
        if not then:
            return None
        told = self.words.before.format(
            version=page.previous.version,
            day=self.day(page.previous.effective),
            quote=quote(sentences.shown(self.asked, then[0])),
        )
        return f"{told} {cite.page_marker(page.kind, page.id, page.previous.version)}"

    def upcoming(self, page: Page) -> str | None:
        """That another version is announced."""
        if page.upcoming is None:
            return None
        told = self.words.upcoming.format(version=page.upcoming.version, day=self.day(page.upcoming.effective))
        return f"{told} {cite.page_marker(page.kind, page.id, page.version)}"

    def compared(self, page: Page) -> str | None:
        """The customer's days beside the rule's, where both name some: arithmetic, no judgement."""
        told = sentences.joined((*self._chosen(page), *sentences.first(page.text, 1)))
        mine, rule = _days(_ASKED_DAYS, self.asked.text), _days(_LIMIT_DAYS, told)
        if mine is None or rule is None:
            return None
        return (self.words.over if mine > rule else self.words.within).format(asked=mine, limit=rule)

    def day(self, iso: str) -> str:
        """An ISO day as the screens say it in this language; unchanged where it is none."""
        try:
            return said_date(Words(self.tongue), iso[:10])
        except ValueError:
            return iso

    def leaves_open(self, page: Page) -> bool:
        """What is quoted of it leaves the case to be negotiated."""
        text = page.summary if page.kind == "knowhow" else ""
        return bool(_TALKS.search(f"{text} {sentences.joined(self._chosen(page))}"))

    def _quoted(self, page: Page) -> str:
        return "".join(quote(sentences.shown(self.asked, sentence)) for sentence in self._chosen(page))

    def _advice(self, page: Page) -> str:
        """ "When X, do Y", and of the page's body only what this question adds to it."""
        summary = _BASIS.sub("", page.summary) or sentences.joined(sentences.first(page.text, 1))
        told, more = terms.plain(summary), []
        for sentence in choosing.relevant(self.asked, page.text, _LOOKED_AT, section=page.section, title=page.title):
            text = terms.plain(sentence.text)
            adds = any(
                terms.covered(unit, text) and not terms.covered(unit, told)
                for unit in self.asked.units
                if unit.weight >= 1 and (unit.concept or sentence.row)
            )
            if sentence.order and text not in told and told not in text and (adds or self.most > 2):
                more.append(sentence)
        extra = more if self.most > 2 else more[: self.most - 1]
        return quote(summary) + "".join(quote(sentences.shown(self.asked, sentence)) for sentence in extra)

    def _matters(self) -> list[terms.Unit]:
        return [unit for unit in self.asked.units if unit.concept and unit.concept not in VAGUE | MODIFIERS]

    def _chosen(self, page: Page) -> tuple[Sentence, ...]:
        if page.text not in self._known:
            section = page.section if page.section != page.title else ""
            for said in dict.fromkeys((self.said, "")):
                chosen = choosing.relevant(
                    self.asked, page.text, self.most, section=section, title=page.title, said=said
                )
                if chosen:
                    break
            self._known[page.text] = chosen or sentences.first(page.passage or page.text, 1)
        return self._known[page.text]


def _days(pattern: Cue, text: str) -> int | None:
    found = pattern.search(text)
    return int(next(group for group in found.groups() if group)) if found else None
