"""What does one sentence of the customer's own ask to last?

The verdict is a wish, a reason to decline, `Once` (only this time), `Loose` (could last, was not asked to), or None for
any other sentence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from client.models.builtin import declined, language, names
from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues
from client.models.builtin.declined import Declined
from client.models.builtin.language import Language
from client.models.builtin.matters import Matter, matters, object_words
from client.models.builtin.utterance import HIDDEN, Utterance
from client.models.builtin.wish import LONGEST_LINE, Wish, language_wish, line_wish, name_wish, release, trimmed

_FOCUS = cue(r"집중|신경|우선|\bfocus|\bprioriti|集中|優先")
_LEAST = 4  # characters of something worth remembering
_MANY_SENTENCES = 4  # after more of them it is unclear what "remember" means


@dataclass(frozen=True, slots=True)
class Once:
    """Asked for this one time, or bound to a day or a ticket."""


@dataclass(frozen=True, slots=True)
class Loose:
    """Could last, but was not asked to."""

    wish: Wish


Verdict = Wish | Declined | Once | Loose | None


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence and what stands around it; `called` is the form of address in the block."""

    sentence: str
    previous: str
    said: Utterance
    cues: Cues
    tongue: Language
    called: str | None = None

    def remembers(self) -> bool:
        """An explicit "remember"."""
        return bool(self.cues.remember.search(self.sentence)) and not self.cues.recall.search(self.sentence)

    def lasts(self) -> bool:
        """From now on, always: and not about the future."""
        return bool(self.cues.lasting.search(self.sentence)) and not self.cues.future.search(self.sentence)

    def asks(self) -> bool:
        """Wants something done."""
        return bool(self.cues.request.search(self.sentence) or self.cues.polite.search(self.sentence))

    def questions(self) -> bool:
        """Wants to know something."""
        cues, sentence = self.cues, self.sentence
        marked = sentence.rstrip(" ~ㅎㅋ").endswith(("?", "？"))
        polite = bool(cues.polite.search(sentence))
        known = marked or not cues.request.search(sentence) or bool(cues.tells.search(sentence))
        return bool(cues.asks.search(sentence)) and not polite and known


def verdict(spoken: Spoken) -> Verdict:
    """Judge one sentence."""
    sentence, cues = spoken.sentence, spoken.cues
    keeps, lasts, asked = spoken.remembers(), spoken.lasts(), spoken.asks()
    reason = declined.why_not(sentence, cues)
    if reason and (keeps or (lasts and asked) or reason == "account" or (reason == "order" and asked)):
        return reason
    if keeps:
        return _remembered(spoken)
    if cues.reported.search(sentence) and not cues.polite.search(sentence):
        return None
    return _named(spoken) or _general(spoken)


def content(sentence: str, cues: Cues) -> str:
    """What a sentence with "remember" asks to remember; empty for "remember this"."""
    without = cues.remember.sub("", sentence)
    text = cues.pointer.sub("", cues.lead.sub("", without)).strip(" .,!~。、！:：")
    return re.sub(r"^(?:please|always)\b\s*[:,]?", "", text, flags=re.IGNORECASE).strip(" :,")


def only_remembers(sentence: str, cues: Cues) -> bool:
    """The sentence says "remember", and what is to be remembered stands before it."""
    return bool(cues.remember.search(sentence)) and len(content(sentence, cues)) < _LEAST


def _remembered(spoken: Spoken) -> Verdict:
    if called := names.wanted(spoken.sentence, spoken.tongue):
        return name_wish(called, spoken.tongue)
    said, text = spoken.said, content(spoken.sentence, spoken.cues)
    elsewhere: Declined = "order" if declined.ordered(said.text, spoken.cues) else "pasted"
    if len(text) < _LEAST:
        if said.borrowed or not spoken.previous or len(said.own) > _MANY_SENTENCES:
            return elsewhere
        text = spoken.previous
    if HIDDEN in text or len(text) > LONGEST_LINE:
        return elsewhere
    if reason := declined.why_not(text, spoken.cues):
        return reason
    if spoken.cues.once.search(text):
        return Once()
    code = language.asked_for(text)
    return language_wish(code, spoken.tongue) if code else Wish(trimmed(text, spoken.cues), matters(text) - {"name"})


def _named(spoken: Spoken) -> Verdict:
    sentence, tongue = spoken.sentence, spoken.tongue
    called = names.wanted(sentence, tongue) or names.corrected(sentence, spoken.called)
    if called and (spoken.cues.polite.search(sentence) or not sentence.rstrip().endswith(("?", "？"))):
        return Once() if spoken.cues.once.search(sentence) else name_wish(called, tongue)
    if name := names.introduced(sentence, tongue):
        wish = name_wish(names.Wanted(name), tongue)
        return wish if spoken.lasts() else Loose(wish)
    return None


def _general(spoken: Spoken) -> Verdict:
    sentence, cues = spoken.sentence, spoken.cues
    about = matters(sentence) - {"name"}
    if (
        cues.forget.search(sentence)
        and cues.request.search(sentence)
        and (matters(sentence) or language.named(sentence))
    ):
        return release(sentence, matters(sentence))
    lets_go = bool(cues.release.search(sentence))
    if not (spoken.asks() or lets_go) or spoken.questions():
        return None
    bound = about or _FOCUS.search(sentence) or (spoken.lasts() and cues.doable.search(sentence))
    if cues.once.search(sentence) and bound:
        return Once()
    if lets_go and about - {"language"} and cues.forbid.search(sentence):  # "no emojis any more" is a wish of its own
        return line_wish(sentence, about, cues)
    if lets_go or ("language" not in about and language.named(sentence) and cues.forbid.search(sentence)):
        return release(sentence, about) if about or language.named(sentence) or spoken.lasts() else None
    return _standing(spoken, about)


def _standing(spoken: Spoken, about: frozenset[Matter]) -> Verdict:
    sentence, cues = spoken.sentence, spoken.cues
    lasting = spoken.lasts() or (bool(about) and bool(cues.lasting_weak.search(sentence)))
    if (code := language.asked_for(sentence)) and "language" in about:
        wish = language_wish(code, spoken.tongue)
        return wish if lasting else Loose(wish)
    if HIDDEN in sentence or cues.tells.search(sentence):
        return None
    if not lasting:
        loose = line_wish(sentence, about, cues) if about and not object_words(sentence) else None
        return Loose(loose) if loose and not cues.more.search(sentence) else None
    if not about and not _can_be_followed(sentence, cues):
        return None
    return line_wish(_with_what_it_points_to(spoken), about, cues)


def _can_be_followed(sentence: str, cues: Cues) -> bool:
    """Something an assistant can keep to. "Tell me the new rules" is a question unless it says how to tell."""
    if cues.service.search(sentence) or not cues.doable.search(sentence):
        return False
    return not cues.informs.search(sentence) or bool(cues.manner.search(cues.lead.sub("", sentence)))


def _with_what_it_points_to(spoken: Spoken) -> str:
    """ "Contact me here" needs the sentence before it, which says where."""
    if not spoken.previous or not spoken.cues.here.search(spoken.sentence):
        return spoken.sentence
    return f"{spoken.previous.rstrip(' .!。')}. {trimmed(spoken.sentence, spoken.cues)}"
