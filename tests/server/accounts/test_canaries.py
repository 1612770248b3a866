"""Do password, code, token and address appear anywhere but where they belong?"""

import json
import logging
import re
import traceback

import httpx
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from server.db.tables import TABLES
from tests.support.people import PASSWORD, wrong
from tests.support.server_process import ServerProcess, until

EMAIL = "kanari.7731@example.com"
NEW = "kanari-password-7731"


def test_a_life_of_an_account_leaves_nothing_in_logs_and_other_answers(people, caplog):
    with caplog.at_level(logging.INFO):
        answers = [people.register(EMAIL)]
        first = people.code()
        answers += [people.verify(EMAIL, wrong(first)), people.verify(EMAIL, first), people.register(EMAIL, NEW)]
        login = people.login(EMAIL, device="d1", name="phone")
        token, account = login.json()["token"], login.json()["account"]
        answers += [people.login(EMAIL, NEW), people.again(token), people.again(token, NEW), people.forget(EMAIL)]
        people.letters()
        people.forget(EMAIL)
        second = people.code()
        answers += [people.ask("GET", "/v1/sessions", token=token), people.reset(EMAIL, second, NEW)]
        answers += [people.ask("GET", "/v1/account", token=token), people.login(EMAIL)]
        token = people.login(EMAIL, NEW).json()["token"]
        with people.engine.begin() as connection:
            connection.execute(text("ALTER TABLE login_tries RENAME TO away"))
        try:
            broken = people.login(EMAIL, NEW).text
        except DBAPIError as error:  # in a process: 500, and this in its log
            broken = "".join(traceback.format_exception(error))
        with people.engine.begin() as connection:
            connection.execute(text("ALTER TABLE away RENAME TO login_tries"))
        answers += [people.ask("DELETE", "/v1/account", {"password": NEW}, token=token)]
    assert answers[-1].status_code == 204
    seen = caplog.text + "".join(answer.text + json.dumps(dict(answer.headers)) for answer in answers)
    seen += broken + repr(caplog.records)
    for canary in (EMAIL, "kanari", PASSWORD, NEW, first, second, f"{first[:4]} {first[4:]}", token, account):
        assert canary not in seen, canary


def test_the_tables_hold_the_address_and_hashes_and_no_word_of_the_rest(people):
    minsu = people.member(EMAIL, device="d1", name="phone")
    people.forget(EMAIL)
    code = people.code()
    with people.engine.connect() as connection:
        rows = {name: repr(connection.execute(select(table)).all()) for name, table in TABLES.tables.items()}
    assert [name for name, row in rows.items() if EMAIL in row] == ["accounts"]
    for canary in (PASSWORD, code, minsu.token):
        assert canary not in repr(rows)
    files = b"".join(
        file.read_bytes() for file in people.settings.data.rglob("*") if file.is_file() and "outbox" not in file.parts
    )
    for canary in (PASSWORD, code, minsu.token):
        assert canary.encode() not in files


def test_a_served_process_logs_nothing_of_what_it_was_told(tmp_path):
    server = ServerProcess(tmp_path / "server")
    body = {"email": EMAIL, "password": NEW}
    try:
        assert httpx.post(server.url + "/v1/accounts", json=body).status_code == 202
        (letter,) = until(lambda: list((server.data / "outbox").glob("*.eml")))
        assert oct(letter.stat().st_mode)[-3:] == "600"
        assert httpx.post(server.url + "/v1/sessions", json=body).json()["code"] == "email-unverified"
        assert httpx.post(server.url + "/v1/accounts/verify", json={"email": EMAIL, "code": "1"}).status_code == 422
        assert httpx.post(server.url + "/v1/accounts", content=b"kanari" * 10_000).status_code == 413
        assert httpx.post(server.url + "/v1/accounts", json={"kanari": "kanari"}).status_code == 422
        assert httpx.get(server.url + "/v1/account", headers={"Authorization": "Bearer kanari"}).status_code == 401
    finally:
        assert server.stop() == 0
    assert not re.search("kanari", server.log.read_text())
