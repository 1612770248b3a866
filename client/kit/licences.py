"""Which software and fonts is this app made of, and under which licences? Read from what the packages say themselves.

Slow for a window (a tenth of a second): called in a thread, when somebody looks.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from typing import Final

OWN: Final = "gieok"
EXTRAS: Final = ("client",)  # what a device has; the server's and the desk's own parts are not on it
BESIDE: Final = {"flet-web": ("NOTICES",)}  # the drawing engine with all of its own parts, inside this package
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_EXTRA: Final = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")
_TEXTS: Final = re.compile(r"(^|/)(licen[cs]e|copying|ofl|notice)[^/]*$", re.IGNORECASE)
_SHORT: Final = 60  # code points; longer is the licence itself, not its name


@dataclass(frozen=True, slots=True)
class Part:
    """One package; `licence` is its name, empty where the package names none."""

    name: str
    version: str
    licence: str


def parts() -> list[Part]:
    """Every package that the app uses and that is installed, by name."""
    found = {"python": Part("Python", platform.python_version(), "PSF-2.0")}
    waiting = list(_needs(OWN, EXTRAS))
    while waiting:
        name = waiting.pop()
        key = _key(name)
        if key in found or key == OWN:
            continue
        try:
            held = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # an optional one
        found[key] = Part(held.metadata["Name"] or name, held.version, _licence(held.metadata))
        waiting += _needs(name, ())
    return sorted(found.values(), key=lambda part: part.name.lower())


def text_of(name: str) -> str | None:
    """The text of a package's licences as it carries them, or None."""
    try:
        held = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None
    wanted = BESIDE.get(_key(name), ())
    texts = []
    for file in held.files or ():
        inside = ".dist-info/" in str(file) and _TEXTS.search(str(file))
        if inside or file.name in wanted:
            try:
                texts.append(file.read_text("utf-8").strip())
            except (OSError, UnicodeDecodeError):
                continue
    return "\n\n".join(texts) or None


def _needs(name: str, extras: tuple[str, ...]) -> Iterable[str]:
    """What it asks for: without an extra, or for one of `extras`."""
    try:
        asked = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    for line in asked:
        for_extra = _EXTRA.search(line)
        named = _NAME.match(line)
        if named and (for_extra is None or for_extra.group(1) in extras):
            yield named.group()


def _licence(held: metadata.PackageMetadata) -> str:
    """Its licence by name: the expression, the classifiers, or a short free text."""
    for expression in held.get_all("License-Expression") or ():
        return str(expression)
    names = [line.rsplit(" :: ", 1)[-1] for line in held.get_all("Classifier") or [] if line.startswith("License :: ")]
    if names:
        return ", ".join(names)
    free = "\n".join(held.get_all("License") or ()).strip()
    return free if len(free) <= _SHORT and "\n" not in free else ""


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
