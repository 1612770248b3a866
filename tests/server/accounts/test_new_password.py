"""Does a forgotten password cost nothing but every session, and is its owner told?"""

from server.accounts.codes import LASTS, TRIES
from tests.support.people import PASSWORD, told, wrong

MINSU = "minsu@example.com"
NEW = "a new password"


def test_a_new_password_ends_every_session_and_opens_the_account_at_once(people):
    phone = people.member(device="phone")
    desk = people.login(MINSU, device="desk").json()["token"]
    assert people.forget(MINSU).status_code == 202
    assert people.reset(MINSU, people.code(), NEW).status_code == 204
    assert not people.alive(phone.token)
    assert not people.alive(desk)
    assert told(people.login(MINSU)) == (403, "login-wrong")
    answer = people.login(MINSU, NEW)
    assert answer.status_code == 201
    assert answer.json()["account"] == phone.account


def test_the_owner_is_told_of_a_new_password(people):
    people.member()
    people.forget(MINSU)
    people.reset(MINSU, people.code(), NEW)
    (letter,) = people.letters()
    assert (letter.to, letter.subject) == (MINSU, "비밀번호가 바뀌었습니다")
    assert NEW not in letter.text


def test_a_new_password_ends_the_wait_after_wrong_ones(people):
    people.member()
    for _ in range(6):
        people.login(MINSU, "wrong password")
    assert told(people.login(MINSU)) == (429, "login-wait")
    people.forget(MINSU)
    people.reset(MINSU, people.code(), NEW)
    assert people.login(MINSU, NEW).status_code == 201


def test_a_code_for_a_new_password_is_worth_something_once(people):
    people.member()
    people.forget(MINSU)
    code = people.code()
    assert people.reset(MINSU, code, NEW).status_code == 204
    assert told(people.reset(MINSU, code, "yet another one")) == (422, "code-wrong")
    assert people.login(MINSU, NEW).status_code == 201


def test_one_code_used_at_once_sets_one_password(people):
    people.member()
    people.forget(MINSU)
    code = people.code()
    answers = people.at_once([lambda n=n: people.reset(MINSU, code, f"password {n}!") for n in range(4)])
    assert sorted(answer.status_code for answer in answers) == [204, 422, 422, 422]
    opened = [people.login(MINSU, f"password {n}!").status_code for n in range(4)]
    assert opened.count(201) == 1


def test_tries_and_time_end_a_code_for_a_new_password(people):
    people.member()
    people.forget(MINSU)
    code = people.code()
    for _ in range(TRIES):
        assert told(people.reset(MINSU, wrong(code), NEW)) == (422, "code-wrong")
    assert told(people.reset(MINSU, code, NEW)) == (422, "code-wrong")
    people.forget(MINSU)
    code = people.code()
    people.clock.now += LASTS
    assert told(people.reset(MINSU, code, NEW)) == (422, "code-wrong")
    assert people.login(MINSU).status_code == 201


def test_a_password_that_is_too_short_costs_no_try(people):
    people.member()
    people.forget(MINSU)
    code = people.code()
    for _ in range(TRIES + 1):
        assert told(people.reset(MINSU, code, "short")) == (422, "password-too-short")
    assert people.reset(MINSU, code, NEW).status_code == 204


def test_a_code_of_one_kind_is_nothing_for_the_other(people):
    people.register(MINSU)
    confirming = people.code()
    assert told(people.reset(MINSU, confirming, NEW)) == (422, "code-wrong")
    people.forget(MINSU)
    assert told(people.verify(MINSU, people.code())) == (422, "code-wrong")


def test_a_code_is_nothing_for_another_account(people):
    people.member()
    people.member("jisu@example.com")
    people.forget(MINSU)
    code = people.code()
    people.forget("jisu@example.com")
    assert told(people.reset("jisu@example.com", code, NEW)) == (422, "code-wrong")


def test_who_reads_the_mail_has_the_address(people):
    """A new password by mail confirms an address too, and the first code is worth nothing more."""
    people.register(MINSU, "a stranger's password")
    first = people.code()
    people.forget(MINSU)
    assert people.reset(MINSU, people.code(), NEW).status_code == 204
    assert people.login(MINSU, NEW).status_code == 201
    assert told(people.verify(MINSU, first)) == (422, "code-wrong")


def test_asking_for_a_code_changes_nothing(people):
    minsu = people.member()
    people.forget(MINSU)
    assert people.alive(minsu.token)
    assert people.login(MINSU, PASSWORD).status_code == 201
