"""What is only confirmed is not done before the service says so: the page of a hotel's network answers everything."""

import pytest

from client.errors import Unavailable
from client.net.accounts import Accounts
from client.net.attributes import AttributeService
from client.net.backups import BackupService
from client.net.evidence import EvidenceService
from client.net.proposals import Anonymous
from shared.wire.attributes import SignedAttributes
from shared.wire.backups import Activate, Confirm
from shared.wire.proposal import Contributor, Proposal, Submission, TakenBack
from tests.support.scripted_api import ScriptedApi

TOKEN = "token-7731"
WHO = Contributor("AA==", "AA==")
SAID = Proposal("decision", "refund-exception", (), "no-refund", None, None, "2026-09")
CONFIRMED = {
    "a proposal": lambda url: Anonymous(url).submit(Submission(WHO, SAID)),
    "its taking back": lambda url: Anonymous(url).take_back(TakenBack(WHO, "decision", "refund-exception", ())),
    "evidence erased": lambda url: EvidenceService(url, TOKEN).erase("aaaaaaaaaaaa"),
    "attributes taken": lambda url: AttributeService(url, TOKEN).taken("2026-09-28T00:00:00.000Z"),
    "attributes left": lambda url: AttributeService(url, TOKEN).put(SignedAttributes("{}", "00")),
    "a backup deleted": lambda url: BackupService(url, TOKEN).delete("b1"),
    "a backup activated": lambda url: BackupService(url, TOKEN).activate("b1", Activate("AA==", "AA==", ["00"])),
    "a restore confirmed": lambda url: BackupService(url, TOKEN).confirm("b1", Confirm("AA==", "New")),
    "an address verified": lambda url: Accounts(url).verify("jisoo@gaon.example", "7731 0042"),
    "a new password": lambda url: Accounts(url).reset_confirm("jisoo@gaon.example", "7731 0042", "elephant-7731"),
    "the password again": lambda url: Accounts(url, TOKEN).again("elephant-7731"),
    "a logout": lambda url: Accounts(url, TOKEN).logout(),
    "a login ended": lambda url: Accounts(url, TOKEN).end_session("s1"),
    "an account deleted": lambda url: Accounts(url, TOKEN).delete("elephant-7731"),
}


@pytest.mark.parametrize("answer", [(200, b"<html>Welcome to our network</html>"), (200, b"")], ids=["page", "nothing"])
@pytest.mark.parametrize("what", CONFIRMED)
def test_a_page_of_somebody_in_between_confirms_nothing(what, answer):
    with ScriptedApi(answer) as api, pytest.raises(Unavailable, match="server-not-ours"):
        CONFIRMED[what](api.url)


@pytest.mark.parametrize("what", CONFIRMED)
def test_the_services_own_word_does(what):
    with ScriptedApi((204, b"")) as api:
        CONFIRMED[what](api.url)
    assert len(api.asked) == 1
