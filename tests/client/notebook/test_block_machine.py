"""Whatever writers do, in any order: the limit holds, no line is lost unreported, and origins match the lines."""

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from client.errors import Refused
from client.memory.block import clean, header, lines
from client.memory.fact import Fact
from client.notebook.block import NotWritten, clear_block, read_block, save_from_screen, undo, write_block
from client.notebook.facts import delete, prepare
from client.notebook.given import give_lines, given_lines
from client.notebook.promotion import promote
from client.store import block as rows
from client.store import facts, logs
from client.store.opening import open_store, release
from shared.text import count
from tests.support.fakes import Clock, Ids, some_bytes

LIMIT = 40
CONVERSATION = "talk"
LINE = st.sampled_from(
    ["호칭: 지수", "답은 짧게", "존댓말", "ab\u200b c", "표로", "이메일로 연락", "나 나", "👨\u200d👩\u200d👧"]
)
TEXT = st.lists(LINE, max_size=6).map("\n".join)
GIVEN = st.lists(st.sampled_from(["등급: 프로", "등급: 팀", "담당: 박서준", "표로"]), max_size=3)


class Blocks(RuleBasedStateMachine):
    """`gone` counts lines that may be away: their going was told, or the customer wanted it."""

    @initialize()
    def begin(self):
        self.folder = tempfile.TemporaryDirectory()
        self.ids, self.clock = Ids(), Clock()
        self.opened = open_store(
            Path(self.folder.name), "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False
        )
        self.database = self.opened.database
        self.database.one("PRAGMA synchronous = OFF")
        prepare(self.database, some_bytes)
        logs.begin_conversation(self.database, CONVERSATION, self.clock())
        self.expected = ()

    def teardown(self):
        if hasattr(self, "opened"):
            release(self.opened)
            self.folder.cleanup()

    def block(self):
        return read_block(self.database, LIMIT)

    def told(self, result, before):
        """A write is whole: what it tells is what happened."""
        if isinstance(result, NotWritten):
            assert self.block() == before == result.block
            return
        expected = list(before.text.splitlines())
        for line in result.dropped:
            expected.remove(line)
        assert sorted([*expected, *result.added]) == sorted(self.block().text.splitlines())

    @rule(text=TEXT, turn=st.sampled_from(["t1", "t2"]))
    def model_writes(self, text, turn):
        before = self.block()
        result = write_block(
            self.database,
            text,
            writer="model",
            now=self.clock(),
            ids=self.ids,
            limit=LIMIT,
            conversation=CONVERSATION,
            turn=turn,
        )
        self.told(result, before)
        if not isinstance(result, NotWritten):
            kept = {fact.statement for fact in facts.list_facts(self.database, every=True)}
            assert set(result.dropped) - set(lines(self.block().text)) <= kept
            assert {line.text for line in before.lines if line.origin == "service"} <= set(lines(self.block().text))

    @rule(text=TEXT, overwrite=st.booleans())
    def customer_saves(self, text, overwrite):
        before = self.block()
        try:
            result = save_from_screen(
                self.database, text, before.text, overwrite=overwrite, now=self.clock(), ids=self.ids, limit=LIMIT
            )
        except Refused:
            assert self.block() == before
        else:
            self.told(result, before)

    @rule(statement=LINE)
    def a_fact_goes_up(self, statement):
        now, before = self.clock(), self.block()
        fact = Fact(
            self.ids(),
            "attribute",
            clean(f"{statement}."),
            None,
            stated=True,
            status="active",
            first_seen=now,
            last_seen=now,
            attribute="name",
        )
        facts.insert(self.database, fact)
        try:
            promote(self.database, fact, now=now, ids=self.ids, limit=LIMIT)
        except Refused:
            assert self.block() == before
            return
        gone = set(lines(before.text)) - set(lines(self.block().text))
        assert gone <= {line.text for line in before.lines if line.origin == "promoted"}
        assert gone <= {fact.statement for fact in facts.list_facts(self.database, every=False)}

    @rule(given=GIVEN)
    def service_gives(self, given):
        before = self.block()
        try:
            result = give_lines(self.database, given, now=self.clock(), ids=self.ids, limit=LIMIT)
        except Refused:
            assert self.block() == before
            return
        if result is not None:
            self.told(result, before)
        assert set(given_lines(self.database, LIMIT)) == set(given)
        own = [line.text for line in before.lines if line.origin != "service" and line.text not in given]
        assert [line.text for line in self.block().lines if line.origin != "service"] == own

    @rule()
    def takes_back(self):
        last = rows.read_undo(self.database, CONVERSATION)
        before = self.block()
        try:
            after = undo(self.database, CONVERSATION, now=self.clock(), ids=self.ids, limit=LIMIT)
        except Refused:
            assert self.block() == before
        else:
            assert (after.text, after.lines) == (last.before, last.lines)

    @rule()
    def deletes_a_fact(self):
        found = facts.list_facts(self.database, every=False)
        if found:
            before = self.block()
            delete(self.database, found[0].id, now=self.clock(), ids=self.ids, limit=LIMIT)
            resting = {line.text for line in before.lines if line.fact == found[0].id}
            assert self.block().text.splitlines() == [t for t in before.text.splitlines() if t not in resting]

    @rule()
    def deletes_everything(self):
        clear_block(self.database, self.clock())
        assert self.block().text == ""
        assert rows.read_undo(self.database, CONVERSATION) is None

    @invariant()
    def one_count_and_within_the_limit(self):
        if hasattr(self, "opened"):
            block = self.block()
            assert block.used == count(block.text) <= LIMIT
            assert header(block.text, LIMIT) == f"# 고객 context ({block.used:,} / {LIMIT:,})"

    @invariant()
    def origins_match_the_lines(self):
        if hasattr(self, "opened"):
            standing = set(lines(self.block().text))
            assert set(rows.origins(self.database)) == standing
            held = {line.fact for line in self.block().lines if line.fact}
            promoted = {
                fact.id
                for fact in facts.list_facts(self.database, every=True)
                if facts.promotion_of(self.database, fact.id) == "promoted"
            }
            assert held <= promoted


Blocks.TestCase.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
TestTheBlock = Blocks.TestCase
