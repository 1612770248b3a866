"""Does the list say what there is and why something is not there any more, and can each be deleted?"""

import dataclasses

import pytest

from client.errors import ServerUnreachable
from shared.clock import stamp
from tests.client.backup.conftest import PIN
from tests.client.ui.backup.conftest import back_up, backups, shows, write

ENDS = {
    "RESTORED": "다른 휴대폰으로 옮겨졌어요: 새 휴대폰 (오늘)",
    "EXHAUSTED": "숫자를 여러 번 틀려서 지워졌어요(오늘).",
    "EXPIRED": "맡겨 두는 기간이 지나서 지워졌어요(오늘).",
    "REPLACED": "같은 휴대폰에서 새로 백업해서 지워졌어요(오늘).",
    "DELETED": "지우셨어요(오늘).",
}


@pytest.mark.parametrize("state", ENDS)
def test_an_ended_backup_says_why_it_is_not_there(phone, far, old, clock, state):
    old.backs_up()
    far.kept[0].end(state, stamp(clock()))
    far.kept[0].restored_to = "새 휴대폰" if state == "RESTORED" else None

    async def story(app, engine):
        await backups(app)
        await app.until(lambda: app.has(ENDS[state]))
        assert shows(app, "지금 맡겨 둔 백업이 없어요.", "옛 휴대폰")
        assert not app.has("남은 시도")
        assert not app.has("백업 지우기")

    phone(story)
    assert len(set(ENDS.values())) == len(ENDS)


def test_a_backup_that_can_be_opened_says_until_when_how_often_and_from_which_phone(phone, far, old):
    old.backs_up()

    async def story(app, engine):
        await backups(app)
        await app.until(lambda: app.has("10월 12일 오후 12:00까지 가져올 수 있어요."))
        assert shows(app, "남은 시도 10번", "오후 12:00에 만들었어요.", "옛 휴대폰")
        assert not app.has("(이 기기)")

    phone(story)


def test_this_phones_own_backup_is_named_as_such(phone, far):
    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 맡겼어요."))
        await app.press("확인")
        await app.until(lambda: app.has("이 휴대폰 (이 기기)"))

    phone(story)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"wait_until": "2026-09-28T04:30:00Z"}, "여러 번 틀려서 오후 1:30부터 다시 시도할 수 있어요."),
        ({"wait_until": "2026-09-28T04:30:01Z"}, "여러 번 틀려서 오후 1:31부터 다시 시도할 수 있어요."),
        ({"left": 0}, "숫자를 여러 번 틀려서 더 열어 볼 수 없고, 곧 지워져요."),
        ({"state": "CREATED"}, "아직 다 보내지 않은 백업이에요."),
    ],
)
def test_waits_used_up_tries_and_unfinished_ones_are_said_in_words(phone, far, old, change, sentence):
    old.backs_up()
    changed(far, **change)

    async def story(app, engine):
        await backups(app)
        await app.until(lambda: app.has(sentence))

    phone(story)


def changed(far, **change):
    """What the server says of its backups is something else."""
    far.end.replies["list"] = lambda found: dataclasses.replace(
        found, backups=[dataclasses.replace(line, **change) for line in found.backups]
    )


def test_a_wait_that_is_over_is_not_mentioned(phone, far, old):
    old.backs_up()
    changed(far, wait_until="2026-09-28T02:59:00Z")

    async def story(app, engine):
        await backups(app)
        await app.until(lambda: app.has("남은 시도 10번"))
        assert not app.has("다시 시도할 수 있어요.")

    phone(story)


def test_a_backup_is_deleted_after_one_question(phone, far, old):
    old.backs_up()

    async def story(app, engine):
        await backups(app)
        await app.until(lambda: app.has("남은 시도 10번"))
        await app.press("백업 지우기: 옛 휴대폰")
        assert app.has("‘옛 휴대폰’의 백업이 서버에서 바로 지워지고 되돌릴 수 없어요.")
        await app.press("취소")
        assert far.kept[0].state == "ACTIVE"
        await app.press("백업 지우기: 옛 휴대폰")
        await app.press("지우기")
        await app.until(lambda: app.has("지우셨어요(오늘)."))
        assert far.kept[0].state == "DELETED"

    phone(story)


def test_what_was_said_of_a_backup_does_not_stay_once_it_is_deleted(phone, far, old):
    old.backs_up()

    async def story(app, engine):
        await backups(app)
        await app.press("백업에서 가져오기")
        await app.until(lambda: app.has("남은 시도 10번"))
        await app.press("이 백업 가져오기: 옛 휴대폰")
        await app.until(lambda: app.has("백업 열기"))
        await write(app, "숫자 여섯 자리", PIN)
        await app.press("백업 열기")
        await app.until(lambda: app.has("지금은 두기"))
        await app.press("지금은 두기")
        await app.until(lambda: shows(app, "백업은 서버에 그대로 있어요.", "남은 시도 10번"))
        await app.press("백업 지우기: 옛 휴대폰")
        await app.press("지우기")
        await app.until(lambda: shows(app, "백업을 지웠어요. 휴대폰의 기억은 그대로예요.", "지우셨어요(오늘)."))
        assert not app.has("백업은 서버에 그대로 있어요.")

    phone(story)


def test_without_a_network_the_list_says_so_and_is_asked_for_again(phone, far, old):
    old.backs_up()
    far.breaks("list", error=ServerUnreachable("server-unreachable"))

    async def story(app, engine):
        await backups(app)
        await app.until(lambda: app.has("서버에 연결하지 못했어요."))
        await app.press("다시 불러오기")
        await app.until(lambda: app.has("남은 시도 10번"))

    phone(story)
