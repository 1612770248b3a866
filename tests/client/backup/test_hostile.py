"""Whatever a server answers at whatever step: one clear error or the backup itself, and nothing of the memory changed."""

from dataclasses import fields, is_dataclass, replace

import pytest

from client.errors import GieokError
from client.kit.words import Words
from shared.crypto.p256 import GENERATOR, MINUS_GENERATOR, write_point
from shared.wire.backups import CHUNK_BYTES
from tests.client.backup.conftest import PIN
from tests.support.far_end import b64

TEXTS = (
    "", "x" * 1000, "../../etc/passwd", "a/b?c#d", "AA==", "=", "é", "💣", b64(write_point(GENERATOR)),
    b64(write_point(MINUS_GENERATOR)), b64(b"\x02" + b"\xff" * 32), b64(bytes(33)), b64(bytes(32)), "ACTIVE",
)  # fmt: skip
NUMBERS = (-1, 0, 1, CHUNK_BYTES, 2**53)
BYTES = (b"", b"\x00", b"\x01" + bytes(7), b"\x02" * 100, bytes(CHUNK_BYTES), b"\x1f\x8b" + bytes(100))
MAKING = ("create", "enrol", "chunks", "list")
OPENING = ("list", "attempt", "unlock", "get_chunk")


def variants(reply):
    """The reply with each of its values, and those of the lists in it, as somebody else would have them."""
    if isinstance(reply, bytes):
        yield from BYTES
        return
    for field in fields(reply):
        if field.name.endswith(("_at", "_until", "state", "token")):
            continue  # checked where answers are read
        value = getattr(reply, field.name)
        if isinstance(value, list):
            yield replace(reply, **{field.name: []})
            yield replace(reply, **{field.name: value * 2})
            for inner in variants(value[0]) if value and is_dataclass(value[0]) else ():
                yield replace(reply, **{field.name: [inner, *value[1:]]})
        elif isinstance(value, int) and not isinstance(value, bool):
            yield from (replace(reply, **{field.name: number}) for number in NUMBERS)
        elif isinstance(value, str):
            yield from (replace(reply, **{field.name: text}) for text in TEXTS)


def every_change(far, name, run):
    """`run` under each variant of what `name` answers; the codes of the errors that came."""
    seen = []
    far.replies[name] = lambda reply: seen.append(reply) or reply
    run()
    for changed in list(variants(seen[0])):
        far.replies[name] = lambda reply, changed=changed: changed
        yield changed, run()
    del far.replies[name]


def error_of(work):
    """The code of what was raised, if anything; it can be said, and holds no digits."""
    code = None
    try:
        work()
    except GieokError as error:
        code, said = error.code, Words("en").error(error) + repr(error)
    return code if code is None or (Words("en").has(code) and PIN not in said) else pytest.fail(said)


@pytest.mark.parametrize("name", MAKING)
def test_no_answer_while_a_backup_is_made_breaks_the_phone_and_the_next_one_can_be_made(phone, far, name):
    old = phone()
    old.knows("호칭은 지수")
    before = old.all_facts()
    for _changed, _code in every_change(far, name, lambda: error_of(old.backs_up)):
        assert old.all_facts() == before
    old.backs_up()


@pytest.mark.parametrize("name", OPENING)
def test_no_answer_while_a_backup_is_opened_breaks_the_phone_or_brings_anything_in(phone, far, name):
    old, new = phone("old"), phone("new")
    old.knows("호칭은 지수")
    old.backs_up()
    (kept,) = far.kept.values()
    for changed, code in every_change(far, name, lambda: error_of(new.opens)):
        assert new.all_facts() == []
        assert code is not None or not is_dataclass(changed) or name in {"list", "unlock", "attempt"}
        kept.used, kept.attempts = 0, {}
    assert error_of(new.opens) is None


def test_the_tag_goes_to_nobody_whose_answer_differs_in_anything_that_counts(phone, far):
    old, new = phone("old"), phone("new")
    old.knows("호칭은 지수")
    old.backs_up()
    (kept,) = far.kept.values()
    for _ in every_change(far, "attempt", lambda: error_of(new.opens)):
        kept.used, kept.attempts = 0, {}
    honest = {call[2].attempt for call in far.of("attempt")}
    told = {call[2].attempt for call in far.of("unlock")}
    assert len(told) <= 1 + len(NUMBERS)  # the first answer, and those where only the number of tries was another
    assert told <= honest
