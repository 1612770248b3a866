"""How is an English clause said as a fact: no day inside, no "I" in front?"""

from __future__ import annotations

import re

I = re.IGNORECASE  # noqa: E741  the flag's own name
WE = (
    r"\b(?:i|we|i've|we've|i have|we have|our (?:team|company|office)|my (?:team|company)|i just|we just|we recently|i"
    r" recently|i'd|we'd)\b"
)
_DAY = re.compile(
    r"\s*\b(?:at the (?:start|beginning|end) of )?(?:since |from )?(?:yesterday|today"
    r"|last (?:night|week|month|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)"
    r"|(?:from|since) this (?:week|month) on(?:wards)?|this (?:mornin[g']?|afternoon|evening|week|month)"
    r"|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|months?) ago|(?:on|since|from)"
    r" (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*"
    r"|(?:on|since|from) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(?:st|nd|rd|th)?|on"
    r" \d{1,2}/\d{1,2}|since (?:last month|yesterday))\b",
    I,
)
_WE_ARE = re.compile(r"^(?:.*?\b)?(?:i'm|i am|we're|we are|i've|i have|we have|i|we)\s+", I)


def undated(text: str) -> str:
    """The words without their day: the statement says that in front."""
    return re.sub(r"\s(?:so|and|but)$", "", " ".join(_DAY.sub("", text).split()).strip(" ,"), flags=I)


def capital(text: str) -> str:
    """With a capital at the front."""
    return text[:1].upper() + text[1:]


def said_of_self(text: str) -> str:
    """Reads "I take medication" → "Says: take medication": the customer's words, marked as such."""
    words = re.sub(r"^(?:also|just|been)\s+", "", _WE_ARE.sub("", text.strip(), count=1).strip(" ,."), flags=I)
    return f"Says: {words or text}"
