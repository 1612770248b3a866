"""A server with everything live, in this process: its staff, its signer's token, and plain TUF clients of it.

with Published(folder) as service:
    service.staff.publish(service.token, policy=pages(4))
    service.reader().read()
"""

from __future__ import annotations

from server.operate import staff_add
from tests.support.live_server import LiveServer
from tests.support.signing import NOW, Reader, Staff


class Published:
    """`restart` is as after a stop, some time later."""

    def __init__(self, folder):
        self.folder = folder
        self.server = LiveServer(folder / "server")
        self.token = staff_add(self.server.settings, "minsu", "signer", NOW)
        self.staff = Staff(self.server.url)
        self.staff.publish(self.token)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.stop()

    @property
    def url(self):
        return self.server.url

    @property
    def data(self):
        return self.server.folder

    def reader(self, name="phone", now=NOW):
        return Reader(self.folder / name, self.url, self.staff.root, now)

    def restart(self, **later):
        self.server.stop()
        self.server.clock.later(**later)
        self.server.start()
        self.staff.url = self.url
