"""Does the oblivious function give what RFC 9497 publishes, and the same whatever the blind?"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.crypto.oprf import blind, derive_key_pair, evaluate, finalize, random_scalar
from shared.crypto.p256 import ORDER, times_base, write_point
from shared.errors import Refused
from tests.support.fakes import some_bytes
from tests.support.vectors import vectors

SUITE = vectors("oprf-p256-sha256")
SECRET = int(SUITE["skSm"], 16)
SCALARS = st.integers(min_value=1, max_value=ORDER - 1)


def test_the_published_vectors_are_all_there():
    assert (SUITE["identifier"], SUITE["mode"], len(SUITE["vectors"])) == ("P256-SHA256", 0, 2)
    assert "RFC 9497" in SUITE["source"]


def test_the_seed_gives_the_published_key():
    secret, public = derive_key_pair(bytes.fromhex(SUITE["seed"]), bytes.fromhex(SUITE["keyInfo"]))
    assert secret == SECRET
    assert public == write_point(times_base(SECRET))


@pytest.mark.parametrize("vector", SUITE["vectors"], ids=lambda one: one["Input"])
def test_blinding_evaluating_and_finalizing_give_the_published_bytes(vector):
    data, scalar = bytes.fromhex(vector["Input"]), int(vector["Blind"], 16)
    assert blind(data, scalar).hex() == vector["BlindedElement"]
    evaluated = evaluate(SECRET, bytes.fromhex(vector["BlindedElement"]))
    assert evaluated.hex() == vector["EvaluationElement"]
    assert finalize(data, scalar, evaluated).hex() == vector["Output"]


@settings(max_examples=20)
@given(SCALARS, SCALARS, SCALARS, st.binary(max_size=80))
def test_the_blind_does_not_change_the_result_and_the_key_does(one, other, secret, data):
    first = finalize(data, one, evaluate(secret, blind(data, one)))
    assert first == finalize(data, other, evaluate(secret, blind(data, other)))
    assert first != finalize(data, one, evaluate(1 + secret % (ORDER - 1), blind(data, one)))


def test_what_leaves_the_phone_differs_each_time():
    assert blind(b"142857", 5) != blind(b"142857", 6)


@pytest.mark.parametrize("element", [b"", bytes(33), b"\x02" + b"\xff" * 32])
def test_both_sides_refuse_what_is_no_element(element):
    with pytest.raises(Refused, match="element-invalid"):
        evaluate(SECRET, element)
    with pytest.raises(Refused, match="element-invalid"):
        finalize(b"142857", 5, element)


def test_a_random_scalar_is_in_range_even_for_the_extremes():
    for bits in (bytes, b"\xff".__mul__, some_bytes, (ORDER - 1).to_bytes):
        assert 1 <= random_scalar(bits) < ORDER


def test_a_random_scalar_takes_so_many_bits_that_none_is_likelier():
    asked = []
    random_scalar(lambda count: asked.append(count) or some_bytes(count))
    assert asked == [48]
