"""What does an English clause ask for in the customer's own case, also in the form of a question?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.en.wording import I
from client.learning.lexicon import ACTION, topic_of
from client.learning.matters import MATTER
from client.learning.stance import INTERROGATIVE, LASTING, ONCE

_ASKED = re.compile(
    r"(?P<how>\b(?:please|kindly)\b|\b(?:can|could|would|will) you(?: please| possibly"
    r"| kindly)?(?: be able to)?\b|\b(?:i'?d|we'?d) (?:really )?(?:like|appreciate|prefer) (?:to |you to |an? )?"
    r"|\b(?:i|we) (?:want|need|would like|wish|have)(?: you)? (?:to )?(?:get )?|\b(?:i'm|we're|i am"
    r"|we are) (?:asking|applying|looking) (?:for|to)|\brequesting\b|\b(?:i|we)(?:'m| am|'re"
    r"| are)? request(?:ing)?\b|\b(?:may|can|could) (?:i|we)\b|\bis it possible to\b|\b(?:can|could) (?:my|our|this"
    r"|it|they|both|one of|some of|these"
    r"|the)(?: [\w ]{1,24}?)? be (?=\w)|^(?:hi|hello|ok|okay|yes|then|just|so)?,?\s?(?=(?:cancel|refund|extend|move"
    r"|change|swap|return|delete|upgrade|downgrade|reissue|transfer|postpone|reschedule|add)\b))"
    rf"\s*(?P<what>[^.!?]*?\b(?:{ACTION})\w*[^.!?]*)",
    I,
)
_INFO = re.compile(
    r"\b(?:refund|cancel\w*|return|exchange|discount|upgrade|transfer|extension|reschedul\w+|delet\w+"
    r"|migration)s?\s+(?:polic|rule|process|procedure|period|fee|terms|condition|option|page|form|status|window"
    r"|instructions|guide|button)",
    I,
)
_OF_A_FEE = re.compile(r"\b(?:waive|refund|return|remove|reduce) (?:the|my|our|that|this)\b", I)
_FOR_THE_ANSWER = re.compile(
    r"\b(?:to know|understand|information|info|check|see|find|show|list|send me|help|tell|explain|translate"
    r"|summari\w+|write|draft|if|rewrite|don't|not)\b",
    I,
)
_OURS = re.compile(
    r"\b(?:my|our|us|me|this order|the order|order #?\d|it|them)\b|\d+ ?%|exception|like last time|\$\d", I
)
_OWN_CASE = re.compile(
    r"\d+ ?%|exception|like last time|this order|days ago|\b(?:my|our) (?:\w+ )?(?:order|contract|booking"
    r"|appointment|flight|ticket|subscription|plan|membership|account|reservation|delivery|card)\b|\bi (?:bought"
    r"|ordered|paid|placed|received)\b",
    I,
)
_BY_GRAMMAR = re.compile(
    r"(?:\bplease|\b(?:can|could|would|will) you(?: please| kindly)?|\bi(?:'d like| need"
    r"| want) you to)\s+(?P<verb>[a-z]+)\b(?P<what>[^.!?]*)",
    I,
)
_SAYS = re.compile(  # what an answer does: no dealing
    r"tell|explain|show|list|help|translate|summarize|summarise|rewrite|write|draft|check|see|find|let|give|send"
    r"|answer|reply|respond|say|describe|compare|recommend|suggest|confirm|advise|clarify|note|be|use|speak|call"
    r"|contact|email|text|remember|keep|read|look|proofread|do|wait|have|know|forget|ignore|stop|don't|not|never"
    r"|always|only|just|share|provide",
    I,
)
_DEMANDED = re.compile(
    r"\b(?:i|we)(?:'d| would)? (?:expect|demand|insist on|claim) (?P<it>(?:an? |the |my |our |full |partial |some"
    r" )[^.!?]*?\b(?:refund|replacement|compensation|credit|repair|discount|reimbursement|money back|new one"
    r"|apology)\b[^.!?,]*)"
    r"|\b(?:i'm|we're|i am|we are)(?: just| only)? asking for (?P<it2>(?!help|advice|info)[^.!?]{4,80})"
    r"|\b(?:could|can|may) (?:i|we) (?:please )?(?:get|have) (?P<it3>(?:\w+ ){0,3}(?:more|extra|another|extension"
    r"|longer)\b[^.!?]*)"
    r"|\b(?:i|we)(?:'d| would) like (?P<it5>(?:the|that|this|my|our|your) [^.!?,]{0,40}?\b(?:fees?|charges?|supplement"
    r"|fine|deposit|penalty|amount)(?: \w+){0,3}? (?:dropped|removed|waived|taken off|refunded|reversed|cancelled"
    r"|written off))\b"
    r"|\bi'd rather (?:have|get) (?P<it4>(?:it|them|that|the [\w ]{2,24}?) (?:repaired|replaced|refunded|exchanged"
    r"|redone|cancelled|rescheduled|resent|fixed)[^.!?]*)",
    I,
)
_MAY_WE = re.compile(r"(?:(?:may|can|could) (?:i|we)|is it possible to)$", I)


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Reads "Could you refund 50% of my order?"."""
    text = clause.text
    if (demanded := _DEMANDED.search(text)) and not LASTING.search(clause.sentence):
        what = next(it for it in demanded.groups() if it)
        yield Draft("event", f"Asked for {_plain(what)}", topic_of(what) or "request", "turn")
        return
    match = _ASKED.search(text)
    if not match and not LASTING.search(clause.sentence) and not ONCE.search(clause.sentence):
        asked = _BY_GRAMMAR.search(text)
        if asked and not _SAYS.fullmatch(asked["verb"]) and MATTER.search(asked["what"]) and _OURS.search(text):
            yield Draft("event", _request(asked["verb"] + asked["what"]), "request", "turn")
        return
    if (
        not match
        or (_INFO.search(text) and not _OF_A_FEE.search(text))
        or INTERROGATIVE.search(text)
        or LASTING.search(re.sub(r"\bnow\b", "", text))
    ):
        return
    what, how = match["what"], match["how"].strip().lower()
    action = re.search(rf"\b(?:{ACTION})", what, I)
    if action is None or (
        topic_of(action.group()) not in {"exchange", "reissue"} and _FOR_THE_ANSWER.search(what[: action.start()])
    ):
        return
    if _MAY_WE.search(how):
        ours = _OWN_CASE.search(clause.sentence)
    else:
        ours = _OURS.search(text) if asking or "you" in how else re.search("", text)
    if ours:
        yield Draft("event", _request(what), topic_of(action.group()) or "request", "turn")


def _plain(what: str) -> str:
    return re.sub(r"\b(?:my|our)\b", "the", " ".join(what.split()), flags=I).strip(" ,")


def _request(what: str) -> str:
    """Reads "refund just 50% of my order" → "Asked to refund 50% of the order"."""
    said = re.sub(
        r"\b(?:just|only|please|kindly|also|maybe|perhaps)\b\s*|,?\s*\b(?:for (?:me|us)|thanks?(?: you)?)\b",
        "",
        what,
        flags=I,
    )
    said = re.sub(r"\b(?:my|our)\b", "the", " ".join(said.split()), flags=I).strip(" ,")
    noun = re.match(r"(?:an? |the |\d|partial |full )", said, I) or re.match(rf"(?:{ACTION}) (?:for|on)\b", said, I)
    return f"Asked for {said}" if noun else f"Asked to {said}"
