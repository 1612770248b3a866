"""Three people who sign, at one desk or at a desk of their own each, worked through the command line."""

import json

from tests.client.desk.conftest import DeskLine

NAMES = ("ana", "ben", "cho")


def passphrase_file(folder, name):
    path = folder / f"{name}.pass"
    path.write_text(f"correct horse battery staple of {name}\n")
    return path


def point_to(desk, server):
    """The server has come back elsewhere."""
    path = desk.folder / "desk.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"server": server.url}))


class People:
    """One desk that holds the keys of all three; each command is somebody's."""

    def __init__(self, folder, capsys, server):
        self.folder, self.capsys, self.server = folder, capsys, server
        self.desk = DeskLine(folder / "desk", capsys)

    def found(self):
        given = []
        for name in NAMES:
            given += ["--staff", name, "--passphrase-file", passphrase_file(self.folder, name)]
        made = self.desk("init", "--server", self.server.url, *given, "--json")
        assert made.code == 0, made.err
        return made.document

    def login(self, desk=None, name="minsu", role="signer"):
        path = self.folder / f"{name}.token"
        path.write_text(self.server.staff(name, role))
        assert (desk or self.desk)("login", "--token-file", path).code == 0

    def by(self, name, *command, desk=None, now=None):
        """A command with this person's keys."""
        opened = ("--as", name, "--passphrase-file", passphrase_file(self.folder, name))
        return (desk or self.desk)(*command, *opened, now=now)

    def asks(self, name, *command, **more):
        """Somebody signs first; returns the request's id."""
        said = self.by(name, *command, "--json", **more)
        assert said.code == 0, said.err
        return said.document["waiting"]["id"]

    def agrees(self, name, request, **more):
        """Somebody signs as well; what came of it."""
        said = self.by(name, "approve", request, "--yes", "--json", **more)
        assert said.code == 0, said.err
        return said.document

    def both(self, *command, first="ana", second="ben", **more):
        return self.agrees(second, self.asks(first, *command, **more), **more)

    def request(self, name):
        return json.loads((self.desk.folder / "requests" / f"{name}.json").read_text())

    def keys(self, desk=None, now=None):
        """Role → names of those who sign it."""
        roles = (desk or self.desk)("keys", "--json", now=now).document["roles"]
        return {role["role"]: role["names"] for role in roles}
