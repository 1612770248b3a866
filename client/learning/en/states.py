"""What does an English clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Draft
from client.learning.en.wording import WE, I, said_of_self, undated
from client.learning.instead import instead
from client.learning.lexicon import CONTRACT, CONTRACTS, LANGUAGE, TIER, TIERS, key_of, label
from client.learning.shifts import shifted
from client.memory.sensitive import sensitive_area

_NAME = r"[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2}"
_MY_NAME = re.compile(
    rf"(?:\b[Mm]y (?:full )?name(?: is|'s)|^[Nn]ame(?: is|'s)) (?P<it>{_NAME})|\b(?:I'm|I am|This is"
    rf"|this is) (?P<it2>[A-Z][a-z]+(?: [A-Z]\.)? [A-Z][a-z'’-]+)\b(?! (?:[Pp]lan|[Tt]ier|[Mm]ember|[Cc]ustomer"
    rf"|[Uu]ser))|\b[Ii]t's (?P<it3>[A-Z][a-z]+ [A-Z][a-z'’-]+) now\b"
    r"|^(?:[Hh]i,? |[Hh]ello,? |[Mm]orning,? )?(?P<it4>[A-Z][a-z]+ [A-Z][a-z'’-]+) here\b"
)
_ON_THE_ACCOUNT = re.compile(r"\bon (?:the|my) (?:account|card|papers?|passport|booking)\b", I)
_CALL_ME = re.compile(
    r"(?:(?<!n't )(?<!not )(?<!never )\b(?:[Cc]all|[Aa]ddress) me (?:as |by )?"
    r"|\bI(?:'ve)? (?:usually |always |mostly |just )*(?:go|gone|going) by |\b(?:[Ee]veryone|[Ee]verybody|[Pp]eople"
    r"|[Ff]riends|[Tt]hey all) (?:just )?calls? me |\bknown as |\b(?:prefer|like) to be called "
    r"|\brefer to me as )[\"'“‘]?(?P<it>(?:(?:Mr|Ms|Mrs|Dr|Prof|Mx)\.? )?[A-Z][\w'-]{0,20}(?:"
    r" [A-Z][\w-]+)?)[\"'”’]?(?=[\s.,!]|$)"
)
_ROLE = (
    r"(?:new )?(?:\w+ )?(?:account manager|contact(?: person)?|point of contact|representative|project manager"
    r"|coordinator|admin(?:istrator)?|accountant|rep)"
)
_PERSON = re.compile(
    rf"\b[Oo]ur (?P<role>{_ROLE})(?: here)?(?: is| will be|'s|, | has changed to"
    rf"| changed to)(?: now)? ?(?P<it>{_NAME})|\b(?P<it2>{_NAME}) (?:is|has become"
    rf"|took over as) (?:now )?our (?P<role2>{_ROLE})"
)
_ADDRESS = re.compile(
    r"\b(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:new |current )?(?:\w+ )?(?:e-?mail(?: address)?|phone(?: number)?|number"
    r"|cell|mobile(?: number)?|contact)(?: for (?:me|us)| to (?:reach|call) (?:me|us)(?: on)?)?(?: is|'s"
    r"| has changed to| changed to|:)(?: now)?|(?:reach|contact|e-?mail|call|text) (?:me|us) (?:at|on)"
    r"|(?:contact|reach|notify|e-?mail) (?:me"
    r"|us)\b[^.!?@\d]{0,40}[:,-]|\b(?:should|must"
    r"|please)\b[^.!?@\d]{0,30} to) (?P<it>[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"
    r"|\+?[\d][\d ()-]{7,16}\d)"
)
_UNIT = (
    r"(?P<unit>employees|people|staff|seats|users|licen[cs]es|members|engineers|agents|students|teachers"
    r"|developers|workers|accounts|persons)"
)
_SOME = r"(?:about |around |roughly |currently |now |exactly |a total of |over )*"
_COUNT = re.compile(
    rf"\b(?:(?:we|i)(?:'ve)? (?:now |currently |actually )?(?:have|employ|use|got|pay for|bought|run)"
    rf"|our (?:\w+ )?\w+ (?:now )?(?:has|employs|is|of|size is|count is)"
    r"|we(?:'re| are)(?: now| currently)?(?: a (?:team|company|staff|group) of| up to| at)?|there are"
    r"|(?:a )?(?:team|company) of)(?: grown to)?\s+"
    rf"{_SOME}(?P<n>\d{{1,6}})\s+(?:\w+ )?{_UNIT}\b|\b(?:there are|there's) {_SOME}(?P<n2>\d{{1,6}}) of us\b"
    rf"|\b(?P<n3>\d{{1,6}})[- ](?:person|people|seat) (?:team|company|office|plan)\b|\b(?:headcount|team size"
    rf"|seat count) (?:is|:) {_SOME}(?P<n4>\d{{1,6}})\b|\b(?:we're|we are|i run|i own"
    rf"|we run) an? [\w -]{1, 30}? (?:with|of) (?P<n6>\d{{1,6}}) (?:people|staff|employees|agents|members)\b"
    rf"|\b(?P<n5>\d{{1,6}}) (?:people|employees|agents|members) (?:work|on (?:my|our)|in (?:my|our))",
    I,
)
_COUNT_CHANGED = re.compile(
    rf"\b(?:grew|grown|went|increased|expanded|shrank|reduced|moved|cut|bumped|down"
    rf"|up)\s+(?:our \w+ )?(?:from \d{{1,6}} )?to (?P<n>\d{{1,6}})\s+{_UNIT}\b",
    I,
)
_AHEAD = re.compile(
    r"\b(?:will|going to|plan|by next|expect|would|hope|hiring|up to \d+ users? (?:can|is)|should|need|want|more"
    r"|another|extra)\b",
    I,
)
_COUNT_ALONE = re.compile(
    r"(?:no,?\s*)?(?:it's|we're|there are|make that)\s+now\s+(?P<n>\d{1,6})(?:\s+(?:people|employees|now))?[.!]?", I
)
_TIER_CHANGED = re.compile(
    rf"{WE}\s+(?:\w+ ){{0,2}}?(?:switched|moved|upgraded|downgraded|changed|migrated"
    rf"|went)\s+(?:\w+ ){{0,4}}?to (?:the |a |an )?(?P<tier>{TIER})\b",
    I,
)
_PLAN = (
    r"(?:plan|tier|subscription|membership|package|account|level|member|customer|user|subscriber|status|version"
    r"|edition)"
)
_BEING = (
    r"(?:i'm|we're|i am|we are|i've been|we've been|we have been|i have been|i've got|we've got|we have|i have"
    r"|my|our|our (?:company|team|\w+) (?:is|uses|has)|(?:we|i)(?: currently| now)? (?:use|run|pay for"
    r"|subscribe to|hold)|(?:our|my) (?:current )?(?:plan|tier|subscription|membership) is)"
)
_TIER_HELD = re.compile(
    rf"\b{_BEING}\s+(?:currently |now |still |all |already )*(?:on |using |subscribed to |with )?(?:the |an? "
    rf"|your )?(?P<tier>{TIER})\b(?!\s+(?:at|in|with|of|trip|day)\b)",
    I,
)
_OUR_THING = re.compile(rf"\b(?:my|our|have|i've got|we've got)\s+(?:the |an? )?(?:{TIER})\b", I)
_TIER_ALONE = re.compile(
    rf"^(?:currently |now |and |still )*on (?:the |an? |your )?(?P<tier>{TIER}) (?:plan|tier|package)\b",
    I,
)
_TIER_NAMED = re.compile(
    r"\b(?:i'm|we're|i am|we are|i've been|we've been)\s+(?:currently |now |still )*on (?:the "
    r"|your )(?P<tier>[A-Z][A-Za-z0-9]{2,15}) (?:plan|tier|package)\b"
)
_DEAL = r"(?:contract|billing|subscription|plan|agreement|deal|lease|term|commitment|basis|membership)"
_CONTRACT = re.compile(
    r"\b(?:we're|i'm|we are|i am|we have|i have|we've got|our (?:\w+ )?(?:contract|subscription|billing|plan) is"
    r"|we signed|i signed|we switched to|we moved to|i switched to|i moved to|we went with|we changed to|we use"
    r"|we renewed (?:for|on)|locked in(?:to)?|signed up for)\s+"
    rf"(?:currently |now |still )?(?:on |in |under |into )?(?:an? |the )?(?P<it>{CONTRACT})\s*{_DEAL}\b"
    rf"|\b(?:it's|this is|ours is|mine is) an? (?P<it4>{CONTRACT})\s*{_DEAL}\b|\b(?:we|i)(?:'re| are|'m"
    rf"| am)? (?:pay|get billed|billed|are billed|paying|being billed"
    rf"|get charged)(?: you)? (?:on an? )?(?P<it2>{CONTRACT})\b|\b(?:our|my) (?:\w+ )?(?:contract|subscription"
    rf"|billing|plan) is (?P<it3>{CONTRACT})\b",
    I,
)
_MONTHS = re.compile(rf"\b(?:on|in|under|have|signed|got|is) (?:an? |the )?(?P<it>\d{{1,2}})[- ]months? {_DEAL}", I)
_PRIVATE = re.compile(
    r"\b(?:i'm|i am|i was|i've been|i have|i had)\b|\b(?:i|i've)\b.*\b(?:take|taking|was diagnosed"
    r"|diagnosed with|have|suffer|am|got|went|going|getting|deaf|blind|divorced|bankrupt)\b",
    I,
)
_NOT_PRIVATE = re.compile(r"\b(?:question|look|order|sick of)\b", I)
_AID = re.compile(
    r"\b(?:i|we)\b[^.!?]*?\b(?:use|using|need|rely on|relying on|depend on|with|read with|wear|in)(?: an?| my"
    r"| the)? (?P<it>screen reader|voiceover|talkback|large (?:print|text|fonts?)|bigger (?:text|fonts?)"
    r"|high[- ]contrast(?: mode)?|(?:closed )?captions|subtitles|(?:a )?sign language(?: interpreter)?"
    r"|braille(?: display)?|(?:screen )?magnifier|wheelchair|hearing aids?)\b",
    I,
)


_LIVES = re.compile(
    r"\b(?:i|we)(?:'m| am|'re| are|'ve| have)? (?:now |currently |still |just |both |all )*(?:live|living|based"
    r"|located|moved house|moved home|moved|relocated) (?:from (?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)* )?"
    r"(?:in|to) (?P<it>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)*)(?! (?:plan|tier|version|account))\b",
    I,
)
_NO_LONGER = re.compile(
    r"\bi no longer (?P<it>(?!need|want|require|have access|see|get|receive|wish)[a-z]+ [^,.;!?]{2,40}?)(?=$|[,.;!?]"
    r"| (?:so|and|but)\b)",
    I,
)
_SPEAKS = re.compile(
    rf"\bmy (?P<it>{LANGUAGE}) (?:isn't|is not|is) (?:very |that |so |too |really )?(?:great|good|strong|poor|weak|bad"
    rf"|limited)\b|\bi (?:don't|do not|can't|barely|hardly) (?:really )?(?:speak|read|understand) (?:much |good |any )?"
    rf"(?P<it2>{LANGUAGE})\b",
    I,
)
_RUNS = re.compile(
    r"\b(?:i|we) (?:run|own|manage) (?P<it>(?:an?|the|two|three|\d+) [^,.;!?]{3,60}?)(?=$|[,.;!?]| (?:and|but|so)"
    r" (?:i|we|need|want|have|get|always)\b)",
    I,
)


def read(text: str) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    if match := _MY_NAME.search(text):
        name = next(it for it in match.groups() if it)
    if match and not _ON_THE_ACCOUNT.search(text):
        yield Draft("attribute", f"Name: {name}", "name", attribute="name", value=name)
    if match := _CALL_ME.search(text):
        yield Draft(
            "attribute",
            f"Wants to be called {match['it']}",
            "address_form",
            attribute="address_form",
            value=match["it"],
        )
    if match := _PERSON.search(text):
        role = (match["role"] or match["role2"]).removeprefix("new ").capitalize()
        who = match["it"] or match["it2"]
        yield Draft("attribute", f"{role}: {who}", "contact/person/own", attribute="contact", value=who)
    if match := _ADDRESS.search(text):
        kind = "email" if "@" in match["it"] else "phone"
        said = f"{kind.capitalize()}: {match['it']}"
        yield Draft("attribute", said, f"contact/{kind}", attribute="contact", value=match["it"])
    yield from _counts(text)
    if (match := _LIVES.search(text)) and not re.search(TIER, match["it"], I):
        yield Draft("attribute", f"Lives in {match['it']}", "residence", value=match["it"])
    yield from _of_self(text)
    plans = [*_plans(text)]
    if not _LIVES.search(text):
        yield from plans or [*shifted(text, "en")] or instead(text, "en", said_of_self(undated(text)))
    else:
        yield from plans
    area = sensitive_area(text)
    if area and _PRIVATE.search(text) and not _NOT_PRIVATE.search(text):
        yield Draft("attribute", said_of_self(text), f"private/{area}")
    if match := _AID.search(text):
        yield Draft(
            "attribute",
            f"Uses: {match['it'].lower()}",
            "accessibility",
            attribute="accessibility",
            value=match["it"].lower(),
        )


def _of_self(text: str) -> Iterator[Draft]:
    if match := _NO_LONGER.search(text):
        yield Draft("attribute", f"No longer: {match['it']}", f"holds/no longer {match['it'].split()[-1].lower()}")
    if _SPEAKS.search(text):
        yield Draft("attribute", said_of_self(text), "speaks")
    if match := _RUNS.search(text):
        yield Draft("attribute", f"Runs {match['it']}", "work/own")


def _counts(text: str) -> Iterator[Draft]:
    if _AHEAD.search(text):
        return
    if match := _COUNT_CHANGED.search(text) or _COUNT.search(text):
        number = next(value for key, value in match.groupdict().items() if key.startswith("n") and value)
        unit = (match["unit"] or "people").lower()
        kind = (
            "licences"
            if unit.startswith(("seat", "user", "licen", "account"))
            else "team"
            if unit in {"members", "engineers", "agents", "developers"}
            else "members"
            if unit == "students"
            else "staff"
        )
        yield Draft("attribute", f"{number} {unit}", f"seats/{kind}", attribute="seats", value=number)
    elif match := _COUNT_ALONE.fullmatch(text):
        yield Draft("attribute", f"{match['n']} people", "seats", attribute="seats", value=match["n"])


def _plans(text: str) -> Iterator[Draft]:
    changed = _TIER_CHANGED.search(text)
    held = None if changed else _TIER_HELD.search(text)
    if held and _OUR_THING.search(held.group()) and not re.match(rf"\s*{_PLAN}\b", text[held.end() :], I):
        held = None  # "I have basic questions", "our business"
    if found := changed or held or _TIER_ALONE.search(text) or _TIER_NAMED.search(text):
        key = key_of(TIERS, found["tier"])
        yield Draft("attribute", f"{label(TIERS, key, 'en')} tier", "tier", attribute="tier", value=key)
        if changed:
            yield Draft("event", f"Moved to {label(TIERS, key, 'en')}", "tier", "named")
    if match := _MONTHS.search(text):
        said = f"{match['it']}-month contract"
        yield Draft("attribute", said, "contract", attribute="contract", value=f"{match['it']}-month")
    elif match := _CONTRACT.search(text):
        key = key_of(CONTRACTS, next(it for it in match.groups() if it))
        yield Draft("attribute", f"{label(CONTRACTS, key, 'en')} contract", "contract", attribute="contract", value=key)
