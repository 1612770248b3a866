"""The four bundles: the same bytes for the same contents, ceilings, and one clear error for everything else."""

from __future__ import annotations

import gzip
import json
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.errors import Damaged, GieokError, Refused
from shared.formats import bundle as bundles
from shared.formats.bundle import BUNDLE_KINDS, ConfigBundle, PageBundle, ServiceContextBundle, decode, encode, kind_of
from shared.formats.config import ServiceConfig
from shared.formats.page import Page
from tests.shared.formats.page_files import pages

REFUND = Page("refund", "환불", 3, date(2026, 7, 1), "ko", "30일", "전액 환불은 30일까지예요.")
DELIVERY = Page("delivery", "배송", 1, date(2026, 7, 1), "ko", "3일", "3일 걸려요.")
EACH = [
    PageBundle("policy", "# 목차", (DELIVERY, REFUND)),
    PageBundle("knowhow", "", ()),
    ServiceContextBundle("친절하게"),
    ConfigBundle(ServiceConfig()),
]


def pack(document):
    return gzip.compress(document if isinstance(document, bytes) else json.dumps(document).encode(), mtime=0)


def policy(**values):
    return pack({"format": 1, "kind": "policy", "contents": "", "pages": [], **values})


@pytest.mark.parametrize("bundle", EACH, ids=BUNDLE_KINDS)
def test_a_bundle_is_read_back_the_same(bundle):
    assert decode(encode(bundle), kind_of(bundle)) == bundle


@settings(deadline=None)
@given(st.lists(pages, max_size=3, unique_by=lambda page: page.id))
def test_any_pages_are_read_back_the_same(some):
    bundle = PageBundle("policy", "", tuple(sorted(some, key=lambda page: page.id)))
    assert decode(encode(bundle), "policy") == bundle


def test_the_same_contents_make_the_same_bytes_in_any_order():
    assert encode(PageBundle("policy", "", (REFUND, DELIVERY))) == encode(PageBundle("policy", "", (DELIVERY, REFUND)))
    assert encode(EACH[0])[:10] == bytes.fromhex("1f8b08000000000002ff")  # no time, no name, no system


@pytest.mark.parametrize("kind", BUNDLE_KINDS)
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\x1f\x8b",
        gzip.compress(b"{}", mtime=0)[:-1],
        gzip.compress(b"{}", mtime=0) + b"x",
        pack(b"{"),
        pack(b"\xff"),
        pack(b"[" * 100_000),
        pack(b"1" * 5_000),
        pack(b'{"format":NaN}'),
    ],
    ids=["empty", "plain", "head", "cut", "longer", "half", "no utf-8", "deep", "long number", "nan"],
)
def test_what_is_no_bundle_file_is_damaged(data, kind):
    with pytest.raises(Damaged) as caught:
        decode(data, kind)
    assert caught.value.code == "bundle-damaged"


def test_a_bomb_is_not_unpacked():
    with pytest.raises(Refused) as caught:
        decode(gzip.compress(b" " * (bundles.DECOMPRESSED_LIMIT + 1)), "policy")
    assert caught.value.code == "bundle-too-large"


def test_a_file_above_the_ceiling_is_not_even_opened():
    with pytest.raises(Refused) as caught:
        decode(b"x" * (bundles.COMPRESSED_LIMIT + 1), "policy")
    assert caught.value.code == "bundle-too-large"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (policy(format=2), "bundle-newer-format"),
        (policy(format="1"), "content-field-wrong"),
        (policy(kind="knowhow"), "bundle-wrong-kind"),
        (policy(pages={}), "content-field-wrong"),
        (policy(pages=[1]), "content-field-wrong"),
        (policy(contents=1), "content-field-wrong"),
        (pack([]), "content-field-wrong"),
    ],
)
def test_a_document_of_another_form_is_refused(data, code):
    with pytest.raises(Refused) as caught:
        decode(data, "policy")
    assert caught.value.code == code


def test_two_pages_of_one_name_are_refused():
    with pytest.raises(Refused) as caught:
        encode(PageBundle("policy", "", (REFUND, REFUND)))
    assert caught.value.params == {"place": "policy/refund", "field": "id", "rule": "twice", "limit": 0}


def test_half_a_character_can_not_come_in():
    with pytest.raises(GieokError):
        decode(pack({"format": 1, "kind": "service-context", "text": "\ud800"}), "service-context")
    with pytest.raises(GieokError):
        encode(ServiceContextBundle("\ud800"))


def test_a_key_that_a_newer_desk_adds_is_ignored():
    assert decode(policy(later=1), "policy") == PageBundle("policy", "", ())
