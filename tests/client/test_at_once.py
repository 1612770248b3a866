"""Saving settings, learning and searching at the same moment: nobody hears of a lock, and no write is lost."""

import asyncio
import subprocess
import sys

from client.store import facts, meta
from tests.support.at_once import at_once, engine_of
from tests.support.server_process import ROOT

ROUNDS = 200


def test_S5_settings_extraction_and_search_at_once_200_rounds_in_two_processes(tmp_path):
    home = str(tmp_path / "home")
    engine = engine_of(home)
    other = subprocess.Popen(
        [sys.executable, "-m", "tests.support.at_once", home, str(ROUNDS)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    errors = at_once(engine, "a", ROUNDS)
    told = other.communicate(timeout=300)[0].strip()
    asyncio.run(engine.learning.run_due())
    database = engine.opened.database
    saved = {who: sum(meta.read(database, f"{who}-{number}") == "saved" for number in range(ROUNDS)) for who in "ab"}
    learned = {quote.turn for fact in facts.list_facts(database, every=True) for quote in fact.evidence}
    unlearned = database.one("SELECT count(*) FROM turns WHERE learned_at IS NULL")[0]
    jobs = engine.learning.pending()
    asyncio.run(engine.close())
    assert (errors, told) == ([], "[]")
    assert saved == {"a": ROUNDS, "b": ROUNDS}
    assert (unlearned, jobs.waiting) == (0, 0)
    assert learned == {f"{who}-t{number}" for who in "ab" for number in range(ROUNDS)}
