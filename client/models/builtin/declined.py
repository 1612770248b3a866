"""What must not be remembered, whoever asks: secrets, orders beyond the customer's wishes, unverified accounts, pastes.

Names the kind only: what was recognised is never repeated in an answer or in a search.
"""

from __future__ import annotations

import re
from typing import Literal

from client.memory.secrets import MASK, mask
from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues

Declined = Literal["secret", "order", "account", "pasted"]

_SECRET_ASKED = cue(
    r"비밀\s?번호|비번|패스워드|핀\s?번호|\bPIN\b|\bOTP\b|인증\s?번호|\bpass(?:word|code|phrase)\b|\bcv[cv]\b"
    r"|パスワード|暗証番号|認証コード"
    r"|주민(?:등록)?번호|카드\s?번호|계좌\s?번호|card number|resident (?:registration )?number|カード番号|口座番号"
    r"|マイナンバー"
)


def holds_secret(text: str) -> bool:
    """A password, a card, resident or account number, or a key stands in the text, or stood there once."""
    return MASK in text or bool(mask(text).kinds)


def why_not(sentence: str, cues: Cues) -> Declined | None:
    """Why a sentence that asks to be remembered or kept to must not be; None where nothing speaks against it."""
    if holds_secret(sentence) or (_SECRET_ASKED.search(sentence) and cues.remember.search(sentence)):
        return "secret"
    if cues.order.search(sentence) and not cues.honest.search(sentence):
        return "order"
    if cues.account.search(sentence):
        return "account"
    return None


def ordered(text: str, cues: Cues) -> bool:
    """The text, own words or not, holds an order to the assistant."""
    return bool(cues.order.search(re.sub(r"\s+", " ", text))) and not cues.honest.search(text)
