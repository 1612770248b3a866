"""Does the shelf say which page holds, what changes soon and what cannot be vouched for, and is a page found on it?"""

from datetime import timedelta

import flet as ft
import pytest

from client.bundles.check import Check, write_check
from client.store import bundles
from tests.client.ui.policy_steps import opened, policies, publish


def test_the_shelf_says_which_version_holds_and_what_changes_soon(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("환불 규정"))
        assert app.has("v3 · 1월 1일부터 시행")
        assert app.has("곧 바뀜: 10월 1일부터 v4")
        assert app.has("곧 시작: 11월 1일부터 v1")
        assert app.has("30일 이내 전액 환불")
        assert app.has("최신 내용이에요")
        said = [text for text in app.texts() if text in {"곧 바뀌어요", "전체", "환불 규정", "해지 안내"}]
        assert list(dict.fromkeys(said)) == ["곧 바뀌어요", "환불 규정", "전체", "해지 안내"]
        assert not app.has("부분 환불 사례")

    play(story, change=publish)


def test_know_how_stands_on_a_shelf_of_its_own(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("해지 안내"))
        await app.choose(app.all(ft.SegmentedButton)[0], selected=["knowhow"])
        await app.until(lambda: app.has("부분 환불 사례"))
        assert not app.has("해지 안내")

    play(story, change=publish)


def test_words_are_found_in_the_pages_and_search_and_place_are_kept_on_the_way_back(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("정책에서 찾기"))
        field = app.find(ft.TextField, "정책에서 찾기")
        await app.type(field, "영업일 지급")
        await app.fire(field, "submit", "영업일 지급")
        await app.until(lambda: not app.has("해지 안내"))
        strong = {span.text for each in app.all(ft.Text) for span in each.spans or [] if span.style is not None}
        assert {text.replace("\u2060", "") for text in strong} == {"영업일", "지급"}
        reading = app.find(ft.ListView)
        await app.scroll(reading, 321.0, end=900.0)
        await opened(app, "환불 규정")
        await app.press("뒤로")
        await app.until(lambda: any("321" in str(given) for name, given in app.connection.calls if name == "scroll_to"))
        assert app.find(ft.TextField, "정책에서 찾기").value == "영업일 지급"
        assert not app.has("해지 안내")
        await app.type(field, "코끼리")
        await app.fire(field, "submit", "코끼리")
        await app.until(lambda: app.has("찾는 말이 있는 정책이 없어요."))

    play(story, change=publish)


def test_before_anything_came_the_shelf_says_why_and_what_can_be_done(play):
    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has("아직 받은 정책이 없어요"))
        assert app.has("대화는 지금도 할 수 있어요.")
        await app.press("지금 받아 오기")
        await app.until(lambda: app.has("지금 받아 오기"))
        publish(engine)
        await app.until(lambda: app.has("해지 안내"))

    play(story)


@pytest.mark.parametrize(
    ("outcome", "days", "sentence"),
    [
        ("offline", 0, "연결되지 않아서"),
        ("refused", 0, "서명 검사를 통과하지 못해서"),
        ("clock", 0, "시계를 맞춰 주세요"),
        ("offline", 60, "유효 기간이 지났어요"),
    ],
)
def test_what_the_shelf_can_not_vouch_for_is_said_above_it_and_the_pages_stay(play, clock, outcome, days, sentence):
    def fill(engine):
        publish(engine)
        came = clock()
        clock.move(days=days)
        checked = Check(outcome, clock(), "reason", checked_at=came, current_until=came + timedelta(days=30))
        bundles.set_last_check(engine.opened.database, write_check(checked))
        return engine

    async def story(app, engine):
        await policies(app)
        await app.until(lambda: app.has(sentence))
        assert app.has("해지 안내")
        await app.press("새 내용 확인하기")
        await app.until(lambda: app.has("새 내용 확인하기"))
        assert app.has("해지 안내")

    play(story, change=fill)
