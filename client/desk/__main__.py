"""`gieok-desk` and `python -m client.desk`: one command of the publishing desk, from arguments to exit code.

0 done, 1 refused with one clear sentence on stderr, 2 wrong usage. `--json` prints one document on stdout.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from client.desk import commands
from client.desk.folder import open_desk
from client.desk.parser import parser
from client.desk.work import Outcome
from client.errors import GieokError, Unavailable
from client.kit.words import Words
from client.settings import Settings, language_of, load_settings

CONFIG_FILE: Final = Path(__file__).resolve().parents[2] / "config" / "desk.toml"
OPTIONS: Final = ("server", "now", "language", "zone", "port")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr] # both are text files here
    given = parser().parse_args(arguments)
    words = Words(language_of(given.language))
    try:
        settings = load_settings({name: getattr(given, name, None) for name in OPTIONS}, config_file=CONFIG_FILE)
        words = Words(language_of(given.language, settings.language))
        if given.command == "app":
            return _window(given, settings, words)
        outcome = commands.run(given, settings, words)
    except GieokError as error:
        print(words.error(error), file=sys.stderr)
        return 1
    except OSError as error:  # full, read-only or gone: every file is written whole or not at all
        told = Unavailable("desk-disk", file=Path(str(error.filename or given.desk)).name)
        print(words.error(told), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return _told(outcome, json_wanted=given.json)


def _told(outcome: Outcome, *, json_wanted: bool) -> int:
    try:
        print(json.dumps(outcome.document, ensure_ascii=False, indent=1) if json_wanted else outcome.text, flush=True)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    if outcome.refused:
        print(outcome.refused, file=sys.stderr)
        return 1
    return 0


def _window(given: argparse.Namespace, settings: Settings, words: Words) -> int:
    from client.desk.ui.window import open_window  # the screens are loaded for this command alone

    return open_window(open_desk(given.desk), settings, words, browser=given.browser)


if __name__ == "__main__":
    sys.exit(main())
