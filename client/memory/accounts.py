"""Does a line name an account of another system, and which? Contacts (mail, phone) and the bank's are none.

Such a value is remembered only where a look-up of the current user returned exactly it: ids that look alike belong to
somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final


@dataclass(frozen=True, slots=True)
class Account:
    """Who the customer is in a system, as a look-up of the current user returned it; `login` is the full address."""

    system: str
    account: str
    login: str = ""

    def values(self) -> frozenset[str]:
        """What may stand in the block because of it."""
        return frozenset(value for value in (self.account, self.login) if value)


_ID: Final = r"(?P<id>@?[A-Za-z0-9][A-Za-z0-9._@+\-]{1,63})"
_LINK: Final = r"\s?(?:은|는|이|가|:|：|=|は|が|\s+is\b|'s\b)?\s*[\"'“‘「『(<]?\s*"
_SURE: Final = r"\s?(?:은|는|이|가|:|：|=|は|が|\s+is\b)\s*(?:\S{1,12}\s+)?[\"'“‘「『(<]?\s*"
_KO: Final = (
    r"(?:아이디|유저\s?네임|사용자\s?(?:명|이름|아이디)|핸들"
    r"|로그인\s?(?:이메일|메일|주소|계정|이름)|계정\s?(?:명|이름|아이디|id|주소))"
)
_EN: Final = (
    r"(?<![\w-])(?:user ?names?|user ?ids?|log-?in(?: (?:name|id|e-?mail|address))?|handle"
    r"|account (?:name|id|e-?mail)|id"
    r"|(?:github|gitlab|slack|jira|notion|twitter|discord|telegram) id)(?![\w-])"
)
_JA: Final = r"(?:ユーザー\s?(?:名|id)|アカウント\s?(?:名|id)|ハンドル|ログイン\s?(?:名|id|メール|アドレス))"
_PATTERNS: Final = (
    rf"(?:{_KO}|{_JA}){_LINK}{_ID}",
    rf"{_EN}{_SURE}{_ID}",
    rf"(?:계정|アカウント){_SURE}{_ID}",
    rf"(?<![\w-])account\s*(?:is\b|:|=)\s*[\"'“]?{_ID}",
    rf"(?<![\w-])account\s+(?:on|in|for|at|with)\s+(?:the\s+)?[\w ]{{2,20}}?\s*(?:\bis\b|:)\s*[\"'“]?{_ID}",
    r"(?:계정|アカウント)\s+(?P<id>@?(?=[A-Za-z0-9]*[._@\-\d])[A-Za-z0-9._@+\-]{3,64})",
    r"(?P<id>@?(?=[A-Za-z0-9]*[._@\-\d])[A-Za-z0-9._@+\-]{3,64})\s?(?:\(?이?라는|という)?\s*(?:계정|아이디|アカウント)",
    (
        r"(?P<id>@?(?=[A-Za-z0-9]*[._@\-\d])[A-Za-z0-9._@+\-]{3,64})"
        r"\s+(?:is my|on (?:github|gitlab|slack|jira|notion|discord))"
    ),
    r"\b(?:github|gitlab|slack|jira|notion|twitter|discord|telegram|깃허브|슬랙|지라|노션)\s*[:：]\s*" + _ID,
)
_NOT_IDS: Final = re.compile(
    r"google|git(?:hub|lab)|slack|jira|notion|kakao|naver|apple|microsoft|facebook|twitter|discord|telegram|sso|saml|oidc"
    r"|enterprise|pro|premium|team|business|starter|free|basic|plan|tier|locked|blocked|suspended|active|disabled|manager"
    r"|type|not|the|my|new|old|via|only|ids?|e-?mail|mail|login|account|none|vip|korea|japan|standard|admin|owner|\d+",
    re.IGNORECASE,
)


def accounts_named(text: str) -> frozenset[str]:
    """The account ids and login addresses that the text gives, as written; empty where it names none."""
    return frozenset(_found(text))


def plain(value: str) -> str:
    """A value without what only leads to it or ends a sentence."""
    return value.strip().removeprefix("@").rstrip(".,-_@")


def _found(text: str) -> Iterator[str]:
    for pattern in _patterns():
        for match in pattern.finditer(text):
            value = plain(match.group("id"))
            if len(value) > 1 and not _NOT_IDS.fullmatch(value):
                yield value


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Compiled when a model first writes: not while the window opens."""
    return tuple(re.compile(pattern, re.IGNORECASE) for pattern in _PATTERNS)
