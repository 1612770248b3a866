"""What happened, was decided or taken back, as an English clause says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from client.learning.dates import find_days
from client.learning.draft import Draft
from client.learning.en.wording import WE, I, capital, undated
from client.learning.lexicon import ACTION, TIER, topic_of
from client.learning.matters import MATTER, PRAISE, TROUBLE

_DONE = re.compile(
    rf"(?:{WE}\s+|^(?=(?:just |already |recently |finally )*\w+ (?:an?|the|my|our|from|for|two"
    rf"|\d)\b))(?:(?:already|just|also|have|had|recently|finally|then|only|accidentally) )*(?P<verb>paid|bought"
    rf"|purchased|ordered|placed|booked"
    r"|reserved|subscribed|signed up|cancell?ed|renewed|returned|exchanged|moved|switched|upgraded|downgraded"
    r"|migrated|signed|added|removed|reduced|increased|grew(?! up)|received|got|installed|registered|transferred"
    r"|changed|hired|requested|asked for|opened|closed|submitted|filed|sent back|sent|shipped|picked up"
    r"|topped up|lost|reported|applied|enrolled|activated|updated|redeemed|missed|deposited|withdrew|wired"
    r"|married|graduated|retired|divorced|collected|swapped|dropped off|went over|quit|replaced|joined|left"
    r"|relocated|reset|prepaid|contacted)\b(?P<rest>[^.!?]*)",
    I,
)
_TO_A_TIER = re.compile(rf"\bto (?:the |an? )?(?:{TIER})\b", I)
_OF_SERVICE = re.compile(  # what a customer gets, loses, sends … where a service is meant
    r"\b(?:coupon|refund|invoice|receipt|order|package|parcel|credit|answer|reply|product|item|deliver|ticket"
    r"|booking|reservation|appointment|flight|card|account|phone|number|password|email|message|notification|box"
    r"|device|laptop|subscription|payment|request|claim|form|voucher|points|bill|statement|contract|plan|seat"
    r"|licen[cs]e|office|address|course|class|exam|game|app|router|sim|meal|size|colou?r|charged|job|company)",
    I,
)
_ANYTHING = frozenset(
    [
        "got",
        "received",
        "opened",
        "closed",
        "sent",
        "shipped",
        "lost",
        "applied",
        "missed",
        "changed",
        "replaced",
        "left",
        "joined",
        "contacted",
        "reported",
        "updated",
        "reset",
        "moved",
    ]
)
_WHICH = re.compile(r"\b(?:the|an?|my|this|that|these|those) [\w' ]+ $", I)  # "a refund for the order I placed"
_BOUGHT = re.compile(r"paid|bought|purch|order|book", I)
_NOT_DONE = re.compile(
    r"\b(?:please|could you|can you|would like|want to|going to|will|used to|haven't decided|about to|before i"
    r"|until i)\b",
    I,
)
_CHARGED = re.compile(
    rf"{WE}\s+(?:was|were|got|have been|been|am being|are being|'ve been)\s+(?:\w+ly )?(?:charged|billed"
    rf"|double[- ]charged|overcharged|locked out|logged out"
    r"|kicked out|disconnected|signed up|enrolled|downgraded|upgraded|removed|blocked|banned|suspended|refunded|made"
    r" redundant|laid off|let go|fired|promoted|hospitali[sz]ed|discharged|furloughed"
    r"|denied)\b[^.!?]*",
    I,
)
_THING = (
    r"\b(?:(?:the|my|our|your|an?|this|that|all|both|some|one of (?:the|my|our)) (?:[\w'-]+ ){0,3}?[\w'-]+|it|they)"
)
_SUFFERED = re.compile(
    rf"(?P<what>{_THING}) (?:(?:has|have) (?:just |already |now )?been|was|were|got|is being) (?:\w+ly )?"
    r"(?P<how>(?:cancell?ed|refunded|renewed|charged|billed|deducted|debited|delivered|declined|rejected"
    r"|suspended|blocked|locked|closed|delayed|deleted|damaged|lost|stolen|broken|hacked|returned|shipped"
    r"|overbooked|rescheduled|replaced|approved|deactivated|duplicated|misplaced|cracked|torn"
    r"|\w+ed(?= [^.!?]*\b(?:wrong|incorrect|twice|by mistake|without)\b))\b[^.!?,]*)"
    rf"|(?P<what2>{_THING}) (?P<how2>(?:(?:just|already|now|automatically|suddenly|auto) ?)?(?:renew(?:ed)?"
    rf"|auto-?renewed|expired|ended|increased|doubled|tripled|went (?:up|through|down)|dropped)\b[^.!?,]*)"
    rf"|(?P<what3>{_THING}) (?P<how3>(?:(?:just|already|accidentally|only) )?(?:charged|billed|overcharged"
    rf"|double-charged|sent|shipped|delivered|gave|left|cancell?ed|suspended|blocked|deducted) (?:me|us|my"
    rf"|our)\b[^.!?,]*)|^(?:just |recently |i |we )*(?:got|was|been) (?P<how4>(?:charged|billed|double-charged"
    rf"|overcharged|locked out|logged out|kicked out)\b[^.!?,]*)",
    I,
)
_BROKEN = (
    r"(?:keeps?|kept) (?:on )?\w+ing|(?:hasn't|haven't|hadn't|has not|have not|had not)(?: even| been| yet)? \w+"
    r"|(?:has|have|had) been (?:fail|crash|freez|lag|disconnect|dropp|act|glitch|buffer|load|leak|mak)\w*"
    r"|(?:isn't|aren't|is not|are not) (?:here|there|anywhere)|stopped \w+ing|(?:isn't|aren't|wasn't"
    r"|weren't) being \w+|(?:drops|cuts out|lags|stutters|buffers|hangs|restarts|shuts down|logs me out"
    r"|overheats|leaks|flickers|disconnects|skips|reboots)\b|(?:won't|wouldn't|doesn't|don't|didn't|hasn't"
    r"|haven't|isn't|aren't|wasn't|weren't|can't|cannot|never|not|hadn't) (?:even |been |actually |yet )?(?:work"
    r"|load|open|arriv|com|came|show|shipp?|start|charg|connect|sync|updat|respond|turn|print|play|fit|match"
    r"|go(?:ne|ing)? through|went through|appear|send|sent|let|deliver|launch|refresh|import|export|switch"
    r"|receiv|answer|register|log|save|reach|dispatch|process|refund|credit)\w*|crash(?:es|ed|ing)|froze"
    r"|freez(?:es|ing)|fail(?:s|ed|ing)?\b|timed? ?out|times out|disappeared|vanished|went missing"
    r"|broke(?: down)?\b|(?:arrived|came|turned up|showed up|was delivered|got here)(?: \w+){0,4}? (?:late"
    r"|broken|damaged|cracked|wrong|empty|cold|opened|torn|short)|(?:is|are|was|were|has been|have been|gets?"
    r"|got|seems?|looks?) (?:still |now |so |very |really |completely |always |constantly )*(?:down|broken"
    r"|missing|late|delayed|slow|stuck|wrong|damaged|frozen|faulty|defective|cracked|torn|dented|scratched|dead"
    r"|leaking|smashed|bent|ruined|spoiled|expired|disconnected|unavailable|laggy|incorrect|duplicated|corrupted"
    r"|unresponsive|blank|lost|charged twice|timing out)|(?:shows?|gives?|throws?|returns?|says"
    r"|display\w*) (?:me )?(?:an? |the wrong |wrong )?(?:\w+ )?(?:error|balance|amount|blank)\w*|error\w*"
    r"|makes no \w+|has (?:a crack|a hole|a scratch|a stain|no signal|bugs?)"
)
_FAULT = re.compile(
    rf"(?P<what>{_THING}|^(?!(?:he|she|you|i|we|there|what|who|that|which|if|please|everything|everyone|nobody"
    rf"|nothing|life|people)\b)[A-Za-z-]+(?: [A-Za-z-]+)?)(?: (?:still|just|also|suddenly|now"
    rf"|always))* (?P<how>{_BROKEN})\b",
    I,
)
_CANNOT = re.compile(
    r"\b(?:i|we)(?:'m| am|'re| are)? (?:still |also |suddenly )?(?:can't|cannot|couldn't|unable to|not able to"
    r"|haven't been able to|'ve been|have been|been|haven't|keep|kept|am|'m|are|get|got"
    r"|never) (?P<how>(?:still )?(?:waiting (?:for|on) (?:my|our|the|a)\b|(?:seem to )?(?:log(?:ged"
    r"|ging)? ?(?:in|out)?|sign(?:ed|ing)? (?:in|out)|access|open|connect|download|upload|pay|check ?out|load"
    r"|use the|reset|activate|get(?:ting)? (?:into|through|an? error|errors|logged|disconnected|kicked)"
    r"|an? (?:\w+ )?error|errors|received|got)\b)[^.!?,]*)|^(?P<how2>still waiting (?:for|on) (?:my|our|the"
    r"|a)\b[^.!?,]*|haven't (?:received|gotten|got|heard)\b[^.!?,]*)",
    I,
)
_NO_FAULT = re.compile(
    r"\b(?:weather|question|that|what|idea|problem|point|sense|traffic|day|movie|people|team|friend|kids?)$", I
)
_TOLD = re.compile(  # the clause recounts
    r"\b(?:i|we|it|they|he|she|you|(?:the|my|our|your|a|an|this|all my|all our|nobody|someone"
    r"|somebody) ?(?:[\w'-]+ ){0,3}?[\w'-]*)(?:'d|'ve| have| has| had)? (?:\w+ly |just |also "
    r"|already )?(?:\w{2,}ed|went|got|came|bought|paid|sent|did|broke|lost|left|made|took|gave|put|told|said"
    r"|found|ran|fell|drove|flew|began|chose|wrote|forgot|was \w+ed|were \w+ed|been)\b",
    I,
)
_ANY_DAY = date(2026, 6, 30)  # only whether the clause names one counts
_ORDERS = re.compile(r"^(?:never|don't|do not|always|please|i'll|we'll|let)\b|\bbut$", I)
_STILL = re.compile(r"\b(?:is|are|keeps?|still|isn't|aren't|doesn't|don't|won't|can't|cannot|shows|gives)\b", I)
_DECIDED = re.compile(
    r"(?:\b(?:i|we)(?:'ve| have)?(?: all)?|\band)(?: finally| already| just| now| both| internally)? (?:agreed(?="
    r" to\b)|decided|made (?:up )?(?:my"
    r"|our) minds?|chose|have chosen|settled|opted|made (?:the|a) decision|resolved|concluded)(?: (?:yesterday"
    r"|today|together|internally|finally|now|as a team))? (?P<it>(?:to|not to|on|against|for|that"
    r"|it's time)\b[^.!?]+)|\b(?:my|our|the) (?:final )?decision is (?P<it2>[^.!?]+)|\b(?:i'm|we're|i am"
    r"|we are) (?:definitely |now )?going with (?P<it3>[^.!?]+)"
    r"|\b(?:chose|picked|opted for|went with|went for|settled on) (?P<it4>(?:the|an?) [^.!?,]+? (?:over"
    r"|rather than|instead of|and not) (?:the |an? )?\w[^.!?,]*)",
    I,
)
_TAKEN_BACK = re.compile(
    r"\b(?:forget|withdraw(?:ing)?|ignore|disregard|tak(?:e|ing) back|drop(?:ping)?|scrap|scratch|revoke"
    r"|never mind|nevermind|chang(?:ed|ing) my mind (?:about|on)|call off)\b"
    rf"[^.!?]*?\b(?P<it>{ACTION})\w*(?:\s+(?:request|agreement))?|\b(?:don't|do not|no) need to (?:\w+ )?(?:the"
    rf"|my|that|an?) (?P<it6>{ACTION})|\b(?:no longer|don't|do not|won't be needing|needn't) ?(?:want|need"
    rf"|require)? (?:the|that|my|a|any|to|an) (?P<it2>{ACTION})|\bcancel (?:my|the|that"
    rf"|our) (?P<it3>{ACTION})\w* request|\b(?:please )?don't (?P<it4>{ACTION})\w*\b[^.!?]*\b(?:after all"
    rf"|anymore|any more|as i asked)",
    I,
)


def decided(text: str) -> Iterator[Draft]:
    """Reads "We decided not to renew"."""
    if match := _DECIDED.search(text):
        what = undated(next(it for it in match.groups() if it))
        said = f"Decided {what}" if match["it"] else f"Decided on {what}"
        yield Draft("decision", said, topic_of(what) or f"decision/{what.split()[-1].lower()}", "turn")


def taken_back(text: str) -> Iterator[Draft]:
    """An earlier request or agreement that the customer withdraws."""
    match = _TAKEN_BACK.search(text)
    action = next(it for it in match.groups() if it).lower() if match else ""
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
    elif (match := _told(text)) and not _TO_A_TIER.search(text):
        verb, rest = match["verb"].lower(), match["rest"]
        if (verb in _ANYTHING and not _OF_SERVICE.search(rest)) or (
            verb in {"asked for", "requested"} and not topic_of(rest)
        ):
            return
        said = capital(undated(f"{match['verb']}{rest}"))
        yield Draft("event", said, topic_of(said) or ("purchase" if _BOUGHT.match(said) else f"event/{verb}"), "named")
    else:
        yield from _faults(text)


def _told(text: str) -> re.Match[str] | None:
    return next((match for match in _DONE.finditer(text) if not _WHICH.search(text[: match.start()])), None)


def _faults(text: str) -> Iterator[Draft]:
    if match := _CANNOT.search(text):
        yield Draft(
            "event",
            capital(undated(match.group())),
            f"fault/{(match['how'] or match['how2']).split()[0].lower()}",
            "turn",
        )
        return
    match = _FAULT.search(text) or _SUFFERED.search(text)
    if match and not _NO_FAULT.search(_subject(match)):
        what = " ".join(re.sub(r"^(?:the|my|our|your|an?|this|that) ", "", _subject(match), flags=I).split())
        said = capital(undated(" ".join(match.group().split())))
        yield Draft("event", said, f"fault/{what.lower()}", "turn" if _STILL.search(match.group()) else "named")


def mentioned(text: str) -> Iterator[Draft]:
    """Any past that names what a service deals in; a present only where it complains. For clauses that say no more."""
    matter, trouble, past = MATTER.search(text), TROUBLE.search(text), _TOLD.search(text)
    if (
        not matter
        or not (trouble or (past and find_days(text, _ANY_DAY)))
        or PRAISE.search(text)
        or _NOT_DONE.search(text)
        or _ORDERS.search(text)
    ):
        return
    said = capital(undated(re.sub(rf"^{WE}\s+", "", text, flags=I)))
    topic = ("fault/" if trouble else "event/") + matter.group().lower()
    yield Draft("event", said, topic, "named" if past else "turn")


def _subject(match: re.Match[str]) -> str:
    return next((value for key, value in match.groupdict().items() if key.startswith("what") and value), "charge")
