"""How does somebody get an account, and can one address ever have two, or a stranger's password?"""

import json

import pytest
from sqlalchemy import func, select

from server.accounts.codes import LASTS, TRIES, new_code, read_code
from server.db.tables import accounts, codes
from server.errors import Refused
from tests.support.people import PASSWORD, told, wrong

MINSU = "minsu@example.com"


def count(people, table=accounts):
    with people.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(table))


def test_the_code_from_the_mail_opens_the_account(people):
    assert people.register(MINSU).status_code == 202
    (letter,) = people.letters()
    assert (letter.to, letter.subject) == (MINSU, "이메일 주소 확인 번호")
    assert "30분" in letter.text
    assert people.verify(MINSU, letter.code).status_code == 204
    answer = people.login(MINSU)
    assert answer.status_code == 201
    assert answer.json().keys() == {"token", "account", "email", "expires_at"}
    assert people.ask("GET", "/v1/account", token=answer.json()["token"]).json() == {
        "account": answer.json()["account"],
        "email": MINSU,
    }


def test_an_unconfirmed_address_is_told_only_to_who_has_the_password(people):
    people.register(MINSU)
    assert told(people.login(MINSU, "another password")) == (403, "login-wrong")
    assert told(people.login(MINSU)) == (403, "email-unverified")
    assert people.verify(MINSU, people.code()).status_code == 204
    assert people.login(MINSU).status_code == 201


def test_a_code_is_worth_something_once(people):
    people.register(MINSU)
    code = people.code()
    assert people.verify(MINSU, code).status_code == 204
    assert told(people.verify(MINSU, code)) == (422, "code-wrong")


def test_after_five_wrong_codes_the_right_one_is_worth_nothing(people):
    people.register(MINSU)
    code = people.code()
    for _ in range(TRIES):
        assert told(people.verify(MINSU, wrong(code))) == (422, "code-wrong")
    assert told(people.verify(MINSU, code)) == (422, "code-wrong")
    assert told(people.login(MINSU)) == (403, "email-unverified")
    people.register(MINSU)
    assert people.verify(MINSU, people.code()).status_code == 204


def test_the_last_try_may_be_the_right_one(people):
    people.register(MINSU)
    code = people.code()
    for _ in range(TRIES - 1):
        people.verify(MINSU, wrong(code))
    assert people.verify(MINSU, code).status_code == 204


def test_codes_tried_at_once_are_no_more_than_five(people, monkeypatch):
    people.register(MINSU)
    code = people.code()
    compared = []
    real = type(people.app.state.deps.passwords)._verify
    monkeypatch.setattr(
        type(people.app.state.deps.passwords),
        "_verify",
        lambda self, kept, secret: compared.append(kept) or real(self, kept, secret),
    )
    answers = people.at_once([lambda: people.verify(MINSU, wrong(code)) for _ in range(16)])
    assert {told(answer) for answer in answers} == {(422, "code-wrong")}
    with people.engine.connect() as connection:
        kept, tries = connection.execute(select(codes.c.code_hash, codes.c.tries)).one()
    assert (compared.count(kept), tries) == (TRIES, 0)
    assert len(compared) == 16


def test_a_code_ends_after_half_an_hour(people):
    people.register(MINSU)
    code = people.code()
    people.clock.now += LASTS
    assert told(people.verify(MINSU, code)) == (422, "code-wrong")


def test_the_newest_letter_holds_the_code(people):
    people.register(MINSU)
    first = people.code()
    people.register(MINSU)
    second = people.code()
    assert told(people.verify(MINSU, first)) == (422, "code-wrong")
    assert people.verify(MINSU, second).status_code == 204


def test_a_code_confirms_the_password_that_it_was_asked_with(people):
    people.register(MINSU, "a stranger's password")
    strangers = people.code()
    people.register(MINSU)
    assert told(people.verify(MINSU, strangers)) == (422, "code-wrong")
    assert people.verify(MINSU, people.code()).status_code == 204
    assert told(people.login(MINSU, "a stranger's password")) == (403, "login-wrong")
    assert people.login(MINSU).status_code == 201


def test_a_confirmed_account_keeps_its_password_and_its_owner_is_told(people):
    minsu = people.member()
    assert people.register(MINSU, "a stranger's password", "ja").status_code == 202
    (letter,) = people.letters()
    assert (letter.to, letter.subject, letter.code) == (MINSU, "이미 계정이 있습니다", None)
    assert told(people.login(MINSU, "a stranger's password")) == (403, "login-wrong")
    assert people.alive(minsu.token)


def test_two_at_once_are_one_account(people):
    answers = people.at_once([lambda n=n: people.register(MINSU, host=f"192.0.2.{n}") for n in range(5)])
    assert [answer.status_code for answer in answers] == [202] * 5
    assert count(people) == count(people, codes) == 1
    opened = [people.verify(MINSU, letter.code).status_code for letter in people.letters()]
    assert opened.count(204) == 1


@pytest.mark.parametrize(
    ("again", "same"),
    [
        ("  Minsu@EXAMPLE.com ", True),
        ("ｍｉｎｓｕ＠ｅｘａｍｐｌｅ．ｃｏｍ", True),
        ("min.su@example.com", False),
        ("minsu+1@example.com", False),
    ],
)
def test_one_mailbox_is_one_account_however_it_is_typed(people, again, same):
    people.member()
    people.register(again)
    (letter,) = people.letters()
    assert (letter.code is None) == same
    assert (people.login(again).status_code == 201) == same


@pytest.mark.parametrize(("language", "subject"), [("en", "Your code to confirm"), ("ja", "メールアドレスの確認番号")])
def test_letters_come_in_the_language_of_the_account(people, language, subject):
    people.register(MINSU, language=language)
    assert people.letters()[0].subject.startswith(subject)


@pytest.mark.parametrize(
    ("password", "code"),
    [("1234567", "password-too-short"), ("한글 7자리!", "password-too-short"), ("x" * 257, "password-too-long")],
)
def test_a_password_has_8_to_256_characters(people, password, code):
    assert told(people.register(MINSU, password)) == (422, code)
    assert count(people) == 0


def test_every_keyboard_writes_the_same_password(people):
    decomposed, full_width = "비밀번호 pass 1", "비밀번호　ｐａｓｓ　１"
    people.member(password=decomposed)
    assert people.login(MINSU, "비밀번호 pass 1").status_code == 201
    assert people.login(MINSU, full_width).status_code == 201
    assert people.login(MINSU, "비밀번호 PASS 1").status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"email": "kanari-7731@example.com"},
        {"email": "kanari-7731", "password": "kanari-7731"},
        {"email": "kanari-7731@example.com", "password": 7731},
        {"email": ["kanari-7731"], "password": "kanari-7731"},
        {"email": "kanari-7731@example.com", "password": "kanari-7731", "language": "kanari-7731"},
        {"email": "kanari-7731@example.com\r\nBcc: x@example.com", "password": "kanari-7731"},
        {"email": "kanari-7731\ud800@example.com", "password": "kanari-7731"},
        {"email": "minsu@example.com", "password": "kanari-7731\ud800"},
        {"email": "minsu@example.com\x00", "password": "kanari-7731"},
        ["kanari-7731"],
        "kanari-7731",
    ],
)
def test_what_is_no_registration_is_one_problem_that_repeats_nothing(people, body):
    answer = people.ask("POST", "/v1/accounts", content=json.dumps(body), headers={"Content-Type": "application/json"})
    assert told(answer)[0] == 422
    assert "kanari" not in answer.text + repr(answer.headers)
    assert count(people) == 0


@pytest.mark.parametrize("content", [b"\xff\xfe", b'{"email": "\xff"}', b"[" * 10_000, b'{"email": ', b"", b"null"])
def test_what_is_no_json_is_one_problem(people, content):
    answer = people.ask("POST", "/v1/accounts", content=content, headers={"Content-Type": "application/json"})
    assert told(answer)[1] == "request-broken"
    assert answer.status_code in {400, 422}


def test_a_large_body_is_not_read(people):
    answer = people.register(MINSU, "x" * 20_000)
    assert told(answer) == (413, "request-too-large")
    pieces = (b"x" * 4096 for _ in range(6))  # without a length
    answer = people.ask("POST", "/v1/accounts", content=pieces, headers={"Content-Type": "application/json"})
    assert told(answer) == (413, "request-too-large")


def test_a_code_is_eight_digits_with_its_leading_zeros():
    assert new_code(bytes) == "00000000"
    assert new_code(lambda count: b"\xff" * count) == f"{(256**16 - 1) % 10**8:08}"


@pytest.mark.parametrize("typed", ["12345678", " 1234 5678 ", "1234-5678", "１２３４　５６７８", "١٢٣٤٥٦٧٨"])
def test_a_code_is_read_however_it_is_typed(typed):
    assert read_code(typed) == "12345678"


@pytest.mark.parametrize("typed", ["", "1234567", "123456789", "1234567a", "1234567½", "1" * 100_000])
def test_what_is_no_code_is_a_wrong_one(typed):
    with pytest.raises(Refused, match="code-wrong"):
        read_code(typed)


def test_password_and_code_are_kept_as_argon2id_hashes(people):
    people.register(MINSU)
    code = people.code()
    with people.engine.connect() as connection:
        rows = repr(connection.execute(select(accounts)).all() + connection.execute(select(codes)).all())
    assert rows.count("$argon2id$v=19$m=19456,t=2,p=1$") == 2
    assert PASSWORD not in rows
    assert code not in rows
