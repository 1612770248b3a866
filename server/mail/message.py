"""What does a letter look like on its way? Plain text in UTF-8, with nothing about the machine in its head."""

from __future__ import annotations

from datetime import datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr


def written(sender: str, to: str, subject: str, text: str, now: datetime, *, on_the_way: bool) -> EmailMessage:
    """The whole letter. One that only lies in a folder is left as people can read it."""
    letter = EmailMessage(policy.SMTP if on_the_way and to.isascii() else policy.SMTPUTF8)
    letter["From"] = sender
    letter["To"] = to
    letter["Subject"] = subject
    letter["Date"] = format_datetime(now)
    letter["Message-ID"] = make_msgid(domain=domain_of(sender))
    letter["Auto-Submitted"] = "auto-generated"  # RFC 3834: no answering machine answers
    letter.set_content(text, cte="base64" if on_the_way else "8bit")
    return letter


def domain_of(sender: str) -> str:
    """The part behind the @ of `Name <name@domain>`."""
    return parseaddr(sender)[1].rpartition("@")[2]
