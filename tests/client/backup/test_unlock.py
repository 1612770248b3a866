"""Digits become keys only with the vault's help, and nothing that proves them leaves before the vault has shown its key."""

import pytest

from client.errors import Refused, Unavailable
from shared.crypto import oprf
from shared.crypto.key_schedule import KdfParameters
from shared.randomness import random_bytes
from tests.client.backup.conftest import PIN
from tests.support.far_end import b64, unb64


@pytest.fixture
def pair(phone):
    old, new = phone("old"), phone("new")
    old.knows("부산에 산다")
    old.backs_up()
    return old, new


def flipped(text, bit):
    data = bytearray(unb64(text))
    data[bit // 8] ^= 1 << (bit % 8)
    return b64(bytes(data))


def test_a_server_without_the_key_never_gets_the_tag(pair, far):
    """Another key; the element sent back; a constant; with the true commitment and with others."""
    _, new = pair
    kept = next(iter(far.kept.values()))
    evaluations = [
        lambda element: b64(oprf.evaluate(5, unb64(element))),
        lambda element: element,
        lambda element: b64(oprf.blind(b"x", 3)),
    ]
    commitments = [kept.done.commitment, b64(bytes(32)), "", b64(random_bytes(32))]
    for evaluate in evaluations:
        for commitment in commitments:
            far.replies["attempt"] = lambda reply, e=evaluate, c=commitment: type(reply)(
                e(far.of("attempt")[-1][2].element), c, reply.left
            )
            kept.used = 0
            with pytest.raises(Refused, match="backup-digits-wrong"):
                new.opens()
    assert far.of("unlock") == []
    tags = [call for call in far.calls if call[0] in {"unlock", "confirm"}]
    assert tags == []


def test_every_single_bit_of_the_evaluation_and_of_the_commitment_matters(pair, far):
    _, new = pair
    kept = next(iter(far.kept.values()))
    for name, bits in (("element", range(0, 264, 11)), ("commitment", range(0, 256, 11))):
        for bit in bits:
            far.replies["attempt"] = lambda reply, n=name, b=bit: type(reply)(
                **{
                    "element": reply.element, "commitment": reply.commitment, "left": reply.left,
                    n: flipped(getattr(reply, n), b),
                }
            )  # fmt: skip
            kept.used = 0
            with pytest.raises((Refused, Unavailable)) as caught:
                new.opens()
            assert caught.value.code in {"backup-digits-wrong", "backup-server-wrong"}
    assert far.of("unlock") == []


@pytest.mark.parametrize("element", ["", "AAAA", "not base64", b64(b"\x02" + b"\xff" * 32), b64(bytes(33))])
def test_an_evaluation_that_is_no_point_is_the_servers_fault_not_the_digits(pair, far, element):
    _, new = pair
    far.replies["attempt"] = lambda reply: type(reply)(element, reply.commitment, reply.left)
    with pytest.raises(Unavailable, match="backup-server-wrong"):
        new.opens()
    assert far.of("unlock") == []


@pytest.mark.parametrize("key", ["", "AAAA", b64(bytes(33)), "…"])
def test_a_public_key_that_is_none_is_found_before_a_try_is_spent(pair, far, key):
    from dataclasses import replace

    _, new = pair
    far.replies["list"] = lambda reply: type(reply)([replace(line, public_key=key) for line in reply.backups])
    with pytest.raises(Unavailable, match="backup-server-wrong"):
        new.opens()
    assert far.of("attempt") == []


def test_another_public_key_gives_other_keys_so_the_digits_do_not_fit(pair, far):
    from dataclasses import replace

    _, new = pair
    other = b64(oprf.derive_key_pair(bytes(32), b"")[1])
    far.replies["list"] = lambda reply: type(reply)([replace(line, public_key=other) for line in reply.backups])
    with pytest.raises(Refused, match="backup-digits-wrong"):
        new.opens()
    assert far.of("unlock") == []


@pytest.mark.parametrize(
    "change",
    [
        lambda chunks: [],
        lambda chunks: [*chunks, *chunks],
        lambda chunks: [type(chunks[0])(5, chunks[0].sha256, chunks[0].size)],
        lambda chunks: [type(chunks[0])(0, chunks[0].sha256, 0)],
        lambda chunks: [type(chunks[0])(0, chunks[0].sha256, 2**40)],
        lambda chunks: [type(chunks[0])(n, "0" * 64, 1) for n in range(2_000)],
    ],
)
def test_a_list_of_pieces_that_no_backup_has_is_not_fetched(pair, far, change):
    _, new = pair
    far.replies["unlock"] = lambda reply: type(reply)(reply.token, reply.expires_at, reply.left, change(reply.chunks))
    with pytest.raises(Unavailable, match="backup-server-wrong"):
        new.opens()
    assert far.of("get_chunk") == []


def test_what_the_server_sees_of_the_digits_is_another_point_each_time(pair, far):
    _, new = pair
    for _ in range(3):
        new.door.discard(new.opens())
    sent = [call[2].element for call in far.of("attempt")]
    assert len(set(sent)) == 3
    assert all(PIN not in repr(call) for call in far.calls)


@pytest.mark.parametrize("kdf", [(8 * 1024, 3, 1), (19 * 1024, 1, 1), (512 * 1024, 3, 1), (64 * 1024, 99, 1)])
def test_a_stretching_that_is_too_weak_or_more_than_a_phone_has_is_refused(kdf):
    with pytest.raises(Refused, match="kdf-out-of-bounds"):
        KdfParameters(*kdf)
