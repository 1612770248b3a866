"""How do the letters about backups leave? After the answer that they tell of, and again until the mailer takes them."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from server.backups.notices import Due, NoticeStore
from server.backups.rules import Notice
from server.errors import Unavailable
from server.mail.letter import letter
from server.mail.port import Mailer
from shared.clock import Clock

LETTERS: dict[Notice, str] = {"tries": "digits-wrong", "exhausted": "backup-destroyed", "restored": "backup-restored"}
log = logging.getLogger("gieok.server")


@dataclass(frozen=True, slots=True)
class Letters:
    """What is written down, and who takes it."""

    notices: NoticeStore
    mailer: Mailer
    clock: Clock

    def send_due(self) -> None:
        """Everything that waits; what can't be sent now stays written down."""
        for due in self.notices.due(self.clock()):
            if self.notices.claim(due, self.clock()):
                self._send(due)

    def _send(self, due: Due) -> None:
        written = letter(due.language, LETTERS[due.kind], {"left": due.left})
        try:
            self.mailer.send(due.email, written.subject, written.text)
        except Unavailable as error:
            self.notices.not_sent(due)
            log.warning("a letter was not sent: %s", error.code)
            return
        self.notices.sent(due, self.clock())
