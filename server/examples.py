"""What does a request look like? One example of everything that goes over the wire, for the description of the routes.

None of it belongs to anybody: the secrets are zeros, and the points are those of RFC 9497.
"""

from __future__ import annotations

from typing import Any, Final

from shared.wire.accounts import (
    AccountReply,
    EmailCode,
    Login,
    NewAccount,
    NewPassword,
    PasswordAgain,
    ResetRequest,
    SessionLine,
    SessionList,
    SessionReply,
)
from shared.wire.attributes import AttributesReply, AttributesTaken, SignedAttributes
from shared.wire.backups import (
    Activate,
    Attempt,
    AttemptReply,
    BackupLine,
    BackupList,
    ChunkList,
    Confirm,
    CreatedBackup,
    Enrol,
    EnrolReply,
    NewBackup,
    StoredChunk,
    Unlock,
    UnlockReply,
)
from shared.wire.candidates import CandidateLine, CandidateList, CandidateVerdict, DecisionCount
from shared.wire.evidence import (
    ChainLink,
    ChainPage,
    EvidenceBody,
    EvidenceLine,
    EvidenceList,
    EvidenceQuote,
    NewEvidence,
    ReadLine,
    ReadRequest,
    Receipt,
)
from shared.wire.proposal import Contributor, Proposal, Submission, TagReply, TagRequest, TakenBack
from shared.wire.signing import RequestLine, RequestList, SignedPart, SigningRequest, StaffLog, StaffLogLine

EMAIL, PASSWORD, DEVICE = "minsu@example.com", "correct horse battery staple", "k7m2qpx9rhta"
BACKUP, ATTEMPT, ACCOUNT = "h4n8wcz3vkye", "t6b9smf2gdxj", "q5r8ujp4wnhc"
MADE, LATER = "2026-09-20T03:00:00.000Z", "2026-10-04T03:00:00.000Z"
ELEMENT = "A3I6HlwJuMjRjcsdzDHkoI6Vd/FfTUcy2UJe7H/8GVEQ"
EVALUATED = "Aw3gL/7EehX9U++83W8fW9vScBJ4PkNkqvQ1+9arhaKU"
SECRET, SHA256 = "A" * 43 + "=", "0" * 64
TOKEN = "A" * 43
QUOTE = EvidenceQuote("customer", "Then half of it, please.", MADE)
AGREED = EvidenceBody("Agreed on a refund of half", [QUOTE], "2026-09-20", "refund", 3)
RECEIPT = Receipt(ATTEMPT, 1, MADE, SHA256, SHA256, SHA256, "2029-09-19T03:00:00.000Z")
CHUNK = StoredChunk(0, SHA256, 65_616)
ATTRIBUTES = SignedAttributes(
    '{"contact": null, "email": "minsu@example.com", "issued_at": "2026-09-20T03:00:00.000Z", "tier": null}',
    "0" * 128,
)
CONTRIBUTOR, WHEN = Contributor(SECRET, SECRET), ("contract-annual", "over-14-days")
CANDIDATE = CandidateLine(
    id="0" * 16,
    state="ready",
    customers=3,
    needed=3,
    kind="decision",
    topic="refund-exception",
    conditions=WHEN,
    decisions=(DecisionCount("partial-refund-up-to-50", 3),),
    page="refund",
    version=4,
    months=("2026-09", "2026-10"),
)

EXAMPLES: Final[tuple[Any, ...]] = (
    NewAccount(EMAIL, PASSWORD, "ko"),
    EmailCode(EMAIL, "00000000"),
    ResetRequest(EMAIL),
    NewPassword(EMAIL, "00000000", PASSWORD),
    Login(EMAIL, PASSWORD, DEVICE, "Old phone"),
    PasswordAgain(PASSWORD),
    AccountReply(ACCOUNT, EMAIL),
    SessionReply(TOKEN, ACCOUNT, EMAIL, LATER),
    SessionList([SessionLine(ATTEMPT, "Old phone", MADE, MADE, current=True)]),
    NewBackup(DEVICE, "Old phone", 10, 14),
    CreatedBackup(BACKUP, EVALUATED, LATER, 10, 14),
    Enrol(ELEMENT),
    EnrolReply(EVALUATED),
    CHUNK,
    ChunkList([CHUNK]),
    Activate(SECRET, SECRET, [SHA256]),
    BackupList(
        [
            BackupLine(
                backup=BACKUP,
                state="ACTIVE",
                device=DEVICE,
                device_name="Old phone",
                created_at=MADE,
                expires_at=LATER,
                size=65_616,
                tries=10,
                left=10,
                wait_until=None,
                ended_at=None,
                public_key=EVALUATED,
                restored_to=None,
            )
        ]
    ),
    Attempt(ATTEMPT, ELEMENT),
    AttemptReply(EVALUATED, SECRET, 9),
    Unlock(ATTEMPT, SECRET),
    UnlockReply(TOKEN, MADE, 10, [CHUNK]),
    Confirm(SECRET, "New phone"),
    NewEvidence(AGREED),
    RECEIPT,
    EvidenceList([EvidenceLine(RECEIPT, AGREED)], [ReadLine("jisu", "complaint 4711 of September", LATER)], 1095),
    ReadRequest(EMAIL, "complaint 4711 of September"),
    ChainPage([ChainLink(1, MADE, SHA256, SHA256)]),
    ATTRIBUTES,
    AttributesReply(ATTRIBUTES),
    AttributesTaken(MADE),
    TagRequest([ELEMENT, ELEMENT]),
    TagReply([EVALUATED, EVALUATED], ELEMENT),
    Submission(
        CONTRIBUTOR,
        Proposal("decision", "refund-exception", WHEN, "partial-refund-up-to-50", "refund", 4, "2026-09"),
    ),
    TakenBack(CONTRIBUTOR, "decision", "refund-exception", WHEN),
    CANDIDATE,
    CandidateList([CANDIDATE]),
    CandidateVerdict("accepted", page="refund-exception", version=2),
    SigningRequest(BACKUP, MADE, "minsu", "Refunds within 14 days", {"policy": 3}, {"policy": SignedPart("e30=")}),
    RequestList([RequestLine(BACKUP, "minsu", MADE, MADE, "waiting", ["policy"])]),
    StaffLog([StaffLogLine(MADE, "minsu", "published", {"policy": 4})]),
)
