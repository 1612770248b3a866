"""Is one mailbox always written the same way, and is nothing else taken for one?"""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.errors import Refused
from server.mail.address import read_address

SAME = [
    ("minsu@example.com", "minsu@example.com"),
    ("  Minsu@EXAMPLE.com\u3000\n", "minsu@example.com"),
    ("ＭＩＮＳＵ＠ｅｘａｍｐｌｅ。ｃｏｍ", "minsu@example.com"),
    ("m.insu+tag@example.com", "m.insu+tag@example.com"),
    ("minsu@예시.한국", "minsu@xn--vv4b11d.xn--3e0b707e"),
    (unicodedata.normalize("NFD", "minsu@예시.한국"), "minsu@xn--vv4b11d.xn--3e0b707e"),
    ("minsu@XN--VV4B11D.xn--3e0b707e", "minsu@xn--vv4b11d.xn--3e0b707e"),
    ("minsu@straße.de", "minsu@xn--strae-oqa.de"),
    ("minsu@strasse.de", "minsu@strasse.de"),
    ("cafe\u0301@example.com", "café@example.com"),
    ("민수@example.com", "민수@example.com"),
    ("o'neil_{x}@example.co.kr", "o'neil_{x}@example.co.kr"),
    ("a" * 64 + "@example.com", "a" * 64 + "@example.com"),
]
NONE = [
    "",
    "@",
    "minsu",
    "minsu@",
    "@example.com",
    "minsu@example",
    "minsu@localhost",
    "minsu@example.com.",
    "minsu@.example.com",
    "minsu@example..com",
    "minsu@-example.com",
    "minsu@exa_mple.com",
    "minsu@127.0.0.1",
    "minsu@[127.0.0.1]",
    "min su@example.com",
    "minsu@exam ple.com",
    ".minsu@example.com",
    "minsu.@example.com",
    "min..su@example.com",
    '"min su"@example.com',
    "a@b@example.com",
    "minsu@example.com\r\nBcc: x@example.com",
    "minsu\n@example.com",
    "minsu\x00@example.com",
    "minsu\u200b@example.com",
    "minsu\u202e@example.com",
    "minsu\ud800@example.com",
    "minsu@exa\ud800mple.com",
    "Minsu <minsu@example.com>",
    "minsu@example.com,jisu@example.com",
    "a" * 65 + "@example.com",
    "한" * 22 + "@example.com",
    "minsu@" + "a" * 64 + ".com",
    "minsu@" + ".".join(["a" * 60] * 5),
    "x" * 1_000_000 + "@example.com",
]


@pytest.mark.parametrize(("typed", "address"), SAME)
def test_one_mailbox_is_written_one_way(typed, address):
    assert read_address(typed) == address
    assert read_address(address) == address


@pytest.mark.parametrize("typed", NONE)
def test_what_is_no_address_is_refused_without_repeating_it(typed):
    with pytest.raises(Refused) as refused:
        read_address(typed)
    assert (refused.value.code, refused.value.params) == ("email-wrong", {})


@given(st.text(max_size=40) | st.from_regex(r"\S{1,20}@\S{1,20}\.\w{2,6}", fullmatch=True))
def test_any_text_is_an_address_for_good_or_none(typed):
    try:
        address = read_address(typed)
    except Refused:
        return
    assert read_address(address) == address
    assert len(address.encode()) <= 254
    assert not any(char.isspace() or ord(char) < 32 for char in address)
