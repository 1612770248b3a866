"""What screens and commands may do: the whole memory out into a file, and a file back in."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal

from client.errors import Refused
from client.kit.words import Words
from client.notebook.block import read_block
from client.notebook.preferences import Preferences
from client.store.opening import Opened, open_reader
from client.transfer.lines import check, read_memory, write_memory
from client.transfer.markdown import write_markdown
from client.transfer.merge import Merged, merge
from client.transfer.new_file import new_file
from shared.clock import Clock, local_day
from shared.ids import Ids

Format = Literal["md", "jsonl"]
FORMATS: tuple[Format, ...] = ("md", "jsonl")
EXPORTS = "exports"  # beside the account's store


@dataclass(frozen=True, slots=True)
class Transfer:
    """One account's way out and in."""

    opened: Opened
    preferences: Preferences
    limit: Callable[[], int]
    clock: Clock
    ids: Ids

    def export(self, path: Path, chosen: Format | None, words: Words, *, force: bool) -> list[Path]:
        """Write one file, or into a folder one of each format (or of the chosen one); returns what was written.

        A file's name decides the format where none is chosen. Raises Refused (export-…) and StoreFull.
        """
        now = self.clock()
        preferences = self.preferences.get()
        day = local_day(now, preferences.zone).isoformat()
        if path.is_dir():
            targets = {path / f"gieok-{day}.{one}": one for one in ([chosen] if chosen else FORMATS)}
        else:
            targets = {path: chosen or ("md" if path.suffix.lower() in {".md", ".markdown"} else "jsonl")}
        if not path.is_dir() and not path.parent.is_dir():
            raise Refused("export-no-folder", folder=str(path.parent))
        reader = open_reader(self.opened)
        try:
            for target, form in targets.items():
                with new_file(target, force=force, ids=self.ids) as file:
                    if form == "md":
                        block = read_block(reader, self.limit())
                        write_markdown(reader, file, words, block=block, chosen=preferences, day=day)
                    else:
                        write_memory(reader, file, now)
        finally:
            reader.close()
        return list(targets)

    def export_here(self, words: Words) -> Path:
        """Both formats into a new folder beside the account's store, which goes with it; returns it."""
        folder = self.opened.folder / EXPORTS / f"{self.clock():%Y%m%d-%H%M%S}-{self.ids()}"
        try:
            folder.mkdir(parents=True, mode=0o700)
        except OSError as error:
            raise Refused("export-unwritable", file=folder.name) from error
        self.export(folder, None, words, force=False)
        return folder

    def exported(self) -> int:
        """Bytes of everything that `export_here` wrote and that is still there."""
        return sum(path.stat().st_size for path in (self.opened.folder / EXPORTS).rglob("*") if path.is_file())

    def drop_exported(self) -> None:
        """Delete those files; the memory itself is not in them."""
        shutil.rmtree(self.opened.folder / EXPORTS, ignore_errors=True)

    def read_in(self, path: Path, *, replace_block: bool) -> Merged:
        """Bring a memory from a file in; nothing is changed where the file is not sound. Raises Refused (import-…)."""
        with _opened(path) as file:
            checked = check(file, path.name)
        with _opened(path) as file:
            merged = merge(
                self.opened.database,
                read_memory(file, path.name, checked.checksum),
                self.preferences,
                now=self.clock(),
                ids=self.ids,
                limit=self.limit(),
                replace_block=replace_block,
            )
        self.opened.database.truncate_log()
        return merged


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as error:
        raise Refused("import-unreadable", file=path.name) from error
