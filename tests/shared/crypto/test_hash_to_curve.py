"""Does hashing to the curve give what RFC 9380 publishes, step by step?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared.crypto.hash_to_curve import expand_message, hash_to_curve, hash_to_field, hash_to_scalar, map_to_curve
from shared.crypto.p256 import FIELD, ORDER, A, B, Point
from tests.support.vectors import vectors

EXPAND = vectors("expand-xmd-sha256")
SUITE = vectors("p256-sswu-ro")
SUITE_DOMAIN = SUITE["dst"].encode()


def point(published):
    return Point(int(published["x"], 16), int(published["y"], 16))


def test_the_published_vectors_are_all_there():
    assert (len(EXPAND["tests"]), len(SUITE["vectors"])) == (10, 5)
    assert "RFC 9380" in EXPAND["source"]
    assert "RFC 9380" in SUITE["source"]


@pytest.mark.parametrize("vector", EXPAND["tests"], ids=lambda one: f"{one['msg'][:16]}-{one['len_in_bytes']}")
def test_expanding_gives_the_published_bytes(vector):
    found = expand_message(vector["msg"].encode(), EXPAND["DST"].encode(), int(vector["len_in_bytes"], 16))
    assert found.hex() == vector["uniform_bytes"]


@pytest.mark.parametrize("vector", SUITE["vectors"], ids=lambda one: one["msg"][:16])
def test_hashing_gives_the_published_field_elements_and_points(vector):
    message, (first, second) = vector["msg"].encode(), (int(u, 16) for u in vector["u"])
    assert hash_to_field(message, SUITE_DOMAIN) == (first, second)
    assert map_to_curve(first) == point(vector["Q0"])
    assert map_to_curve(second) == point(vector["Q1"])
    assert hash_to_curve(message, SUITE_DOMAIN) == point(vector["P"])


@given(st.integers(min_value=0, max_value=FIELD - 1))
def test_any_field_element_maps_onto_the_curve_with_its_own_sign(u):
    found = map_to_curve(u)
    assert (found.y**2 - (found.x**3 + A * found.x + B)) % FIELD == 0
    assert found.y & 1 == u & 1


def test_zero_where_the_map_would_divide_by_zero_maps_onto_the_curve():
    found = map_to_curve(0)
    assert (found.y**2 - (found.x**3 + A * found.x + B)) % FIELD == 0
    assert found.x == B * pow(-10 * A, -1, FIELD) % FIELD


def test_another_domain_gives_another_point_and_another_scalar():
    assert hash_to_curve(b"142857", b"one") != hash_to_curve(b"142857", b"other")
    assert hash_to_scalar(b"142857", b"one") != hash_to_scalar(b"142857", b"other")
    assert hash_to_scalar(b"142857", b"one") < ORDER


@pytest.mark.parametrize(("domain", "count"), [(b"d" * 256, 32), (b"d", 255 * 32 + 1)])
def test_more_than_the_standard_allows_is_not_cut_silently(domain, count):
    with pytest.raises(ValueError, match="longer than the standard allows"):
        expand_message(b"", domain, count)
