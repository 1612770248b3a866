"""Which numbers in a text can only be a person's? By checksum, by number plan, or by the word that stands beside them.

Cards (Luhn), resident and social numbers, passports, bank accounts, telephone numbers of Korea, Japan and the United
States. A number that is none of these by its own rule is left alone: prices and order numbers are in every page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, Literal

from shared.numbers import is_card, is_iban, is_my_number, is_phone, is_social_security

Identity = Literal["card", "resident-number", "passport", "account", "phone", "company"]

_DIGITS: Final = re.compile(r"\d")
_FEWEST: Final = 7  # digits without which none of these can be there
_CARD: Final = re.compile(r"(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])")
_RESIDENT: Final = re.compile(
    r"(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[ -]?[1-8](?:\d{6}|[*xX●•]{6})(?![\d*])"
)
_MY_NUMBER: Final = re.compile(r"(?<![\d-])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\d-])")
_SOCIAL: Final = re.compile(r"(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])")
_IBAN: Final = re.compile(r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b")
_PASSPORT: Final = re.compile(
    (
        r"\b[MSRODG]\d{8}\b|\b[MSRODG]\d{3}[A-Z]\d{4}\b|(?:여권\s?번호|passport (?:no\.?|number)"
        r"|旅券番号)\W{0,4}[A-Z]{1,2}\d{6,8}"
    ),
    re.IGNORECASE,
)
_BUSINESS: Final = re.compile(r"(?<![\d-])\d{3}-\d{2}-\d{5}(?![\d-])")
_BANK: Final = (
    r"(?:계좌|통장|은행|뱅크|농협|신협|수협|새마을금고|우체국|예금주|口座|銀行|\bbank\b|\baccount (?:number|no\.?)"
    r"|\brouting\b)"
)
_ACCOUNT: Final = re.compile(
    rf"{_BANK}[^\d\n]{{0,14}}(?P<after>\d(?:[ -]?\d){{6,16}})(?!\d|\s?(?:원|円|won|달러))"
    rf"|(?P<before>(?<![\d-])\d(?:[ -]?\d){{6,16}})\s?[^\d\n]{{0,4}}{_BANK}",
    re.IGNORECASE,
)
_PHONE: Final = re.compile(r"(?<![\d.,-])(?:\+\d{1,3}[ .-]?|0)\(?\d{1,4}\)?(?:[ .-]?\d{2,4}){2,3}(?![\d-])")
_DAY: Final = re.compile(r"(?:19|20)\d\d[ -]?(?:0?[1-9]|1[0-2])[ -]?\d{1,2}$")


def numbers_of_people(line: str) -> Iterator[Identity]:
    """The kinds that stand in one line (NFKC)."""
    if len(_DIGITS.findall(line)) < _FEWEST:
        return
    for kind, form, valid in _RULES:
        if any(valid(found[0]) for found in form.finditer(line)):
            yield kind
    for found in _ACCOUNT.finditer(line):
        number = found["after"] or found["before"]
        if not _DAY.match(number) and not _is_phone(number):
            yield "account"


def _is_business(number: str) -> bool:
    from stdnum.kr import brn

    return bool(brn.is_valid(number))


def _is_phone(number: str) -> bool:
    """Of a person or an office; a short service number has another form and is nobody's."""
    return re.match(r"\(?0\d|\+", number) is not None and is_phone(number)


def _always(_: str) -> bool:
    return True


_RULES: Final[tuple[tuple[Identity, re.Pattern[str], Callable[[str], bool]], ...]] = (
    ("card", _CARD, is_card),
    ("resident-number", _RESIDENT, _always),
    ("resident-number", _MY_NUMBER, is_my_number),
    ("resident-number", _SOCIAL, is_social_security),
    ("account", _IBAN, is_iban),
    ("passport", _PASSPORT, _always),
    ("company", _BUSINESS, _is_business),
    ("phone", _PHONE, _is_phone),
)
