"""What in a text must never be remembered, and how does it look without it?

Cards (Luhn), resident and social numbers (checksum or a possible birth date), bank accounts (beside a word that says
so), passwords, one-time codes and keys of services. `mask` is applied to a turn before anything is drawn from it: what
an extractor, the gate, a fact and its evidence see holds no secret. The log alone keeps the words. Over-masking costs a
detail, under-masking a secret; phone numbers are contacts, not secrets, and stay.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from shared.numbers import is_card, is_iban, is_my_number, is_phone, is_social_security

Secret = Literal["card", "resident", "account", "password", "code", "key"]
MASK = "••••"

_WIDE = str.maketrans("０１２３４５６７８９－：＝", "0123456789-:=")
_I = re.IGNORECASE

_CARD = re.compile(r"(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])")
_DAY = re.compile(r"(?:19|20)\d\d ?- ?(?:0?[1-9]|1[0-2]) ?- ?\d{1,2}\b")
_RESIDENT = re.compile(r"(?<!\d)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) ?-? ?[1-8](?:\d{6}|[*xX•●…]{1,6})(?!\d)")
_RESIDENT_SAID = re.compile(
    r"(?:주민(?:등록)?\s?번호|외국인\s?등록\s?번호|마이넘버|マイナンバー|個人番号|social security(?: number)?"
    r"|\bssn\b)[^\d\n]{0,8}(?P<it>\d[\d *xX•●…-]{4,})",
    _I,
)
_US = re.compile(r"(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])")
_TWELVE = re.compile(r"(?<![\d-])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\d-])")
_IBAN = re.compile(r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b")

_ACCOUNT_WORD = (
    r"(?:계좌(?:번호)?|통장|은행|뱅크|농협|신협|새마을금고|우체국|口座(?:番号)?|銀行|\baccount(?: (?:number|no\.?))?\b"
    r"|\bbank\b"
    r"|\brouting\b)"
)
_ACCOUNT_AFTER = re.compile(
    _ACCOUNT_WORD + r"[^\d\n]{0,14}(?P<it>\d(?:[ -]?\d){6,16})(?!\d|\s?(?:원|달러|円|won\b))", _I
)
_ACCOUNT_BEFORE = re.compile(
    r"(?<![\d-])(?P<it>\d(?:[ -]?\d){6,16})\s?(?:번?\s?(?:으?로|이|가|은|는|の|が|is my)?\s?)?" + _ACCOUNT_WORD, _I
)

_HIDDEN_WORD = (
    r"(?:비밀\s?번호|비번|패스워드|패스\s?코드|암호(?!화)|핀\s?번호|暗証番号|パスワード|合言葉"
    r"|\bpass ?(?:word|code|phrase)|\bpwd|\bpin(?: (?:number|code))?\b)"
)
_CODE_WORD = (
    r"(?:인증\s?(?:번호|코드)|일회용\s?(?:번호|코드|비밀번호)|보안\s?코드|otp(?:\s?번호)?|(?:認証|確認"
    r"|セキュリティ)コード|ワンタイム(?:パスワード|コード)"
    r"|\b(?:verification|one[- ]time|security|auth(?:entication)?|login|confirmation|2fa) (?:code|password"
    r"|pin)|\bcv[cv]2?\b)"
)
_LINK = (
    r"\s?(?:번호)?(?P<link>(?:는|은|이|가|을|를|도|인|로|으로|は|が|を|も"
    r"|\s+is\b|\s+was\b|'s)?\s*[:=]?\s*[\"'“‘「『(]?)"
)
_WHATEVER = r"(?P<it>[\x21-\x7e]{3,64})"
_PASSWORD = re.compile(_HIDDEN_WORD + _LINK + _WHATEVER, _I)
_PASSWORD_BEFORE = re.compile(
    r"(?<![\x21-\x7e])(?P<it>[\x21-\x7e]{0,40}\d[\x21-\x7e]{0,40})\s?(?:이|가|은|는|が|は|\s+is)\s*(?:제|내|저희|우리|我々の"
    r"|私の|my|our"
    r"|the)?\s*(?:카드|계정|통장|로그인|card|account|login)?\s*" + _HIDDEN_WORD,
    _I,
)
_CODE = re.compile(_CODE_WORD + _LINK + r"(?P<it>[A-Za-z]{0,2}[- ]?\d[\dA-Za-z -]{2,9}\d)", _I)
_CVC = re.compile(r"(?:\bcv[cv]2?\b|보안\s?코드|セキュリティコード)\D{0,6}(?P<it>\d{3,4})(?!\d)", _I)
_DIGIT = re.compile(r"\d")
# One of these stands in each word of _HIDDEN_WORD, in lower case; ı, İ and ſ pass for i and s there.
# fmt: off
_HIDDEN_HINTS = (
    "비밀", "비번", "패스", "암호", "핀", "暗証", "パスワ", "合言", "pas", "paſ", "pwd", "pin", "pın", "pi\u0307n",
)
# fmt: on
_KEY = re.compile(
    r"\b(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}|\bgh[pousr]_[A-Za-z0-9]{20,}|\bxox[abprs]-[A-Za-z0-9-]{10,}"
    r"|\bAKIA[0-9A-Z]{16}\b|\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+"
)
# fmt: off
_PLAIN_WORDS = frozenset({  # after "password is …" these say how it is, not what it is
    "a", "after", "again", "always", "an", "and", "because", "before", "being", "broken", "but", "can", "change",
    "changed", "correct", "could", "does", "doesn't", "email", "expired", "field", "for", "forgotten", "from",
    "has", "incorrect", "invalid", "isn't", "length", "link", "login", "lost", "mail", "manager", "may", "must",
    "never", "no", "not", "or", "page", "please", "policy", "protected", "required", "reset", "rules", "safe",
    "secure", "should", "since", "so", "still", "strong", "the", "too", "via", "was", "weak", "when", "will",
    "what", "where", "which", "with", "wrong",
})
# fmt: on


@dataclass(frozen=True, slots=True)
class Masked:
    """A text without its secrets, and of which kinds they were."""

    text: str
    kinds: frozenset[Secret]


def mask(text: str) -> Masked:
    """Replace every secret by `MASK`; idempotent, and the same object's text where there is none."""
    plain = text.translate(_WIDE)
    spans = sorted(set(_found(plain)), key=lambda span: (span[0], -span[1]))  # the longest names the kind
    kinds: set[Secret] = set()
    out: list[str] = []
    at = 0
    for start, end, kind in spans:
        if end <= at:
            continue
        kinds.add(kind)
        out += [text[at:start] if start > at else "", MASK if start >= at else ""]
        at = max(at, end)
    return Masked("".join(out) + text[at:], frozenset(kinds))


def _found(text: str) -> Iterator[tuple[int, int, Secret]]:
    digits = len(_DIGIT.findall(text))
    for pattern, kind, least, valid in _WHOLE:
        if digits >= least:
            for match in pattern.finditer(text):
                if valid(match.group()):
                    yield match.start(), match.end(), kind
    lowered = text.lower()
    hidden = any(hint in lowered for hint in _HIDDEN_HINTS)
    for pattern, kind, least, valid in _SAID:
        if digits >= least and (hidden or pattern is not _PASSWORD):
            for match in pattern.finditer(text):
                token = match.group("it").rstrip(".,!?;:)\"'")
                if token and valid(token) and not _goes_on(match, token):
                    yield match.start("it"), match.start("it") + len(token), kind


def _goes_on(match: re.Match[str], token: str) -> bool:
    """ "password managers", "a PIN instead": an English word that only goes on, nothing that was given."""
    given = match.groupdict().get("link", "-").strip()
    return match.re is _PASSWORD and not given and match.group()[0].isascii() and token.isalpha()


def _is_account(number: str) -> bool:
    return not _DAY.match(number) and not _is_phone(number)


def _could_be_password(token: str) -> bool:
    word = token.strip("\"'()").lower()
    return bool(word) and MASK not in word and word not in _PLAIN_WORDS


def _is_phone(number: str) -> bool:
    """As people write it, with its separators or leading zero."""
    return re.match(r"0\d{1,2}[ -]?\d|\+", number) is not None and is_phone(number)


def _always(_: str) -> bool:
    return True


# Pattern, what it finds, the digits without which it cannot match (most texts have few: they are done sooner), and
# whether a match is one.
_WHOLE: tuple[tuple[re.Pattern[str], Secret, int, Callable[[str], bool]], ...] = (
    (_CARD, "card", 13, is_card),
    (_RESIDENT, "resident", 7, _always),
    (_US, "resident", 9, is_social_security),
    (_TWELVE, "resident", 12, is_my_number),
    (_IBAN, "account", 2, is_iban),
    (_KEY, "key", 0, _always),
)
_SAID: tuple[tuple[re.Pattern[str], Secret, int, Callable[[str], bool]], ...] = (
    (_RESIDENT_SAID, "resident", 1, _always),
    (_ACCOUNT_AFTER, "account", 7, _is_account),
    (_ACCOUNT_BEFORE, "account", 7, _is_account),
    (_PASSWORD, "password", 0, _could_be_password),
    (_PASSWORD_BEFORE, "password", 1, _always),
    (_CODE, "code", 2, _always),
    (_CVC, "code", 3, _always),
)
