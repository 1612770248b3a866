"""A server with customers, in this process: its routes asked over ASGI, its letters read from its outbox, its clock moved.

with People(tmp_path) as people:
    minsu = people.member("minsu@example.com")
    people.ask("GET", "/v1/account", token=minsu.token)
"""

import email
import email.policy
import re
import threading
from dataclasses import dataclass

from fastapi.testclient import TestClient
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from server.compose import make_app
from server.db.engine import make_engine
from server.operate import migrate
from server.settings import Settings
from tests.support.fakes import Clock

PASSWORD = "정말로 긴 비밀번호 7"
HOST = "192.0.2.7"


@dataclass
class Letter:
    """One from the outbox."""

    to: str
    subject: str
    text: str

    @property
    def code(self):
        found = re.search(r"^ +(\d{4}) (\d{4})$", self.text, re.MULTILINE)
        return found[1] + found[2] if found else None


@dataclass
class Member:
    """A customer with a confirmed address and a session."""

    email: str
    account: str
    token: str


class People:
    """The server; `host` is where a request seems to come from."""

    def __init__(self, folder, database=None, **settings):
        self.settings = Settings(data=folder / "server", database=database, **settings)
        self.clock = Clock()
        self.host = HOST
        if database:
            migrate(self.settings)
        self.app = make_app(self.settings, self.clock)
        self.engine = make_engine(database, self.settings.data)
        self._client = TestClient(ProxyHeadersMiddleware(self.app, "*"))

    def __enter__(self):
        self._client.__enter__()
        return self

    def __exit__(self, *_):
        self._client.__exit__(None, None, None)
        self.engine.dispose()

    def ask(self, method, path, body=None, *, token=None, host=None, **more):
        headers = {"X-Forwarded-For": host or self.host} | ({"Authorization": f"Bearer {token}"} if token else {})
        if body is not None:
            more["json"] = body
        return self._client.request(method, path, headers=headers | more.pop("headers", {}), **more)

    def at_once(self, asks):
        """Every call of `asks` in a thread of its own; their answers."""
        answers, ready = [], threading.Barrier(len(asks))

        def one(ask):
            ready.wait()
            answers.append(ask())

        threads = [threading.Thread(target=one, args=(ask,)) for ask in asks]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(answers) == len(asks)
        return answers

    def letters(self):
        """What was sent since the last look, taken out of the outbox."""
        found = []
        for file in sorted((self.settings.data / "outbox").glob("*.eml")):
            read = email.message_from_bytes(file.read_bytes(), policy=email.policy.default)
            found.append(Letter(read["To"], read["Subject"], read.get_content().replace("\r\n", "\n")))
            file.unlink()
        return found

    def register(self, address, password=PASSWORD, language="ko", **more):
        sent = {"email": address, "password": password, "language": language}
        return self.ask("POST", "/v1/accounts", sent, **more)

    def verify(self, address, code, **more):
        return self.ask("POST", "/v1/accounts/verify", {"email": address, "code": code}, **more)

    def login(self, address, password=PASSWORD, device="", name="", **more):
        sent = {"email": address, "password": password, "device": device, "device_name": name}
        return self.ask("POST", "/v1/sessions", sent, **more)

    def forget(self, address, **more):
        return self.ask("POST", "/v1/accounts/reset", {"email": address}, **more)

    def reset(self, address, code, password, **more):
        sent = {"email": address, "code": code, "password": password}
        return self.ask("POST", "/v1/accounts/reset/confirm", sent, **more)

    def code(self):
        """The code of the one letter that was sent."""
        (letter,) = self.letters()
        assert letter.code
        return letter.code

    def member(self, address="minsu@example.com", password=PASSWORD, **device):
        assert self.register(address, password).status_code == 202
        assert self.verify(address, self.code()).status_code == 204
        answer = self.login(address, password, **device)
        assert answer.status_code == 201, answer.text
        return Member(answer.json()["email"], answer.json()["account"], answer.json()["token"])

    def again(self, token, password=PASSWORD):
        return self.ask("POST", "/v1/sessions/current/password", {"password": password}, token=token)

    def alive(self, token):
        return self.ask("GET", "/v1/account", token=token).status_code == 200


def wrong(code):
    """Another code."""
    return f"{(int(code) + 1) % 10**8:08}"


def told(answer):
    """Status and code of a problem document."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert answer.json()["status"] == answer.status_code
    return answer.status_code, answer.json()["code"]
