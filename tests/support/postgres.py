"""How do tests get a real PostgreSQL? One throw-away cluster a run, on a socket in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))


class Postgres:
    """A running cluster."""

    def __init__(self):
        if not FOLDERS:
            pytest.skip("needs postgresql")
        self._programs = FOLDERS[-1]
        self._folder = Path(tempfile.mkdtemp(prefix="gieok-pg-", dir="/tmp"))
        self._user = self._unprivileged()
        self._run("initdb", "-D", self._folder / "db", "-U", "gieok", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {self._folder} -c listen_addresses='' -c fsync=off"
        self._run("pg_ctl", "-D", self._folder / "db", "-w", "-l", self._folder / "log", "-o", options, "start")
        self._databases = 0

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", self._folder, "-U", "gieok", name)
        return f"postgresql+psycopg://gieok@/{name}?host={self._folder}"

    def stop(self):
        self._run("pg_ctl", "-D", self._folder / "db", "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    def _unprivileged(self):
        """PostgreSQL refuses to run as root."""
        if os.getuid() != 0:
            return {}
        user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
        entry = pwd.getpwnam(user)
        os.chown(self._folder, entry.pw_uid, entry.pw_gid)
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}

    def _run(self, program, *arguments):
        log = self._folder / "commands.log"
        with log.open("ab") as output:  # a pipe would stay open in the cluster that pg_ctl leaves behind
            done = subprocess.run(
                [self._programs / program, *map(str, arguments)],
                cwd=self._folder,
                stdout=output,
                stderr=output,
                check=False,
                timeout=60,
                **self._user,
            )
        assert done.returncode == 0, log.read_text()
