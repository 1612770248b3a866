"""What does the answer say? Paragraphs, made only from what the tools returned, the block and the date.

Rule, know-how and past exception stand side by side; where they differ none is chosen. What does not fit the question
is left out, and where nothing fits that is said.
"""

from __future__ import annotations

from client.memory.block import lines as block_lines
from client.models.builtin import compose_memory, forgetting, memories, names, offers, quotes, recalling, terms
from client.models.builtin.compose_side import side_by_side
from client.models.builtin.concepts import VAGUE
from client.models.builtin.found import Found
from client.models.builtin.intent import Reading
from client.models.builtin.language import LANGUAGES, Language
from client.models.builtin.matters import matters
from client.models.builtin.own_lines import named_lines, own_lines
from client.models.builtin.phrases import Phrases
from client.models.builtin.plan import found_for
from client.models.builtin.quotes import quote
from client.models.builtin.situation import Situation, answer_language
from client.models.builtin.small import Small
from client.models.builtin.telling import Teller
from client.models.builtin.words import WORDS

_SENTENCES = 2  # quoted of one page
_SENTENCES_MORE = 4  # where the customer asks for more
_MOST_LISTED = 6  # records, where the customer asks what is known; the screen has them all
_BRIEF = ("짧게", "간단", "간결", "brief", "short", "concise", "短く", "簡潔", "요점만")


def answer(situation: Situation, reading: Reading) -> list[str]:
    """The paragraphs of the answer, never empty."""
    tongue = _tongue(situation, reading)
    words = WORDS[tongue]
    said = compose_memory.told(situation, reading, words)
    if reading.pending in offers.KEEP and reading.reply == "no":
        return [*said, words.left]
    if reading.pending == "exception" and reading.reply == "no":
        return [words.not_agreed]
    if reading.human:
        said.append(words.human.format(where=_where(situation, words, tongue)))
    elif reading.searches():
        said += _searched(situation, reading, tongue)
    elif not said:
        said.append(_small(situation, reading.small or "empty", words, tongue))
    if reading.secret and "secret" not in reading.standing.declined:
        said.append(words.careful)
    return said


def _tongue(situation: Situation, reading: Reading) -> Language:
    loose = reading.standing.loose
    if loose and loose.value in LANGUAGES and "language" in loose.about:
        return loose.value
    return answer_language(situation)


def _small(situation: Situation, kind: Small, words: Phrases, tongue: Language) -> str:
    name = names.in_block(situation.block)
    if kind == "greeting" and name:
        return words.greeting_named.format(name=compose_memory.titled(name, words))
    if kind == "date" and situation.today:
        return words.today.format(day=Teller(words, tongue, terms.question(""), 1).day(situation.today.isoformat()))
    choices = words.small[kind]
    return choices[sum(map(ord, situation.said)) % len(choices)]


def _searched(situation: Situation, reading: Reading, tongue: Language) -> list[str]:
    words = WORDS[tongue]
    found = found_for(situation, reading)
    asked = terms.leaning(found.asked, terms.question(reading.now)) if reading.now else found.asked
    more = reading.more or bool(reading.now and asked is found.asked)  # "why?" gets what was not told yet
    said = situation.last_answer() if reading.now or reading.more else ""
    teller = Teller(words, tongue, asked, _SENTENCES_MORE if more else _how_many(situation), said)
    if reading.forget:
        made = forgetting.told(situation, found.known, teller)
        return made or ([] if reading.standing.wishes else _forget(reading, found, teller))
    if reading.about_me:
        return _about(situation, found, teller)
    own = own_lines(situation, reading, found.asked)
    if own and not reading.acts:
        return [_own_told(own, words), *(recalling.fact(fact, teller) for fact in found.facts[: memories.MOST])]
    return _from_results(situation, reading, found, teller)


def _from_results(situation: Situation, reading: Reading, found: Found, teller: Teller) -> list[str]:
    words, tongue = teller.words, teller.tongue
    if reading.recalls and not found.facts and (here := _said_here(situation, found)):
        return [words.said_here.format(quote=quote(here))]
    if found.nothing() and (reading.question or reading.request) and (named := named_lines(situation)):
        return [_own_told(named, words)]
    if found.nothing():
        return _nothing(situation, reading, found, words, tongue)
    if (
        found.surety == "unsure"
        and not reading.acts
        and not found.asked.concepts()
        and (reading.small or not reading.question)
    ):
        return [_small(situation, reading.small or "off_topic", words, tongue)]
    if reading.statement and not (reading.acts or reading.trouble or reading.back or reading.changed):
        return [words.heard]
    return side_by_side(situation, reading, found, teller, _where(situation, words, tongue))


def _own_told(lines: list[str], words: Phrases) -> str:
    return words.block_says.format(lines=" · ".join(map(quote, lines)))


def _how_many(situation: Situation) -> int:
    brief = any(
        "length" in matters(line) and any(word in line.lower() for word in _BRIEF)
        for line in block_lines(situation.current_block())
    )
    return 1 if brief else _SENTENCES


def _said_here(situation: Situation, found: Found) -> str:
    """What the customer told in this conversation about what they ask for now."""
    told = (said for said in reversed(situation.questions()) if not said.rstrip().endswith(("?", "？")))
    return next((quotes.short(said) for said in told if terms.substantial(found.asked, said)), "")


def _forget(reading: Reading, found: Found, teller: Teller) -> list[str]:
    words = teller.words
    if reading.forget_all and (reading.now or not found.facts):
        return [words.forget_all]
    if not found.facts:
        return [words.forget_none]
    return [words.forget_found, *(recalling.fact(fact, teller, quoted=False) for fact in found.facts[:_MOST_LISTED])]


def _about(situation: Situation, found: Found, teller: Teller) -> list[str]:
    words = teller.words
    standing = block_lines(situation.current_block())
    said = [words.block_says.format(lines=" · ".join(map(quote, standing))) if standing else words.about_empty]
    if found.known:
        listed = sorted(found.known, key=lambda fact: fact.day or "", reverse=True)[:_MOST_LISTED]
        said += [words.facts_found, *(recalling.fact(fact, teller, quoted=False) for fact in listed)]
    return [*said, words.about_screen]


def _nothing(situation: Situation, reading: Reading, found: Found, words: Phrases, tongue: Language) -> list[str]:
    if not found.asked.units and not (reading.back or reading.small):
        return [words.ask_more]
    serious = bool(found.asked.concepts() - VAGUE) or reading.back or reading.acts
    if reading.small and not serious:
        return [_small(situation, reading.small, words, tongue)]
    if not serious and not reading.question:
        return [_small(situation, "off_topic", words, tongue)]
    told = reading.statement and not (reading.acts or reading.trouble or reading.back or reading.changed)
    if told and not reading.question:
        return [words.heard]
    said = [f"{words.cannot_do} {words.unknown}" if reading.acts and reading.request else words.unknown]
    if found.searched:
        said[0] += " " + words.searched.format(places=_places(found.searched, words))
    if found.failed:
        said.append(words.failed.format(places=_places(found.failed, words)))
    if not serious:
        return [*said, words.only_service]
    return [*said, f"{words.ask_more} {words.staff.format(where=_where(situation, words, tongue))}"]


def _places(tools: tuple[str, ...], words: Phrases) -> str:
    return ", ".join(words.places[tool] for tool in tools if tool in words.places)


def _where(situation: Situation, words: Phrases, tongue: Language) -> str:
    contact, hours = situation.person("contact", tongue), situation.person("hours", tongue)
    if contact and hours:
        return words.where_both.format(contact=contact, hours=hours)
    return contact or hours or words.where_none
