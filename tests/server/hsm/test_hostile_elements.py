"""What is no element, what comes sixty times at once, and what an error says."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.errors import Conflict, Gone, Refused, TooMany
from server.hsm.rules import WAITS
from shared.crypto import oprf
from shared.crypto.p256 import (
    FIELD,
    MINUS_GENERATOR,
    Point,
    curve_y,
    read_point,
    times_base,
    write_point,
)
from tests.server.hsm.trying import code_of
from tests.support.vaults import NO_WAITS, PIN

THREADS = 60


def broken_elements():
    good = write_point(times_base(7))
    outside = next(x for x in range(2, 100) if curve_y(x) is None)
    yield from (b"", b"\x00", good[:-1], good + b"\x00", b"\x00" + good[1:], b"\x04" + good[1:], bytes(33))
    yield from (b"\x02" + FIELD.to_bytes(32), b"\x03" + b"\xff" * 32, b"\x02" + outside.to_bytes(32))
    yield write_point(MINUS_GENERATOR)


@pytest.mark.parametrize("element", list(broken_elements()), ids=lambda element: element.hex()[:12] or "empty")
def test_what_is_no_element_is_refused_before_it_counts(bench, element):
    made, created = bench.backup(), bench.created()
    for _ in range(12):
        assert code_of(bench.vault.attempt, made.name, "attempt00001", element) == "element-invalid"
        assert code_of(bench.vault.enrol, created.name, element) == "element-invalid"
    assert made.standing.left == 10
    assert made.guess(attempt="attempt00001").left == 9
    created.enrol()


@pytest.mark.parametrize("scalar", [1, 2, -2, 3, -3])
def test_small_multiples_of_the_generator_are_elements_too(bench, scalar):
    point = times_base(abs(scalar))
    element = write_point(point if scalar > 0 else Point(point.x, FIELD - point.y))
    assert bench.vault.attempt(bench.backup().name, "attempt00001", element).left == 9


def test_every_flipped_bit_is_no_element_or_a_try_like_any_other(bench):
    """OpenSSL says which of the 264 is a point; none of them may break the vault after it was counted."""
    element, points, made = oprf.blind(b"481936", 12_345), 0, None
    for bit in range(8 * len(element)):
        flipped = bytearray(element)
        flipped[bit // 8] ^= 1 << bit % 8
        made = bench.backup() if bit % 10 == 0 else made
        before = made.standing.left
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes(flipped))
        except ValueError:
            assert code_of(bench.vault.attempt, made.name, f"bit{bit}", bytes(flipped)) == "element-invalid"
            assert made.standing.left == before
        else:
            points += 1
            read_point(bench.vault.attempt(made.name, f"bit{bit}", bytes(flipped)).element)
            assert made.standing.left == before - 1
    assert 80 < points < 180  # the sign, and about half of the rest


def evaluations_of(bench, monkeypatch):
    """Every element that the backend multiplies from now on."""
    evaluated, keys = [], bench.vault._keys
    whole = keys.evaluate
    monkeypatch.setattr(keys, "evaluate", lambda record, element: evaluated.append(element) or whole(record, element))
    return evaluated


@pytest.mark.parametrize(("waits", "allowed"), [(NO_WAITS, 10), (WAITS, 3)], ids=["waits off", "waits on"])
def test_sixty_guesses_at_once_are_evaluated_no_more_often_than_allowed(make_bench, monkeypatch, waits, allowed):
    bench = make_bench(waits=waits)
    made = bench.backup()
    evaluated = evaluations_of(bench, monkeypatch)
    elements = [oprf.blind(b"000000", 1 + number) for number in range(THREADS)]

    def guess(number):
        try:
            return bench.vault.attempt(made.name, f"attempt{number:05d}", elements[number]).left
        except (Gone, TooMany) as error:
            return error.code

    with ThreadPoolExecutor(THREADS) as threads:
        answers = list(threads.map(guess, range(THREADS)))
    lefts = sorted(answer for answer in answers if isinstance(answer, int))
    assert len(evaluated) == len(set(evaluated)) == allowed
    assert lefts == list(range(10 - allowed, 10))
    assert made.standing.state == ("EXHAUSTED" if allowed == 10 else "ACTIVE")


def test_the_same_try_sent_sixty_times_at_once_counts_once(bench):
    made, element = bench.backup(), oprf.blind(b"000000", 99)
    with ThreadPoolExecutor(THREADS) as threads:
        answers = set(threads.map(lambda _: bench.vault.attempt(made.name, "attempt00001", element), range(THREADS)))
    assert len(answers) == 1
    assert made.standing.left == 9


def test_sixty_right_tags_at_once_give_one_try_back(bench):
    made = bench.backup()
    made.guess()
    right = made.guess(PIN)
    with ThreadPoolExecutor(THREADS) as threads:
        assert set(threads.map(lambda _: made.unlock(right), range(THREADS))) == {9}


def test_what_an_error_says_holds_nothing_of_what_was_sent(bench):
    made = bench.backup()
    guess = made.guess()
    for call in (
        lambda: bench.vault.attempt(made.name, "canary-attempt", b"canary-element"),
        lambda: bench.vault.unlock(made.name, "canary-attempt", b"canary-tag"),
        lambda: bench.vault.unlock(made.name, guess.attempt, b"canary-tag"),
        lambda: bench.vault.standing("canary-backup"),
    ):
        with pytest.raises((Refused, Conflict)) as raised:
            call()
        assert "canary" not in f"{raised.value!r} {raised.value} {raised.value.params}"
