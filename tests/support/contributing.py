"""The demo's vocabulary, and what a customer must have said so that there is something to contribute."""

import json
import tomllib
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from client.backup import session
from client.memory.fact import Candidate, PageRef, Quote
from client.memory.logged import LoggedTurn, Source
from client.notebook import facts as changes
from client.store import bundles, logs
from client.store.bundles import Provenance
from shared.formats.config import config_table, read_config
from shared.formats.vocabulary import Words as Label
from shared.ids import new_id
from shared.wire.accounts import SessionReply

DEMO = Path(__file__).resolve().parents[2] / "config" / "demo" / "config.toml"
CONFIG = read_config(tomllib.loads(DEMO.read_text("utf-8")))
VOCABULARY = CONFIG.proposals
PRIVATE = ("김지수", "A사", "010-1234-5678", "하소연")
SAID = "A사 김지수 팀장, 010-1234-5678입니다. 하소연하자면 연간 계약이라 50%만 환불해 주세요"
ASKED = "하소연인데요, 점검이 길어져서 장애 보상이 되나요? 김지수입니다"


SLA = Source("policy", "sla", "SLA", 2)


def agreed(database, now, *, said=SAID, statement="9/28 부분 환불 50%를 합의함", turn="t1", day=date(2026, 9, 28)):
    """An agreement under refund v3."""
    quote = Quote(said, "customer", turn, now)
    candidate = Candidate("agreement", statement, (quote,), day=day, policy=PageRef("refund", 3))
    return changes.add(database, candidate, now=now, ids=new_id, promotable=False)


def asked(database, now, conversation, *, text=ASKED, sources=(SLA,), answer="…"):
    """A question that was answered, in a conversation of its own."""
    turn = LoggedTurn(new_id(), conversation, text, now, "Asia/Seoul", "waiting")
    if database.one("SELECT 1 FROM conversations WHERE id = ?", (conversation,)) is None:
        logs.begin_conversation(database, conversation, now)
    logs.write_question(database, turn, "제목")
    logs.complete(database, replace(turn, state="done", answer=answer, completed_at=now, sources=tuple(sources)))
    return turn


def serve(database, now, config=CONFIG, version=1):
    """This config is adopted here, as a refresh would have done it."""
    came = Provenance("config", version, "0" * 64, 1, now + timedelta(days=300), now)
    bundles.put(database, came, json.dumps(config_table(config)))


def sign_in(database, server, account="acc1", token="token"):
    """A login as the device keeps it."""
    session.keep(database, server, SessionReply(token, account, "minsu@example.com", "2027-01-01T00:00:00.000Z"))


def relabelled(topic_id, label):
    """The vocabulary in which a topic means something else."""
    topics = tuple(replace(it, label=Label(ko=label)) if it.id == topic_id else it for it in VOCABULARY.topics)
    return replace(VOCABULARY, topics=topics)


def without(topic_id):
    """The vocabulary without a topic."""
    return replace(VOCABULARY, topics=tuple(it for it in VOCABULARY.topics if it.id != topic_id))
