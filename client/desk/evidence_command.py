"""How does a reviewer read a customer's agreements? With a reason that the customer will see; nothing is kept here."""

from __future__ import annotations

from dataclasses import asdict

from client.desk.work import Outcome, Work
from client.kit.agreement import agreement_lines
from client.kit.words import Words
from client.net.evidence import EvidenceService
from shared.clock import read_stamp
from shared.wire.evidence import EvidenceLine


def evidence(work: Work) -> Outcome:
    """Read and print. Raises Refused where the token is no reviewer's, or the reason is too short."""
    service = EvidenceService(
        work.desk.server, work.desk.token(), not_ours="desk-server-not-ours", refused="desk-server-refused"
    )
    found = service.read(work.given.email, work.given.reason)
    count = len(found.evidence)
    told = [work.words.text("evidence-desk-read", count=count) if count else work.words.text("evidence-desk-none")]
    told += [text for line in found.evidence for text in _shown(line, work.words)]
    return Outcome(asdict(found), "\n".join(told))


def _shown(line: EvidenceLine, words: Words) -> list[str]:
    until = str(read_stamp(line.receipt.keep_until).date())
    return agreement_lines(line.receipt.id, line.body, until, words)
