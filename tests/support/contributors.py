"""How do tests contribute as a customer's device does? Over HTTP, with the device's own half of the tag.

service = Counting(server)                       # a LiveServer with the vocabulary below, published
minsu = service.customer("minsu@example.com")
minsu.contributes("partial"); minsu.takes_back()
service.candidates()
"""

import base64
import json
from dataclasses import asdict

import httpx

from server.operate import staff_add
from shared.crypto.contributor import ask_tag, contributor_input
from shared.formats.bundle import ConfigBundle
from shared.formats.config import ServiceConfig
from shared.formats.vocabulary import Proposals, Term, Topic, Words
from shared.randomness import random_bytes
from shared.wire.proposal import Contributor, Proposal, Submission, TakenBack
from tests.support.signing import NOW, Staff

TOPIC, OTHER = "refund-exception", "payment-grace"
WHEN = ("contract-annual", "over-14-days")
MONTH = "2026-09"


def terms(*ids):
    return tuple(Term(it, Words(ko=it)) for it in ids)


def vocabulary(threshold=3, key=None):
    return Proposals(
        threshold,
        (
            Topic(TOPIC, Words(ko="환불"), "refund", (), terms("contract-annual", "contract-monthly", "over-14-days"),
                  terms("partial", "full", "none")),
            Topic(OTHER, Words(ko="결제"), None, (), terms("failed-twice"), terms("extend")),
        ),
        key,
    )  # fmt: skip


def b64(data):
    return base64.b64encode(data).decode()


def proposal(decision="partial", conditions=WHEN, **changes):
    told = {"kind": "decision", "topic": TOPIC, "conditions": conditions, "decision": decision}
    return Proposal(**(told | {"page": "refund", "version": 3, "month": MONTH} | changes))


class Counting:
    """A server, in a thread of this process, with a published vocabulary and staff of each role."""

    def __init__(self, server):
        self.server, self.http = server, httpx.Client(timeout=60)
        self.staff = {role: staff_add(server.settings, role, role, NOW) for role in ("author", "signer", "reviewer")}
        self.desk = Staff(server.url)
        self.desk.publish(self.staff["signer"], config=ConfigBundle(ServiceConfig(proposals=vocabulary())))

    def configure(self, **changes):
        self.desk.publish(self.staff["signer"], config=ConfigBundle(ServiceConfig(proposals=vocabulary(**changes))))

    def ask(self, method, path, body=None, token=None, **headers):
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        if body is None:
            return self.http.request(method, self.server.url + path, headers=headers)
        sent = json.dumps(body if isinstance(body, dict) else asdict(body))
        headers |= {"Content-Type": "application/json"}
        return self.http.request(method, self.server.url + path, content=sent, headers=headers)

    def customer(self, email="minsu@example.com", device="phone-1"):
        return Customer(self, email, device)

    def customers(self, count, name="c"):
        return [self.customer(f"{name}{number}@example.com") for number in range(count)]

    def candidates(self, role="author"):
        answer = self.ask("GET", "/v1/candidates", token=self.staff[role])
        assert answer.status_code == 200, answer.text
        return answer.json()["candidates"]

    def verdict(self, candidate, role="reviewer", **sent):
        told = {"verdict": "accepted", "page": "refund-exception", "version": 2} | sent
        return self.ask("POST", f"/v1/candidates/{candidate}/verdict", told, self.staff[role])


class Customer:
    """Somebody with a session on one device. Tags are kept, as a device keeps them."""

    def __init__(self, service, email, device):
        self.service, self.token, self.tags = service, service.server.customer(email, device), {}
        self.account = service.ask("GET", "/v1/account", token=self.token).json()["account"]

    def ask_tags(self, elements):
        return self.service.ask("POST", "/v1/proposals/tags", {"elements": elements}, self.token)

    def contributor(self, topic=TOPIC):
        """The proof of this customer's tag in a topic."""
        if topic not in self.tags:
            asked = ask_tag(self.account, topic, random_bytes)
            answer = self.ask_tags([b64(it) for it in asked.elements])
            assert answer.status_code == 200, answer.text
            evaluated = [base64.b64decode(it) for it in answer.json()["elements"]]
            output = asked.finish(evaluated, base64.b64decode(answer.json()["public_key"]))
            self.tags[topic] = Contributor(b64(contributor_input(self.account, topic)), b64(output))
        return self.tags[topic]

    def contributes(self, decision="partial", conditions=WHEN, **changes):
        """Not signed in."""
        said = proposal(decision, conditions, **changes)
        answer = self.submits(said)
        assert answer.status_code == 204, answer.text

    def submits(self, said, contributor=None, **more):
        sent = Submission(contributor or self.contributor(said.topic), said)
        return self.service.ask("POST", "/v1/proposals", sent, **more)

    def takes_back(self, conditions=WHEN, kind="decision", topic=TOPIC):
        sent = TakenBack(self.contributor(topic), kind, topic, conditions)
        answer = self.service.ask("POST", "/v1/proposals/taken-back", sent)
        assert answer.status_code == 204, answer.text
