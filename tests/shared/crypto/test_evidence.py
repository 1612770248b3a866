"""Are leaf and link what was agreed, byte for byte, and does every part of them count?"""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared.crypto.evidence import START, body_text, canonical, leaf_of, link_of
from shared.wire.evidence import EvidenceBody, EvidenceQuote

SALT, ACCOUNT, AT = "11" * 32, "q5r8ujp4wnhc", "2026-09-20T03:00:00.000Z"
BODY = EvidenceBody("반액 환불에 합의", [EvidenceQuote("customer", "그럼 반액이라도요", AT)], "2026-09-20", "refund", 3)
WRITTEN = (
    '{"day":"2026-09-20","knowhow":null,"knowhow_version":null,"page":"refund","quotes":[{"at":"2026-09-20T03:00:00.000Z",'
    '"speaker":"customer","text":"그럼 반액이라도요"}],"statement":"반액 환불에 합의","version":3}'
)
LEAF = "de4eae2f21dc17257caf86f8749a4cf9627846a75691773f3826b2631db56e3b"
LINK = "222ce49a50d942cccf949fb4581d9ee536cc39bfd719f83052a564d7fa902ec2"


def test_a_body_is_written_in_one_form_only():
    assert body_text(BODY) == WRITTEN


def test_the_golden_leaf_and_link_never_change():
    leaf = leaf_of(SALT, ACCOUNT, json.loads(WRITTEN))
    assert (leaf, link_of(START, 1, AT, leaf)) == (LEAF, LINK)
    by_hand = b"gieok-evidence-1" + bytes.fromhex(SALT) + f'{{"account":"{ACCOUNT}","body":{WRITTEN}}}'.encode()
    assert hashlib.sha256(by_hand).hexdigest() == LEAF
    tied = b"gieok-link-1" + bytes(32) + (1).to_bytes(8, "big") + AT.encode() + bytes.fromhex(LEAF)
    assert hashlib.sha256(tied).hexdigest() == LINK


@pytest.mark.parametrize("salt", ["", "11" * 31, "11" * 33, "zz" * 32])
def test_a_salt_of_another_length_is_none(salt):
    with pytest.raises(ValueError, match=r"salt|hexadecimal"):
        leaf_of(salt, ACCOUNT, {})


@pytest.mark.parametrize(
    "parts",
    [("00", 1, AT, LEAF), (START, 1, AT[:-1], LEAF), (START, 1, AT, "00"), (START, 1, AT, "zz" * 32)],
    ids=["before", "moment", "leaf", "letters"],
)
def test_a_link_of_parts_with_other_lengths_is_none(parts):
    with pytest.raises(ValueError, match=r"link|hexadecimal"):
        link_of(*parts)


@given(st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=4))
def test_the_order_in_which_a_table_was_made_does_not_count(table):
    assert canonical(table) == canonical(dict(reversed(table.items())))


@given(st.text(max_size=9), st.text(max_size=9))
def test_other_words_have_another_leaf(one, other):
    same = leaf_of(SALT, ACCOUNT, {"statement": one}) == leaf_of(SALT, ACCOUNT, {"statement": other})
    assert same == (one == other)
