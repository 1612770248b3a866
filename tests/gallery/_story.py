"""What happened before the pictures of the gallery are taken? One customer's story, the same in three languages.

An agreement under version 3 of the refund policy, learned from; version 4 comes; the same question again. Played by the
app's own engine at fixed times, against a real server that the desk published to.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from client.compose import open_engine
from client.settings import load_settings

BEFORE, AFTER, NOW = "2026-09-28T10:00", "2026-10-20T11:50", "2026-10-20T12:00"
QUIET = {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
FIRST = {
    "ko": (
        "연간 계약인데 예외로 50% 부분 환불 가능할까요?",
        "네, 그럼 50%만 환불해 주세요",
        "직원이 12명이에요",
        "허리 디스크 때문에 전화 통화는 어려워요",
    ),
    "en": (
        "We have an annual contract. Could we get a 50% partial refund as an exception?",
        "Yes, then please refund 50%.",
        "We have 12 employees",
        "I have a slipped disc, so phone calls are hard for me",
    ),
    "ja": (
        "年間契約ですが、例外で50%の一部返金はできますか？",
        "はい、では50%だけ返金してください",
        "社員は12人です",
        "腰のヘルニアなので電話は難しいです",
    ),
}
AGAIN = {
    "ko": ("앞으로 저를 지수라고 불러 주세요.", "지난번처럼 18일 지난 건도 부분 환불 되나요"),
    "en": ("Please call me Jisoo from now on.", "Can I get a partial refund after 18 days, like last time?"),
    "ja": ("これからは私をジスと呼んでください。", "前回のように18日経ったものも一部返金できますか"),
}
REFUND = "환불 규정"  # a page has the language in which the service wrote it
LOOKED_FOR = {"ko": "부분 환불", "en": "partial refund", "ja": "一部返金"}
AWAY = {
    "ko": "환불은 며칠이나 걸리나요?",
    "en": "How many days does a refund take?",
    "ja": "返金には何日かかりますか？",
}


def live(home: Path, server: str, language: str, *, again: bool) -> None:
    """One part of the story: `again` is what happened after version 4 came."""
    asyncio.run(_live(home, server, language, again))


async def _live(home: Path, server: str, language: str, again: bool) -> None:
    options = {"home": str(home), "server": server, "now": AFTER if again else BEFORE}
    engine = open_engine(load_settings(options, QUIET))
    try:
        engine.preferences.set("language", language)
        await engine.bundles.refresh()
        conversation = engine.conversations.begin()
        for question in (AGAIN if again else FIRST)[language]:
            async for _ in engine.turns.ask(question, conversation):
                pass
        if not again:
            engine.conversations.end(conversation)
            await engine.learning.run_now()
            await engine.tidy(embed=0.0)
    finally:
        await engine.close()
