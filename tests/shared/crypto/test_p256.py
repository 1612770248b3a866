"""Are points read strictly, and is a multiplication through ECDH the same as the textbook's?"""

from contextlib import suppress

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.crypto.p256 import (
    FIELD,
    GENERATOR,
    MINUS_GENERATOR,
    ORDER,
    Point,
    add,
    curve_y,
    read_point,
    times,
    times_base,
    times_through,
    uncompressed,
    write_point,
)
from shared.errors import Damaged, Refused

SCALARS = st.integers(min_value=1, max_value=ORDER - 1)
READABLE = st.integers(min_value=1, max_value=ORDER - 2)  # the next one is minus the generator


def doubled_and_added(scalar, point):
    """The textbook, for comparison; None is the identity."""
    total = None
    for bit in f"{scalar:b}":
        total = total and add(total, total)
        if bit == "1":
            total = add(total, point) if total else point
    return total


def refused(data):
    with pytest.raises(Refused) as error:
        read_point(data)
    return error.value.code


@settings(max_examples=20)
@given(SCALARS, READABLE)
def test_times_is_what_doubling_and_adding_gives(scalar, other):
    point = times_base(other)
    assert point == doubled_and_added(other, GENERATOR)
    assert times(scalar, point) == doubled_and_added(scalar, point)


@pytest.mark.parametrize("scalar", [1, 2, 3, ORDER - 2, ORDER - 1, ORDER // 2, ORDER // 2 + 1])
@pytest.mark.parametrize("point", [GENERATOR, times_base(2), times_base(ORDER - 2)])
def test_times_holds_at_the_edges(scalar, point):
    assert times(scalar, point) == doubled_and_added(scalar, point)


def test_a_scalar_and_its_inverse_cancel():
    point, scalar = times_base(77), 0x123456789ABCDEF
    assert times(pow(scalar, -1, ORDER), times(scalar, point)) == point


@pytest.mark.parametrize("scalar", [0, ORDER, -1])
def test_a_scalar_out_of_range_is_never_used(scalar):
    with pytest.raises(ValueError):  # noqa: PT011
        times(scalar, GENERATOR)


@given(READABLE)
def test_a_written_point_reads_back_and_other_software_reads_the_same(scalar):
    point = times_base(scalar)
    assert read_point(write_point(point)) == point
    for data in (write_point(point), uncompressed(point)):
        numbers = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data).public_numbers()
        assert (numbers.x, numbers.y) == (point.x, point.y)


def test_an_element_that_is_none_is_refused():
    good = write_point(times_base(5))
    outside = next(x for x in range(1, 99) if curve_y(x) is None)
    on_curve = next(x for x in range(1, 99) if curve_y(x) is not None)
    for data in (
        b"",
        good[:-1],
        good + b"\x00",
        b"\x00",
        b"\x00" + good[1:],
        b"\x04" + good[1:],
        b"\x05" + good[1:],
        uncompressed(times_base(5)),
        b"\x02" + outside.to_bytes(32),
        b"\x02" + (on_curve + FIELD).to_bytes(32),  # the same x once more around
        b"\x02" + FIELD.to_bytes(32),
        b"\x02" + b"\xff" * 32,
    ):
        assert refused(data) == "element-invalid"


def test_the_one_point_without_a_second_derive_is_refused_and_its_mirror_is_not():
    assert refused(write_point(MINUS_GENERATOR)) == "element-invalid"
    with pytest.raises(Refused, match="element-invalid"):
        times(5, MINUS_GENERATOR)
    assert read_point(write_point(GENERATOR)) == GENERATOR


def test_a_bit_flip_of_an_element_is_another_point_or_refused_and_never_breaks():
    element, others = write_point(times_base(99)), 0
    for bit in range(len(element) * 8):
        flipped = bytearray(element)
        flipped[bit // 8] ^= 1 << bit % 8
        with suppress(Refused):
            assert write_point(read_point(bytes(flipped))) == flipped != element
            others += 1
    assert 90 < others < 174  # about every second x has a point


def ecdh(scalar):
    key = ec.derive_private_key(scalar, ec.SECP256R1())
    return lambda peer: key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), peer))


def test_the_public_key_fixes_the_sign_of_y():
    """With the mirrored key every x stays the same: only the public key tells the two apart."""
    point = times_base(1234)
    assert times_through(ecdh(77), times_base(77), point) == times(77, point)
    mirrored = times_through(ecdh(ORDER - 77), times_base(ORDER - 77), point)
    assert mirrored == times(ORDER - 77, point) != times(77, point)


def one_bit_off(answer, peer):
    return bytes([answer[0] ^ 1]) + answer[1:]


def second_differs(answer, peer):
    return answer if peer == uncompressed(times_base(1234)) else GENERATOR.x.to_bytes(32)


LIES = {
    "shorter": lambda answer, peer: answer[1:],
    "longer": lambda answer, peer: b"\x00" + answer,
    "beyond the field": lambda answer, peer: b"\xff" * 32,
    "no point has this x": lambda answer, peer: next(x for x in range(99) if curve_y(x) is None).to_bytes(32),
    "always the same": lambda answer, peer: GENERATOR.x.to_bytes(32),
    "second differs": second_differs,
    "one bit off": one_bit_off,
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_an_ecdh_that_does_not_fit_the_public_key_fails_closed(lie):
    derive = ecdh(77)
    with pytest.raises(Damaged) as error:
        times_through(lambda peer: lie(derive(peer), peer), times_base(77), times_base(1234))
    assert error.value.code == "vault-inconsistent"


def test_an_x_beyond_the_field_is_no_answer_even_where_it_means_the_right_one():
    small = next(x for x in range(1, 99) if curve_y(x) is not None)
    product = Point(small, curve_y(small))
    derive, point = ecdh(77), times(pow(77, -1, ORDER), product)
    assert times_through(derive, times_base(77), point) == product

    def beyond(peer):
        return (small + FIELD).to_bytes(32) if peer == uncompressed(point) else derive(peer)

    with pytest.raises(Damaged, match="vault-inconsistent"):
        times_through(beyond, times_base(77), point)


def test_the_ecdh_of_another_key_fails_closed():
    with pytest.raises(Damaged, match="vault-inconsistent"):
        times_through(ecdh(78), times_base(77), times_base(1234))


def test_a_point_is_not_shown():
    assert repr(times_base(5)) == "Point()"
