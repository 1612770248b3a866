"""A whole life of a customer over real HTTP against a server in a process of its own, and what it leaves there."""

import base64
import email
import email.policy
import re
from dataclasses import asdict
from datetime import UTC, datetime

import httpx
from sqlalchemy import create_engine, inspect, text

from shared.crypto import oprf
from shared.crypto.contributor import ask_tag, contributor_input
from shared.crypto.key_schedule import KdfParameters, backup_keys, context, oprf_input
from shared.crypto.sealing import pad, seal
from shared.formats.bundle import ConfigBundle
from shared.formats.config import ServiceConfig
from shared.randomness import random_bytes
from shared.wire.proposal import Contributor, Submission, TakenBack
from tests.support.contributors import TOPIC, WHEN, proposal, vocabulary
from tests.support.evidence import REASON, agreed
from tests.support.phones import Phone
from tests.support.server_process import until
from tests.support.signing import Staff

EMAIL, PASSWORD = "canary.minsu@example.com", "kanari Passwort 8461"
PIN, WRONG = "493817", "271604"
MEMORY = "민수의 강아지 이름은 카나리아"
ERASED, AGREED = "카나리아 반액 환불에 합의", "카나리아 전액 환불에 합의"
CHEAP = KdfParameters(19 * 1024, 2, 1)
OF_THE_SERVER = {"alembic_version", "staff", "publications", "staff_log", "signing_requests", "candidate_decisions"}
OF_THE_SERVER |= {"contributor_key"}
OF_CUSTOMERS = {
    "accounts", "codes", "sessions", "login_tries", "backups", "backup_chunks", "backup_notices", "attributes",
    "tag_quota", "proposals", "evidence", "evidence_texts", "evidence_reads",
}  # fmt: skip
FILES = (
    r"server\.db(-wal|-shm)?",  # the tables above
    r"vault\.db(-wal|-shm)?|vault\.generation|vault-keys/.*|.*\.lock",  # the vault's own
    r"backups/\d\d\.lock",
    r"evidence\.head",  # where the chain ends: a number and a hash
    r"blobs/[a-z2-9]{12}/\d{4}\.[0-9a-f]{64}",  # ciphertext
    r"proposals/contributor\.pem",
    r"online/(snapshot|timestamp)(\.next)?\.pem",
    r"outbox/\d{8}T\d{6}Z-[a-z2-9]{12}\.eml",  # letters, where no mail server is set up; a week
    r"tuf/.*",
)


class Life:
    """What was said and heard, and every secret of it."""

    def __init__(self, server):
        self.server, self.heard, self.secrets = server, [], {}
        self.http = httpx.Client(base_url=server.url, timeout=60, event_hooks={"response": [self._hear]})

    def _hear(self, answer):
        answer.read()
        self.heard.append((str(answer.request.url), answer.text + str(dict(answer.headers))))

    def code(self):
        (letter,) = until(lambda: list((self.server.data / "outbox").glob("*.eml")))
        read = email.message_from_bytes(letter.read_bytes(), policy=email.policy.default).get_content()
        return "".join(re.search(r"^ +(\d{4}) (\d{4})", read, re.MULTILINE).groups())

    def registered(self):
        sent = {"email": EMAIL, "password": PASSWORD, "language": "ko"}
        assert self.http.post("/v1/accounts", json=sent).status_code == 202
        code = self.code()
        assert self.http.post("/v1/accounts/verify", json={"email": EMAIL, "code": code}).status_code == 204

    def phone(self, device):
        sent = {"email": EMAIL, "password": PASSWORD, "device": device, "device_name": "Phone"}
        answer = self.http.post("/v1/sessions", json=sent).json()
        phone = Phone(self.server.url, answer["token"], device, "Phone")
        phone.http.event_hooks = {"response": [self._hear]}
        self.secrets[f"token-{device}"] = answer["token"]
        return answer["account"], phone

    def backed_up(self, account, phone):
        """With the real keys and the real seal."""
        made = phone.create().json()
        keys = self._keys(account, made, lambda element: phone.http.post(
            f"/v1/backups/{made['backup']}/enrol", json={"element": element}).json()["element"])  # fmt: skip
        sealed = list(seal(keys.data_key, b"aad", pad([MEMORY.encode()]), random_bytes))
        for number, piece in enumerate(sealed):
            assert phone.upload(made["backup"], number, piece).status_code == 200
        assert phone.activate(made["backup"], keys, sealed).status_code == 204
        return made, keys

    def contributed(self, account, phone):
        """Two proposals, one of them taken back; the first needs the session, the rest must not have it."""
        staff, now = Staff(self.server.url, datetime.now(UTC)), datetime.now(UTC)
        staff.publish(self.server.staff(), config=ConfigBundle(ServiceConfig(proposals=vocabulary())))
        asking = ask_tag(account, TOPIC, random_bytes)
        sent = {"elements": [base64.b64encode(it).decode() for it in asking.elements]}
        reply = phone.http.post("/v1/proposals/tags", json=sent).json()
        evaluated = [base64.b64decode(it) for it in reply["elements"]]
        said, output = (
            contributor_input(account, TOPIC),
            asking.finish(evaluated, base64.b64decode(reply["public_key"])),
        )
        self.secrets |= {"contributor input": said, "contributor output": output}
        contributor = Contributor(base64.b64encode(said).decode(), base64.b64encode(output).decode())
        for conditions in ((), WHEN):
            told = proposal(conditions=conditions, month=now.strftime("%Y-%m"))
            assert self.http.post("/v1/proposals", json=asdict(Submission(contributor, told))).status_code == 204
        back = TakenBack(contributor, "decision", TOPIC, ())
        assert self.http.post("/v1/proposals/taken-back", json=asdict(back)).status_code == 204

    def _keys(self, account, made, evaluate):
        scalar, data = oprf.random_scalar(random_bytes), oprf_input(account, made["backup"], PIN)
        evaluated = evaluate(base64.b64encode(oprf.blind(data, scalar)).decode())
        y = oprf.finalize(data, scalar, base64.b64decode(evaluated))
        keys = backup_keys(y, context(account, made["backup"], base64.b64decode(made["public_key"]), CHEAP), CHEAP)
        self.secrets |= {"tag": keys.tag, "data key": keys.data_key, "y": y}
        return keys

    def agreed(self, phone):
        """Two agreements; a reviewer looks; one is erased by right. The id of the other."""
        for evidence, statement in (("canary000001", ERASED), ("canary000002", AGREED)):
            sent = {"body": agreed(statement)}
            assert phone.http.put(f"/v1/evidence/{evidence}", json=sent).status_code == 200
        reviewer = {"Authorization": f"Bearer {self.server.staff('reader', 'reviewer')}"}
        asked = {"email": EMAIL, "reason": REASON}
        assert self.http.post("/v1/evidence/read", json=asked, headers=reviewer).status_code == 200
        assert phone.http.delete("/v1/evidence/canary000001").status_code == 204
        return "canary000002"

    def tables(self):
        """Table by table, every row as text; of those that have rows."""
        engine = create_engine(self.server.database or f"sqlite:///{self.server.data / 'server.db'}")
        with engine.connect() as connection:
            names = inspect(engine).get_table_names()
            rows = {
                name: [str(tuple(row)) for row in connection.execute(text(f'SELECT * FROM "{name}"'))] for name in names
            }
        engine.dispose()
        assert rows.keys() == OF_THE_SERVER | OF_CUSTOMERS
        return {name: found for name, found in rows.items() if found and name in OF_CUSTOMERS}

    def files(self):
        """Every file, by its path in the data folder; none that nobody expects."""
        found = {
            str(file.relative_to(self.server.data)): file for file in self.server.data.rglob("*") if file.is_file()
        }
        strange = [name for name in found if not any(re.fullmatch(pattern, name) for pattern in FILES)]
        assert strange == []
        return found

    def tell_tales(self):
        """Where a secret stands that should stand nowhere."""
        forms = {}
        for name, secret in self.secrets.items():
            raw = secret.encode() if isinstance(secret, str) else secret
            forms |= {name: raw, f"{name} hex": raw.hex().encode(), f"{name} base64": base64.b64encode(raw)}
        forms |= {
            "PIN": PIN.encode(),
            "wrong PIN": WRONG.encode(),
            "password": PASSWORD.encode(),
            "memory": MEMORY.encode(),
            "erased": ERASED.encode(),
        }
        rows = " ".join(row for found in self.tables().values() for row in found).encode()
        places = {"log": self.server.log.read_bytes(), "rows": rows}
        places |= {name: file.read_bytes() for name, file in self.files().items()}
        told = {(form, place) for place, data in places.items() for form, mark in forms.items() if mark in data}
        told |= {
            (form, "an address")
            for url, _ in self.heard
            for form, mark in forms.items()
            if mark.decode("latin1") in url
        }
        for form, mark in forms.items():
            heard = sum(mark in body.encode() for _, body in self.heard)
            if form == "erased":  # told to the reviewer, before it was
                heard -= 1
            if heard > ("token" in form and " " not in form):  # a token is told once, when it is new
                told.add((form, "a body"))
        return told
