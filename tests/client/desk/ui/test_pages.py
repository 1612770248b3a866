"""Does the list say how each page stands, and is a page found?"""

import flet as ft

from tests.client.desk.ui.conftest import pressed


def test_the_list_says_version_and_since_when(play):
    async def story(app, root):
        await app.until(lambda: app.has("환불"))
        print(app.texts())

    play(story)
