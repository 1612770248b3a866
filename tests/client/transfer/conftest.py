"""Accounts with a memory in them, and files that carry it."""

import json
from datetime import timedelta
from itertools import count

import pytest

from client.kit.words import Words
from client.memory.accounts import Account as Accounted
from client.memory.fact import Candidate, PageRef, Quote
from client.memory.logged import LoggedTurn
from client.notebook.block import write_block
from client.notebook.facts import add, delete, prepare, retract, update
from client.notebook.notebook import Notebook
from client.notebook.preferences import Chosen, Preferences
from client.notebook.promotion import promote
from client.store import conversations, egress, facts, jobs, logs, looked_up, refusals
from client.store.egress import Sent
from client.store.opening import open_store, release
from client.transfer.transfer import Transfer
from client.turn.conversations import Conversations
from shared.randomness import random_bytes
from tests.support.fakes import Clock, Ids

LIMIT = 4_000
DEFAULTS = Chosen("ko", "Asia/Seoul", "system", "on")


class Account:
    """One account of one device, with what a story needs of it."""

    def __init__(self, home):
        self.opened = open_store(home, "local", ids=Ids(), randomness=random_bytes, keyring=lambda: False)
        self.database = self.opened.database
        prepare(self.database, random_bytes)
        self.home, self.clock = home, Clock()
        numbers = count(1)
        self.ids = lambda: f"{home.name}{next(numbers):06d}"
        self.preferences = Preferences(self.database, DEFAULTS)
        self.notebook = Notebook(self.database, self.clock, self.ids, lambda: LIMIT, lambda page: None)
        self.talks = Conversations(self.database, self.clock, self.ids)
        self.transfer = Transfer(self.opened, self.preferences, lambda: LIMIT, self.clock, self.ids)

    def says(self, *texts, answer="네."):
        """A conversation that has ended; returns its turns."""
        talk, turns = self.talks.begin(), []
        for text in texts:
            self.clock.move(minutes=1)
            now = self.clock()
            turn = LoggedTurn(self.ids(), talk, text, now, "Asia/Seoul", "done", answer, now, "m", "builtin")
            logs.write_question(self.database, turn, text[:20])
            logs.complete(self.database, turn)
            turns.append(turn)
        conversations.end(self.database, talk, self.clock())
        return turns

    def knows(self, statement, turn=None, *, instead_of=None, **more):
        """A fact that rests on the whole of a turn."""
        turn = turn or self.says(statement)[0]
        quotes = (Quote(turn.question, "customer", turn.id, turn.asked_at),)
        candidate = Candidate(more.pop("kind", "attribute"), statement, quotes, **more)
        now = self.clock()
        if instead_of is not None:
            return update(
                self.database, candidate, [instead_of.id], now=now, ids=self.ids, promotable=False, limit=LIMIT
            )
        return add(self.database, candidate, now=now, ids=self.ids, promotable=False)

    def promotes(self, fact):
        promote(self.database, fact, now=self.clock(), ids=self.ids, limit=LIMIT)

    def forgets(self, fact):
        delete(self.database, fact.id, now=self.clock(), ids=self.ids, limit=LIMIT)

    def takes_back(self, fact):
        retract(self.database, fact.id, now=self.clock(), ids=self.ids, limit=LIMIT, by="customer")

    def block(self, text):
        self.notebook.save_block(text, "", overwrite=True)

    def sends(self, text):
        egress.record(self.database, egress.whole(self.clock(), None, "learn", "model.test", text.encode()))

    def talks_temporarily(self):
        egress.record(self.database, Sent(self.clock(), None, "temporary", "model.test", None, 4_321))

    def waits_for_the_model(self):
        """An ended conversation whose learning failed."""
        talk = self.says("다음 달에 부산으로 이사해요")[0].conversation
        now = self.clock()
        for job in self.database.all("SELECT seq, conversation, attempts FROM jobs WHERE conversation = ?", (talk,)):
            why = jobs.Failure("model-unreachable", {"host": "model.test"})
            jobs.postpone(
                self.database,
                jobs.Job(job["seq"], job["conversation"], job["attempts"]),
                now,
                now + timedelta(minutes=5),
                why,
            )

    def changes_the_block_in_a_talk(self, text):
        """By a model, in a conversation that is still open and has looked an account up."""
        talk = self.talks.begin()
        now = self.clock()
        turn = LoggedTurn(self.ids(), talk, "기억해 주세요", now, "Asia/Seoul", "done", "네.", now, "m", "builtin")
        logs.write_question(self.database, turn, "기억해 주세요")
        logs.complete(self.database, turn)
        looked_up.keep(self.database, talk, Accounted("sample", "jisoo.kim", "jisoo.kim@example.com"))
        write_block(
            self.database, text, writer="model", now=now, ids=self.ids, limit=LIMIT, conversation=talk, turn=turn.id
        )

    def statements(self, **status):
        return sorted(fact.statement for fact in facts.list_facts(self.database, every=True))

    def lives(self):
        """A bit of everything."""
        first = self.says("환불은 언제까지 되나요", "저는 지수예요")
        old = self.knows("스타터 등급", value="starter", topic="tier")
        self.knows("프로 등급", instead_of=old, value="pro", topic="tier")
        self.takes_back(self.knows("매월 1일에 청구", policy=PageRef("billing", 2)))
        self.forgets(self.knows("비밀로 해 주세요"))
        self.knows("이름은 지수", first[1], day=(self.clock() + timedelta(hours=9)).date(), kind="event")
        self.block("호칭: 지수\n답변 언어: 일본어")
        self.changes_the_block_in_a_talk("호칭: 지수\n답변 언어: 일본어\n답변은 짧게")
        self.waits_for_the_model()
        self.sends('{"messages": ["코끼리"]}')
        self.talks_temporarily()
        refusals.refuse(self.database, "no_quote", 3)
        self.preferences.set("theme", "dark")

    def file(self, name="memory.jsonl"):
        """The memory as a file beside the home."""
        path = self.home.parent / f"{self.home.name}-{name}"
        self.transfer.export(path, None, Words("ko"), force=True)
        return path

    def reads(self, path, *, replace_block=False):
        return self.transfer.read_in(path, replace_block=replace_block)

    def close(self):
        release(self.opened)


@pytest.fixture
def account(tmp_path):
    """Makes accounts of different devices."""
    made = []

    def make(name="here"):
        made.append(Account(tmp_path / name))
        return made[-1]

    yield make
    for one in made:
        one.close()


def rows(path):
    """What a file holds, without its head and its end."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()][1:-1]
