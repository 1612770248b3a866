"""Time zone, storage, what the app is made of, and diagnostics in which no word of a customer can stand."""

import asyncio

import flet as ft
import pytest

from client.kit import licences
from client.kit.words import Words
from client.ui.settings.zone import found, named
from tests.client.ui.ways import to_settings

MARK = "코끼리7731"


def test_a_time_zone_is_found_by_its_city_and_taken(play):
    async def story(app, engine):
        await to_settings(app)
        await app.press("시간대")
        await app.until(lambda: app.has("도시나 시간대 찾기"))
        assert app.has("서울 · Asia/Seoul")
        await app.type(app.find(ft.TextField, "도시나 시간대 찾기"), "도쿄")
        await app.until(lambda: not app.has("뉴욕"))
        await app.press("도쿄 · Asia/Tokyo")
        await app.until(lambda: engine.preferences.get().zone == "Asia/Tokyo")
        await app.until(lambda: app.has("도쿄 · Asia/Tokyo 시간대로 바꿨어요."))

    play(story)


def test_a_time_zone_that_nobody_knows_is_said(play):
    async def story(app, engine):
        await to_settings(app)
        await app.press("시간대")
        await app.until(lambda: app.has("도시나 시간대 찾기"))
        await app.type(app.find(ft.TextField, "도시나 시간대 찾기"), "Atlantis")
        await app.until(lambda: app.has("그런 시간대는 없어요."))

    play(story)


@pytest.mark.parametrize(
    ("asked", "first"), [("new york", "America/New_York"), ("ASIA/se", "Asia/Seoul"), ("서울", "Asia/Seoul")]
)
def test_letters_of_any_case_find_a_zone_and_the_well_known_come_first(asked, first):
    assert found(Words("ko"), asked)[0] == first


def test_a_zone_without_a_name_of_ours_is_its_id():
    assert named(Words("ko"), "Africa/Cairo") == "Africa/Cairo"


def test_storage_is_shown_by_kind_and_leads_to_the_conversations(play):
    async def story(app, engine):
        await to_settings(app)
        await app.press("저장 공간")
        await app.until(lambda: app.has("암호화된 파일 전체"))
        for name in ("대화", "기억", "찾아보기 색인", "서비스의 정책과 노하우", "나간 기록", "그 밖", "내보낸 파일"):
            assert name in app.texts()
        assert "내보낸 파일 지우기" not in app.texts()
        await app.press("대화로 가기")
        await app.until(lambda: app.has("메시지를 입력하세요"))

    play(story)


def test_exported_files_are_deleted_after_a_yes_and_the_memory_stays(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "호칭: 지수", "", overwrite=True)
        await asyncio.to_thread(engine.transfer.export_here, Words("ko"))
        await to_settings(app)
        await app.press("저장 공간")
        await app.until(lambda: app.has("내보낸 파일 지우기"))
        await app.press("내보낸 파일 지우기")
        await app.until(lambda: app.has("내보낸 파일을 지울까요?"))
        assert engine.transfer.exported() > 0
        await app.press("내보낸 파일 지우기")
        await app.until(lambda: engine.transfer.exported() == 0)
        await app.until(lambda: app.has("내보낸 파일을 지웠어요. 기억은 그대로예요."))
        assert engine.notebook.block().text == "호칭: 지수"

    play(story)


def test_the_app_names_its_parts_and_each_licence_opens(play):
    async def story(app, engine):
        await to_settings(app)
        await app.press("앱 정보")
        await app.until(lambda: app.has("Gieok(기억) 0.1.0"))
        for line in (
            "의미로 찾기: 없음",
            "열쇠 보관함: 없음",
            "Shift+Enter — 줄 바꾸기",
            "Ctrl+K — 대화 목록 열기",
            "아직 받지 못했어요.",
        ):
            assert app.has(line), line
        await app.press("함께 쓰는 소프트웨어와 글꼴")
        await app.until(lambda: app.has("noto-cjk-sans-jp-regular"))
        await app.press("noto-cjk-sans-jp-regular")
        await app.until(lambda: app.has("SIL OPEN FONT LICENSE"))

    play(story)


def test_the_licences_hold_every_dependency_of_a_device_with_its_fonts_and_its_drawing_engine():
    found = {part.name.lower(): part for part in licences.parts()}
    for name in ("flet", "flet-web", "sqlcipher3", "cryptography", "httpx", "mem0ai", "keyring", "python"):
        assert name in found
    assert found["noto-cjk-sans-jp-regular"].licence == found["manimgx-fonts"].licence == "OFL-1.1"
    assert "SIL OPEN FONT LICENSE" in licences.text_of("manimgx-fonts").upper()
    assert "Flutter" in licences.text_of("flet-web")
    assert "pytest" not in found
    assert "gieok" not in found
    assert licences.text_of("no-such-package") is None


def test_no_word_of_a_customer_can_stand_in_the_diagnostics_and_they_can_be_copied(play):
    async def story(app, engine):
        database = engine.opened.database
        async for _ in engine.turns.ask(f"{MARK} 환불은요?"):
            pass
        await asyncio.to_thread(engine.notebook.save_block, MARK, "", overwrite=True)
        now = "2026-09-28T03:00:00.000Z"
        for statement in (
            "INSERT INTO facts (id, kind, statement, status, first_seen, last_seen) VALUES ('f', 'event', 'x', 'active', '', '')",
            f"INSERT INTO jobs (kind, conversation, due_at, error, error_values, failed_at) SELECT 'learn', id, '{now}', 'model-timeout', '{{\"host\": \"{MARK}\"}}', '{now}' FROM conversations",
            "INSERT INTO refused_candidates VALUES ('not_said', 2), ('" + MARK + "', 1)",
            f"INSERT INTO agreements (id, state, at, error) VALUES ('a', 'waiting', '{now}', '{MARK}')",
            "UPDATE turns SET model_kind = 'service', state = 'failed', error = 'model-timeout', model = '"
            + MARK
            + "'",
        ):
            await asyncio.to_thread(database.run, statement)
        engine.models.choose(engine.models.meant(f"https://api.example.com/{'e' * 3}", MARK, MARK.encode().hex()))
        await to_settings(app)
        await app.press("진단")
        await app.until(lambda: app.has("저장소 형식"))
        assert app.has("모델 서비스가 답한 질문 0건, 답하지 못한 질문 1건")
        assert "model-timeout" in app.texts()
        assert app.has("직접 정한 모델 서비스")
        sheet = app.all(ft.BottomSheet)[-1]
        read = {text for each in app.walk(sheet) for text in app._names(each)}
        assert not any(MARK in text or "example.com" in text for text in read)
        await app.press("복사")
        await app.until(lambda: app.has("진단을 복사했어요."))
        (copied,) = [arguments["data"] for name, arguments in app.connection.calls if name == "set"]
        assert "model-timeout" in copied
        assert MARK not in copied
        assert "example.com" not in copied

    play(story)
