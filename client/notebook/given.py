"""Which lines of the block did the service give, and how does it change them? All of them in one transaction, or none.

Nobody else can change or drop them (`write_block` refuses that); a delete-all of the customer takes them too, until the
service gives them again. They count towards the limit. The customer's own lines stay byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from client.errors import Refused
from client.memory import block as rules
from client.memory.secrets import mask
from client.notebook.block import NotWritten, Written, read_block, rewrite_or_remove
from client.store import block as rows
from client.store.block import Line
from client.store.database import Database
from shared.ids import Ids


def given_lines(database: Database, limit: int) -> tuple[str, ...]:
    """The lines that the service gave, in the order in which they stand."""
    return tuple(line.text for line in read_block(database, limit).lines if line.origin == "service")


def give_lines(database: Database, lines: Sequence[str], *, now: datetime, ids: Ids, limit: int) -> Written | None:
    """Let exactly `lines` be what the service gave: new ones come, changed ones change in their place, others go.

    None where nothing is left in the block. Raises Refused (block-given-too-long); nothing is changed then.
    """
    masked = mask("\n".join(lines))
    wanted = tuple(dict.fromkeys(line.strip() for line in rules.lines(rules.clean(masked.text))))
    with database.transaction():
        block = read_block(database, limit)
        gone = {line.text for line in block.lines if line.origin == "service"} - set(wanted)
        standing = {line.text for line in block.lines}
        fresh = iter([line for line in wanted if line not in standing])
        result = rewrite_or_remove(
            database,
            lambda text: "\n".join(_replaced(text, gone, fresh)),
            writer="service",
            now=now,
            ids=ids,
            limit=limit,
        )
        if isinstance(result, NotWritten):
            raise Refused("block-given-too-long", used=result.used, limit=limit)
        for line in wanted:
            if line in standing:  # the customer's line says the same: now it is the service's
                rows.set_origin(database, Line(line, "service"), None)
        return Written(read_block(database, limit), result.added, result.dropped, masked.kinds) if result else None


def _replaced(text: str, gone: set[str], fresh: Iterator[str]) -> Iterator[str]:
    for line in text.splitlines():
        if line not in gone:
            yield line
        elif (new := next(fresh, None)) is not None:
            yield new
    yield from fresh
