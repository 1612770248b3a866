"""Pages that a service published, and the way to them."""

from datetime import date, timedelta

import flet as ft

from client.bundles.check import Check, write_check
from client.bundles.indexing import index_pages
from client.store import bundles, pages
from client.store.bundles import Provenance
from shared.formats.page import Source as Document
from shared.formats.versions import succeed
from tests.client.ui.chat_steps import row
from tests.support.signing import page

TODAY = date(2026, 9, 28)
V3 = "# 환불 규정\n\n## 전액 환불\n\n구매 후 30일 이내에 환불합니다.\n\n## 지급\n\n카드사를 거쳐 영업일 5일 안에 지급합니다."
V4 = "# 환불 규정\n\n구매 후 14일 이내에 환불합니다. 먼저 [해지](cancel)를 하고 [사례](partial)를 봅니다."
EVIL = "![그림](https://evil.example/a.png) <img src='https://evil.example/b.png'> [밖](https://evil.example/)"


def publish(engine):
    """A page that changed and will change again, one that it links to, one that only begins, and know-how."""
    database, now = engine.opened.database, engine.settings.clock()
    old = page("refund", 2, body="# 환불 규정\n\n구매 후 10일 이내에 환불합니다.", effective=date(2025, 3, 1))
    document = (Document("refund-rules-v3.md", "0" * 64, "제1조~제6조"),)
    now_in_force = page(
        "refund", 3, body=V3, effective=date(2026, 1, 1), summary="30일 이내 전액 환불", sources=document
    )
    ahead = page(
        "refund", 4, body=V4, effective=date(2026, 10, 1), links=("cancel", "partial"), revision="30일을 14일로 줄임",
        summary="14일 이내 전액 환불", sources=document,
    )  # fmt: skip
    with database.transaction():
        pages.put(database, "policy", succeed(succeed(old, now_in_force, TODAY), ahead, TODAY), "a")
        pages.put(
            database, "policy", page("cancel", 1, title="해지 안내", body=f"관리 화면에서 해지합니다. {EVIL}"), "b"
        )
        pages.put(database, "policy", page("trial", 1, title="체험 안내", effective=date(2026, 11, 1)), "c")
        pages.put(
            database,
            "knowhow",
            page("partial", 1, title="부분 환불 사례", body="14일이 지나면 절반을 돌려 드려요."),
            "d",
        )
        index_pages(database, [("policy", "refund"), ("policy", "cancel"), ("knowhow", "partial")], [], TODAY)
        bundles.put(database, Provenance("policy", 1, "00" * 32, 1, now + timedelta(days=30), now), "# 정책")
        bundles.set_last_check(database, write_check(Check("fresh", now, None, checked_at=now)))
    return engine


async def policies(app):
    await app.turn_to("policies")


def drawn(app):
    return "\n".join(shown.value.replace("\u2060", "") for shown in app.all(ft.Markdown))


async def opened(app, title):
    await app.until(lambda: app.has(title))
    await app.fire(row(app, title), "click")
    await app.until(lambda: app.has("뒤로"))
