"""What can be typed after `gieok-desk review`? Nothing lists the candidates."""

from __future__ import annotations

import argparse


def review_grammar(command: argparse.ArgumentParser, common: argparse.ArgumentParser) -> None:
    """Show one candidate, accept it into a page's draft, decline it, or merge it into a page that is there."""
    command.set_defaults(step="list")
    steps = command.add_subparsers(dest="step", metavar="STEP")

    def add(name: str, text: str) -> argparse.ArgumentParser:
        step = steps.add_parser(name, help=text, description=text, parents=[common], allow_abbrev=False)
        step.add_argument("candidate", metavar="ID")
        return step

    add("show", "everything of one candidate")
    add("accept", "make a know-how page's draft of it").add_argument("--page", metavar="PAGE", required=True)
    add("decline", "decide against it").add_argument("--reason", metavar="TEXT", required=True)
    merge = add("merge", "let a know-how page that is there rest on it too")
    merge.add_argument("--page", metavar="PAGE", required=True)
