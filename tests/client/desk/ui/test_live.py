"""Is it said what is live since when, who signs it, and what ends soon?"""

import dataclasses

from shared.clock import clock_from, parse_moment


def test_each_role_is_shown_with_its_version_and_since_when(play):
    async def story(app, root):
        await root.go("live")
        for name in ("정책 v1", "운영 노하우 v1", "서비스 context v1", "설정 v1"):
            await app.until(lambda name=name: app.has(name))
        assert app.has("오후 12:00부터 발행됨")

    play(story)


def test_keys_are_shown_with_their_rule_and_where_they_lie(play):
    async def story(app, root):
        await root.go("keys")
        await app.until(lambda: app.has("열쇠 3개 중 2개 서명"))
        assert app.has("이 데스크에 있어요")
        assert not app.has("30일 안에 끝나요")

    play(story)


def test_a_signature_that_ends_within_a_month_is_warned_of(play, work):
    late = clock_from(parse_moment("2027-08-25T12:00", "Asia/Seoul"))

    async def story(app, root):
        await root.go("keys")
        await app.until(lambda: app.has("30일 안에 끝나요"))

    play(story, over=dataclasses.replace(work, clock=late))


def test_what_the_staff_did_can_be_read_by_all_of_them(play):
    async def story(app, root):
        await root.go("log")
        await app.until(lambda: app.has("signer-1"))
        assert app.has("발행")
        assert app.has("로그인")

    play(story)
