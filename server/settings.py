"""How is this server set up? One frozen value; the only file here that reads environment variables.

From the strongest to the weakest: the command line, `GIEOK_SERVER_…`, the TOML file, the defaults below.
"""

from __future__ import annotations

import re
from email.utils import parseaddr
from pathlib import Path
from typing import Any, ClassVar, Literal
from zoneinfo import ZoneInfo

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from server.errors import CannotStart
from shared.hosts import is_loopback

Security = Literal["starttls", "tls", "none"]
CONFIG_FILE = Path("config/server.toml")  # where a checkout keeps it; an absent file is no fault


class Settings(BaseSettings):
    """All settings. Raises nothing; make one with `read_settings`."""

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict(
        env_prefix="GIEOK_SERVER_", extra="forbid", frozen=True
    )

    data: Path = Path(".gieok/server")
    host: str = "127.0.0.1"
    port: int = Field(default=8750, ge=0, le=65535)  # 0 = any free one, printed at the start
    database: SecretStr | None = None  # an SQLAlchemy URL; None = server.db in the data folder
    zone: str = "Asia/Seoul"  # for `--now` without an offset
    docs: bool = False  # the generated pages about the routes
    proxies: str = "127.0.0.1"  # TLS proxies that may tell a client's address, by commas
    mail_from: str = "Gieok <no-reply@gieok.invalid>"  # who writes the letters
    smtp_host: str | None = None  # None = letters are left in the folder `outbox`
    smtp_port: int = Field(default=587, ge=1, le=65535)
    smtp_security: Security = "starttls"
    smtp_user: str | None = None
    smtp_password: SecretStr | None = None
    smtp_authority: Path | None = None  # certificates of an own authority
    vault: Literal["software", "pkcs11"] = "software"  # where the keys of backups are
    pkcs11_module: Path | None = None  # the token's library
    pkcs11_token: str | None = None  # the token's label
    pkcs11_pin: SecretStr | None = None  # its user PIN
    evidence_days: int = Field(default=1095, ge=1, le=36500)  # how long the text of an agreement is kept
    introspection_secret: SecretStr | None = None  # None = nobody may ask about tokens

    @field_validator("zone")
    @classmethod
    def _known_zone(cls, value: str) -> str:
        try:
            ZoneInfo(value)
        except (KeyError, ValueError, OSError) as error:
            raise ValueError("unknown zone") from error
        return value

    @field_validator("mail_from")
    @classmethod
    def _an_address(cls, value: str) -> str:
        if "@" not in parseaddr(value)[1]:
            raise ValueError("no address")
        return value

    @field_validator("introspection_secret")
    @classmethod
    def _long_enough(cls, value: SecretStr | None) -> SecretStr | None:
        if value and not re.fullmatch(r"[!-~]{32,}", value.get_secret_value()):
            raise ValueError("32 ASCII signs at least, without spaces: it travels in a header")
        return value

    @field_validator("smtp_security")
    @classmethod
    def _encrypted(cls, value: Security, info: ValidationInfo) -> Security:
        if value == "none" and not is_loopback(info.data.get("smtp_host") or "localhost"):
            raise ValueError("letters leave this machine encrypted only")
        return value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Command line, environment, file; no `.env` and no secrets folder."""
        del dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, CONFIG_FILE)


def read_settings(given: dict[str, Any]) -> Settings:
    """The settings with `given` (command line; None = not given) on top. Raises CannotStart with the wrong names."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        wrong = ", ".join(sorted({str(part["loc"][0]) for part in error.errors() if part["loc"]})) or "?"
        raise CannotStart("settings-wrong", names=wrong) from error
    except ValueError as error:  # a TOML file that is none
        raise CannotStart("settings-file-broken") from error
