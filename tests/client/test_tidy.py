"""Background work follows the day: what was not seen for long is marked, on its day, in an account that is open."""

import asyncio

from client.compose import open_engine
from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.settings import load_settings
from shared.clock import parse_moment
from shared.ids import new_id


def engine(tmp_path, day):
    options = {
        "home": str(tmp_path / "home"),
        "account": "local",
        "now": f"{day}T09:00",
        "server": "http://127.0.0.1:9",
    }
    return open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))


def test_a_trait_is_marked_by_age_when_its_day_comes(tmp_path):
    said = parse_moment("2026-01-01T10:00", "Asia/Seoul")
    opened = engine(tmp_path, "2026-01-01")
    trait = Candidate(
        "trait", "처리 속도를 중시하는 편", (Quote("빨리요", "customer", "t1", said),), topic="trait/leaning/speed"
    )
    fact = changes.add(opened.opened.database, trait, now=said, ids=new_id, promotable=False)
    asyncio.run(opened.close())
    marks = {}
    for day in ("2026-06-29", "2026-06-30", "2026-07-01"):
        opened = engine(tmp_path, day)
        asyncio.run(opened.tidy(embed=0))
        recheck = opened.notebook.fact(fact.id).recheck
        marks[day] = recheck.reason if recheck else None
        times = [change.change for change in opened.notebook.history(fact.id)].count("recheck")
        asyncio.run(opened.close())
    assert marks == {"2026-06-29": None, "2026-06-30": "age", "2026-07-01": "age"}
    assert times == 1


def test_what_a_turn_wrote_is_folded_into_the_file_behind_the_answer_and_not_while_somebody_waits(tmp_path):
    opened = engine(tmp_path, "2026-01-01")
    database = opened.opened.database

    async def ask():
        async for _ in opened.turns.ask("환불 기간이 며칠이에요?"):
            pass

    asyncio.run(ask())
    before = database.path.read_bytes()
    asyncio.run(ask())
    assert database.path.read_bytes() == before
    asyncio.run(opened.tidy(embed=0))
    assert database.path.read_bytes() != before
    asyncio.run(opened.close())
