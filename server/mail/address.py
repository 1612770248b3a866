"""Is this an e-mail address, and which one? Pure; one mailbox is always written the same way.

Spaces around it go; full-width letters and signs, as Korean and Japanese keyboards type them, become plain ones. The
domain is in lower case and in its ASCII form (UTS 46, so that `straße` and `strasse` stay two). In the local part ASCII
capitals become small, because phones capitalise the first letter and no mail service tells such mailboxes apart; the
rest is NFC. Dots and `+tags` stay: only the mailbox's own service knows what they mean.
"""

from __future__ import annotations

import re
import unicodedata

import idna

from server.errors import Refused

LONGEST = 254  # RFC 5321 with its angle brackets
_LOCAL_LONGEST = 64  # octets
_LOCAL = re.compile(r"[^.@]+(?:\.[^.@]+)*")
_ATOM_SIGNS = frozenset("!#$%&'*+-/=?^_`{|}~.")
_FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3002: ".", 0xFF61: "."}
_SMALL = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}


def read_address(text: str) -> str:
    """The address. Raises Refused("email-wrong")."""
    if len(text) > 2 * LONGEST:
        raise Refused("email-wrong")
    local, at, domain = unicodedata.normalize("NFC", text.strip()).translate(_FULL_WIDTH).rpartition("@")
    local = local.translate(_SMALL)
    address = f"{local}@{_domain(domain)}"
    possible = at and _LOCAL.fullmatch(local) and all(map(_in_local, local))
    if not possible or len(local.encode()) > _LOCAL_LONGEST or len(address.encode()) > LONGEST:
        raise Refused("email-wrong")
    return address


def _domain(domain: str) -> str:
    """Two labels at least, in ASCII; no address literal."""
    try:
        encoded = idna.encode(domain, uts46=True, std3_rules=True).decode("ascii")
    except (idna.IDNAError, UnicodeError) as error:
        raise Refused("email-wrong") from error
    if "." not in encoded or encoded.endswith(".") or encoded.rpartition(".")[2].isdigit():
        raise Refused("email-wrong")
    return encoded


def _in_local(char: str) -> bool:
    """RFC 5322's atoms, and letters, marks and digits of other scripts (RFC 6531)."""
    if char.isascii():
        return char.isalnum() or char in _ATOM_SIGNS
    return unicodedata.category(char)[0] in "LMN"
