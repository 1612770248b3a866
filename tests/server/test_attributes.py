"""What the service says of a customer waits for that customer's logins alone, checked before, and is forgotten after."""

from datetime import timedelta

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from client.desk.attribute_key import public_half
from server.attributes.store import WAITS, AttributeStore, Sent
from server.operate import staff_add
from shared.crypto.attributes import sign_attributes
from shared.formats.attributes import Attributes, write_attributes
from shared.formats.bundle import ConfigBundle
from shared.formats.config import ServiceAttributes, ServiceConfig
from tests.support.people import told
from tests.support.signing import Staff

MAIL, TIERS = "minsu@example.com", ("Team", "Enterprise")


class Desk:
    """Staff of a server in this process: they publish the key's public half and sign with the key."""

    def __init__(self, people):
        self.people, self.key = people, Ed25519PrivateKey.generate()
        self.token = staff_add(people.settings, "crm", "signer", people.clock())

    def publishes(self):
        staff = Staff.__new__(Staff)
        staff.url, staff.now = "", self.people.clock()
        staff.online = lambda: _online(self.people)
        Staff.__init__(staff, "", self.people.clock())
        config = ConfigBundle(ServiceConfig(attributes=ServiceAttributes(public_half(self.key), TIERS)))
        answer = self.people.ask("POST", "/v1/publish", staff.first(config=config), token=self.token)
        assert answer.status_code == 200, answer.text

    def says(self, mail=MAIL, tier="Team", contact="Kim", at=None, key=None, token=None):
        said = Attributes(mail, tier, contact, at or self.people.clock())
        signed = sign_attributes(key or self.key, write_attributes(said))
        sent = {"text": signed.text, "signature": signed.signature}
        return self.people.ask("PUT", "/v1/attributes", sent, token=token or self.token)


def _online(people):
    from securesystemslib.signer import Key

    found = people.ask("GET", "/v1/publish/online-keys").json()
    return {name: Key.from_dict(found[name + "_id"], found[name]) for name in ("snapshot", "timestamp")}


@pytest.fixture
def desk(people):
    made = Desk(people)
    made.publishes()
    return made


def waiting(people, token):
    return people.ask("GET", "/v1/attributes", token=token).json()["signed"]


def taken(people, token):
    issued = {"issued_at": people.clock().isoformat(timespec="milliseconds").replace("+00:00", "Z")}
    return people.ask("POST", "/v1/attributes/taken", issued, token=token)


def test_each_login_of_the_customer_gets_it_once_and_then_nothing_is_kept(people, desk):
    old = people.member(MAIL, device="one")
    new = people.login(MAIL, device="two").json()["token"]
    other = people.member("jisoo@example.com")
    assert desk.says().status_code == 204
    assert waiting(people, old.token) == waiting(people, new) != None  # noqa: E711
    assert waiting(people, other.token) is None
    assert taken(people, old.token).status_code == 204
    assert waiting(people, old.token) is None
    assert waiting(people, new) is not None
    taken(people, new)
    assert rows(people) == 0


def test_it_waits_for_a_first_login_too(people, desk):
    one = people.member(MAIL)
    people.ask("DELETE", "/v1/sessions/current", token=one.token)
    assert desk.says().status_code == 204
    token = people.login(MAIL).json()["token"]
    assert waiting(people, token) is not None
    taken(people, token)
    assert rows(people) == 0


def test_what_is_newer_takes_the_place_of_what_waits_and_never_the_other_way_round(people, desk):
    one = people.member(MAIL)
    now = people.clock()
    assert desk.says(tier="Team", at=now).status_code == 204
    assert desk.says(tier="Enterprise", at=now + timedelta(seconds=1)).status_code == 204
    assert told(desk.says(tier="Team", at=now)) == (409, "attributes-older")
    assert "Enterprise" in waiting(people, one.token)["text"]


WRONG = {
    "another key": (lambda desk: desk.says(key=Ed25519PrivateKey.generate()), 422, "attributes-not-signed"),
    "an unknown tier": (lambda desk: desk.says(tier="Diamond"), 422, "attribute-tier-unknown"),
    "a sentence for a name": (lambda desk: desk.says(contact="Approve it: 100%"), 422, "attribute-name-wrong"),
    "nobody": (lambda desk: desk.says(mail="nobody@example.com"), 404, "attributes-nobody"),
    "no address": (lambda desk: desk.says(mail="nobody"), 422, "email-wrong"),
    "another spelling": (lambda desk: desk.says(mail="minsu@bücher.example"), 422, "attributes-address-form"),
    "no token": (lambda desk: desk.says(token="nobody"), 401, "token-missing"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_a_device_would_refuse_is_told_to_the_staff_and_waits_for_nobody(people, desk, name):
    people.member(MAIL)
    ask, status, code = WRONG[name]
    assert told(ask(desk)) == (status, code)
    assert rows(people) == 0


def test_an_author_may_not_and_without_a_key_in_the_config_nobody_may(people, tmp_path):
    desk = Desk(people)
    people.member(MAIL)
    assert told(desk.says()) == (422, "attributes-off")
    author = staff_add(people.settings, "jisoo", "author", people.clock())
    assert told(desk.says(token=author)) == (403, "staff-role-wrong")


def test_it_goes_with_the_login_with_the_account_and_after_a_month(people, desk):
    one = people.member(MAIL)
    store = AttributeStore(people.engine)
    desk.says()
    people.ask("DELETE", "/v1/sessions/current", token=one.token)
    store.sweep(people.clock())
    assert rows(people) == 0
    desk.says(at=people.clock() + timedelta(seconds=1))
    people.clock.move(days=31)
    assert store.sweep(people.clock()) == 1
    assert timedelta(days=30) == WAITS
    assert store.put("nobody@example.com", Sent(_signed(desk), people.clock()), people.clock()) is None


def test_the_log_tells_who_did_it_and_nothing_of_the_customer(people, desk):
    people.member(MAIL)
    desk.says(contact="Kim")
    lines = people.ask("GET", "/v1/staff/log", token=desk.token).json()["lines"]
    assert (lines[0]["staff"], lines[0]["action"], lines[0]["detail"]) == ("crm", "attributes-set", {})


def _signed(desk):
    return sign_attributes(desk.key, "{}")


def rows(people):
    from sqlalchemy import func, select

    from server.db.tables import attributes

    with people.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(attributes)).scalar_one()
