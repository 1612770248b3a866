"""Does a backup come to a new phone through the screens, with everything said that comes and that waits?"""

import dataclasses

from client.memory.fact import PageRef
from tests.client.ui.backup.conftest import backups, shows
from tests.client.ui.backup.restoring_steps import PIN, take, to_preview


def test_what_is_in_it_and_what_happens_is_said_before_anything_is_brought_in(phone, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await to_preview(app)
        assert shows(
            app, "오후 12:01에 ‘옛 휴대폰’에서 만든 백업이에요.", "고객 사실 1건", "대화 기록은 들어 있지 않아요."
        )
        assert shows(app, "이 휴대폰에 있는 기억은 그대로 두고 백업의 기억을 더해요.", "서버의 백업은 지워져요.")
        assert engine.empty()

    phone(story)


def test_it_is_taken_and_what_came_and_what_waits_for_a_look_is_said(phone, far, old):
    old.knows("30일 환불로 안내받음", policy=PageRef("refund", 2))
    old.backs_up(PIN)

    async def story(app, engine):
        await take(app)
        assert shows(app, "새로 가져온 것: 고객 사실 1건, 질문과 답변 0개", "서버의 백업은 지워졌어요.")
        assert far.kept[0].state == "RESTORED"
        assert far.kept[0].restored_to == "이 휴대폰"
        await app.press("기억된 내용 보기")
        await app.press("사실")
        await app.until(lambda: app.has("30일 환불로 안내받음"))

    phone(story)


def test_the_facts_that_need_another_look_are_counted(phone, old, monkeypatch):
    old.backs_up(PIN)

    async def story(app, engine):
        door = engine.backup
        taken = door.take

        def with_rechecks(opened):
            return dataclasses.replace(taken(opened), rechecks=3)

        monkeypatch.setattr(type(door), "take", lambda self, opened: with_rechecks(opened))
        await take(app)
        assert app.has("다시 확인할 사실이 3건 있어요.")

    phone(story)


def test_lines_that_only_the_backup_has_are_shown_and_deleted_things_are_told(phone, old):
    old.notebook.save_block("호칭: 코끼리", "", overwrite=True)
    old.backs_up(PIN)

    async def story(app, engine):
        engine.notebook.save_block("존댓말로 답해 주세요", "", overwrite=True)
        await take(app)
        assert shows(app, "백업에만 있는 줄", "호칭: 코끼리")
        assert engine.notebook.block().text == "존댓말로 답해 주세요"

    phone(story)


def test_where_the_server_can_not_be_told_now_it_says_that_it_will_be(phone, far, old):
    old.backs_up(PIN)
    far.breaks("confirm")

    async def story(app, engine):
        await take(app)
        assert app.has("서버에 아직 알리지 못했어요.")
        assert not app.has("서버의 백업은 지워졌어요.")

    phone(story)


def test_it_can_be_left_for_now_and_nothing_of_it_stays(phone, far, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await to_preview(app)
        await app.press("지금은 두기")
        await app.until(lambda: app.has("가져오지 않았어요. 백업은 서버에 그대로 있어요."))
        assert far.kept[0].state == "ACTIVE"
        assert engine.empty()
        assert not (engine.opened.folder / "backup-in").exists()

    phone(story)


def test_with_no_backup_it_says_so_and_what_to_do(phone, far):
    async def story(app, engine):
        await backups(app)
        await app.press("백업에서 가져오기")
        await app.until(lambda: app.has("이 계정에는 지금 가져올 수 있는 백업이 없어요."))
        assert shows(app, "백업을 만들어 주세요.", "그 계정으로 로그인해 주세요.")
        assert not app.has("가져올 백업을 골라 주세요.")

    phone(story)
