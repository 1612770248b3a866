"""Does every language have every letter, with the values that it needs?"""

import re

import pytest

from server.accounts.codes import shown
from server.mail.letter import catalogue, letter

VALUES = {"verify": {"code", "minutes"}, "reset": {"code", "minutes"}, "digits-wrong": {"left"}}


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_every_language_has_every_letter_with_its_values(language):
    letters = catalogue(language)
    assert letters.keys() == catalogue("ko").keys() >= VALUES.keys()
    for name, blank in letters.items():
        assert set(re.findall(r"\$(\w+)", blank.text, re.ASCII)) == VALUES.get(name, set()), name
        assert "\n" not in blank.subject
        assert "$" not in blank.subject
        filled = letter(language, name, dict.fromkeys(VALUES.get(name, ()), 7))
        assert "$" not in filled.text
        assert filled.text.strip()


def test_a_code_stands_in_two_groups():
    assert shown("01234567") == "0123 4567"
    assert "    0123 4567\n" in letter("ko", "verify", {"code": shown("01234567"), "minutes": 30}).text
