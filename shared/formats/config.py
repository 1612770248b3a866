"""What may the service set on its customers' devices, and within which bounds?

Served in the signed `config` role. A key that is not known here is ignored (a newer desk may send it); a value of the
wrong form is an error, so that the device keeps its last good config; a number beyond its bounds is moved to the bound,
so that a config can not switch a safeguard off.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from urllib.parse import urlsplit

from shared.formats.fields import Fields, table, wrong
from shared.formats.vocabulary import Proposals, Words, read_proposals, read_words
from shared.hosts import is_loopback

BLOCK_LIMIT = 4_000  # code points, stripped; product decision
TRIES_LIMIT = 10  # wrong PINs before a backup is destroyed; the server enforces the same
DAYS_LIMIT = 14  # a backup's longest life on the server
PROMOTABLE = ("name", "address_form", "language", "tier", "contact", "channel", "accessibility", "trait")
SENSITIVE = ("health", "relationships", "finances")


@dataclass(frozen=True, slots=True)
class Gateway:
    """An OpenAI-compatible service that the operator offers, used with the account's session token."""

    url: str
    model: str


@dataclass(frozen=True, slots=True)
class People:
    """When and how the service's people can be reached."""

    hours: Words = field(default_factory=Words)
    contact: Words = field(default_factory=Words)


@dataclass(frozen=True, slots=True)
class TraitRules:
    """When repeated facts become a trait, and when one has to be looked at again."""

    min_repeats: int = 3
    min_distinct_days: int = 2
    confirm_inferred: bool = True
    recheck_after_days: int = 180


@dataclass(frozen=True, slots=True)
class BackupLimits:
    """What the customer is told about a backup; the server enforces it."""

    tries: int = TRIES_LIMIT
    days: int = DAYS_LIMIT


@dataclass(frozen=True, slots=True)
class ServiceAttributes:
    """Who may sign a customer's tier and contact person, and which tiers there are. No key: nobody may."""

    key: str | None = None  # Ed25519 public key, hexadecimal
    tiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ServiceConfig:
    """The service's settings, checked and clamped."""

    promotable_kinds: tuple[str, ...] = PROMOTABLE
    gateway: Gateway | None = None
    people: People = field(default_factory=People)
    traits: TraitRules = field(default_factory=TraitRules)
    block_limit: int = BLOCK_LIMIT
    conversation_search: bool = True
    sensitive_areas: tuple[str, ...] = SENSITIVE
    backup: BackupLimits = field(default_factory=BackupLimits)
    attributes: ServiceAttributes = field(default_factory=ServiceAttributes)
    proposals: Proposals = field(default_factory=Proposals)


def read_config(values: Mapping[str, object]) -> ServiceConfig:
    """A config from its table; absent keys take the defaults above. Raises Refused("content-field-wrong")."""
    top = table(dict(values), "config")
    traits, backup, people, attributes = (top.table(key) for key in ("traits", "backup", "people", "attributes"))
    return ServiceConfig(
        promotable_kinds=top.ids("promotable_kinds", limit=50) if top.has("promotable_kinds") else PROMOTABLE,
        gateway=_read_gateway(top.table("gateway")) if top.has("gateway") else None,
        people=People(read_words(people.table("hours")), read_words(people.table("contact"))),
        traits=TraitRules(
            min_repeats=traits.clamped("min_repeats", low=2, high=50, default=3),
            min_distinct_days=traits.clamped("min_distinct_days", low=2, high=50, default=2),
            confirm_inferred=traits.flag("confirm_inferred", default=True),
            recheck_after_days=traits.clamped("recheck_after_days", low=1, high=3_650, default=180),
        ),
        block_limit=top.clamped("block_limit", low=200, high=BLOCK_LIMIT, default=BLOCK_LIMIT),
        conversation_search=top.flag("conversation_search", default=True),
        sensitive_areas=top.ids("sensitive_areas", limit=50) if top.has("sensitive_areas") else SENSITIVE,
        backup=BackupLimits(
            tries=backup.clamped("tries", low=1, high=TRIES_LIMIT, default=TRIES_LIMIT),
            days=backup.clamped("days", low=1, high=DAYS_LIMIT, default=DAYS_LIMIT),
        ),
        attributes=ServiceAttributes(
            key=attributes.hash("key") if attributes.has("key") else None,
            tiers=attributes.lines("tiers", limit=50, each=80),
        ),
        proposals=read_proposals(top.table("proposals")),
    )


def config_table(config: ServiceConfig) -> dict[str, object]:
    """The config as a table of JSON values; `read_config` reads it back to an equal config."""
    written: dict[str, object] = json.loads(json.dumps(asdict(config)))  # lists instead of tuples
    return written


def unknown_keys(values: Mapping[str, object]) -> tuple[str, ...]:
    """Top-level keys that no device of this version reads: the desk warns of them, the device ignores them."""
    known = {entry.name for entry in fields(ServiceConfig)}
    return tuple(key for key in values if key not in known)


def _read_gateway(given: Fields) -> Gateway:
    url = given.line("url", limit=500)
    try:
        parts = urlsplit(url)
        secret = parts.username is not None or parts.password is not None
        host = parts.hostname
    except ValueError as error:
        raise wrong(given.place, "url", "address") from error
    encrypted = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host or ""))
    if not host or secret or not encrypted or parts.query or parts.fragment:
        raise wrong(given.place, "url", "address")  # a session token goes there
    return Gateway(url.rstrip("/"), given.line("model", limit=200))
