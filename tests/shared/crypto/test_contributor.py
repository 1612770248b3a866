"""Is a contributor's tag the one of the format, the same on every device, and only from the key behind the public key?"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.crypto.contributor import ask_tag, contributor_input, proven, tag_of
from shared.crypto.oprf import blind, computed, evaluate, finalize
from shared.crypto.p256 import ORDER, add, read_point, times_base, write_point
from shared.errors import Refused
from shared.randomness import random_bytes
from tests.support.vectors import vectors

FORMAT = vectors("contributor-tags")
SECRET, PUBLIC = int(FORMAT["secret"], 16), bytes.fromhex(FORMAT["public_key"])
SCALARS = st.integers(min_value=1, max_value=ORDER - 1)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
WRONG = "evaluation-wrong"


def asked(account="k7m2qpx9rhta", topic="refund-exception"):
    return ask_tag(account, topic, random_bytes)


def answered(asking, secret=SECRET):
    return [evaluate(secret, it) for it in asking.elements]


@pytest.mark.parametrize("vector", FORMAT["vectors"], ids=lambda one: one["input"][:8])
def test_the_format_stays_what_tags_were_made_with(vector):
    asking = asked(vector["account"], vector["topic"])
    assert contributor_input(vector["account"], vector["topic"]).hex() == vector["input"]
    output = asking.finish(answered(asking), PUBLIC)
    assert output.hex() == vector["output"]
    assert tag_of(output) == vector["tag"]
    assert proven(SECRET, bytes.fromhex(vector["input"]), output)


def test_every_account_and_every_topic_has_a_tag_of_its_own():
    assert len({it["tag"] for it in FORMAT["vectors"]}) == len(FORMAT["vectors"])


@given(st.tuples(NAMES, NAMES), st.tuples(NAMES, NAMES))
def test_what_stands_in_one_part_never_looks_like_the_next(one, other):
    assert (contributor_input(*one) == contributor_input(*other)) == (one == other)


@settings(max_examples=15)
@given(SCALARS, NAMES, NAMES)
def test_two_devices_get_the_same_and_the_server_computes_it_too(secret, account, topic):
    public = write_point(times_base(secret))
    phone, tablet = asked(account, topic), asked(account, topic)
    output = phone.finish(answered(phone, secret), public)
    assert output == tablet.finish(answered(tablet, secret), public)
    assert output == computed(secret, contributor_input(account, topic))
    assert not set(phone.elements) & set(tablet.elements)


@settings(max_examples=15)
@given(st.binary(max_size=40), SCALARS, SCALARS)
def test_computing_at_once_is_blinding_evaluating_and_finalizing(data, secret, scalar):
    assert computed(secret, data) == finalize(data, scalar, evaluate(secret, blind(data, scalar)))


@settings(max_examples=15)
@given(SCALARS)
def test_an_answer_of_another_key_is_found_out(secret):
    asking = asked()
    if secret != SECRET:
        with pytest.raises(Refused, match=WRONG):
            asking.finish(answered(asking, secret), PUBLIC)
        with pytest.raises(Refused, match=WRONG):
            asking.finish(answered(asking), write_point(times_base(secret)))


def test_no_other_answer_passes():
    asking = asked()
    one, two = answered(asking)
    other = evaluate(5, asking.elements[0])
    tries = {
        "the other way round": [two, one],
        "twice the same": [one, one],
        "one of another key": [other, two],
        "the other of another key": [one, evaluate(5, asking.elements[1])],
        "sent back": list(asking.elements),
        "shifted together": [write_point(add(read_point(it), times_base(3))) for it in (one, two)],
        "none": [],
        "one": [one],
        "three": [one, two, two],
        "no points": [b"", b""],
        "no point at the second": [one, bytes(33)],
    }
    for name, evaluated in tries.items():
        with pytest.raises(Refused) as caught:
            asking.finish(evaluated, PUBLIC)
        assert (name, caught.value.code) == (name, WRONG)
    for key in (b"", bytes(33), PUBLIC[:-1]):
        with pytest.raises(Refused, match=WRONG):
            asking.finish([one, two], key)
    assert asking.finish([one, two], PUBLIC)


@pytest.mark.parametrize("bit", [0, 100, 255])
def test_a_proof_that_differs_in_one_bit_is_none(bit):
    said = bytes.fromhex(FORMAT["vectors"][0]["input"])
    output = int.from_bytes(bytes.fromhex(FORMAT["vectors"][0]["output"])) ^ 1 << bit
    assert not proven(SECRET, said, output.to_bytes(32))
    assert not proven(SECRET, said, b"")
    assert not proven(5, said, bytes.fromhex(FORMAT["vectors"][0]["output"]))


def test_nothing_secret_is_shown_of_a_question_on_its_way():
    asking = asked()
    assert contributor_input("k7m2qpx9rhta", "refund-exception").hex() not in repr(asking)
    shown = repr(asking)
    for number in (asking._points.first, asking._points.second, asking._points.shift):
        assert str(number) not in shown
    assert repr(asking._points.data) not in shown
