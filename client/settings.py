"""What did the person who starts the app decide? Options over environment over config/client.toml over defaults.

The only file of the client that reads environment variables. One frozen value, made once, handed down.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from client.errors import Refused
from shared.clock import Clock, clock_from, parse_moment, system_clock
from shared.hosts import is_loopback

DEFAULT_SERVER = "http://127.0.0.1:8750"
DEFAULT_APP_PORT = 8760
DEFAULT_ZONE = "Asia/Seoul"  # product decision: Korea first; the settings screen changes it
DEFAULT_HISTORY = 24_000  # code points of a conversation that a model gets; about a third of a 32k-token window
LANGUAGES = ("ko", "en", "ja")
GATEWAY = "gateway"  # as a model's name: the one that the service's signed config names
PHONE_HOME = "FLET_APP_STORAGE_DATA"  # the folder of its own that a phone's program names; nobody else reads it
CONFIG_FILE = Path(__file__).resolve().parent.parent / "config" / "client.toml"


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """An OpenAI-compatible service; an empty address means the service's own gateway. The key never shows in a repr."""

    base_url: str
    model: str
    key: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class AccountSource:
    """A system that says who its current user is; the customer's token goes in a header, never into the address."""

    system: str
    url: str
    token: str = field(default="", repr=False)

    @property
    def host(self) -> str:
        """To whom a look-up goes, for the egress record."""
        return urlsplit(self.url).netloc


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is decided before a store is open."""

    home: Path
    account: str
    server: str
    clock: Clock
    zone: str
    language: str | None  # None = what the account chose, else what the device speaks
    model: ModelSettings | None
    trust_root: Path | None  # the service's first root, packaged with the app
    app_port: int
    history: int
    embedding: bool
    keyring: bool
    extractor: str = "own"  # who proposes facts where a model service is chosen: "own" prompt, or "mem0"
    accounts: tuple[AccountSource, ...] = ()


def load_settings(
    options: Mapping[str, str | None],
    environ: Mapping[str, str] | None = None,
    config_file: Path = CONFIG_FILE,
) -> Settings:
    """Options: home, account, server, now, language, zone, port …, each optional. Raises Refused for a bad one."""
    environ = os.environ if environ is None else environ
    table = _config(Path(environ.get("GIEOK_CONFIG", str(config_file))))
    config = {name: str(value) for name, value in table.items() if not isinstance(value, dict)}

    def value(name: str, default: str | None = None) -> str | None:
        return options.get(name) or environ.get(f"GIEOK_{name.upper()}") or config.get(name) or default

    zone = _zone(value("zone", DEFAULT_ZONE) or DEFAULT_ZONE)
    root = value("trust_root")
    return Settings(
        home=Path(value("home") or environ.get(PHONE_HOME) or _default_home()).expanduser(),
        account=value("account", "local") or "local",
        server=(value("server", DEFAULT_SERVER) or DEFAULT_SERVER).rstrip("/"),
        clock=_clock(value("now"), zone),
        zone=zone,
        language=_language(value("language")),
        model=_model(value("model_url"), value("model"), environ.get("GIEOK_MODEL_KEY", "")),
        trust_root=Path(root).expanduser() if root else None,
        app_port=_port(value("port")),
        history=_whole(value("history"), "history", DEFAULT_HISTORY),
        embedding=value("embedding", "on") != "off",
        keyring=value("keyring", "on") != "off",
        extractor=_extractor(value("extractor")),
        accounts=_accounts(table.get("accounts"), environ),
    )


def _config(path: Path) -> dict[str, object]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise Refused("settings-file-unreadable", file=path.name) from error


def _default_home() -> str:
    from platformdirs import user_data_dir

    return user_data_dir("gieok")


def _clock(now: str | None, zone: str) -> Clock:
    if not now:
        return system_clock
    try:
        return clock_from(parse_moment(now, zone))
    except (ValueError, OverflowError) as error:
        raise Refused("settings-now-wrong") from error


def _zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused("settings-zone-unknown") from error
    return name


def _language(name: str | None) -> str | None:
    if name is not None and name not in LANGUAGES:
        raise Refused("settings-language-unknown")
    return name


def _extractor(name: str | None) -> str:
    if name not in {None, "own", "mem0"}:
        raise Refused("settings-extractor-unknown")
    return name or "own"


def _model(url: str | None, model: str | None, key: str) -> ModelSettings | None:
    if not url and not model:
        return None
    if model == GATEWAY and not url:
        return ModelSettings("", GATEWAY, key)
    if not url or not model:
        raise Refused("settings-model-incomplete")
    return ModelSettings(url.rstrip("/"), model, key)


def _accounts(table: object, environ: Mapping[str, str]) -> tuple[AccountSource, ...]:
    """The table [accounts]: system = address; each token only as GIEOK_ACCOUNT_TOKEN_<SYSTEM>."""
    found = []
    for system, url in (table if isinstance(table, dict) else {}).items():
        parts = urlsplit(str(url))
        safe = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname or ""))
        if not safe or not parts.hostname or "@" in parts.netloc or parts.query or parts.fragment:
            raise Refused("settings-account-wrong", name=system)
        token = environ.get("GIEOK_ACCOUNT_TOKEN_" + system.upper().replace("-", "_"), "")
        found.append(AccountSource(system, str(url), token))
    return tuple(found)


def _port(text: str | None) -> int:
    number = _whole(text, "port", DEFAULT_APP_PORT)
    if number > 65_535:  # 0 = any free one
        raise Refused("settings-port-wrong", name="port")
    return number


def _whole(text: str | None, name: str, default: int) -> int:
    if text is None:
        return default
    try:
        number = int(text)
    except ValueError as error:
        raise Refused("settings-number-wrong", name=name) from error
    if not 0 <= number <= 10_000_000:
        raise Refused("settings-number-wrong", name=name)
    return number


def system_language(environ: Mapping[str, str] | None = None) -> str | None:
    """The language that the operating system names for messages; None where it names none of ours."""
    environ = os.environ if environ is None else environ
    named = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    head = named.replace("-", "_").split("_", 1)[0].split(".", 1)[0].lower()
    return head if head in LANGUAGES else None


def language_of(*named: str | None) -> str:
    """The first that is named: an option, a choice; else what the operating system speaks, else Korean."""
    return next((name for name in named if name), None) or system_language() or LANGUAGES[0]


def native_screens(environ: Mapping[str, str] | None = None) -> bool:
    """Are the screens drawn by the program around us, over its own bridge, and not served to whoever asks?"""
    environ = os.environ if environ is None else environ
    return bool(environ.get("FLET_PLATFORM") and environ.get("FLET_DART_BRIDGE_PORT")) and not environ.get(
        "FLET_FORCE_WEB_SERVER"
    )


def system_zone(environ: Mapping[str, str] | None = None, link: Path = Path("/etc/localtime")) -> str | None:
    """The zone that the operating system names for its clock; None where it names none that is known here."""
    environ = os.environ if environ is None else environ
    named = environ.get("TZ", "").removeprefix(":")
    if not named:
        try:
            named = str(link.readlink()).rpartition("zoneinfo/")[2]
        except OSError:
            return None
    try:
        return _zone(named) if named else None
    except Refused:
        return None


def desk_passphrase(environ: Mapping[str, str] | None = None) -> str | None:
    """GIEOK_DESK_PASSPHRASE: opens the desk's keys, where no passphrase file is given."""
    return (os.environ if environ is None else environ).get("GIEOK_DESK_PASSPHRASE") or None
