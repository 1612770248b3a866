"""Does the owner hear by mail what happened to a backup, once, whatever comes in between?"""

import re
from dataclasses import replace

import pytest
from sqlalchemy import update

from server.backups.letters import Letters
from server.backups.rules import Kept, failed_too_often
from server.db.tables import accounts
from server.errors import Unavailable
from server.mail.letter import catalogue
from tests.support.phones import PIN, WRONG

TO = "minsu@example.com"
WRONG_DIGITS, DESTROYED, RESTORED = (
    "Wrong digits for your backup",
    "Your backup was deleted",
    "Your backup was moved to a new device",
)


def test_three_wrong_tries_are_told_once_also_when_nobody_tries_again(server, phone):
    backup = phone.back_up()
    for _ in range(2):
        phone.guess(backup, WRONG)
    server.sweep()
    phone.guess(backup, WRONG)
    server.sweep()
    assert server.letters() == []  # the third may still be proven right
    server.clock.later(seconds=30)
    server.sweep()
    assert server.letters() == [(TO, WRONG_DIGITS)]
    for _ in range(3):
        server.clock.later(hours=1)
        phone.guess(backup, WRONG)
        server.sweep()
    assert server.letters() == [(TO, WRONG_DIGITS)]


def test_a_backup_whose_key_is_just_being_made_tells_of_no_wrong_digits():
    row = Kept("b", "a", "d", "phone", "", "", 10, 14, "2026-11-30T00:00:00.000Z")  # no try is left, none was there
    assert not failed_too_often(row, row.left)
    assert failed_too_often(replace(row, state="ACTIVE"), 7)


def test_the_third_one_right_is_not_told(server, phone):
    backup = phone.back_up()
    for _ in range(2):
        phone.guess(backup, WRONG)
    phone.open(backup)
    server.clock.later(hours=1)
    server.sweep()
    assert server.letters() == []


def test_a_guesser_who_goes_on_at_once_is_told(server, phone):
    backup = phone.back_up()
    for _ in range(4):
        phone.guess(backup, WRONG)
    server.sweep()
    assert server.letters() == [(TO, WRONG_DIGITS)]


def test_a_destroyed_backup_and_a_restored_one_are_told(make_server, phone_of):
    server = make_server(waits=False)
    phone, second = phone_of(server), phone_of(server, device="phone-2")
    guessed, taken = phone.back_up(), second.back_up()
    for _ in range(11):
        phone.guess(guessed, WRONG)
    secrets, _ = second.open(taken)
    second.confirm(taken, secrets.tag)
    for _ in range(2):
        server.sweep()
    assert sorted(server.letters()) == sorted([(TO, WRONG_DIGITS), (TO, DESTROYED), (TO, RESTORED)])


@pytest.mark.parametrize("how", ["deleted", "replaced", "expired"])
def test_what_the_owner_did_or_was_told_before_is_no_letter(server, phone, how):
    backup = phone.back_up()
    if how == "deleted":
        phone.delete(backup)
    elif how == "replaced":
        phone.back_up()
    else:
        server.clock.later(days=14)
    server.sweep()
    assert server.letters() == []


@pytest.mark.parametrize(
    ("language", "subject"), [("ko", "백업이 삭제되었습니다"), ("ja", "バックアップを削除しました")]
)
def test_it_is_written_in_the_accounts_language(make_server, phone_of, language, subject):
    server = make_server(waits=False)
    phone = phone_of(server)
    with server.engine.begin() as connection:
        connection.execute(update(accounts).values(language=language))
    backup = phone.back_up(tries=1)
    for _ in range(2):
        phone.guess(backup, WRONG)
    server.sweep()
    assert (TO, subject) in server.letters()


class Away:
    def send(self, to, subject, text):
        raise Unavailable("mail-not-sent")


def test_a_mail_server_that_is_away_gets_the_letter_later(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    secrets, _ = phone.open(backup)
    phone.confirm(backup, secrets.tag)
    sweeper = server.app.state.broom.room.sweeper
    Letters(sweeper.notices, Away(), server.clock).send_due()
    assert server.letters() == []
    server.sweep()
    assert server.letters() == [(TO, RESTORED)]


def test_a_letter_whose_sender_died_is_sent_after_a_while(make_server, phone_of):
    server = make_server(waits=False)
    phone = phone_of(server)
    backup = phone.back_up()
    secrets, _ = phone.open(backup)
    phone.confirm(backup, secrets.tag)
    notices = server.app.state.broom.room.sweeper.notices
    letter = notices.due(server.clock())[0]
    assert notices.claim(letter, server.clock())
    assert not notices.claim(letter, server.clock())
    server.sweep()
    assert server.letters() == []
    server.clock.later(minutes=11)
    server.sweep()
    assert server.letters() == [(TO, RESTORED)]


def test_an_account_that_goes_gets_no_more_letters(server, phone):
    backup = phone.back_up()
    secrets, _ = phone.open(backup)
    phone.confirm(backup, secrets.tag)
    with server.engine.begin() as connection:
        connection.execute(update(accounts).values(email=None, deleting_at="x"))
    server.sweep()
    assert server.letters() == []


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
@pytest.mark.parametrize("name", ["digits-wrong", "backup-destroyed", "backup-restored"])
def test_each_letter_is_there_in_each_language_and_tells_no_name(language, name):
    text = catalogue(language)[name].text
    assert set(re.findall(r"\$([a-z]+)", text)) == ({"left"} if name == "digits-wrong" else set())
    assert PIN not in text
