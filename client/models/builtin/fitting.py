"""Which of the pages that a search returned fit the question, and how well?

The search orders them; here a page also has to share a matter or words with the question, or be very near in meaning.
Measured against 270 messages that no page answers (one in thirty still gets one) and questions that some page does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from client.models.builtin import results, terms
from client.models.builtin.choosing import covers
from client.models.builtin.concepts import ACTIONS, MODIFIERS, SITUATIONS, VAGUE, title_concepts
from client.models.builtin.cue import cue
from client.models.builtin.language import Language, detect
from client.models.builtin.results import Page, PageKind
from client.models.builtin.situation import Situation
from client.models.builtin.terms import VAGUE_WEIGHT, Question, covered

SURE = 0.4  # share of the question's meaning that a page covers
SOME = 0.3  # below this a page does not fit by its words
FOREIGN_WORD = 0.5  # weight of a word that a text in another language can't hold
_ELLIPSIS = cue(r"(?:[가-힣a-z](?:도|은|는|은요|는요|는데|인데|은데)(?:요)?|の場合は|は)[\s?？!.]*$")
_ENOUGH_IN_TEXT = 0.6  # a page whose title and summary say nothing of it has to cover at least this much
_BY_WORDS = 0.08  # of the question, by the search's own count, where page and question share a matter; measured
_NAMED = 0.2  # the same, where only the page's other names have the matter
_OF_WORDS = 0.4  # of the telling words of a question without a known matter; measured
_OF_MATTERS = 0.5  # of the question's matters that a know-how has to be about
_FAR = -0.02  # further from the question than everyday talk is: the matter alone does not make it fit; measured
_NEAR = 0.03  # so near in meaning that no word has to be shared; measured: 1 of 270 unrelated messages comes so near
_SHORT = 4  # units of a question that stays with its page
_BEYOND_WORDS = 2  # content words that a question needs to be answered by nearness alone
_TOOLS: dict[PageKind, str] = {"policy": "search_policy", "knowhow": "search_knowhow"}


def fitting_pages(
    situation: Situation, kind: PageKind, asked: Question, tongue: Language, now: str
) -> tuple[tuple[Page, ...], float]:
    """The pages of one kind that fit, best first, and how well the best one does.

    `now`: what is new in the question.
    """
    read = {
        page.id: page
        for content in situation.contents("read_policy")
        if (page := results.read_page(content)) and page.kind == kind
    }
    listed = _each(page for content in situation.contents(_TOOLS[kind]) for page in results.pages(kind, content))
    rated = [(_rating(asked, page, tongue), page) for page in listed]
    fitting = [(rating, page) for rating, page in rated if rating >= SOME and _has_new(now, page, read.get(page.id))]
    fitting.sort(key=lambda pair: (-pair[1].score, -round(pair[0], 1)))  # the search knows other names and meaning
    top = fitting[0][1] if fitting else None
    fitting.sort(key=lambda pair: not (top and _does(asked, pair[1], top)))
    if now or len(asked.units) <= _SHORT:  # a short question stays with the page that was just told
        new, answer = terms.question(now) if now else asked, situation.last_answer()
        fitting.sort(key=lambda pair: not (_told(pair[1], answer) and _of_matters(new, pair[1])))
    best = max((rating for rating, _ in fitting), default=0.0)
    return tuple(_whole(page, read.get(page.id)) for _, page in fitting), best


def _does(asked: Question, page: Page, top: Page) -> bool:
    """What is to be done with a contract is the matter, the contract is not."""
    if not asked.concepts() & title_concepts(page.title) & (ACTIONS - {"cancel"}):
        return False
    about, over = terms.plain(f"{page.title} {page.summary}"), terms.plain(top.title)
    matters = (unit for unit in asked.units if unit.concept and covered(unit, over))
    return all(covered(unit, about) for unit in matters)


def _has_new(now: str, page: Page, read: Page | None) -> bool:
    """What is new in the question stands in the page; a page that is not read yet, or two words, get the benefit."""
    new = [unit for unit in terms.question(now).units if unit.concept or unit.weight != VAGUE_WEIGHT]
    if not new or read is None or _ELLIPSIS.search(now):
        return True
    text = terms.plain(" ".join((page.title, page.summary, page.passage, read.text)))
    return any(covers(unit, text) for unit in new)


def _told(page: Page, answer: str) -> bool:
    return f"「{page.title}」" in answer or f"“{page.title}”" in answer


def _of_matters(asked: Question, page: Page) -> bool:
    """It is about one of the matters of the question, or there is none."""
    matters = [unit for unit in asked.units if unit.concept and unit.concept not in VAGUE | MODIFIERS]
    text = terms.plain(f"{page.title} {page.summary}")
    return not matters or any(covered(unit, text) for unit in matters)


def _whole(hit: Page, read: Page | None) -> Page:
    """The page as it was read, with what the search said of it."""
    if read is None:
        return hit
    return replace(
        read, section=hit.section, passage=hit.passage, score=hit.score, coverage=hit.coverage, above=hit.above
    )


def _rating(asked: Question, page: Page, tongue: Language) -> float:
    """The fit by words, or what the search's figures stand for: it also knows a page's other names, and meaning."""
    if page.kind == "knowhow" and not _same_situation(asked, page):
        return 0.0
    own, far = fit(asked, page, tongue), page.above is not None and page.above < _FAR
    matters = [unit for unit in asked.units if unit.concept and unit.concept not in VAGUE | MODIFIERS]
    about = f"{page.title} {page.summary}"
    text = terms.plain(about if page.kind == "knowhow" else f"{about} {page.passage} {page.text}")
    there = sum(covered(unit, text) for unit in matters)
    shared = there > 0
    if page.kind == "knowhow" and there < _OF_MATTERS * len(matters):
        return 0.0
    if matters and not far and page.coverage >= (_BY_WORDS if shared else _NAMED):
        return max(own, SURE)
    if not matters and page.kind == "policy" and page.coverage >= _NAMED and _own_words(asked, text) >= _OF_WORDS:
        return max(own, SURE)
    near = page.above is not None and page.above >= _NEAR and len(asked.units) >= _BEYOND_WORDS
    return max(own, SOME) if near else own


def _own_words(asked: Question, text: str) -> float:
    """The share of the question's telling words that stand in the page."""
    words = [unit for unit in asked.units if not unit.concept and unit.weight >= 1]
    return sum(covered(unit, text) > 0 for unit in words) / len(words) if words else 0.0


def _same_situation(asked: Question, page: Page) -> bool:
    """What the know-how is for was named; who asks for an exception need not say of what."""
    named, title = asked.concepts(), title_concepts(page.title)
    return not (title & SITUATIONS - named) or ("exception" in named and "exception" in title)


def fit(asked: Question, page: Page, tongue: Language) -> float:
    """How much of the question a page covers, 0 to 1; what it says it is about counts more than what it mentions."""
    title, summary, text = (terms.shares(asked, terms.plain(part)) for part in (page.title, page.summary, page.text))
    named = tuple(map(max, title, summary))
    anywhere = tuple(map(max, named, text))
    foreign = detect(page.text) != tongue
    weights = [
        unit.weight * (FOREIGN_WORD if foreign and not unit.concept and not share else 1)
        for unit, share in zip(asked.units, anywhere, strict=True)
    ]
    in_title, in_name, at_all = (_weighted(weights, found) for found in (title, named, anywhere))
    if not terms.telling(asked, anywhere) or (not in_name and at_all < _ENOUGH_IN_TEXT):
        return 0.0
    return 0.3 * in_title + 0.2 * in_name + 0.5 * at_all


def _weighted(weights: Sequence[float], found: Sequence[float]) -> float:
    whole = sum(weights)
    return sum(weight * share for weight, share in zip(weights, found, strict=True)) / whole if whole else 0.0


def _each(pages: Iterable[Page]) -> list[Page]:
    return list({page.id: page for page in reversed(list(pages))}.values())[::-1]
