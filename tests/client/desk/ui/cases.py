"""A service that published the demo's contents, with customers who proposed and agreed to something.

cases = Cases(tmp_path); cases.proposed("partial-refund-up-to-50", 3); cases.agreed(); cases.stop()
"""

from client.desk.archive import Archive
from client.desk.forward import put_live
from client.desk.found import found_demo
from client.desk.intake import Wishes, take_in
from client.desk.login import log_in
from client.desk.passphrase import demo_passphrase
from client.desk.publish import look, plan
from client.desk.reading import ContentReader
from client.desk.ui.workplace import Workplace
from server.operate import staff_add
from shared.clock import local_day
from shared.randomness import random_bytes
from tests.support.contributors import Counting
from tests.support.evidence import agreed
from tests.support.live_server import START, LiveServer
from tests.support.server_process import ROOT

ZONE = "Asia/Seoul"
LATE = ("over-14-days", "tier-enterprise")
MAIL = "minsu@example.com"


class Cases(Counting):
    """Server in this process, desk in `folder`; `tokens` by role."""

    def __init__(self, folder):
        import httpx

        self.server, self.http, self.folder = LiveServer(folder / "server"), httpx.Client(timeout=60), folder / "desk"
        desk = found_demo(self.folder, self.server.url, "a demo's passphrase", now=START, random=random_bytes)
        self.tokens = {
            role: staff_add(self.server.settings, f"{role}-1", role, START) for role in ("signer", "reviewer")
        }
        log_in(desk, self.tokens["signer"], "-")
        archive, today = Archive(desk.published), local_day(START, ZONE)
        take_in(desk, archive, [ROOT / "config" / "demo"], wishes=Wishes(), today=today)
        draft = ContentReader(desk.content, archive).draft()
        put_live(desk, archive, plan(draft, look(desk, archive, START), START, today), demo_passphrase(desk), START)
        log_in(desk, self.tokens["reviewer"], "-")
        self.desk = desk

    def workplace(self):
        """What `app` would open, a reviewer's token kept."""
        archive = Archive(self.desk.published)
        return Workplace(self.desk, archive, ContentReader(self.desk.content, archive), lambda: START, ZONE)

    def proposed(self, decision, count, name="c"):
        """So many customers decided this in the same situation."""
        for customer in self.customers(count, name):
            customer.contributes(decision, LATE)

    def agreed(self):
        """A customer left one agreement."""
        token = self.server.customer(MAIL)
        answer = self.ask("PUT", "/v1/evidence/aaaaaaaaaaa1", {"body": agreed()}, token)
        assert answer.status_code == 200, answer.text

    def reads(self):
        """Who read it, as the customer sees."""
        found = self.ask("GET", "/v1/evidence", token=self.server.customer(MAIL)).json()["reads"]
        return [(read["staff"], read["reason"]) for read in found]

    def stop(self):
        self.server.stop()
        self.http.close()
