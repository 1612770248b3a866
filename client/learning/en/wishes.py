"""How does the customer want things done from now on, as an English clause says it? A wish for one answer is none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.en.wording import I
from client.learning.lexicon import CHANNEL, CHANNELS, LANGUAGE, LANGUAGES, key_of, label
from client.learning.stance import LASTING, ONCE

_LANGUAGE = re.compile(
    rf"\b(?:reply|answer|respond|write|talk|speak|communicate|support)\b[^.]*?\bin (?P<it>{LANGUAGE})\b"
    rf"|\bi (?:prefer|am more comfortable (?:in|with)) (?P<it2>{LANGUAGE})\b",
    I,
)
_NO_MORE = re.compile(r"\b(?:don't|do not|stop|no longer|no need)\b", I)
_WANTED = re.compile(
    rf"\bprefer (?:to be (?:contacted|reached) (?:by|via|on) |contact (?:by|via) )?(?P<it>{CHANNEL})\b"
    r"|\b(?:contact|reach|write to|get back to|notify|tell) (?:me|us) (?:only )?(?:by|via|through|over|on|with|using)"
    rf" (?P<it2>{CHANNEL})\b"
    rf"|\b(?P<it3>{CHANNEL}) (?:is|works) (?:better|best|easier|fine) for (?:me|us)\b"
    rf"|^(?:please )?use (?P<it4>{CHANNEL})\b(?: instead| from now on| only|[.!]*$)",
    I,
)
_UNWANTED = re.compile(
    rf"\b(?:don't|do not|stop|no more|hate|dislike|rather not|never)\b(?: \w+)?? (?P<it>{CHANNEL})\b", I
)
_TO_US = re.compile(r"\b(?:me|us|hate|dislike|no more)\b", I)
_VALUES = re.compile(
    r"\b(?P<it>speed|price|cost|quality|accuracy|privacy|security|support|reliability|detail) (?:matters|is (?:more"
    r" )?important|comes first)"
    r"[^.]*?(?:\bthan (?P<less>\w+)|\bto (?:us|me)\b)"
    r"|\b(?:i|we) (?:care|value) (?:more )?(?:about )?(?P<it2>speed|quality|privacy|security|reliability|accuracy)"
    r" (?:more than|over) (?P<less2>\w+)",
    I,
)
_ASKS = re.compile(r"\b(?:please|i'd like|i want|i prefer|we'd like|we want|we prefer|never|always|don't)\b", I)
_OURS_TO_DO = re.compile(
    r"\b(?P<it>answers?|repl\w+|messages?|notif\w+|emails?|calls?|invoices?|reports?|reminders?|deploy\w*|alerts?)\b"
    r"|\b(?:bullet|short|brief|detail\w*|formal|informal|table|sources?|summar\w+|explain|respond|send|contact)\b",
    I,
)
_TELLS = re.compile(
    r"\b(?:works?|fails?|loses?|get|gets|has|is|are|was)\b(?!\s+(?:short|brief))|\b(?:call|address) me\b", I
)


def read(clause: Clause) -> Iterator[Draft]:
    """Language, channel, leanings, other standing wishes: at most one a clause."""
    if ONCE.search(clause.sentence):
        return
    text, lasting = clause.text, LASTING.search(clause.sentence) is not None
    for reading in (_language(text, lasting=lasting), _channel(text, lasting=lasting), _leaning(text)):
        if reading is not None:
            yield reading
            return
    subject = _OURS_TO_DO.search(text)
    if lasting and subject and _ASKS.search(text) and not _TELLS.search(text):
        wish = " ".join(re.sub(r"\b(?:please|from now on|going forward)\b,?", "", text, flags=I).split()).strip(" ,.")
        topic = (subject["it"] or subject.group()).lower().rstrip("s")
        yield Draft("preference", f"Standing request: {wish}", f"wish/{topic}")


def _language(text: str, *, lasting: bool) -> Draft | None:
    match = _LANGUAGE.search(text)
    if not match or not (lasting or match["it2"]):
        return None
    key = key_of(LANGUAGES, match["it"] or match["it2"])
    off = _NO_MORE.search(text) is not None
    said = f"{'No longer wants' if off else 'Wants'} answers in {label(LANGUAGES, key, 'en')}"
    return Draft("preference", said, "language", attribute="language", value=key, retracts=off)


def _channel(text: str, *, lasting: bool) -> Draft | None:
    wanted, unwanted = _WANTED.search(text), _UNWANTED.search(text)
    denied = key_of(CHANNELS, unwanted["it"]) if unwanted else None
    if wanted:
        key = key_of(CHANNELS, next(it for it in wanted.groups() if it))
        if key != denied:
            said = f"Prefers contact by {label(CHANNELS, key, 'en')}"
            return Draft("preference", said, "channel/contact", attribute="channel", value=key)
    if denied and (lasting or _TO_US.search(text)):
        said = f"Does not want contact by {label(CHANNELS, denied, 'en')}"
        return Draft("preference", said, "channel/contact", attribute="channel", value=f"not:{denied}")
    return None


def _leaning(text: str) -> Draft | None:
    match = _VALUES.search(text)
    if not match:
        return None
    it, less = (match["it"] or match["it2"]).lower(), match["less"] or match["less2"]
    return Draft("preference", f"Values {it}" + (f" over {less.lower()}" if less else ""), f"leaning/{it}", "shown")
