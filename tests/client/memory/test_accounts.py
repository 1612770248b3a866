"""An account of another system is told from contacts, tiers and names of systems."""

import pytest

from client.memory.accounts import Account, accounts_named

NAMED = [
    ("GitHub 계정: jisoo.kim", "jisoo.kim"),
    ("제 계정은 jisu.kim이에요", "jisu.kim"),
    ("계정 아이디 jkim", "jkim"),
    ("로그인 이메일: a@b.com", "a@b.com"),
    ("Slack 아이디 @jisoo", "jisoo"),
    ("jisoo.kim 계정 사용", "jisoo.kim"),
    ("My GitHub username is jisoo-k", "jisoo-k"),
    ("My account on GitHub is jisoo", "jisoo"),
    ("account: jisoo", "jisoo"),
    ("GitHub: jkim", "jkim"),
    ("ユーザー名は jisoo です", "jisoo"),
    ("アカウントは jisoo.kim です", "jisoo.kim"),
]
NONE = [
    "연락처: a@b.com",
    "이메일은 jisoo@example.com",
    "전화: 010-1234-5678",
    "호칭: 지수",
    "계정 등급: Enterprise",
    "Google 계정으로 로그인",
    "회사 계정 3개 사용",
    "Account manager: Sarah",
    "Account tier is Enterprise",
    "Company account is Enterprise plan",
    "Name: Jisoo",
    "Uses Slack",
    "連絡はメール: x@y.jp",
]


@pytest.mark.parametrize(("line", "value"), NAMED)
def test_an_account_is_seen_with_its_value(line, value):
    assert accounts_named(line) == {value}


@pytest.mark.parametrize("line", NONE)
def test_a_contact_a_name_and_a_tier_are_no_account(line):
    assert accounts_named(line) == frozenset()


def test_what_a_look_up_confirms_is_the_account_and_the_login_address():
    assert Account("gaon", "jisoo.kim", "jisoo.kim@gaon.example").values() == {"jisoo.kim", "jisoo.kim@gaon.example"}
    assert Account("gaon", "jisoo.kim").values() == {"jisoo.kim"}
