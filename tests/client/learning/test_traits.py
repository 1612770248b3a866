"""Repeated over days, a leaning or a request on the same ground becomes one trait, whoever says it how."""

import asyncio
from dataclasses import replace

import pytest

from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.memory.logged import LoggedTurn
from client.notebook import facts as changes
from client.notebook.block import write_block
from client.notebook.notebook import Notebook
from client.search.facts import find_facts
from client.store import conversations, facts, logs
from client.store import traits as rows
from shared.clock import parse_moment
from shared.formats.config import PROMOTABLE, SENSITIVE

ZONE = "Asia/Seoul"
FAST_KO = ["가격보다 빨리 되는 게 중요해요", "비싸도 되니 빨리요", "비용은 상관없으니 최대한 빨리 처리해 주세요",
           "돈이 더 들어도 빠른 게 좋아요", "저희는 속도가 제일 중요해요"]  # fmt: skip
FAST_EN = ["Speed matters more than price to us", "I don't mind paying more as long as it's fast",
           "We'd rather pay more and get it quickly", "Please hurry, cost is not important",
           "Getting it done fast is our top priority"]  # fmt: skip
FAST_JA = ["価格より速さを重視しています", "高くてもいいので早くお願いします", "値段は気にしませんので、急いでください",
           "弊社はスピードが一番大事です", "料金よりも早さを優先してください"]  # fmt: skip
CHEAP_KO = ["천천히 해도 되니 싸게 해 주세요", "늦어도 괜찮으니 저렴한 걸로요", "저희는 속도보다 가격이 중요해요"]
GROUND_KO = ["연간 계약인데 예외로 일부라도 환불 받을 수 있을까요?", "연간 계약이라 예외로 부분 환불을 받고 싶어요",
             "지난번처럼 18일 지난 건도 부분 환불 되나요"]  # fmt: skip
GROUND_EN = ["We're on an annual contract, so could you make an exception and refund part of it?",
             "Since we have an annual contract, can you refund 50% as an exception?",
             "Like last time, can you refund my order from 18 days ago?"]  # fmt: skip
GROUND_JA = ["年間契約なので、例外として一部返金してもらえますか？", "年間契約ですが例外で返金していただけますか",
             "前回のように18日過ぎた件も一部返金できますか"]  # fmt: skip


@pytest.fixture
def says(database, clock, ids):
    """One conversation of one day and its learning; returns its id."""
    count = iter(range(1_000))

    def run(at, *questions, zone=ZONE, answer="네.", meaning=None, learner=None):
        name = f"talk{next(count)}"
        clock.now = parse_moment(at, zone)
        logs.begin_conversation(database, name, clock())
        for number, question in enumerate(questions):
            turn = LoggedTurn(f"{name}-{number}", name, question, clock(), zone, "waiting")
            logs.write_question(database, turn, "제목")
            logs.complete(database, replace(turn, state="done", answer=answer, completed_at=clock()))
            clock.move(minutes=1)
        conversations.end(database, name, clock())
        made = learner or builtin_learner(sensitive_areas=SENSITIVE, promotable=PROMOTABLE)
        learning = Learning(database, clock, ids, lambda conversation: made, lambda: 4_000, lambda: meaning)
        assert asyncio.run(learning.run_due()) == 1
        assert learning.pending().waiting == 0, database.one("SELECT error FROM jobs")[0]
        return name

    return run


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: 4_000, lambda page: None)


def traits(database, *statuses):
    return [one for one in facts.list_facts(database, every=True) if one.kind == "trait"
            and (not statuses or one.status in statuses)]  # fmt: skip


def each_day(says, sentences, month="2026-09", first=1):
    for number, sentence in enumerate(sentences):
        says(f"{month}-{first + number:02}T10:00", sentence)


@pytest.mark.parametrize(
    ("sentences", "statement"),
    [
        (FAST_KO, "가격보다 처리 속도를 중시하는 편"),
        (FAST_EN, "Tends to value speed over price"),
        (FAST_JA, "価格より速さを重視する傾向"),
    ],
)
def test_J15_paraphrases_of_five_days_are_one_trait_with_five_supports(says, database, sentences, statement):
    each_day(says, sentences)
    (trait,) = traits(database)
    assert (trait.statement, trait.status, trait.stated) == (statement, "awaiting_confirmation", False)
    assert len(trait.supports) == 5
    assert len(facts.list_facts(database, every=False)) == 5, "and no sibling beside the five facts"


@pytest.mark.parametrize(
    ("sentences", "statement"),
    [
        (GROUND_KO, "연간 계약을 근거로 예외를 요청하는 편"),
        (GROUND_EN, "Tends to ask for an exception on the ground of an annual contract"),
        (GROUND_JA, "年間契約を根拠に例外を求める傾向"),
    ],
)
def test_requests_on_the_same_ground_are_a_trait_that_is_inferred(says, database, sentences, statement):
    for at, sentence in zip(("2026-08-12T10:00", "2026-09-28T10:00", "2026-10-20T10:00"), sentences, strict=True):
        assert traits(database) == []
        says(at, sentence)
    (trait,) = traits(database)
    assert (trait.statement, trait.status, trait.stated) == (statement, "awaiting_confirmation", False)
    assert len(trait.supports) == 3
    assert facts.proposed(database) == []
