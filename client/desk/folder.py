"""What is this desk, and where do its things lie? One folder: keys, drafts, what was published, and whom it trusts.

desk.json        the server, whether this is a demo, the salt of a demo's passphrase
people.json      who signs, with everybody's public keys
keys/<person>/   salt, and <role>/: encrypted Ed25519 keys, named by their key ids (a demo has only the roles' folders)
trust/           the first root (the app ships with it) and the first list of roles; newest/: as they were last live
keys-old/        keys that were laid aside; they count for nothing
public/          what can be handed on: a person's public keys, and the file to join with
requests/        what waits for more signatures; done/: what went live
content/         the draft: policy/, knowhow/, service-context.md, config.toml
unsaved/         what the app keeps of an edit until it is saved
ingested/        what each page that came from a document was made of
published/       every text that went live, and the journal of publications
log.jsonl        what was done at this desk
token            the staff token, for its owner alone
passphrase       of a demo desk only
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from client.errors import Damaged, Refused

PRIVATE: Final = 0o600
LOG_NAME: Final = "log.jsonl"
_DESCRIPTION: Final = "desk.json"
_FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Desk:
    """An existing desk."""

    folder: Path
    server: str
    demo: bool
    salt: bytes

    @property
    def keys(self) -> Path:
        """One folder a person; a demo's, one folder a role."""
        return self.folder / "keys"

    @property
    def people_file(self) -> Path:
        """Who signs. A desk without it has one owner for all keys: a demo."""
        return self.folder / "people.json"

    @property
    def requests(self) -> Path:
        """What waits for more signatures."""
        return self.folder / "requests"

    @property
    def log_file(self) -> Path:
        """What was done here."""
        return self.folder / LOG_NAME

    @property
    def trust(self) -> Path:
        """`root.json` and `targets.json`, as they were first signed."""
        return self.folder / "trust"

    @property
    def content(self) -> Path:
        """The draft."""
        return self.folder / "content"

    @property
    def published(self) -> Path:
        """What went live."""
        return self.folder / "published"

    @property
    def unsaved(self) -> Path:
        """What was written in the app and not saved yet."""
        return self.folder / "unsaved"

    @property
    def token_file(self) -> Path:
        """The staff token."""
        return self.folder / "token"

    @property
    def passphrase_file(self) -> Path:
        """A demo desk's generated passphrase."""
        return self.folder / "passphrase"

    def token(self) -> str:
        """The staff token. Raises Refused where nobody has logged in, Damaged where it is none."""
        try:
            return self.token_file.read_text(encoding="ascii").strip()
        except FileNotFoundError as error:
            raise Refused("desk-not-logged-in") from error
        except ValueError as error:
            raise Damaged("desk-damaged", file=self.token_file.name) from error


def open_desk(folder: Path) -> Desk:
    """The desk in `folder`. Raises Refused("desk-missing"), Damaged("desk-damaged")."""
    try:
        found = json.loads((folder / _DESCRIPTION).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise Refused("desk-missing", folder=folder.name) from error
    except OSError as error:
        raise Damaged("desk-damaged", file=_DESCRIPTION) from error
    except ValueError as error:
        raise Damaged("desk-damaged", file=_DESCRIPTION) from error
    try:
        return Desk(folder, str(found["server"]), bool(found["demo"]), bytes.fromhex(found["salt"]))
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged("desk-damaged", file=_DESCRIPTION) from error


def describe(desk: Desk) -> None:
    """Write down what `desk` is: the last step of making one."""
    found = {"format": _FORMAT, "server": desk.server, "demo": desk.demo, "salt": desk.salt.hex()}
    write_file(desk.folder / _DESCRIPTION, json.dumps(found, indent=1).encode())


def write_file(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Whole or not at all: written beside its place, synced, renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def append_line(path: Path, line: bytes) -> None:
    """One line more, on the disk before this returns. A last line without its end was cut off and goes."""
    with path.open("a+b") as file:
        data = path.read_bytes()
        if data and not data.endswith(b"\n"):
            file.truncate(data.rfind(b"\n") + 1)
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())
