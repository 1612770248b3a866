"""How does a letter reach a mail server? Through SMTP, encrypted unless the mail server is on this machine."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path

from server.errors import Unavailable
from server.mail.message import domain_of, written
from server.settings import Security
from shared.clock import Clock

PATIENCE = 20.0  # seconds for each step


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where letters are handed over."""

    host: str
    port: int
    security: Security
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    authority: Path | None = None  # certificates of an own authority; None = the machine's


class Smtp:
    """A connection for each letter."""

    def __init__(self, server: MailServer, sender: str, clock: Clock) -> None:
        self._server = server
        self._sender = sender
        self._clock = clock

    def send(self, to: str, subject: str, text: str) -> None:
        """Hand one letter over. Raises Unavailable; what the mail server said stays out of it, it holds addresses."""
        letter = written(self._sender, to, subject, text, self._clock(), on_the_way=True)
        try:
            self._hand_over(letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Unavailable("mail-not-sent", reason=type(error).__name__) from None

    def _hand_over(self, letter: EmailMessage) -> None:
        server, me = self._server, domain_of(self._sender)
        with self._connect(me) as connection:
            if server.security == "starttls":
                connection.starttls(context=self._trust())
            if server.user is not None:
                connection.login(server.user, server.password or "")
            connection.send_message(letter)

    def _connect(self, me: str) -> smtplib.SMTP:
        server = self._server
        if server.security == "tls":
            return smtplib.SMTP_SSL(server.host, server.port, me, timeout=PATIENCE, context=self._trust())
        return smtplib.SMTP(server.host, server.port, me, timeout=PATIENCE)

    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self._server.authority)
