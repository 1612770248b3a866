"""How do tests back up and restore over HTTP as a phone does? With the real blinding, and keys that cost nothing.

phone = Phone(server_url, token, device="phone-1")
backup = phone.back_up(b"...")         # created, enrolled, uploaded, active
phone.guess(backup, PIN).left
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, field

import httpx

from shared.crypto import oprf
from shared.ids import new_id
from shared.randomness import random_bytes

PIN, WRONG = "493817", "112358"


def b64(data):
    return base64.b64encode(data).decode()


def digest(data):
    return {"Content-Digest": f"sha-256=:{b64(hashlib.sha256(data).digest())}:"}


@dataclass
class Secrets:
    """What only the phone knows; a stand-in for the key schedule, which the server never sees."""

    y: bytes = field(repr=False)

    @property
    def commitment(self):
        return hashlib.sha256(b"commit" + self.y).digest()

    @property
    def tag(self):
        return hashlib.sha256(b"unlock" + self.y).digest()


class Blinded:
    """One PIN on its way."""

    def __init__(self, backup, pin):
        self.input, self.scalar = f"{backup}|{pin}".encode(), oprf.random_scalar(random_bytes)
        self.element = oprf.blind(self.input, self.scalar)

    def secrets(self, evaluated):
        return Secrets(oprf.finalize(self.input, self.scalar, base64.b64decode(evaluated)))


class Phone:
    """A device with a session."""

    def __init__(self, url, token, device="phone-1", name="Old phone"):
        self.device, self.name, self.token = device, name, token
        self.http = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=60)

    def create(self, key=None, **other):
        body = {"device": self.device, "device_name": self.name, "tries": 10, "days": 14} | other
        return self.http.post("/v1/backups", json=body, headers={"Idempotency-Key": key or f"key-{new_id()}"})

    def enrol(self, backup, pin=PIN):
        blinded = Blinded(backup, pin)
        answer = self.http.post(f"/v1/backups/{backup}/enrol", json={"element": b64(blinded.element)})
        assert answer.status_code == 200, answer.text
        return blinded.secrets(answer.json()["element"])

    def upload(self, backup, number, data):
        return self.http.put(f"/v1/backups/{backup}/chunks/{number}", content=data, headers=digest(data))

    def activate(self, backup, secrets, chunks):
        hashes = [hashlib.sha256(data).hexdigest() for data in chunks]
        body = {
            "commitment": b64(secrets.commitment),
            "tag_hash": b64(hashlib.sha256(secrets.tag).digest()),
            "chunks": hashes,
        }
        return self.http.post(f"/v1/backups/{backup}/activate", json=body)

    def back_up(self, *chunks, pin=PIN, **other):
        """The whole way; returns the id."""
        chunks = chunks or (b"ciphertext",)
        made = self.create(**other)
        assert made.status_code == 201, made.text
        backup = made.json()["backup"]
        secrets = self.enrol(backup, pin)
        for number, data in enumerate(chunks):
            assert self.upload(backup, number, data).status_code == 200
        answer = self.activate(backup, secrets, chunks)
        assert answer.status_code == 204, answer.text
        return backup

    def attempt(self, backup, blinded, attempt=None):
        body = {"attempt": attempt or new_id(), "element": b64(blinded.element)}
        return self.http.post(f"/v1/backups/{backup}/attempts", json=body)

    def guess(self, backup, pin, attempt=None):
        """One try; the answer and, where it was right, what it opens."""
        attempt, blinded = attempt or new_id(), Blinded(backup, pin)
        answer = self.attempt(backup, blinded, attempt)
        if answer.status_code != 200:
            return Guess(attempt, answer)
        secrets = blinded.secrets(answer.json()["element"])
        right = secrets.commitment == base64.b64decode(answer.json()["commitment"])
        return Guess(attempt, answer, secrets if right else None)

    def unlock(self, backup, attempt, tag):
        return self.http.post(f"/v1/backups/{backup}/unlock", json={"attempt": attempt, "tag": b64(tag)})

    def open(self, backup, pin=PIN):
        """A right guess and its unlock; the secrets and the token."""
        guess = self.guess(backup, pin)
        answer = self.unlock(backup, guess.attempt, guess.secrets.tag)
        assert answer.status_code == 200, answer.text
        return guess.secrets, answer.json()["token"]

    def download(self, backup, number, token):
        return self.http.get(f"/v1/backups/{backup}/chunks/{number}", headers={"Gieok-Download": token})

    def confirm(self, backup, tag, name="New phone"):
        return self.http.post(f"/v1/backups/{backup}/confirm", json={"tag": b64(tag), "device_name": name})

    def delete(self, backup):
        return self.http.delete(f"/v1/backups/{backup}")

    def list(self):
        answer = self.http.get("/v1/backups")
        assert answer.status_code == 200, answer.text
        return answer.json()["backups"]

    def line(self, backup):
        return next(line for line in self.list() if line["backup"] == backup)


@dataclass
class Guess:
    """What came of one try."""

    attempt: str
    answer: httpx.Response
    secrets: Secrets | None = None

    @property
    def status(self):
        return self.answer.status_code

    @property
    def left(self):
        return self.answer.json()["left"]

    @property
    def code(self):
        return self.answer.json().get("code")
