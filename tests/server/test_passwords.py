"""Does hashing stay within its memory when many come at once, and does it do the same work for nobody?"""

import asyncio
import threading
import unicodedata

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from server import passwords
from server.errors import Refused, Unavailable
from server.passwords import AT_ONCE, Cost, Passwords, chosen, given

CHEAP = Cost(memory_kib=8, passes=1)


def test_the_parameters_are_owasps():
    found = extract_parameters(asyncio.run(Passwords(Cost()).hash("a password")))
    assert (found.type, found.memory_cost, found.time_cost, found.parallelism) == (Type.ID, 19456, 2, 1)


def test_two_hundred_at_once_are_hashed_two_at_a_time(monkeypatch):
    third, met, real = threading.Barrier(AT_ONCE + 1), [], PasswordHasher.verify

    def counted(self, kept, secret):
        try:
            third.wait(0.5)  # one more at the same time would be a third
            met.append(secret)
        except threading.BrokenBarrierError:
            pass
        return real(self, kept, secret)

    async def crowd():
        made = Passwords(CHEAP)
        kept = await made.hash("a password")
        monkeypatch.setattr(PasswordHasher, "verify", counted)
        return await asyncio.gather(*(made.matches(kept, f"a password{'x' * (n % 2)}") for n in range(200)))

    assert asyncio.run(crowd()) == [True, False] * 100
    assert met == []


def test_a_flood_is_told_to_come_back(monkeypatch):
    monkeypatch.setattr(passwords, "ASKED_AT_MOST", 5)

    async def flood():
        made = Passwords(CHEAP)
        return await asyncio.gather(*(made.hash("a password") for _ in range(40)), return_exceptions=True)

    answers = asyncio.run(flood())
    refused = [answer for answer in answers if isinstance(answer, Unavailable)]
    assert {error.code for error in refused} == {"server-busy"}
    assert len(refused) == 35


def test_without_a_hash_the_same_work_is_done_for_the_answer_no(monkeypatch):
    worked = []
    real = PasswordHasher.verify
    monkeypatch.setattr(PasswordHasher, "verify", lambda self, *it: worked.append(it) or real(self, *it))

    async def ask():
        made = Passwords(CHEAP)
        kept = await made.hash("a password")
        return [await made.matches(it, "a password") for it in (kept, None, "")], kept

    answers, kept = asyncio.run(ask())
    assert answers == [True, False, False]
    assert len(worked) == 3
    assert [extract_parameters(it[0]) for it in worked] == [extract_parameters(kept)] * 3


@pytest.mark.parametrize("kept", ["nonsense", "$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA", "x" * 255])
def test_a_hash_that_is_none_matches_nothing(kept):
    assert asyncio.run(Passwords(CHEAP).matches(kept, "a password")) is False


def test_eight_characters_are_counted_after_folding():
    assert chosen("12345678") == "12345678"
    with pytest.raises(Refused, match="password-too-short"):
        chosen(unicodedata.normalize("NFD", "한글비번일곱자"))  # seven syllables, of more than eight parts
    with pytest.raises(Refused, match="password-too-long"):
        given("\ufdfa" * 20)  # one sign that folds to eighteen
    assert given("short") == "short"
