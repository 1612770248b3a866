"""Is a phone with an empty memory offered the way to a backup, and no other phone?"""

from tests.client.ui.backup.conftest import EMAIL, PASSWORD, write
from tests.client.ui.backup.restoring_steps import PIN, open_with, take
from tests.client.ui.fact_steps import fact


def test_a_phone_that_has_got_its_memory_is_not_a_new_one_any_more(phone, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await app.until(lambda: app.has("새 휴대폰이에요"))
        await take(app)
        await app.turn_to("chat")
        await app.until(lambda: app.has("무엇을 도와드릴까요?") and not app.has("새 휴대폰이에요"))

    phone(story)


def test_a_new_phone_begins_with_one_button_that_leads_over_the_login_to_the_backups(phone, far, old):
    old.knows("부산으로 이사함")
    old.backs_up(PIN)

    async def story(app, engine):
        await app.until(lambda: app.has("새 휴대폰이에요"))
        await app.press("새 휴대폰이에요")
        await app.until(lambda: app.has("백업할 때 쓰신 계정으로 로그인해 주세요."))
        await write(app, "이메일", EMAIL)
        await write(app, "비밀번호", PASSWORD)
        await app.press("로그인하기")
        await app.until(lambda: app.has("이 백업 가져오기"))
        await app.press("이 백업 가져오기: 옛 휴대폰")
        await app.until(lambda: app.has("백업할 때 적어 두신 숫자"))
        await open_with(app)
        await app.until(lambda: app.has("이 백업을 가져올까요?"))

    phone(story, login=False)


def test_who_has_a_memory_or_begins_a_temporary_conversation_is_not_asked_for_a_new_phone(phone):
    async def story(app, engine):
        await app.until(lambda: app.has("새 휴대폰이에요"))
        await app.press("임시 대화 시작")
        await app.until(lambda: not app.has("새 휴대폰이에요"))
        await app.press("끝내기")
        await app.until(lambda: app.has("새 휴대폰이에요"))
        fact(engine, "부산으로 이사함")
        await app.press("새 대화")
        await app.until(lambda: not app.has("새 휴대폰이에요"))

    phone(story)
