"""What does the customer want with this message?

Reads only the message, what was said just before, and the block; calls nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client.models.builtin import agree, declined, forgetting, names, offers
from client.models.builtin.concepts import CASES, TROUBLES, VAGUE, concepts
from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues
from client.models.builtin.follow import leans, query
from client.models.builtin.language import Language, detect
from client.models.builtin.situation import Situation
from client.models.builtin.small import Small
from client.models.builtin.smalltalk import feeling, small_talk
from client.models.builtin.tongues import CUES
from client.models.builtin.utterance import Utterance, utterance
from client.models.builtin.wish import name_wish
from client.models.builtin.wishes import Standing, standing

_HOW_MUCH = cue(r"며칠|몇\s|얼마|언제|어떻게|무엇|뭐|왜|\b(?:how|when|what|why)\b|いつ|何|いくら|どう|なぜ")
_INFORM = cue(r"알려|가르쳐|설명해|\b(?:tell|show|explain to|teach) (?:me|us)\b|教えて|おしえて|説明して")
_RECALLS = cue(
    r"(?:였|었|았|했|꿨|됐|기로 ?(?:했|하))\S{0,3}(?:죠|지요|지|더라|던가요?|나요?|니|요)\W*$"
    r"|(?:제|내)\s\S{1,8}(?:이|가|은|는)?\s?(?:뭐|무엇|언제|어떻게)\S*\W*$"
    r"|\b(?:what|when|how much|which)\b.{0,12}\b(?:did|was|were|had) (?:i|we|you|my|our)\b|\b(?:what"
    r"|which) \S+ am i on\b"
    r"|\bwhat(?:'s| is) my\b|(?:でした|ました|んでした)(?:か|っけ)\W*$"
)
_FRAGMENT = cue(r"(?:이요|[가-힣]요|는요|은요)\W*$|(?:は|の(?:ほう|方))\W*$")  # a few words that ask by themselves
_TRAILS = cue(r"(?:는데|은데|인데)(?:요)?\W*$")
_DONE = cue(r"[았었했됐꿨렸혔졌]\S{0,4}\W*$")
_WANTS = cue(
    r"고\s?싶|[いきしちにびみりえけせてねべめれ]たい(?:です|のです|んです|と思|。|$)|\bi(?:'d"
    r"| would) like\b|\bi want\b|\b(?:i|we) need to\b"
    r"|(?:할게|하려고|하겠|할래|할 거|하고자)\S*\W*$|\b(?:i'm|i am|we are|we're) going to\b|\bi'll\b"
    r"|しようと(?:思|考)|つもり"
)


@dataclass(frozen=True, slots=True)
class Reading:
    """A message, understood. `ask` is what to look up (secrets covered), empty where there is nothing to look up."""

    tongue: Language
    standing: Standing
    ask: str
    now: str = ""  # the part of it that is new, where the message leans on what was said before
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
    recalls: bool = False  # asks what was said, agreed or is so in the own case, not what the rule is
    human: bool = False
    trouble: bool = False
    case: bool = False  # states a case, an exception or a problem, not only a question for the rule
    secret: bool = False

    def searches(self) -> bool:
        """There is something to look up."""
        return bool(self.ask)

    def aside(self) -> bool:
        """It asks for the rule: the customer's own records are beside the point."""
        return not (self.back or self.acts or self.own or self.forget or self.about_me)


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
    if pending == "keep_name" and reply == "no" and (name := names.instead(said.text, tongue)):
        return Reading(tongue, Standing(loose=name_wish(names.Wanted(name), tongue)), "")
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
    kinds = [(one, _small(one, cues, tongue)) for one in meant.rest]
    left = [sentence for sentence, kind in kinds if kind is None]
    small = next((kind for _, kind in reversed(kinds) if kind), None) or (None if said.own else _bare(said))
    text = " ".join(left)
    if pending == "exception" and reply == "no" and not cues.asks.search(text):
        return Reading(tongue, meant, "", reply=reply, pending=pending)
    if pending == "exception" and reply == "yes":
        return Reading(
            tongue,
            meant,
            query(situation, text or said.text, cues, follows=True, offered=True),
            reply=reply,
            pending=pending,
            own=True,
            acts=True,
            special=True,
            case=True,
        )
    if not left and forgetting.takes_back(meant.wishes, said.text, cues):  # the line, and the fact behind it
        ask = forgetting.named(query(situation, said.text, cues, follows=False), tongue)
        return Reading(tongue, meant, ask, reply=reply, forget=True)
    if not left:
        return Reading(
            tongue, meant, "", small=None if _lasting(meant) else small or "empty", reply=reply, pending=pending
        )
    question = bool(cues.asks.search(text)) or any(cues.asks.search(sentence) for sentence in left)
    question = question or bool(_INFORM.search(text))
    request = bool(cues.request.search(text) or cues.polite.search(text))
    mood = feeling(text, tongue)
    named = concepts(text)
    condition = pending == "condition" and bool(agree.stated(text))
    follows = condition or leans(text, cues)
    fragment = bool(named - VAGUE and _FRAGMENT.search(text) and not _DONE.search(text)) or bool(_TRAILS.search(text))
    question = question or bool(situation.before and fragment)
    more = bool(cues.more.search(text))
    statement = not (question or request or more or condition or _WANTS.search(text))
    back, special = bool(cues.back.search(text)), bool(condition or cues.special.search(text) or "exception" in named)
    trouble = bool(cues.trouble.search(text) or named & TROUBLES)
    own = bool(cues.own.search(text))
    acts = condition or _acts(text, cues, special=special, own_case=request or back or own)
    quiet = not question and mood and not named and not back
    everything = bool(cues.everything.search(text))
    asks = question and not request
    forget = forgetting.wanted(text, cues, tongue, asks=asks)
    forget = forget or bool(not asks and cues.forget.search(text) and everything and not named - {"delete"})
    about_me = bool(cues.about_me.search(text))
    recalls = question and not acts and (own or back) and bool(_RECALLS.search(text))
    ask = "" if quiet else query(situation, text, cues, follows=follows)
    return Reading(
        tongue,
        meant,
        forgetting.named(ask, tongue) if forget else ask,
        now=query(situation, text, cues, follows=False) if follows and situation.before and not more else "",
        small=mood if statement or mood else None,
        reply=reply,
        pending=pending,
        question=question,
        statement=statement,
        back=back,
        own=own,
        request=request,
        special=special,
        acts=acts,
        changed=bool(cues.changed.search(text)),
        more=more,
        forget=forget,
        forget_all=forget and everything,
        about_me=about_me,
        recalls=recalls,
        human=bool(cues.human.search(text)),
        trouble=trouble,
        case=bool(acts or back or trouble or named & CASES or cues.case.search(text)),
        secret=declined.holds_secret(text),
    )


def _small(sentence: str, cues: Cues, tongue: Language) -> Small | None:
    """ "What did I ask last month?" is no question for what one may ask."""
    kind = small_talk(sentence, tongue)
    return None if kind == "capability" and cues.back.search(sentence) else kind


def _acts(text: str, cues: Cues, *, special: bool, own_case: bool) -> bool:
    """Wants something granted or done in the own case; how long and how much are questions about the rule."""
    if cues.tells.search(text) or (_HOW_MUCH.search(text) and not special):
        return False
    return special or (own_case and bool(cues.exception.search(text) or cues.service.search(text)))


def _lasting(meant: Standing) -> bool:
    return bool(meant.wishes or meant.declined or meant.once or meant.loose)


def _bare(said: Utterance) -> Small | None:
    return None if said.text and said.borrowed else "empty"
