"""What does the assistant understand of one message, in a form that a table can hold?"""

from client.models.builtin.intent import read
from client.models.builtin.situation import read as situation_of
from client.models.port import ModelRequest, SystemPart, UserMessage


def understood(text, block="", screen="ko", before=()):
    """The reading of a message."""
    head = f"# 고객 context ({len(block)} / 4,000)"
    system = (
        SystemPart("language", f"language: {screen}\ntoday: 2026-09-28\nzone: Asia/Seoul"),
        SystemPart("block", f"{head}\n{block}" if block else head),
    )
    return read(situation_of(ModelRequest(system, (*before, UserMessage(text)), ())))


def lines(text):
    """The lines that the message asks to keep; `-` in front of what is to go."""
    return [("-" if wish.drop else "") + wish.line for wish in understood(text).standing.wishes]
