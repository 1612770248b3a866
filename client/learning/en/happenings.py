"""What happened, was decided, asked for or taken back, as an English clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.en.wording import WE, I, capital, undated
from client.learning.lexicon import ACTION, TIER, topic_of
from client.learning.stance import INTERROGATIVE, LASTING

_DONE = re.compile(
    rf"{WE}\s+(?:already |just |also |have |recently )?(?P<verb>paid|bought|purchased|ordered|subscribed|cancell?ed"
    r"|renewed|returned|exchanged|moved|switched"
    r"|upgraded|downgraded|migrated|signed|added|removed|reduced|increased|grew|received|got|installed|registered"
    r"|transferred|changed|hired|requested|asked for)\b"
    r"(?P<rest>[^.!?]*)",
    I,
)
_TO_A_TIER = re.compile(rf"\bto (?:the |an? )?(?:{TIER})\b", I)
_GOT = re.compile(r"\b(?:coupon|refund|invoice|receipt|order|package|credit|answer|reply|product|item)", I)
_BOUGHT = re.compile(r"paid|bought|purch|order", I)
_NOT_DONE = re.compile(r"\b(?:please|could you|can you|would like|want to|going to|will|used to)\b", I)
_CHARGED = re.compile(
    rf"{WE}\s+(?:was|were|got|have been|been)\s+(?:charged|billed)\s+(?:twice|double|again)[^.!?]*", I
)
_FAULT = re.compile(
    r"\b(?:the|my|our|your|an?)?\s*(?P<what>(?:[\w-]+ ){0,2}?(?:login|log-?in|export|import|sync|upload|download"
    r"|payment|invoice|receipt|delivery|package|order"
    r"|app|site|website|page|server|service|api|dashboard|report|backup|notification|email|refund|card|account|data"
    r"|search|integration|link|coupon)s?)\s+"
    r"(?P<how>(?:(?:has|have|is|are|was|were|been|keeps?|still|just|never|not|hasn't|haven't|didn't|doesn't|don't"
    r"|isn't|aren't|won't|cannot|can't) )*"
    r"(?:fail\w*|crash\w*|brok\w+|down|missing|late|delayed|arriv\w+|work\w*|load\w*|lost|duplicated|wrong|charged"
    r" twice|damaged|stuck|slow|timing out"
    r"|come|came|disappear\w*|error\w*))\b",
    I,
)
_NEGATED = re.compile(r"\b(?:never|not|\w+n't|cannot)\b", I)
_GOOD = re.compile(r"\b(?:arriv|work|load|come|came)", I)
_STILL = re.compile(r"\b(?:is|are|keeps?|still|isn't|doesn't|don't|won't|can't|cannot)\b", I)
_DECIDED = re.compile(
    r"\b(?:i|we)(?:'ve| have)?(?: finally| already)? (?:decided|made up our minds?|chose|have chosen|settled)"
    r" (?P<it>(?:to|not to|on|against|that)\b[^.!?]+)",
    I,
)
_TAKEN_BACK = re.compile(
    r"\b(?:forget|withdraw|ignore|disregard|take back|drop|scrap|never mind"
    rf"|nevermind)\b[^.!?]*?\b(?P<it>{ACTION})\w*(?:\s+(?:request|agreement))?"
    rf"|\b(?:no longer|don't) (?:want|need) (?:the|that|my|a|any) (?P<it2>{ACTION})",
    I,
)
_ASKED = re.compile(
    r"(?P<how>\bplease\b|\b(?:can|could|would|will) you(?: please)?\b|\b(?:i'?d|we'?d) like (?:to |you to |an? )?"
    r"|\b(?:i|we) (?:want|need|would like)(?: you)? (?:to )?"
    r"|\b(?:i|we)(?:'m| am|'re| are)? request(?:ing)?\b|\b(?:may|can|could) (?:i|we)\b)"
    rf"\s*(?P<what>[^.!?]*?\b(?:{ACTION})\w*[^.!?]*)",
    I,
)
_INFO = re.compile(
    r"\b(?:refund|cancel\w*|return|exchange|discount|upgrade|transfer|extension)\s+(?:polic|rule|process|procedure"
    r"|period|fee|terms|condition|option|page|form|status)",
    I,
)
_FOR_THE_ANSWER = re.compile(
    r"\b(?:to know|understand|information|info|check|see|find|show|list|send me|help|tell|explain|translate|summari\w+"
    r"|write|draft|if)\b",
    I,
)
_OURS = re.compile(r"\b(?:my|our|us|me|this order|the order|order #?\d)\b|\d+ ?%|exception|like last time", I)
_OWN_CASE = re.compile(r"\d+ ?%|exception|like last time|this order|days ago|\b(?:my|our) (?:order|contract)\b", I)
_MAY_WE = re.compile(r"(?:may|can|could) (?:i|we)$", I)


def decided(text: str) -> Iterator[Draft]:
    """Reads "We decided not to renew"."""
    if match := _DECIDED.search(text):
        what = match["it"].strip()
        yield Draft("decision", f"Decided {what}", topic_of(what) or f"decision/{what.split()[-1].lower()}", "turn")


def taken_back(text: str) -> Iterator[Draft]:
    """An earlier request or agreement that the customer withdraws."""
    match = _TAKEN_BACK.search(text)
    action = (match["it"] or match["it2"]).lower() if match else ""
    if topic := topic_of(action):
        agreed = "agreement" in text.lower()
        said = f"Took back the {action} {'agreement' if agreed else 'request'}"
        yield Draft("agreement" if agreed else "event", said, topic, "named", retracts=True)


def happened(text: str) -> Iterator[Draft]:
    """Payments, changes, receipts; faults. What is only wanted or planned did not happen."""
    if _NOT_DONE.search(text):
        return
    if match := _CHARGED.search(text):
        said = re.sub(rf"^{WE}\s+", "", undated(match.group()), flags=I)
        yield Draft("event", capital(said), "fault/charged", "named")
    elif (match := _DONE.search(text)) and not _TO_A_TIER.search(text):
        verb, rest = match["verb"].lower(), match["rest"]
        if (verb in {"got", "received"} and not _GOT.search(rest)) or (
            verb in {"asked for", "requested"} and not topic_of(rest)
        ):
            return
        said = capital(undated(f"{match['verb']}{rest}"))
        yield Draft("event", said, topic_of(said) or ("purchase" if _BOUGHT.match(said) else f"event/{verb}"), "named")
    elif (match := _FAULT.search(text)) and bool(_GOOD.search(match["how"])) == bool(_NEGATED.search(match["how"])):
        what = " ".join(match["what"].split())
        said = capital(f"{what} {' '.join(match['how'].split())}")
        yield Draft("event", said, f"fault/{what.lower()}", "turn" if _STILL.search(match["how"]) else "named")


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Something asked for in the customer's own case, also as a question."""
    text = clause.text
    match = _ASKED.search(text)
    if not match or _INFO.search(text) or INTERROGATIVE.search(text) or LASTING.search(re.sub(r"\bnow\b", "", text)):
        return
    what, how = match["what"], match["how"].strip().lower()
    action = re.search(ACTION, what, I)
    if action is None or _FOR_THE_ANSWER.search(what[: action.start()]):
        return
    if _MAY_WE.search(how):
        ours = _OWN_CASE.search(clause.sentence)
    else:
        ours = _OURS.search(text) if asking or "you" in how else re.search("", text)
    if ours:
        yield Draft("event", _request(what), topic_of(action.group()) or "request", "turn")


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
