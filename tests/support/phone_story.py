"""What a phone's app does, in a process that has not what a phone has not. `phone_story.py HOME SERVER OUTBOX BLOCKED…`

Two phones of one customer, each from its first frame on: refresh, ask, remember, end, learn, search, facts, settings,
export, account, backup, restore. Prints what it saw as one line of JSON. Importing a blocked module raises ImportError.
"""

import asyncio
import json
import re
import sys
import time
from email import message_from_bytes, policy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME, SERVER, OUTBOX, *BLOCKED = sys.argv[1:]
MAIL, PASSWORD = "jisoo@example.com", "한 번만 쓰는 긴 비밀번호"


class Wall:
    """What is not on a phone."""

    def find_spec(self, name, path=None, target=None):
        for blocked in BLOCKED:
            if name == blocked or name.startswith(blocked + "."):
                raise ImportError(f"{name} is not on a phone", name=name)


sys.meta_path.insert(0, Wall())
sys.path.insert(0, str(ROOT))

import flet as ft  # noqa: E402

from client.app.phone import Phone, open_account, phone_settings  # noqa: E402
from client.backup.errand import Watch  # noqa: E402
from client.kit.words import Words  # noqa: E402
from tests.client.ui.headless import Headless  # noqa: E402

KO = Words("ko")
WATCH = Watch(lambda progress: None, lambda: False)


async def begin(name):
    """A phone from its first frame to a window with the service's pages."""
    home = Path(HOME) / name
    home.mkdir(parents=True)
    service = home / "service.toml"
    service.write_text(f'server = "{SERVER}"\nhome = "{home / "store"}"\n')
    shown = Phone(phone_settings(service), open_account)
    app = await Headless.start(shown.show)
    if shown.gate.engine is None:
        sys.exit(" / ".join(app.texts()))
    engine = shown.gate.engine
    await engine.bundles.refresh()
    return app, engine


async def ask(app, text, answer):
    field = next(field for field in app.all(ft.TextField) if field.hint_text == KO.text("chat-write"))
    await app.type(field, text)
    await app.press(KO.text("chat-send"))
    await app.until(lambda: app.has(answer) and not app.has(KO.text("chat-stop")))


async def turn_to(app, place, sign):
    await app.choose(app.find(ft.NavigationBar), selected_index=place(app))
    await app.until(lambda: app.has(sign))


def place_of(code, words=KO):
    """Where a destination stands in the navigation."""
    return lambda app: [each.label for each in app.find(ft.NavigationBar).destinations].index(words.text(code))


def code_in_the_mail():
    """The server sends when it has answered."""
    while not (letters := list(Path(OUTBOX).glob("*.eml"))):
        time.sleep(0.05)
    newest = max(letters, key=lambda file: file.stat().st_mtime_ns)
    text = message_from_bytes(newest.read_bytes(), policy=policy.default).get_content()
    return re.search(r"\d{4} \d{4}", text)[0]


async def speak(app, language, words):
    await app.pick(words.text("settings-language"), language)
    await app.until(lambda: app.has(Words(language).text("settings-model")))


async def end(app):
    await app.fire(app.page, "app_lifecycle_state_change", {"state": "detach"})


async def story():
    saw = {}
    app, engine = await begin("old")
    saw["bundles"] = engine.bundles.state().state
    await ask(app, "구매 후 며칠까지 전액 환불을 받을 수 있나요?", "30일")
    await ask(app, "앞으로 저를 지수라고 불러 주세요", "지수")
    await ask(app, "직원이 5명이에요", "5")
    saw["block"] = engine.notebook.block().text
    engine.conversations.end(engine.conversations.current())
    await engine.learning.run_now()
    await engine.tidy(embed=0.0)
    saw["facts"] = [found.text for found in engine.finder.find("facts", "직원", 5)]
    saw["pages"] = [found.id for found in engine.finder.find("policy", "환불", 5)]
    await turn_to(app, place_of("nav-memory"), "지수")
    await turn_to(app, place_of("nav-settings"), KO.text("settings-model"))
    await speak(app, "en", KO)
    await speak(app, "ko", Words("en"))
    folder = await asyncio.to_thread(engine.transfer.export_here, KO)
    saw["export"] = sorted(file.suffix for file in folder.iterdir())
    await asyncio.to_thread(engine.account.register, MAIL, PASSWORD)
    await asyncio.to_thread(engine.account.verify, MAIL, await asyncio.to_thread(code_in_the_mail))
    await asyncio.to_thread(engine.account.login, MAIL, PASSWORD, "옛 휴대폰")
    pin = engine.backup.suggest_pin()
    made = await asyncio.to_thread(lambda: engine.backup.make(pin, WATCH, with_log=True))
    saw["backed up"] = made.size > 0
    status = engine.status()
    saw["key"], saw["embedder"] = status.key, status.embedder
    await end(app)

    app, engine = await begin("new")
    await asyncio.to_thread(engine.account.login, MAIL, PASSWORD, "새 휴대폰")
    opened = await asyncio.to_thread(engine.backup.open, None, pin, WATCH)
    restored = await asyncio.to_thread(engine.backup.take, opened)
    saw["restored"] = restored.confirmed
    await engine.tidy(embed=0.0)
    saw["block there"] = engine.notebook.block().text
    saw["facts there"] = [found.text for found in engine.finder.find("facts", "직원", 5)]
    await turn_to(app, place_of("nav-memory"), "지수")
    await end(app)
    app.followed()
    saw["modules"] = sorted({name.split(".")[0] for name in sys.modules})
    return saw


print(json.dumps(asyncio.run(story()), ensure_ascii=False))
