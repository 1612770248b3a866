"""A server that is not the service's, on the service's address: it serves a copied repository, spoiled or forged.

    python -m tests.support.liar serve FOLDER PORT --date 2026-10-20T09:00       # its clock, as it tells it
    python -m tests.support.liar tamper FOLDER                                   # one byte of the newest policy
    python -m tests.support.liar forge FOLDER DESK PERSON PASSPHRASE-FILE --now 2026-10-20T09:00

FOLDER is a copy of a server's data folder, its online keys included: what whoever broke into the server has. `forge`
also has a person's key for know-how, stolen from the desk, and signs a policy with it.
"""

import argparse
import gzip
from email.utils import format_datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from client.desk.folder import open_desk
from client.desk.keys import holder_named, open_keys
from server.bundles.online import online_keys
from server.bundles.shelf import Shelf
from server.bundles.sign import sign_publication
from shared.clock import parse_moment
from shared.crypto.trust import file_name
from tests.support.signing import signed_role

ZONE = "Asia/Seoul"


def served(folder, date):
    """The handler: files of `tuf/` as they lie there."""

    class Liar(BaseHTTPRequestHandler):
        def do_GET(self):
            file = folder / self.path.lstrip("/")
            found = self.path.startswith("/tuf/") and ".." not in self.path and file.is_file()
            data = file.read_bytes() if found else b""
            self.send_response(200 if found else 404)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def date_time_string(self, timestamp=None):
            return format_datetime(date, usegmt=True)

        def log_message(self, *_):
            pass

    return Liar


def newest_policy(folder):
    shelf = Shelf(folder / "tuf")
    target = shelf.live().target("policy")
    return shelf.bundle("policy", target.get_prefixed_paths()[0].rpartition("/")[2])


def tamper(folder):
    """Other words under the signed hash: the price in them is another one now."""
    path = newest_policy(folder)
    path.write_bytes(
        gzip.compress(gzip.decompress(path.read_bytes()).replace("14일".encode(), "90일".encode()), mtime=0)
    )


def forge(folder, desk, person, passphrase, now):
    """The next version of the policy, signed by a know-how key alone, with snapshot and timestamp of the real keys."""
    shelf = Shelf(folder / "tuf")
    live = shelf.live()
    keys = open_keys(holder_named(open_desk(desk), person), passphrase)
    (stolen,) = [keys[keyid] for keyid in live.targets.signed.delegations.roles["knowhow"].keyids if keyid in keys]
    version = live.versions()["policy"] + 1
    metadata = signed_role("policy", version, newest_policy(folder).read_bytes(), [stolen], now)
    online = online_keys(folder / "online").current
    signed = sign_publication(live, {"policy": (version, metadata)}, online, now)
    shelf.put_metadata({file_name("policy", version): metadata})
    shelf.put_metadata({file_name("snapshot", signed.snapshot_version): signed.snapshot})
    shelf.put_metadata({file_name("timestamp", 0): signed.timestamp})


def main():
    parser = argparse.ArgumentParser()
    acts = parser.add_subparsers(dest="act", required=True)
    serve = acts.add_parser("serve")
    serve.add_argument("folder", type=Path)
    serve.add_argument("port", type=int)
    serve.add_argument("--date", required=True)
    acts.add_parser("tamper").add_argument("folder", type=Path)
    lie = acts.add_parser("forge")
    for name in ("folder", "desk"):
        lie.add_argument(name, type=Path)
    lie.add_argument("person")
    lie.add_argument("passphrase", type=Path)
    lie.add_argument("--now", required=True)
    given = parser.parse_args()
    match given.act:
        case "serve":
            date = parse_moment(given.date, ZONE)
            ThreadingHTTPServer(("127.0.0.1", given.port), served(given.folder, date)).serve_forever()
        case "tamper":
            tamper(given.folder)
        case _:
            passphrase = given.passphrase.read_text().rstrip("\n")
            forge(given.folder, given.desk, given.person, passphrase, parse_moment(given.now, ZONE))


if __name__ == "__main__":
    main()
