"""What does an English clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Draft
from client.learning.en.wording import WE, I, said_of_self
from client.learning.lexicon import CONTRACT, CONTRACTS, TIER, TIERS, key_of, label
from client.memory.sensitive import sensitive_area

_NAME = r"[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2}"
_MY_NAME = re.compile(rf"\b[Mm]y (?:full )?name(?: is|'s) (?P<it>{_NAME})")
_CALL_ME = re.compile(
    r"\b(?:[Cc]all|[Aa]ddress) me (?:as )?[\"'“‘]?(?P<it>(?:(?:Mr|Ms|Mrs|Dr)\.? )?[A-Z][\w'-]{0,20}(?:"
    r" [A-Z][\w-]+)?)[\"'”’]?(?=[\s.,!]|$)"
)
_PERSON = re.compile(
    r"\b[Oo]ur (?P<role>(?:new )?(?:account manager|contact(?: person)?|point of contact|representative|project"
    r" manager))"
    rf"(?: is| will be|'s)(?: now)? (?P<it>{_NAME})"
)
_ADDRESS = re.compile(
    r"\b(?:(?:[Mm]y|[Oo]ur|the) (?:new )?(?:work )?(?:e-?mail(?: address)?|phone(?: number)?|number|contact)(?: is|"
    r" has changed to|:)(?: now)?"
    r"|(?:reach|contact|e-?mail|call) (?:me|us) (?:at|on)) (?P<it>[\w.+-]+@[\w-]+(?:\.[\w-]+)+"
    r"|\+?[\d][\d ()-]{7,16}\d)"
)
_UNIT = r"(?P<unit>employees|people|staff|seats|users|licen[cs]es|members|engineers|agents)"
_COUNT = re.compile(
    r"\b(?:(?:we|i) (?:now )?have|our (?:team|company) (?:now )?(?:has|is)|we(?:'re| are)(?: now)?(?: a team of| up"
    r" to)?)(?: about| around| grown to)?\s+"
    rf"(?P<n>\d{{1,6}})\s+{_UNIT}\b",
    I,
)
_COUNT_CHANGED = re.compile(
    rf"\b(?:grew|went|increased|expanded|shrank|reduced|moved)\s+(?:our \w+ )?(?:from \d{{1,6}} )?to"
    rf" (?P<n>\d{{1,6}})\s+{_UNIT}\b",
    I,
)
_COUNT_ALONE = re.compile(
    r"(?:no,?\s*)?(?:it's|we're|there are|make that)\s+now\s+(?P<n>\d{1,6})(?:\s+(?:people|employees|now))?[.!]?", I
)
_TIER_CHANGED = re.compile(
    rf"{WE}\s+(?:\w+ ){{0,2}}?(?:switched|moved|upgraded|downgraded|changed|migrated|went)\s+(?:\w+ ){{0,4}}?to (?:the"
    rf" |a |an )?(?P<tier>{TIER})\b",
    I,
)
_TIER_HELD = re.compile(
    r"\b(?:i'm|we're|i am|we are|i've been|we've been|we have been|i have been|our (?:company|team) (?:is|uses)|we use"
    r"|i use|our (?:plan"
    r"|tier) is)\s+"
    rf"(?:currently |now )?(?:on |using )?(?:the |an? )?(?P<tier>{TIER})\b(?!\s+(?:at|in|with|of)\b)",
    I,
)
_CONTRACT = re.compile(
    r"\b(?:we're|i'm|we are|i am|we have|i have|we've got|our contract is|we signed|we switched to|we moved to|i"
    r" switched to)\s+"
    rf"(?:on |in |under )?(?:an? |the )?(?P<it>{CONTRACT})\s*(?:contract|billing|subscription|plan|agreement)\b",
    I,
)
_PRIVATE = re.compile(
    r"\b(?:i|i'm|i am|i've|i have)\b.*\b(?:take|taking|was diagnosed|diagnosed with|have|suffer|am|got|went|going"
    r"|getting|deaf|blind|divorced|bankrupt)\b",
    I,
)
_NOT_PRIVATE = re.compile(r"\b(?:question|look|order|sick of)\b", I)
_AID = re.compile(
    r"\b(?:i|we) (?:use|need|rely on)(?: an?)? (?P<it>screen reader|large print|captions|sign language|braille"
    r"|magnifier)\b",
    I,
)


def read(text: str) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    if match := _MY_NAME.search(text):
        yield Draft("attribute", f"Name: {match['it']}", "name", attribute="name", value=match["it"])
    if match := _CALL_ME.search(text):
        yield Draft(
            "attribute",
            f"Wants to be called {match['it']}",
            "address_form",
            attribute="address_form",
            value=match["it"],
        )
    if match := _PERSON.search(text):
        role = match["role"].removeprefix("new ").capitalize()
        yield Draft("attribute", f"{role}: {match['it']}", "contact/person/own", attribute="contact", value=match["it"])
    if match := _ADDRESS.search(text):
        kind = "email" if "@" in match["it"] else "phone"
        yield Draft(
            "attribute",
            f"{kind.capitalize()}: {match['it']}",
            f"contact/{kind}",
            attribute="contact",
            value=match["it"],
        )
    yield from _counts(text)
    yield from _plans(text)
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


def _counts(text: str) -> Iterator[Draft]:
    if match := _COUNT.search(text) or _COUNT_CHANGED.search(text):
        unit = match["unit"].lower()
        kind = (
            "licences"
            if unit.startswith(("seat", "user", "licen"))
            else "team"
            if unit in {"members", "engineers", "agents"}
            else "staff"
        )
        yield Draft("attribute", f"{match['n']} {unit}", f"seats/{kind}", attribute="seats", value=match["n"])
    elif match := _COUNT_ALONE.fullmatch(text):
        yield Draft("attribute", f"{match['n']} people", "seats", attribute="seats", value=match["n"])


def _plans(text: str) -> Iterator[Draft]:
    changed = _TIER_CHANGED.search(text)
    if found := changed or _TIER_HELD.search(text):
        key = key_of(TIERS, found["tier"])
        yield Draft("attribute", f"{label(TIERS, key, 'en')} tier", "tier", attribute="tier", value=key)
        if changed:
            yield Draft("event", f"Moved to {label(TIERS, key, 'en')}", "tier", "named")
    if match := _CONTRACT.search(text):
        key = key_of(CONTRACTS, match["it"])
        yield Draft("attribute", f"{label(CONTRACTS, key, 'en')} contract", "contract", attribute="contract", value=key)
