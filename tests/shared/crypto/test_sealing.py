"""Does a sealed payload come back as it was, and is every other one damaged?"""

import tracemalloc
from itertools import islice

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shared.crypto.sealing import PAD_BYTES, PLAIN_BYTES, pad, seal, unpad, unseal
from shared.errors import Damaged
from shared.wire.backups import CHUNK_BYTES
from tests.support.fakes import some_bytes

KEY, AAD = bytes(range(32)), b"account and backup"
MIB = PLAIN_BYTES
AROUND = st.sampled_from([0, 1, MIB, 2 * MIB, 3 * MIB]).flatmap(lambda size: st.integers(max(0, size - 20), size + 20))


def sealed(plain=b"", key=KEY, aad=AAD):
    return list(seal(key, aad, [plain], some_bytes))


def opened(pieces, key=KEY, aad=AAD):
    return b"".join(unseal(key, aad, pieces))


def damaged(pieces, **changed):
    with pytest.raises(Damaged) as error:
        opened(pieces, **changed)
    return (str(error.value), error.value.params) == ("backup-damaged", {})


def long_text(size):
    """Each place differs from its neighbours, so that no two pieces are alike."""
    return b"".join(number.to_bytes(4) for number in range(size // 4 + 1))[:size]


THREE = sealed(long_text(2 * MIB + 100))


def flipped(data, bit):
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def test_the_format_stays_what_backups_were_made_with():
    plain = long_text(2 * MIB + 100)
    prefix, cipher = bytes([1, 2, 3, 4, 5, 6, 7]), ChaCha20Poly1305(KEY)
    bound = AAD + b"\x01" + prefix
    assert [
        b"\x01" + prefix + cipher.encrypt(prefix + b"\0\0\0\0\0", plain[:MIB], bound),
        cipher.encrypt(prefix + b"\0\0\0\1\0", plain[MIB : 2 * MIB], bound),
        cipher.encrypt(prefix + b"\0\0\0\2\1", plain[2 * MIB :], bound),
    ] == THREE


@settings(max_examples=40, deadline=None)
@given(size=AROUND, part=st.integers(1, 3 * MIB))
@example(size=0, part=1)
@example(size=MIB, part=MIB)
@example(size=2 * MIB, part=MIB + 1)
@example(size=MIB + 1, part=7)
def test_any_size_comes_back_in_pieces_that_the_server_takes(size, part):
    plain = long_text(size)
    part = max(part, size // 200)  # many small parts are one example
    pieces = list(seal(KEY, AAD, (plain[at : at + part] for at in range(0, size, part)), some_bytes))
    assert max(map(len, pieces)) <= CHUNK_BYTES
    assert len(pieces) == max(1, -(-size // MIB))
    assert opened(pieces) == plain


def test_every_bit_flip_of_a_small_payload_is_damage():
    (piece,) = sealed("기억 48 bytes of a customer's memory".encode())
    assert all(damaged([flipped(piece, bit)]) for bit in range(len(piece) * 8))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_bit_flip_in_any_piece_of_a_large_payload_is_damage(number):
    size = len(THREE[number]) * 8
    for bit in {0, 7, 8, 63, 64, size // 2, size - 129, size - 128, size - 1}:
        assert damaged([flipped(p, bit) if at == number else p for at, p in enumerate(THREE)])


one, two, last = THREE
REARRANGED = {
    "nothing": [],
    "cut by a piece": [one, two],
    "cut to the first": [one],
    "without the first": [two, last],
    "without the middle": [one, last],
    "only the last": [last],
    "reordered": [one, last, two],
    "the first two swapped": [two, one, last],
    "a piece twice": [one, two, two, last],
    "the first twice": [one, one, two, last],
    "the last twice": [one, two, last, last],
    "an empty piece at the end": [one, two, last, b""],
    "an empty piece at the start": [b"", one, two, last],
    "a piece cut short": [one, two[:-1], last],
    "a piece made longer": [one, two + b"\0", last],
    "two pieces joined": [one + two, last],
    "a piece parted": [one, two[:500], two[500:], last],
    "far too long": [one, bytes(CHUNK_BYTES + 1), last],
    "header only": [one[:8]],
    "half a header": [one[:7]],
    "a newer version": [b"\x02" + one[1:], two, last],
    "a piece of another payload": [one, list(seal(KEY, AAD, [bytes(3 * MIB)], bytes))[1], last],
}


@pytest.mark.parametrize("pieces", REARRANGED.values(), ids=REARRANGED)
def test_what_is_cut_reordered_doubled_or_mixed_is_damage(pieces):
    assert damaged(pieces)


def test_a_first_piece_that_was_the_last_does_not_open_as_the_first_of_more():
    assert damaged([*sealed(b"short"), *sealed(b"short")])


def test_another_key_or_another_backup_does_not_open_it():
    assert damaged(THREE, key=KEY[::-1])
    assert damaged(THREE, aad=b"another account")
    assert damaged(sealed(b"text", aad=b"a\x01"), aad=b"a")


def test_a_well_sealed_payload_of_another_version_is_not_taken_for_this_one():
    header = b"\x02" + bytes(7)
    assert damaged([header + ChaCha20Poly1305(KEY).encrypt(bytes(11) + b"\1", b"text", AAD + header)])


def test_the_same_payload_sealed_again_looks_different():
    nonces = iter([b"1234567", b"7654321"])
    first, second = (list(seal(KEY, AAD, [b"text"], lambda count: next(nonces))) for _ in range(2))
    assert first[0][8:] != second[0][8:]


def test_sealing_and_opening_hold_only_a_few_pieces_however_large_the_payload():
    def sixty_four_mib():
        for _ in range(1024):
            yield bytes(64 * 1024)

    tracemalloc.start()
    pieces = seal(KEY, AAD, pad(sixty_four_mib()), some_bytes)
    size = sum(map(len, unpad(unseal(KEY, AAD, pieces))))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert size == 64 * MIB
    assert peak < 10 * MIB


def test_opening_asks_for_no_more_than_the_next_piece():
    """A download goes on while what came is being opened."""
    taken = []
    pieces = (taken.append(number) or piece for number, piece in enumerate(THREE))
    assert list(islice(unseal(KEY, AAD, pieces), 1)) == [long_text(MIB)]
    assert taken == [0, 1]


STEPS = st.sampled_from([0, PAD_BYTES, 2 * PAD_BYTES]).flatmap(lambda size: st.integers(max(0, size - 3), size + 3))


@settings(deadline=None)
@given(size=STEPS, end=st.sampled_from([b"", b"\x80", b"\0", b"\x80\0\0", b"\0\x80"]), part=st.integers(1_000, 200_000))
def test_padding_hides_the_size_and_comes_off_again(size, end, part):
    plain = b"\x01" * size + end
    padded = b"".join(pad(plain[at : at + part] for at in range(0, len(plain), part)))
    assert len(padded) % PAD_BYTES == 0
    assert 0 < len(padded) - len(plain) <= PAD_BYTES
    assert b"".join(unpad(padded[at : at + part] for at in range(0, len(padded), part))) == plain


@pytest.mark.parametrize(
    "padded",
    [
        b"",
        b"\x80",
        bytes(PAD_BYTES),
        b"\x01" * PAD_BYTES,
        b"\x80" + bytes(PAD_BYTES),
        b"\x80" + bytes(2 * PAD_BYTES - 1),
    ],
    ids=["nothing", "no step", "no mark", "no zeros", "past a step", "mark in an earlier step"],
)
def test_padding_that_nobody_wrote_is_damage(padded):
    with pytest.raises(Damaged, match="backup-damaged"):
        list(unpad([padded]))
