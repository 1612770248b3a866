"""How do staff, or a CRM, say what a customer's tier is and who looks after them? Signed here, then relayed."""

from __future__ import annotations

from client.desk.attribute_key import make_attribute_key, open_attribute_key, public_half
from client.desk.live import read_live
from client.desk.passphrase import known_passphrase, new_passphrase
from client.desk.work import Outcome, Work
from client.errors import Refused
from client.net.attributes import AttributeService
from shared.crypto.attributes import sign_attributes
from shared.formats.attributes import Attributes, name, read_attributes, write_attributes
from shared.formats.bundle import ConfigBundle
from shared.formats.config import ServiceAttributes
from shared.randomness import random_bytes

_NAME = "attributes"  # whose passphrase is asked for


def attributes(work: Work) -> Outcome:
    """`key` makes the key, `set` uses it."""
    return _key(work) if work.given.action == "key" else _set(work)


def _key(work: Work) -> Outcome:
    files = [work.desk.passphrase_file] if work.desk.demo else work.given.passphrase_file
    passphrase = new_passphrase(_NAME, files[0] if files else None, work.words)
    public = make_attribute_key(work.desk, passphrase, random_bytes)
    return Outcome({"key": public}, work.words.text("attribute-key-made", key=public))


def _set(work: Work) -> Outcome:
    """Raises Refused where the live config would not let a device take it."""
    rules = _rules(work)
    contact = name(work.given.contact) if work.given.contact else None
    said = Attributes(work.given.email.strip().lower(), work.given.tier, contact, work.now)
    text = write_attributes(said)
    read_attributes(text, rules.tiers)
    key = open_attribute_key(work.desk, known_passphrase(work.desk, _NAME, work.given.passphrase_file, work.words))
    if public_half(key) != rules.key:
        raise Refused("attribute-key-not-live")
    AttributeService(work.desk.server, work.desk.token()).put(sign_attributes(key, text))
    document: dict[str, object] = {"email": said.email, "tier": said.tier, "contact": said.contact}
    return Outcome(document, work.words.text("attributes-left"))


def _rules(work: Work) -> ServiceAttributes:
    live = read_live(work.desk)
    bundle = live.bundles.get("config") if live else None
    if not isinstance(bundle, ConfigBundle) or bundle.config.attributes.key is None:
        raise Refused("attributes-off")
    return bundle.config.attributes
