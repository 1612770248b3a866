"""Is this number a card's, a person's or an account's, by its own rule? Checksums and number plans, nothing else.

Which numbers a text holds, and what follows from one, is decided where they are looked for. The libraries are loaded
with the first number that could be one: most texts have none.
"""

from __future__ import annotations

import re
from typing import Final

# First digits in use: order numbers begin with a year.
_CARD_BRANDS: Final = re.compile(r"[34569]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)")
_REGIONS: Final = ("KR", "JP", "US")


def is_card(number: str) -> bool:
    """A payment card: a brand's first digits and the Luhn digit."""
    from stdnum import luhn

    digits = re.sub(r"\D", "", number)
    return _CARD_BRANDS.match(digits) is not None and bool(luhn.is_valid(digits))


def is_social_security(number: str) -> bool:
    """A social security number of the United States."""
    from stdnum.us import ssn

    return bool(ssn.is_valid(number))


def is_my_number(number: str) -> bool:
    """An individual number of Japan."""
    from stdnum.jp import in_

    return bool(in_.is_valid(re.sub(r"\D", "", number)))


def is_iban(number: str) -> bool:
    """An international bank account number."""
    from stdnum import iban

    return bool(iban.is_valid(number))


def is_phone(number: str) -> bool:
    """A number that the plan of Korea, Japan or the United States gives to somebody."""
    import phonenumbers

    for region in _REGIONS:
        try:
            if phonenumbers.is_valid_number(phonenumbers.parse(number, region)):
                return True
        except phonenumbers.NumberParseException:
            continue
    return False
