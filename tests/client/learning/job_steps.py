"""Conversations that wait to be learned from, and a learner of rules that works them."""

import asyncio
from dataclasses import replace

from client.learning.pipeline import builtin_learner
from client.memory.logged import LoggedTurn, Source
from client.store import conversations, logs

SAID = (
    (
        "연간 계약인데 예외로 50% 부분 환불 가능할까요?",
        "연간 계약의 예외로 50% 부분 환불로 진행할 수 있어요. 진행할까요?",
    ),
    ("네, 그럼 50%만 환불해 주세요", "네, 연간 계약의 예외로 부분 환불 50%를 진행하기로 할게요."),
    ("이번 달부터 엔터프라이즈로 바꿨어요", "알려 주셔서 고맙습니다."),
)


def talk(database, clock, name="talk", said=SAID):
    """A conversation that has ended and waits to be learned from."""
    logs.begin_conversation(database, name, clock())
    for number, (question, answer) in enumerate(said):
        turn = LoggedTurn(f"{name}-{number}", name, question, clock(), "Asia/Seoul", "waiting")
        logs.write_question(database, turn, "제목")
        source = Source("policy", "refund", "환불 규정", 3, "2026-01-01")
        logs.complete(database, replace(turn, state="done", answer=answer, completed_at=clock(), sources=(source,)))
        clock.move(minutes=1)
    conversations.end(database, name, clock())


def learner():
    return builtin_learner(sensitive_areas=("health",), promotable=("tier", "language"))


def run(learning):
    return asyncio.run(learning.run_due())


def add_turn(database, clock, turn_id, question, answer="네."):
    turn = LoggedTurn(turn_id, "talk", question, clock(), "Asia/Seoul", "waiting")
    logs.write_question(database, turn, "")
    logs.complete(database, replace(turn, state="done", answer=answer, completed_at=clock()))
