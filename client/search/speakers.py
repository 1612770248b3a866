"""Whose words does a question point back to? "제가 뭐라고 했죠" and "what did you say" name one side of the talk."""

from __future__ import annotations

import re
from typing import Literal

Speaker = Literal["customer", "service"]

BOUNDARY = "\u2029"  # between question and answer of a stored turn; no text of either has it

_SAYING = "말|얘기|이야기|물|여쭤|여쭸|요청|부탁|답|대답|설명|안내|알려|약속|했"
_CUSTOMER = re.compile(
    rf"(?:^|\s)(?:제가|내가|저는|나는|우리가|저희가)\s(?:[^.?!\n]{{0,40}}\s)?(?:뭐라|{_SAYING})"
    r"|\bI (?:said|asked|told|mentioned|wrote|requested)\b"
    r"|\b(?:did|have|had) I (?:say|said|ask|tell|told|mention|write|request)"
    r"|(?:私|僕|わたし)(?:が|は)[^。？\n]{0,20}(?:言|話|聞|頼|伝)",
    re.IGNORECASE,
)
_SERVICE = re.compile(
    rf"(?:^|\s)(?:네가|너가|니가|당신이|기억이|상담원이|도우미가|거기서|그쪽에서)\s(?:[^.?!\n]{{0,40}}\s)?(?:뭐라|{_SAYING})"
    r"|(?:알려|말해|답해|설명해|안내해)\s?(?:주셨|주신|줬|준)|말씀하(?:셨|신)|안내(?:하셨|하신|받)"
    r"|\byou (?:said|told|answered|mentioned|explained|wrote|promised)\b"
    r"|\bdid you (?:say|tell|answer|mention|explain|write|promise)"
    r"|(?:あなた|そちら|アシスタント)(?:が|は)[^。？\n]{0,20}(?:言|話|教|答|案内)|教えて(?:くれ|もら|いただ)|案内(?:された|してくれ)",
    re.IGNORECASE,
)


def named(question: str) -> Speaker | None:
    """The one side that the question names; None where it names neither or both."""
    customer, service = _CUSTOMER.search(question) is not None, _SERVICE.search(question) is not None
    if customer == service:
        return None
    return "customer" if customer else "service"


def words_of(speaker: Speaker, chunk: str) -> str:
    """What that side said of a stored chunk; a chunk without a boundary counts as the customer's."""
    question, _, answer = chunk.partition(BOUNDARY)
    return question if speaker == "customer" else answer
