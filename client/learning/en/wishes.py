"""How does the customer want things done from now on, as an English clause says it? A wish for one answer is none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.en.wording import I
from client.learning.habits import habits
from client.learning.lexicon import CHANNEL, CHANNELS, LANGUAGE, LANGUAGES, key_of, label
from client.learning.stance import LASTING, ONCE

_LANGUAGE = re.compile(
    rf"\b(?:reply|replies|answer|answers|respond|write|talk|speak|communicate|support|send|messages?"
    rf"|emails?)\b[^.]*?\bin (?P<it>{LANGUAGE})\b|\b(?:i|we)(?:'d| would)? (?:prefer|(?:am|'m|be|feel"
    rf"|are) (?:much )?more comfortable (?:in|with|speaking|using|writing)|only (?:speak|read|understand)"
    rf"|mostly speak|mainly speak) (?:to (?:talk|speak|write|chat) in )?(?P<it2>{LANGUAGE})\b"
    rf"|\bi'm (?:much )?more comfortable (?:in|with|speaking|using|writing) (?P<it3>{LANGUAGE})\b|\b(?:my"
    rf"|our) (?:first|native|main|preferred|mother) (?:language|tongue) is (?P<it4>{LANGUAGE})\b"
    rf"|\b(?P<it5>{LANGUAGE}) (?:is|would be|works) (?:better|easier|best|easiest) for (?:me|us)\b",
    I,
)
_NO_MORE = re.compile(r"\b(?:don't|do not|stop|no longer|no need)\b", I)
_WANTED = re.compile(
    rf"\b(?:prefer|rather (?:get|have|receive|use|be (?:contacted|reached) (?:by|via|on)|communicate (?:by|via)"
    rf"|do)) (?:to (?:be (?:contacted|reached|notified)|communicate|talk|hear from you) (?:by|via|on|over) "
    rf"|contact (?:by|via) |getting |receiving |an? )?(?P<it>{CHANNEL})\b"
    r"|\b(?:contact|reach|write to|get back to|notify|tell|message|update|answer|respond to|ping|inform) (?:me"
    r"|us) (?:only |just )?(?:by|via|through|over|on|with|using|in)"
    rf" (?:an? )?(?P<it2>{CHANNEL})\b|\bprefer (?:that you|if you|you to|you) (?:just )?(?P<it9>{CHANNEL})\b"
    rf"|\b(?P<it10>{CHANNEL}) only\b|\bbetter to (?P<it11>{CHANNEL}) (?:me|us)\b|\b(?P<it3>{CHANNEL}) (?:is"
    rf"|works|would be|are) (?:better|best|easier|fine|easiest|preferred|the best (?:way|for)|my preferred"
    rf"|much better)\b|^(?:please )?(?:just |only )?use (?P<it4>{CHANNEL})\b(?: instead| from now on| only"
    rf"|[.!]*$)|^(?:please |just |only |so )*(?P<it5>text|e-?mail|chat|slack) (?:me|us)(?: instead| only| please"
    rf"| from now on| rather)?[.!]*$|\b(?:like|want|love|enjoy) (?:to )?(?:get|receiv|be"
    rf"|hear)\w*\b[^.!?]{{0,24}}? (?:by|via|over|through|on) (?P<it8>{CHANNEL})\b|\b(?:by|via|over"
    rf"|through) (?P<it6>{CHANNEL})(?: only| please|,? not\b| instead)|\bbest (?:way )?to (?:reach"
    rf"|contact) (?:me|us) is (?:by |via |on |over |through )?(?P<it7>{CHANNEL})\b",
    I,
)
_UNWANTED = re.compile(
    rf"\b(?:don't|do not|stop|no more|hate|dislike|rather not|never|can't stand|can't take|can't answer"
    rf"|not a fan of|sick of|avoid)\b(?: \w+)??(?: \w+ing| me by| us by| me| us| the| your| any| more"
    rf"| promotional| marketing| want| like)* (?P<it>{CHANNEL})\b(?! me (?:mr|mrs|ms|miss|mx|dr|by|sir|madam)\b)",
    I,
)
_BY = re.compile(rf"\b(?:send|deliver|mail|contact|notify|inform)\b[^.!?]*? (?:by|via|through) (?P<it>{CHANNEL})\b", I)
_INSTEAD = re.compile(rf"\b(?:send|use|by|via|drop|try|do|through|over)(?: me| us)?(?: an?)? (?P<it>{CHANNEL})\b", I)
_TO_US = re.compile(
    r"\b(?:me|us|hate|dislike|no more|can't stand|can't take|can't answer|not a fan|sick of|i don't (?:like"
    r"|want)|avoid)\b",
    I,
)
_WORTH = r"(?P<{0}>(?:response |delivery |data |customer )?[a-z]+)"
_VALUES = re.compile(
    rf"\b{_WORTH.format('it')} (?:matters|counts|is (?:far |much |way )?(?:more )?important"
    rf"|is (?:worth )?more to (?:me|us)|is (?:what matters|everything))"
    r"[^.]*?(?:\bthan (?:\w+ )?(?P<less>\w+)|\b(?:to|for) (?:us|me)\b|(?:priority|concern|matters most|everything)\b)"
    rf"|\b{_WORTH.format('it7')} (?:always )?comes (?:first|before (?:\w+))\b|\b{_WORTH.format('it6')} is (?:our"
    rf"|my|the) (?:\w+ )?(?:top|first|main|number one|biggest) (?:priority|concern)|\b(?:i"
    rf"|we) (?:really )?(?:care|value|prioriti[sz]e|put) (?:more |a lot )?(?:about )?{_WORTH.format('it2')}"
    r" (?:more than|than|over|above|ahead of|before) (?:\w+ )?(?P<less2>\w+)"
    rf"|\b(?:i|we) (?:really )?(?:care|value) (?:most about|about|most) {_WORTH.format('it3')}(?: (?:most|a lot"
    rf"|above all))|\b(?:i'd|we'd|i would|we would) (?:rather|gladly) (?P<it4>pay (?:more|extra)[^.!?]*)"
    rf"|\bwhat matters (?:most )?(?:to (?:me|us) )?(?:most )?is {_WORTH.format('it5')}",
    I,
)
_NO_VALUE = frozenset({"it", "that", "this", "what", "which", "nothing", "something", "everything", "he", "she"})
_US = re.compile(r"\b(?:me|us|my|our|i|we)\b", I)
_PREFERS = re.compile(
    r"\b(?:i|we)(?:'d| would)? (?:always |usually |generally |really "
    r"|much )*prefer (?!to know\b)(?P<it>[^.,!?]{3,60})|\b(?:i|we) always (?:want|choose|take|book|order|use"
    r"|need) (?P<it2>[^.,!?]{3,60})",
    I,
)
_ASKS = re.compile(
    r"\b(?:please|i'd like|i want|i prefer|we'd like|we want|we prefer|make sure)\b|^(?:from now on "
    r"|going forward |in future |so |please |and |just |only )*(?:never|always|don't|do not|use|keep|give"
    r"|include|add|send|write|answer|show|put|leave|start|avoid|skip|make|cc|copy|format|list|quote|mention"
    r"|round|deliver|ship|bill|seat|book|reply|respond|address)\b|^(?!(?:i|we|you|my|our|your|the|an?|it|its"
    r"|this|that|these|he|she|they|there|is|are|was|were|be|been|in|on|at|for|by|if|when|and|but|so|to|with|from"
    r"|now|yes|no|ok|thanks?|everything|nothing|just|as|not|all|some|since|because|call"
    r"|address)\b)[a-z]+ (?!(?:is|are|was|were|has|have|had|will|would|can|keeps?)\b)\w+",
    I,
)
_OURS_TO_DO = re.compile(
    r"\b(?P<it>answers?|repl\w+|messages?|notif\w+|emails?|calls?|invoices?|reports?|reminders?|deploy\w*"
    r"|alerts?|links?|sources?|code|examples?|units?|emojis?|jargon|prices?|orders?|deliver\w*|parcels?"
    r"|packages?|receipts?|seats?|updates?|summar\w+|documents?|bills?|statements?|bookings?|newsletters?"
    r"|promotions?)\b|\b(?:bullet|short|brief|detail\w*|formal|informal|table|tables|summar\w+|explain|respond"
    r"|send|contact|leave|put|include|concise|plain|metric|bullets|steps?|door|reception|write|cc|aisle|window"
    r"|vegetarian|vegan|gluten)\b",
    I,
)
_ONLY = re.compile(
    r"(?:so |and |just |please )*(?P<it>[a-z][\w'-]*(?: [\w'-]+){0,4} only)", I
)  # "ground-floor rooms only"
_NAMES_ME = re.compile(r"\b(?:call|address) me\b", I)
_TELLS = re.compile(
    r"\b(?:works?|fails?|loses?|get|gets|has|is|are|was)\b(?!\s+(?:short|brief|concise))|\b(?:call|address) me\b", I
)


def read(clause: Clause) -> Iterator[Draft]:
    """Language, channel, leanings, other standing wishes: at most one a clause."""
    if ONCE.search(clause.sentence):
        return
    text, lasting = clause.text, LASTING.search(clause.sentence) is not None
    for reading in (_language(text, lasting=lasting), _channel(clause, lasting=lasting), _leaning(clause)):
        if reading is not None:
            yield reading
            return
    if match := _PREFERS.search(text):
        what = " ".join((match["it"] or match["it2"]).split())
        yield Draft("preference", f"Prefers {what}", f"wish/{what.split()[-1].lower()}")
        return
    if lasting and (match := _ONLY.fullmatch(text)):
        yield Draft("preference", f"Standing request: {match['it']}", f"only/{match['it'].split()[-2].lower()}")
        return
    if found := [*habits(text, "en")]:
        yield from found
        return
    subject = _OURS_TO_DO.search(text)
    told = _ASKS.search(text)
    wish = " ".join(
        re.sub(
            r"^(?:so|and|but) ", "", re.sub(r"\b(?:please|from now on|going forward)\b,?", "", text, flags=I), flags=I
        ).split()
    ).strip(" ,.")
    if (
        lasting
        and wish
        and told
        and not _NAMES_ME.search(text)
        and (told.start() == 0 or (subject and not _TELLS.search(text)))
    ):
        topic = (subject["it"] or subject.group()).lower().rstrip("s") if subject else wish.split()[-1].lower()
        yield Draft("preference", f"Standing request: {wish}", f"wish/{topic}")


def _language(text: str, *, lasting: bool) -> Draft | None:
    match = _LANGUAGE.search(text)
    if not match or (match["it"] and not lasting):
        return None
    key = key_of(LANGUAGES, next(it for it in match.groups() if it))
    off = _NO_MORE.search(text) is not None
    said = f"{'No longer wants' if off else 'Wants'} answers in {label(LANGUAGES, key, 'en')}"
    return Draft("preference", said, "language", attribute="language", value=key, retracts=off)


def _channel(clause: Clause, *, lasting: bool) -> Draft | None:
    text = clause.text
    wanted, unwanted = _WANTED.search(text), _UNWANTED.search(text)
    denied = key_of(CHANNELS, unwanted["it"]) if unwanted else None
    if not wanted and lasting:
        wanted = _BY.search(text)
    if wanted:
        key = key_of(CHANNELS, next(it for it in wanted.groups() if it))
        if key != denied:
            said = f"Prefers contact by {label(CHANNELS, key, 'en')}"
            return Draft("preference", said, "channel/contact", attribute="channel", value=key)
    instead = _INSTEAD.search(text) if _UNWANTED.search(clause.sentence) else None
    if instead and (key := key_of(CHANNELS, instead["it"])) != denied:
        said = f"Prefers contact by {label(CHANNELS, key, 'en')}"
        return Draft("preference", said, "channel/contact", attribute="channel", value=key)
    if denied and (lasting or _TO_US.search(text)):
        said = f"Does not want contact by {label(CHANNELS, denied, 'en')}"
        return Draft("preference", said, "channel/contact", attribute="channel", value=f"not:{denied}")
    return None


def _leaning(clause: Clause) -> Draft | None:
    match = _VALUES.search(clause.text)
    if not match or (match["it7"] and not _US.search(clause.sentence)):
        return None
    it = next(match[key] for key in ("it", "it2", "it3", "it4", "it5", "it6", "it7") if match[key]).lower()
    less = match["less"] or match["less2"]
    if it in _NO_VALUE:
        return None
    return Draft("preference", f"Values {it}" + (f" over {less.lower()}" if less else ""), f"leaning/{it}", "shown")
