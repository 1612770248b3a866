"""How does the desk tell who signs what? Values in, lines in the reader's language out."""

from __future__ import annotations

from collections.abc import Iterable

from client.desk.key_list import RoleKeys
from client.kit.words import Words


def roles(found: Iterable[RoleKeys], words: Words) -> str:
    """A line for each role and one for each of its keys; what ends soon is said at the end."""
    lines: list[str] = []
    warnings: list[str] = []
    for entry in found:
        lines.append(
            words.text(
                "desk-role-keys",
                role=entry.role,
                threshold=entry.threshold,
                keys=len(entry.keys),
                here=len(entry.here),
                expires=entry.expires or "-",
            )
        )
        for keyid, name in zip(entry.keys, entry.names, strict=True):
            lines.append(f"  {keyid[:16]} {name} {'*' if keyid in entry.here else ''}".rstrip())
        if entry.ends_soon:
            role = words.text(f"desk-role-{entry.role}")
            warnings.append(words.text("desk-ends-soon", role=role, expires=entry.expires or "-"))
    return "\n".join((*lines, *warnings))
