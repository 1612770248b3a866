"""The letters that a server without a mail service leaves in its folder, and the code that stands in one."""

import re
from email import message_from_bytes, policy

from tests.support.server_process import until

CODE = re.compile(r"^ {4}(\d{4} \d{4})\r?$", re.MULTILINE)


def letters(data, to=None):
    """(subject, text) of each, the oldest first; those to one address, or all."""
    found = []
    for file in sorted((data / "outbox").glob("*.eml"), key=lambda file: file.stat().st_mtime_ns):
        letter = message_from_bytes(file.read_bytes(), policy=policy.default)
        if to is None or letter["To"] == to:
            found.append((letter["Subject"], letter.get_content()))
    return found


def code_for(data, to, count=1):
    """The code of the newest letter to this address, once `count` of its letters hold one."""

    def codes():
        found = [match[1] for _, text in letters(data, to) if (match := CODE.search(text))]
        return found if len(found) >= count else []

    return until(codes)[-1]
