"""What does the customer want with this message?

Reads only the message, what was said just before, and the block; calls nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from client.memory.secrets import mask
from client.models.builtin import declined, names, offers
from client.models.builtin.concepts import concepts
from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues
from client.models.builtin.language import Language, detect
from client.models.builtin.situation import Situation
from client.models.builtin.small import Small
from client.models.builtin.smalltalk import feeling, small_talk
from client.models.builtin.terms import content_words
from client.models.builtin.tongues import CUES
from client.models.builtin.utterance import Utterance, utterance
from client.models.builtin.wishes import Standing, standing

_HOW_MUCH = cue(r"며칠|몇\s|얼마|언제|어떻게|무엇|뭐|왜|\b(?:how|when|what|why)\b|いつ|何|いくら|どう|なぜ")
_INFORM = cue(r"알려|가르쳐|설명해|\b(?:tell|show|explain to|teach) (?:me|us)\b|教えて|おしえて|説明して")
_LONGEST_QUERY = 400  # code points


@dataclass(frozen=True, slots=True)
class Reading:
    """A message, understood. `ask` is what to look up (secrets covered), empty where there is nothing to look up."""

    tongue: Language
    standing: Standing
    ask: str
    small: Small | None = None
    reply: Literal["yes", "no"] | None = None
    pending: offers.Pending | None = None
    question: bool = False
    statement: bool = False
    back: bool = False
    own: bool = False
    request: bool = False
    acts: bool = False  # wants something done or granted in the own case
    special: bool = False  # asks for an exception in so many words
    changed: bool = False
    more: bool = False
    forget: bool = False
    forget_all: bool = False
    about_me: bool = False
    human: bool = False
    trouble: bool = False
    secret: bool = False

    def searches(self) -> bool:
        """There is something to look up."""
        return bool(self.ask)


def read(situation: Situation) -> Reading:
    """Understand the message of this turn."""
    said = utterance(situation.said)
    tongue = detect(situation.said) or situation.screen
    cues = CUES[tongue]
    pending = offers.pending(situation.last_answer())
    reply = _reply(said, cues) if pending else None
    if pending in offers.KEEP and reply == "yes":
        earlier = utterance(situation.last_question())
        then = detect(earlier.text) or situation.screen
        return Reading(tongue, standing(earlier, CUES[then], then, confirmed=True), "", reply=reply, pending=pending)
    meant = standing(said, cues, tongue, called=names.in_block(situation.block))
    return _rest(situation, said, meant, tongue=tongue, pending=pending, reply=reply)


def _reply(said: Utterance, cues: Cues) -> Literal["yes", "no"] | None:
    first = said.own[0] if said.own else ""
    if cues.no.search(first):
        return "no"
    return "yes" if cues.yes.search(first) and not first.rstrip().endswith(("?", "？")) else None


def _rest(
    situation: Situation,
    said: Utterance,
    meant: Standing,
    *,
    tongue: Language,
    pending: offers.Pending | None,
    reply: Literal["yes", "no"] | None,
) -> Reading:
    cues = CUES[tongue]
    kinds = [(sentence, small_talk(sentence, tongue)) for sentence in meant.rest]
    left = [sentence for sentence, kind in kinds if kind is None]
    small = next((kind for _, kind in reversed(kinds) if kind), None) or (None if said.own else _bare(said))
    text = " ".join(left)
    if pending == "exception" and reply == "no" and not cues.asks.search(text):
        return Reading(tongue, meant, "", reply=reply, pending=pending)
    if pending == "exception" and reply == "yes":
        return Reading(
            tongue,
            meant,
            _query(situation, text or said.text, cues, follows=True),
            reply=reply,
            pending=pending,
            own=True,
            acts=True,
            special=True,
        )
    if not left:
        return Reading(
            tongue, meant, "", small=None if _lasting(meant) else small or "empty", reply=reply, pending=pending
        )
    question = bool(cues.asks.search(text)) or any(cues.asks.search(sentence) for sentence in left)
    question = question or bool(_INFORM.search(text))
    request = bool(cues.request.search(text) or cues.polite.search(text))
    mood = feeling(text, tongue)
    statement = not question and not request
    quiet = not question and mood and not concepts(text) and not cues.back.search(text)
    forget = bool(cues.forget.search(text) and cues.forget_what.search(text) and not (question and not request))
    about_me = bool(cues.about_me.search(text))
    return Reading(
        tongue,
        meant,
        "" if quiet else _query(situation, text, cues, follows=_leans(text, cues)),
        small=mood if statement or mood else None,
        reply=reply,
        pending=pending,
        question=question,
        statement=statement,
        back=bool(cues.back.search(text)),
        own=bool(cues.own.search(text)),
        request=request,
        special=bool(cues.special.search(text)),
        acts=_acts(text, cues, own_case=request or bool(cues.own.search(text) or cues.back.search(text))),
        changed=bool(cues.changed.search(text)),
        more=bool(cues.more.search(text)),
        forget=forget,
        forget_all=forget and bool(cues.everything.search(text)),
        about_me=about_me,
        human=bool(cues.human.search(text)),
        trouble=bool(cues.trouble.search(text)),
        secret=declined.holds_secret(text),
    )


def _acts(text: str, cues: Cues, *, own_case: bool) -> bool:
    """Wants something granted or done in the own case; how long and how much are questions about the rule."""
    if cues.tells.search(text) or (_HOW_MUCH.search(text) and not cues.special.search(text)):
        return False
    return bool(cues.special.search(text)) or (
        own_case and bool(cues.exception.search(text) or cues.service.search(text))
    )


def _lasting(meant: Standing) -> bool:
    return bool(meant.wishes or meant.declined or meant.once or meant.loose)


def _bare(said: Utterance) -> Small | None:
    return None if said.text and said.borrowed else "empty"


def _leans(text: str, cues: Cues) -> bool:
    """A short follow-up that says too little alone."""
    return (
        len(content_words(text)) <= 1
        or bool(cues.more.search(text))
        or (bool(cues.follows.search(text)) and len(content_words(text)) <= 2)
    )


def _query(situation: Situation, text: str, cues: Cues, *, follows: bool) -> str:
    query = _plain_words(text, cues)
    if follows and (earlier := situation.last_question()):
        before = _plain_words(" ".join(utterance(earlier).own), CUES[detect(earlier) or situation.screen])
        query = f"{before} {query}".strip()
    return mask(query or text).text[:_LONGEST_QUERY]


def _plain_words(text: str, cues: Cues) -> str:
    while (shorter := cues.filler.sub("", text)) != text:
        text = shorter
    return re.sub(r"\s{2,}", " ", text).strip()
