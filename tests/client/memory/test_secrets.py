"""Secrets are masked, and what only looks like one is not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.memory import secrets
from client.memory.secrets import MASK, mask


@pytest.mark.parametrize(
    ("text", "kind", "secret"),
    [
        ("카드 4111 1111 1111 1111로 결제했어요", "card", "1111"),
        ("카드번호는 ４１１１-１１１１-１１１１-１１１１예요", "card", "１１１１"),
        ("주민번호 900101-1…", "resident", "900101"),
        ("제 주민번호는 900101-1234567이에요", "resident", "900101"),
        ("9001011234567 이걸로 발행", "resident", "9001011234567"),
        ("my ssn is 536-90-4399", "resident", "4399"),
        ("マイナンバーは1234 5678 9018です", "resident", "9018"),
        ("국민은행 110-234-567890으로 보내 주세요", "account", "567890"),
        ("110-234-567890 계좌로 보내 주세요", "account", "567890"),
        ("account number 000123456789", "account", "456789"),
        ("IBAN DE89 3704 0044 0532 0130 00", "account", "3704"),
        ("카드 비밀번호 1234 기억해 주세요", "password", "1234"),
        ("비밀번호는 hunter예요", "password", "hunter"),
        ("1234가 제 카드 비밀번호예요", "password", "1234"),
        ("password: correcthorse", "password", "correcthorse"),
        ("My password is hunter22, ok", "password", "hunter22"),
        ("パスワードはabc123です", "password", "abc123"),
        ("인증번호 493821 왔어요", "code", "493821"),
        ("Your verification code is 493 821", "code", "821"),
        ("認証コードは493821です", "code", "493821"),
        ("otp: 1ab2", "code", "1ab2"),
        ("CVC 123", "code", "123"),
        ("키는 sk-abcdefghijklmnop1234 입니다", "key", "sk-"),
    ],
)
def test_a_secret_is_masked_and_named(text, kind, secret):
    found = mask(text)
    assert secret not in found.text
    assert MASK in found.text
    assert kind in found.kinds


@pytest.mark.parametrize(
    "text",
    [
        "환불은 국민은행 계좌로 받을게요",
        "연락처는 010-1234-5678로 해 주세요",
        "계좌 말고 전화 010-1234-5678로 주세요",
        "비밀번호를 잊었어요",
        "비밀번호 8자리 이상인가요?",
        "password is wrong and I need a password reset",
        "주문번호 20260928001234 확인해 주세요",
        "은행 점검이 2026-09-28에 있나요",
        "14일 지난 건 50% 환불",
        "암호화는 AES256을 쓰나요",
        "パスワードを忘れました",
    ],
)
def test_what_only_looks_like_a_secret_stays(text):
    assert mask(text) == mask(mask(text).text)
    assert mask(text).text == text
    assert not mask(text).kinds


@given(st.text(max_size=200))
def test_masking_twice_changes_nothing_more(text):
    once = mask(text).text
    assert mask(once).text == once


@given(st.integers(0, 10**15 - 1), st.sampled_from(["", " ", "-"]), st.text(max_size=20))
def test_no_valid_card_survives(number, gap, around):
    digits = f"4{number:015d}"[:15]
    total = sum(sum(divmod(int(d) * (2 - i % 2), 10)) for i, d in enumerate(digits))
    digits += str(-total % 10)
    card = gap.join(digits[i : i + 4] for i in range(0, 16, 4))
    around = "".join(char for char in around if not char.isdigit() and char not in "- ")
    assert digits not in mask(f"{around} {card}").text.replace(gap or "\0", "")


# fmt: off
PASSWORD_WORDS = [
    "비밀번호", "비밀 번호", "비번", "패스워드", "패스 코드", "암호", "핀번호", "暗証番号", "パスワード", "合言葉",
    "password", "PASS CODE", "passphrase", "paſſword", "pwd", "PIN", "pın", "Pİn",
]
PIECES = [
    *"0123456789٣ -\n:=•x", *PASSWORD_WORDS, "900101-1", "1234567", "4111 1111 1111 1111", "123456789018",
    "DE89 3704 0044 0532", "536-90-4399", "sk-abcdefghijklmnop", "AKIA",
    "비 밀", "번호", "hunter", "가", "이 제 ", "계좌", "은행",
    "account", " is ", "인증번호 ", "otp", "보안코드", "cvc ", "CVV2", "주민번호", "ssn", "マイナンバー",
]
# fmt: on


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_no_pattern_is_left_out_that_would_have_matched(text):
    digits = sum(char.isdecimal() for char in text)
    for pattern, _, least, _ in (*secrets._WHOLE, *secrets._SAID):
        assert digits >= least or not pattern.search(text)
    if secrets._PASSWORD.search(text):
        assert any(hint in text.lower() for hint in secrets._HIDDEN_HINTS)


@pytest.mark.parametrize("word", PASSWORD_WORDS)
def test_every_word_for_a_password_is_heard(word):
    assert mask(f"{word}: correcthorse").kinds == {"password"}


@pytest.mark.parametrize(
    "text",
    [
        "How does password hashing work?",
        "Do you support password managers like 1Password?",
        "Can I use a PIN instead?",
        "password: where do I set it?",
        "Our password requirements are 12 characters minimum",
        "계좌 이체로 1000000원 보냈어요",
        "銀行に1000000円振り込みました",
    ],
)
def test_talk_about_passwords_and_amounts_holds_no_secret(text):
    assert mask(text).kinds == frozenset()


@pytest.mark.parametrize(
    "text", ["my password is hunter", "PIN: abcd", "password hunter22", "비밀번호 hunter 기억해 주세요"]
)
def test_a_password_of_letters_alone_is_one_where_it_is_given(text):
    assert mask(text).kinds == {"password"}


def test_a_card_is_one_kind_only():
    assert mask("결제 카드 4111 1111 1111 1111").kinds == {"card"}
