"""A service that is live with everybody's keys opened: what somebody with one of them, or with none, might try."""

import pytest
from tuf.api.metadata import Metadata

from client.desk.build import page_bundle
from client.desk.folder import open_desk
from client.desk.keys import holder_named, open_keys
from client.desk.people import read_people
from client.desk.publish import read_live, trust_of
from client.desk.request import Part, new_request
from client.desk.request_check import check_request
from client.desk.sign import role_paper
from client.desk.signatures import counts, signed_with
from client.errors import Refused
from shared.crypto.trust import STAFF_LIFETIME, until
from shared.formats.bundle import encode
from shared.formats.versions import succeed
from tests.client.desk.conftest import Server, Service
from tests.client.desk.people import NAMES, People
from tests.support.signing import NOW, page

EXPIRES = until(NOW, STAFF_LIFETIME)


class Story:
    """A service that is live, and the keys of its three people opened."""

    def __init__(self, folder, capsys):
        self.server = Server(folder / "server")
        people = People(folder, capsys, self.server)
        people.found()
        people.login()
        service = Service(folder / "service")
        service.page()
        service.page("exception", 1, "knowhow")
        service.context()
        service.config()
        people.desk("ingest", service.folder)
        people.both("publish")
        self.desk = open_desk(people.desk.folder)
        self.live = read_live(self.desk)
        self.trust = trust_of(self.desk, self.live)
        self.people = read_people(self.desk)
        self.keys = {
            name: open_keys(holder_named(self.desk, name), f"correct horse battery staple of {name}") for name in NAMES
        }

    def role(self, kind, bundle, version=2, *, data=None):
        """A paper over `bundle`; `data` = the bytes that come along in its place."""
        signed = bundle if isinstance(bundle, bytes) else encode(bundle)
        return Part(Metadata(role_paper(kind, version, signed, EXPIRES)), signed if data is None else data)

    def policy(self, *pages, version=2):
        return self.role("policy", page_bundle("policy", list(pages)), version)

    def request(self, people=None, **parts):
        named = {name.replace("_", "-"): part for name, part in parts.items()}
        return new_request("0123456789ab", "ana", self.live, named, people or {}, note="", now=NOW)

    def signed(self, request, name="ana"):
        return signed_with(request, self.trust, self.keys[name])

    def check(self, request, now=NOW, offered=None):
        found = check_request(request, self.live, self.trust, now, offered or {})
        return found, counts(request, self.trust)

    def refusal(self, request, now=NOW, offered=None):
        with pytest.raises(Refused) as refused:
            self.check(request, now, offered)
        return refused.value.code

    def next_page(self, **changed):
        (live,) = self.live.bundles["policy"].pages
        return succeed(live, page("refund", 4, **changed), NOW.date())
