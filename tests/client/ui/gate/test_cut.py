"""Is the page empty while its connection is cut, and is all of it there again, in new wrappings, when it is back?"""

import flet as ft

from client.kit.words import Words

KO = Words("ko")


def test_a_page_is_emptied_when_its_connection_is_cut_and_filled_anew_when_it_is_back(live):
    async def story(house):
        app = await house.window()
        await house.opens(app)
        await app.press(KO.text("chat-list"))
        frame, bar = app.page.controls[0], app.page.navigation_bar
        [sheet] = [found for found in app.all(ft.BottomSheet) if found.open]
        inside = sheet.content
        await app.fire(app.page, "disconnect")
        assert app.page.controls == []
        assert app.page.navigation_bar is None
        assert sheet.open
        await app.fire(app.page, "connect")
        [again] = app.page.controls
        assert again is not frame
        assert app.page.navigation_bar is not bar
        assert sheet.content is not inside
        assert sheet.content.content is inside
        assert app.has(KO.text("chat-write"))
        assert app.has(KO.text("chats-empty"))
        await app.turn_to("memory")
        await app.until(lambda: app.has(KO.text("memory-block")))

    live(story)


def test_what_happens_while_the_connection_is_cut_is_there_when_it_is_back(live):
    async def story(house):
        app = await house.window()
        await house.opens(app)
        await app.fire(app.page, "disconnect")
        root = house.tabs._all[0].root
        await root.chat.send("환불은 며칠인가요?")
        await app.fire(app.page, "connect")
        await app.until(lambda: app.has("환불은 며칠인가요?") and app.has(KO.text("chat-copy")))

    live(story)
