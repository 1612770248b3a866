"""Can anybody find out from an answer whether an address has an account?"""

import logging

import pytest

from server.errors import Unavailable
from tests.support.people import told

HERE, UNCONFIRMED, NOWHERE = "minsu@example.com", "jisu@example.com", "nobody@example.com"
ADDRESSES = [HERE, UNCONFIRMED, NOWHERE]


@pytest.fixture
def known(people):
    people.member(HERE)
    people.register(UNCONFIRMED)
    people.letters()
    return people


def whole(answer):
    return answer.status_code, dict(answer.headers), answer.content


@pytest.mark.parametrize(
    "ask",
    [
        lambda people, address: people.register(address, "some new password"),
        lambda people, address: people.forget(address),
        lambda people, address: people.verify(address, "12345678"),
        lambda people, address: people.verify(address, "1234"),
        lambda people, address: people.reset(address, "12345678", "some new password"),
        lambda people, address: people.login(address, "wrong password"),
        lambda people, address: people.login(address, "short"),
        lambda people, address: people.login(address, "x" * 300),
        lambda people, address: [people.login(address, "wrong password") for _ in range(8)][-1],
        lambda people, address: [people.forget(address) for _ in range(8)][-1],
        lambda people, address: [people.register(address) for _ in range(8)][-1],
        lambda people, address: [people.verify(address, "12345678") for _ in range(25)][-1],
    ],
)
def test_the_answer_is_the_same_to_the_last_byte(known, ask):
    answers = []
    for n, address in enumerate(ADDRESSES):
        known.host = f"198.51.100.{n}"  # what one client has left is the same for each
        answers.append(whole(ask(known, address)))
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize(
    ("ask", "hashes"),
    [
        (lambda people, address: people.register(address, "some new password"), 1),
        (lambda people, address: people.forget(address), 0),
        (lambda people, address: people.verify(address, "12345678"), 1),
        (lambda people, address: people.reset(address, "12345678", "some new password"), 1),
        (lambda people, address: people.login(address, "wrong password"), 1),
    ],
)
def test_before_the_answer_the_same_hashing_is_done(known, monkeypatch, ask, hashes):
    """Counted, not timed: what runs after the answer (a code's hash, a letter) is cut off at the first byte sent."""
    done, answered = [], []
    passwords = type(known.app.state.deps.passwords)
    real = passwords._in_turn

    async def counted(self, work):
        if not answered:
            done.append(1)
        return await real(self, work)

    monkeypatch.setattr(passwords, "_in_turn", counted)
    real_app = known._client.app.app

    async def watched(scope, receive, send):
        async def sending(message):
            answered.append(message["type"])
            await send(message)

        await real_app(scope, receive, sending)

    monkeypatch.setattr(known._client.app, "app", watched)
    for address in ADDRESSES:
        done.clear()
        answered.clear()
        ask(known, address)
        assert len(done) == hashes, address


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_mail_server_that_is_away_changes_no_answer_and_is_logged_without_the_address(
    known, monkeypatch, caplog, address
):
    def away(self, to, subject, text):
        raise Unavailable("mail-not-sent", reason="TimeoutError")

    monkeypatch.setattr("server.mail.outbox.Outbox.send", away)
    with caplog.at_level(logging.DEBUG):
        assert known.register(address, "some new password").status_code == 202
        assert known.forget(address).status_code == 202
    ours = [record.getMessage() for record in caplog.records if record.name == "gieok.server"]
    assert "a letter was not sent: mail-not-sent(reason=TimeoutError)" in ours
    assert address not in caplog.text


def test_a_stranger_gets_no_letter_but_the_code_to_confirm(known):
    known.forget(NOWHERE)
    assert known.letters() == []
    known.register(NOWHERE)
    (letter,) = known.letters()
    assert letter.code


def test_letters_to_one_address_are_few_whoever_asks(known):
    for n in range(5):
        assert known.register(NOWHERE, host=f"192.0.2.{n}").status_code == 202
    answer = known.forget(NOWHERE, host="192.0.2.99")
    assert told(answer) == (429, "too-often")
    assert answer.headers["retry-after"] == str(answer.json()["params"]["seconds"])
    assert len(known.letters()) == 5
    known.clock.move(hours=1, seconds=1)
    assert known.register(NOWHERE).status_code == 202


def test_one_client_asks_for_few_letters_whatever_the_addresses(known):
    answers = [known.forget(f"a{n}@example.com", host="198.51.100.1").status_code for n in range(21)]
    assert answers == [202] * 20 + [429]
    assert known.forget("b@example.com", host="198.51.100.2").status_code == 202
