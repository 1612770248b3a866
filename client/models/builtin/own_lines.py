"""Which lines of the block answer a question? Those that it names; all others stay unsaid."""

from __future__ import annotations

import re

from client.memory.block import lines as block_lines
from client.models.builtin import names, terms
from client.models.builtin.cue import cue
from client.models.builtin.intent import Reading
from client.models.builtin.matters import NAME_LINE
from client.models.builtin.situation import Situation
from client.models.builtin.terms import Question

_SHARE = 0.5  # of a question that a line has to cover to answer it
_LABEL = re.compile(r"^\s*([^:：\n]{2,24})[:：]\s*\S")
_ASKS_NAME = cue(
    r"(?:제|내)\s?(?:이름|호칭)(?:이|은|을|를)?\s?(?:뭐|무엇|어떻게|알|기억|\W*$)|(?:저|나|절|날)(?:를|은|는)?\s?(?:뭐라고|어떻게)\s?(?:부르|불러)|(?:제가|내가)\s?누구"
    r"|\bwho am i\b|\bwhat(?:'s| is) my name\b|\bwhat do you call me\b"
    r"|私の(?:名前|呼び方)(?:は|を)?\s?(?:何|なん|覚|知|分か|わか|\W*$)|私を(?:何と|どう)呼|私は誰"
)


def own_lines(situation: Situation, reading: Reading, asked: Question) -> list[str]:
    """The lines that answer a question about the customer's own affairs."""
    if not reading.question or not (reading.own or reading.back or _ASKS_NAME.search(situation.said)):
        return []
    standing = block_lines(situation.current_block())
    if _ASKS_NAME.search(situation.said):
        called = names.in_block(situation.current_block())
        return [line for line in standing if called and called in line and NAME_LINE.search(line)]
    return [line for line in standing if terms.substantial(asked, line) and terms.coverage(asked, line) >= _SHARE]


def named_lines(situation: Situation) -> list[str]:
    """The lines whose label stands in the question word for word: "billing contact: …"."""
    said = _run(situation.said)
    return [
        line
        for line in block_lines(situation.current_block())
        if (label := _LABEL.match(line)) and _run(label.group(1)) in said
    ]


def _run(text: str) -> str:
    return "".join(terms.plain(text).split())
