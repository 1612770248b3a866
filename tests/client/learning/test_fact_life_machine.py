"""Whatever is said, changed, taken back, answered, deleted, linked anew or read twice, and in whatever order: one value in
force in a slot, no history lost, nothing deleted back again."""

import asyncio
import shutil
import tempfile
from contextlib import suppress
from itertools import combinations
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from client.errors import Refused
from client.learning.jobs import Learning
from client.learning.judge import LASTING, slot
from client.learning.pipeline import builtin_learner
from client.notebook.facts import prepare
from client.notebook.notebook import Notebook
from client.store import conversations, facts
from client.store.opening import open_store, release
from shared.formats.config import PROMOTABLE, SENSITIVE
from tests.client.learning.job_steps import talk
from tests.support.fakes import Clock, Ids, some_bytes

SAYINGS = (
    "프로 요금제를 쓰고 있어요",
    "이번 달부터 엔터프라이즈로 바꿨어요",
    "지금 베이직 요금제 이용하고 있습니다",
    "직원이 5명이에요",
    "이제 6명이에요",
    "직원이 7명이에요",
    "연락은 문자로 주세요",
    "전화는 싫어요",
    "문자 말고 이메일로 연락 주세요",
    "전화 상담이 편해요",
    "앞으로 일본어로 답해 주세요",
    "앞으로 영어로 답해 주세요",
    "저를 '지수'라고 불러 주세요",
    "이메일은 han@moa.kr입니다",
    "이메일은 kim@moa.kr로 바뀌었어요",
    "50%만 환불해 주세요",
    "환불 요청은 철회할게요",
    "어제 결제했어요",
    "재계약 안 하기로 했습니다",
    "땅콩 알레르기가 있어요",
    "환불은 국민은행 계좌로 받을게요",
    "환불은 신한은행 계좌로 받을게요",
)
QUIET = 3_600  # seconds between two conversations


def contradict(one, other):
    """Two facts of one slot that can not both hold."""
    place = slot(one)
    if (
        not {one.kind, other.kind} <= LASTING
        or place is None
        or place != slot(other)
        or place.startswith(("contact/person", "wish/"))
    ):
        return False
    ours, theirs = one.value or one.statement, other.value or other.statement
    if one.attribute == "channel" and (ours.startswith("not:") or theirs.startswith("not:")):
        return ours == f"not:{theirs}" or theirs == f"not:{ours}"
    return ours.casefold() != theirs.casefold()


class FactLife(RuleBasedStateMachine):
    """One customer over real rules, a real judge and a real encrypted store."""

    @initialize()
    def open(self):
        self.home = Path(tempfile.mkdtemp())
        self.opened = open_store(self.home / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
        self.database, self.clock, self.ids = self.opened.database, Clock(), Ids()
        prepare(self.database, some_bytes)
        self.version = 3
        learner = builtin_learner(sensitive_areas=SENSITIVE, promotable=PROMOTABLE)
        self.learning = Learning(self.database, self.clock, self.ids, lambda name: learner, lambda: 4_000)
        self.notebook = Notebook(self.database, self.clock, self.ids, lambda: 4_000, lambda page: self.version)
        self.talks, self.known, self.deleted = [], {}, set()

    def learn(self):
        asyncio.run(self.learning.run_due())

    def some(self, number, *statuses):
        listed = [
            fact for fact in facts.list_facts(self.database, every=True) if not statuses or fact.status in statuses
        ]
        return sorted(listed, key=lambda fact: fact.id)[number % len(listed)] if listed else None

    @rule(said=st.lists(st.sampled_from(SAYINGS), min_size=1, max_size=3))
    def talk(self, said):
        name = f"talk-{len(self.talks)}"
        self.clock.move(seconds=QUIET)
        talk(self.database, self.clock, name, [(it, "네, 알겠습니다.") for it in said])
        self.talks.append(name)
        self.learn()

    @rule(number=st.integers(0, 30))
    def read_an_old_conversation_again(self, number):
        if self.talks:
            name = self.talks[number % len(self.talks)]
            self.database.run("UPDATE turns SET learned_at = NULL WHERE conversation = ?", (name,))
            conversations.end(self.database, name, self.clock())
            self.learn()

    @rule(number=st.integers(0, 30))
    def take_back_on_the_screen(self, number):
        if fact := self.some(number, "active", "awaiting_consent"):
            self.notebook.retract(fact.id)

    @rule(number=st.integers(0, 30), yes=st.booleans())
    def answer_a_question(self, number, yes):
        fact = self.some(number)
        if fact is not None:
            with suppress(Refused):
                self.notebook.confirm(fact.id, yes=yes)
            if facts.get(self.database, fact.id) is None:
                self.forget(fact)

    @rule(number=st.integers(0, 30))
    def delete(self, number):
        if fact := self.some(number):
            self.notebook.delete(fact.id)
            self.forget(fact)

    @rule()
    def a_page_gets_a_new_version(self):
        self.version += 1
        for fact in facts.list_facts(self.database, every=False):
            if fact.policy is not None:
                self.database.run(
                    "UPDATE facts SET recheck_reason = 'policy', recheck_page = ?, recheck_linked = ?,"
                    " recheck_current = ? WHERE id = ?",
                    (fact.policy.page, fact.policy.version, self.version, fact.id),
                )

    def forget(self, fact):
        self.deleted |= {(fact.kind, quote.text, quote.turn) for quote in fact.evidence}
        self.known.pop(fact.id, None)

    @invariant()
    def one_value_is_in_force_in_a_slot(self):
        if hasattr(self, "database"):
            for one, other in combinations(facts.list_facts(self.database, every=False), 2):
                assert not contradict(one, other), (one.statement, other.statement)

    @invariant()
    def no_history_is_lost(self):
        if hasattr(self, "database"):
            now = {fact.id: fact for fact in facts.list_facts(self.database, every=True)}
            assert self.known.keys() <= now.keys()
            for key, was in self.known.items():
                assert set(was.evidence) <= set(now[key].evidence)
                assert (was.statement, was.day) == (now[key].statement, now[key].day)
                assert facts.history(self.database, key)
                assert was.status not in {"replaced", "retracted"} or now[key].status == was.status
            self.known = now

    @invariant()
    def nothing_deleted_comes_back(self):
        if hasattr(self, "database"):
            for fact in facts.list_facts(self.database, every=True):
                assert not {(fact.kind, quote.text, quote.turn) for quote in fact.evidence} & self.deleted

    def teardown(self):
        if hasattr(self, "opened"):
            release(self.opened)
            shutil.rmtree(self.home, ignore_errors=True)


TestFactLife = FactLife.TestCase
TestFactLife.settings = settings(max_examples=25, stateful_step_count=12, deadline=None, print_blob=True)
