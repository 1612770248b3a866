"""Is a candidate decided with its reasons in sight, and an agreement read only with one?"""

import flet as ft
import pytest

from client.desk.content import read_content
from tests.client.desk.ui.cases import MAIL, Cases
from tests.client.desk.ui.conftest import pressed
from tests.support.evidence import REASON, agreed

HALF = "partial-refund-up-to-50"


@pytest.fixture
def cases(tmp_path):
    made = Cases(tmp_path)
    yield made
    made.stop()


def test_a_candidate_is_a_count_until_the_threshold_then_a_page_or_a_no_with_a_reason(play, cases):
    cases.proposed(HALF, 2)

    async def story(app, root):
        await root.go("candidates")
        await app.until(lambda: app.has("고객 3명 중 2명"))
        assert not app.has("부분 환불")
        cases.proposed(HALF, 1, name="d")
        await root.go("candidates")
        await app.until(lambda: app.has("50%까지 부분 환불: 고객 3명"))
        assert app.has("상황: 구매 후 14일이 지남, 엔터프라이즈 고객")
        await app.press("거절")
        await pressed(app, "Enter", ctrl=True)
        assert app.find(ft.TextField, "거절하는 까닭").error
        await app.press("취소")
        await app.press("페이지로 받아들이기")
        name = app.find(ft.TextField, "페이지 id")
        await app.type(name, "refund")
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: name.error is not None)
        await app.type(name, "late-refund")
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: app.has("late-refund 페이지") and app.has("받아들임"))

    play(story, over=cases.workplace())
    assert "late-refund" in read_content(cases.desk.content).pages["knowhow"]


def test_opposite_decisions_can_only_be_declined_and_the_reason_is_kept(play, cases):
    cases.proposed(HALF, 3)
    cases.proposed("no-refund", 1, name="d")

    async def story(app, root):
        await root.go("candidates")
        await app.until(lambda: app.has("서로 다른 결정"))
        assert app.has("받아들일 수 없어요")
        assert app.all(text="페이지로 받아들이기") == []
        await app.press("거절")
        await app.type(app.find(ft.TextField, "거절하는 까닭"), "규정을 먼저 고쳐요")
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: app.has("이미 결정한 것") and app.has("규정을 먼저 고쳐요"))

    play(story, over=cases.workplace())


def test_an_agreement_is_read_with_a_reason_that_the_customer_sees(play, cases):
    cases.agreed()

    async def story(app, root):
        await root.go("evidence")
        view = root.screen
        await app.type(view.email, MAIL)
        await app.type(view.reason, "그냥요")
        await app.press("까닭을 남기고 읽기")
        await app.until(lambda: app.has("까닭을 10자 이상"))
        assert cases.reads() == []
        await app.type(view.reason, REASON)
        await pressed(app, "Enter", ctrl=True)
        await app.until(lambda: app.has(agreed()["statement"]))
        assert app.has("“그럼 반액이라도 환불해 주세요” — 고객")
        assert view.reason.value == ""

    play(story, over=cases.workplace())
    assert cases.reads() == [("reviewer-1", REASON)]


def test_nobody_but_a_reviewer_is_led_to_agreements(play):
    async def story(app, root):
        assert app.has("제안 후보")
        assert not app.has("합의 기록")

    play(story)
