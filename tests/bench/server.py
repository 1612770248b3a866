"""How many requests a second does the server answer? `python tests/bench/server.py [--json] [--rounds 15] [--postgres]`.

Metadata and bundles next to Starlette's static files over the same folder; sessions and attempts next to an endpoint
that does nothing; a login next to one Argon2id alone. The sides take turns, each in a process of its own. "A core" is
how many requests the processor time that a server used for them would have allowed in a second: it knows no neighbours,
and the goal is a ratio of these.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import httpx
from argon2 import PasswordHasher

from server.compose import open_engine
from server.passwords import Cost
from server.settings import Settings
from shared.ids import new_id
from tests.bench._http import CONNECTIONS, load, processor_seconds, request, static_server
from tests.bench._times import Taken, machine
from tests.support.logged_in import token_of
from tests.support.phones import PIN, Blinded, Phone, b64
from tests.support.server_process import ServerProcess
from tests.support.signing import Staff

REQUESTS = 500  # of one round: many short ones, so that both sides meet the same neighbours
GOAL = 0.8  # of Starlette's static files


class Side:
    """One thing that is asked of a server, and what it is compared with."""

    def __init__(self, what, ours, theirs, *, status=200, requests=REQUESTS, connections=CONNECTIONS, goal=None):
        self.what, self.sides, self.status = what, {"ours": ours, "reference": theirs}, status
        self.requests, self.connections, self.goal = requests, connections, goal
        self.taken = {side: Taken() for side in self.sides}
        self.rates: dict[str, list[float]] = {side: [] for side in self.sides}
        self.used = dict.fromkeys(self.sides, 0.0)

    def round(self, pids: dict[str, int]) -> None:
        for side, asked in self.sides.items():
            pid = os.getpid() if asked is argon else pids[side]
            before = processor_seconds(pid)
            self.rates[side].append(asked(self, self.taken[side]))
            self.used[side] += processor_seconds(pid) - before

    def row(self) -> dict[str, object]:
        a_second = {side: round(statistics.median(rates), 1) for side, rates in self.rates.items()}
        core = {side: round(len(self.taken[side].wall) / used) for side, used in self.used.items() if used}
        ratio = round(core["ours"] / core["reference"], 2) if len(core) == len(self.sides) else None
        return {
            "what": self.what, "a_second": a_second, "a_core": core, "ratio": ratio,
            "ms": {side: taken.figures() for side, taken in self.taken.items()},
            "goal": self.goal and f"ratio ≥ {self.goal}", "met": None if self.goal is None or ratio is None else ratio >= self.goal,
        }  # fmt: skip


def asking(url: str, path: str, *, status: int | None = None, **headers: str) -> Callable[[Side, Taken], float]:
    """The same request again and again."""

    def asked(side: Side, into: Taken) -> float:
        wire = [request(path, **headers)] * side.requests
        return load(url, wire, status or side.status, into, connections=side.connections)

    return asked


def files(server: ServerProcess, static: str) -> list[Side]:
    """What devices fetch."""
    policy = next((server.data / "tuf" / "targets" / "policy").iterdir()).name
    same = {"If_None_Match": httpx.get(f"{server.url}/tuf/metadata/timestamp.json").headers["etag"]}
    old = {"If_None_Match": httpx.get(f"{static}/tuf/metadata/timestamp.json").headers["etag"]}
    metadata, bundle = "/tuf/metadata/{}", f"/tuf/targets/policy/{policy}"
    return [
        Side(what, asking(server.url, path, **ours), asking(static, path, **theirs), status=status, goal=GOAL)
        for what, path, ours, theirs, status in (
            ("metadata: timestamp", metadata.format("timestamp.json"), {}, {}, 200),
            ("metadata: the same timestamp (304)", metadata.format("timestamp.json"), same, old, 304),
            ("metadata: a role", metadata.format("1.policy.json"), {}, {}, 200),
            ("metadata: no such file (404)", metadata.format("2.root.json"), {}, {}, 404),
            ("bundle", bundle, {}, {}, 200),
        )
    ]


def people(server: ServerProcess, static: str, rounds: int) -> list[Side]:
    """What customers and staff ask; next to an endpoint that does nothing."""
    engine = open_engine(Settings(data=server.data, database=server.database))
    token = token_of(engine, "bench@example.com", "phone-1", "Old phone", datetime.now(UTC))
    empty = asking(static, "/empty")
    bearer = {"Authorization": f"Bearer {token}"}
    return [
        Side("who am I (a session)", asking(server.url, "/v1/account", **bearer), empty, requests=100),
        Side("a counted attempt", attempts(server, engine, rounds), empty, requests=ATTEMPTS),
        Side("a wrong password", logins(server), argon, status=403, requests=LOGINS, connections=2),
    ]


ATTEMPTS, LOGINS = 10, 6  # of one round


def attempts(server: ServerProcess, engine: object, rounds: int) -> Callable[[Side, Taken], float]:
    """The first try at a backup of its own each: a second one would wait."""
    waiting = []
    for number in range(ATTEMPTS * rounds):
        token = token_of(engine, f"c{number}@example.com", "phone-1", "Old phone", datetime.now(UTC))
        phone = Phone(server.url, token)
        backup = phone.back_up()
        body = json.dumps({"attempt": new_id(), "element": b64(Blinded(backup, PIN).element)}).encode()
        waiting.append(request(f"/v1/backups/{backup}/attempts", body, Authorization=f"Bearer {token}"))

    def asked(side: Side, into: Taken) -> float:
        wire = [waiting.pop() for _ in range(side.requests)]
        return load(server.url, wire, 200, into, connections=side.connections)

    return asked


def logins(server: ServerProcess) -> Callable[[Side, Taken], float]:
    """With an address of its own each and from a place of its own: wrong ones are counted by both."""
    number = iter(range(1_000_000))

    def one() -> bytes:
        at = next(number)
        sent = {"email": f"nobody{at}@example.com", "password": "wrong password", "device": "", "device_name": ""}
        return request("/v1/sessions", json.dumps(sent).encode(), X_Forwarded_For=f"192.0.2.{at % 250}")

    def asked(side: Side, into: Taken) -> float:
        wire = [one() for _ in range(side.requests)]
        return load(server.url, wire, side.status, into, connections=side.connections)

    return asked


def argon(side: Side, into: Taken) -> float:
    """One hash at a time, as the server makes them for nobody's address too."""
    cost = Cost()
    hasher = PasswordHasher(time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=cost.lanes)
    for _ in range(side.requests):
        with into.once():
            hasher.hash("wrong password")
    return 1e3 * side.requests / sum(into.wall[-side.requests :])


def measure(folder: Path, rounds: int, database: str | None) -> list[dict[str, object]]:
    """Every side in turn, `rounds` times."""
    folder.mkdir()
    server = ServerProcess(folder / "server", database=database, start=False)
    if database:
        assert server.command("migrate").returncode == 0
    server.start()
    try:
        Staff(server.url, datetime.now(UTC)).publish(server.staff())
        with static_server(server.data) as (static, pid):
            sides = [*files(server, static), *people(server, static, rounds)]
            for _ in range(rounds):
                for side in sides:
                    side.round({"ours": server.process.pid, "reference": pid})
            return [side.row() for side in sides]
    finally:
        server.stop()


def shown(document: dict[str, object]) -> str:
    """As text."""
    head = "   ".join(f"{side:>10} {'a core':>8} {'p50':>7} {'p99':>7}" for side in ("a second", "reference"))
    lines = [f"{document['machine']}", f"{'':36} {head}  ratio"]
    for name in ("SQLite", "PostgreSQL"):
        lines += [name] if name in document else []
        for row in document.get(name, ()):
            sides = "   ".join(
                f"{row['a_second'][side]:>10,.0f} {row['a_core'].get(side, 0):>8,}"
                f" {row['ms'][side]['p50']:>7.2f} {row['ms'][side]['p99']:>7.2f}"
                for side in ("ours", "reference")
            )
            mark = {True: "met", False: "NOT MET", None: ""}[row["met"]]
            lines.append(f"{row['what']:36} {sides}  {row['ratio'] or '':>5}  {row['goal'] or ''} {mark}".rstrip())
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--postgres", action="store_true", help="the same once more over a throw-away PostgreSQL")
    given = parser.parse_args()
    document: dict[str, object] = {"machine": machine()}
    with tempfile.TemporaryDirectory() as folder:
        document["SQLite"] = measure(Path(folder) / "sqlite", given.rounds, None)
        if given.postgres:
            from tests.support.postgres import Postgres

            running = Postgres()
            try:
                document["PostgreSQL"] = measure(Path(folder) / "postgres", given.rounds, running.new_database())
            finally:
                running.stop()
    print(json.dumps(document, indent=1, ensure_ascii=False) if given.json else shown(document))


if __name__ == "__main__":
    main()
