"""Drives a Flet app with no server, browser or Flutter: a connection that records, under a real session.

Covers handlers, state, navigation, dialogs, and that each patch can be sent. Not layout, not the browser's side.
"""

import asyncio
import contextlib
import dataclasses

import flet as ft
import msgpack
from flet.components.public_utils import unwrap_component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from tests.client.ui.mirror import Mirror

SCREENS = ("chat", "memory", "policies", "settings")  # in the order of the navigation
WAIT_SECONDS = 20  # a limit for a broken test, not a measurement
KOREAN = ("ko-KR",)  # what the browser speaks unless a test says otherwise
NAMED = ("value", "label", "content", "title", "tooltip", "text", "hint_text", "semantics_label")


class RecordingConnection(Connection):
    """Packs what a browser would get, remembers it, and answers the methods that a browser answers."""

    def __init__(self, languages=KOREAN):
        super().__init__()
        self.languages = languages
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(loop=self.loop)
        self.executor = None
        self.session = None
        self.sent = []
        self.crashes = []
        self.calls = []
        self.mirror = Mirror()

    def send_message(self, message):
        packed = msgpack.packb([message.action, message.body], default=configure_encode_object_for_msgpack(BaseControl))
        self._mirrored(message, packed)
        self.sent.append(message)
        if message.action == MessageAction.SESSION_CRASHED:
            self.crashes.append(message.body.message)
        if message.action == MessageAction.INVOKE_METHOD:
            self.calls.append((message.body.name, message.body.args))
            told = self._device() if message.body.name == "get_device_info" else None
            self.loop.call_soon(
                self.session.handle_invoke_method_results, message.body.control_id, message.body.call_id, told, None
            )

    def _device(self):
        locales = [
            dict(zip(("language_code", "country_code"), tag.split("-"), strict=False)) for tag in self.languages if tag
        ]
        return (
            None
            if None in self.languages
            else {"browser_name": "chrome", "languages": list(self.languages), "locales": locales}
        )

    def _mirrored(self, message, packed):
        try:
            if message.action == MessageAction.REGISTER_CLIENT:
                self.mirror.begin(packed)
            elif message.action == MessageAction.PATCH_CONTROL:
                self.mirror.apply(packed)
        except (LookupError, TypeError) as error:
            self.crashes.append(f"a client can not follow {message.body}: {error!r}")

    def dispose(self):
        pass


class Headless:
    """One open window."""

    @classmethod
    async def start(cls, main, *, width=390, height=844, first=False, languages=KOREAN):
        """Open the window; the screens of a very first opening are passed by unless they are wanted (`first`)."""
        self = cls()
        self.gone = False
        self.connection = RecordingConnection(languages)
        self.session = self.connection.session = Session(self.connection)
        self.page = self.session.page
        _context_page.set(self.page)
        context.reset_auto_update()
        client = {"route": "/", "width": width, "height": height, "web": True, "platform": "linux"}
        self.session.apply_page_patch(client)
        patch = self.session.get_page_patch()
        body = RegisterClientResponseBody(session_id=self.session.id, page_patch=patch, error="")
        self.connection.send_message(Message(MessageAction.REGISTER_CLIENT, body))
        await main(self.page)
        await self.session.after_event(self.page)
        if not first:
            await self.pass_first()
        return self

    async def pass_first(self):
        """Past the screens of a very first opening, where they are shown."""
        for button in [each for each in self.walk() if getattr(each, "key", None) == "first-skip"]:
            await self.fire(button, "click")

    def walk(self, control=None, seen=None):
        """Every visible control."""
        seen = set() if seen is None else seen
        control = unwrap_component(self.page if control is None else control)
        if isinstance(control, list | tuple):
            for each in control:
                yield from self.walk(each, seen)
            return
        if not dataclasses.is_dataclass(control) or id(control) in seen:
            return
        seen.add(id(control))
        if isinstance(control, BaseControl):
            if getattr(control, "visible", True) is False or getattr(control, "open", True) is False:
                return
            yield control
        for field in dataclasses.fields(control):
            if field.name in ("_parent", "parent", "data") or field.metadata.get("skip"):
                continue
            value = getattr(control, field.name, None)
            inside = dataclasses.is_dataclass(value) and field.name in ("_dialogs", "_overlay")
            if isinstance(value, BaseControl | list | tuple) or inside:
                yield from self.walk(value, seen)

    def texts(self):
        """Everything that can be read or is read aloud, without the joiners that only drawing needs."""
        found = []
        for control in self.walk():
            for name in NAMED:
                value = getattr(control, name, None)
                value = getattr(value, "message", value)
                if isinstance(value, str) and value:
                    found.append(value.replace("\u2060", ""))
        return found

    def has(self, text):
        return any(text in found for found in self.texts())

    def all(self, kind=None, text=None):
        """Controls of a kind, or that carry exactly this text."""
        found = []
        for control in self.walk():
            if kind is not None and not isinstance(control, kind):
                continue
            if text is not None and text not in self._names(control):
                continue
            found.append(control)
        return found

    def find(self, kind=None, text=None):
        found = self.all(kind, text)
        assert found, f"no {kind} with {text!r} among {self.texts()}"
        return found[0]

    def _names(self, control):
        names = set()
        parts = [control, getattr(control, "icon", None), getattr(control, "content", None)]
        for part in parts:
            for name in NAMED:
                value = getattr(part, name, None)
                value = getattr(value, "message", value)
                if isinstance(value, str):
                    names.add(value.replace("\u2060", ""))
        return names

    async def fire(self, control, event, data=None):
        await self.session.dispatch_event(control._i, event, data)

    async def press(self, text):
        """Click what carries this text and can be clicked, or else what has it somewhere inside."""
        found = [each for each in self.all(text=text) if getattr(each, "on_click", None) is not None]
        if not found:
            able = [each for each in self.walk() if getattr(each, "on_click", None) is not None]
            found = [each for each in able if any(text in self._names(inside) for inside in self.walk(each))]
        assert found, f"nothing to press with {text!r} among {self.texts()}"
        await self.fire(found[-1], "click")

    async def pick_chip(self, text):
        """Choose, or take back, the chip with these words."""
        found = [chip for chip in self.all(ft.Chip) if chip.label.semantics_label == text]
        assert found, f"no chip {text!r} among {self.texts()}"
        await self.fire(found[0], "select", True)

    async def type(self, field, text):
        self.session.apply_patch(field._i, {"value": text})
        if field.on_change is not None:
            await self.fire(field, "change", text)

    async def choose(self, control, **values):
        """What a switch or a choice does: the browser sets the value, then says so."""
        self.session.apply_patch(control._i, values)
        await self.fire(control, "change", next(iter(values.values())))

    async def turn_to(self, screen):
        """Take one of SCREENS in the navigation."""
        navigation = self.find((ft.NavigationBar, ft.NavigationRail))
        await self.choose(navigation, selected_index=SCREENS.index(screen))

    async def scroll(self, view, pixels, *, end):
        """What a list or a column says when it was scrolled so far, of so much."""
        at = {"pixels": pixels, "min_scroll_extent": 0.0, "max_scroll_extent": end, "viewport_dimension": 600.0}
        await self.fire(view, "scroll", {"event_type": "update", "scroll_delta": 9.0, **at})

    async def pick(self, row, value):
        """Take one of several in the sheet that a row of the settings opens."""
        await self.press(row)
        await self.until(lambda: self.all(ft.RadioGroup))
        await self.choose(self.all(ft.RadioGroup)[-1], value=value)

    async def until(self, condition):
        """Let the app work until this holds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WAIT_SECONDS):
                while not condition():
                    await asyncio.sleep(0.005)
        assert condition(), f"did not come; on the screen: {self.texts()}"

    def followed(self):
        """The client could follow everything, and shows the controls that the page has, each once."""
        assert self.connection.crashes == []
        if self.gone:
            return
        self.page.update()
        page = msgpack.packb(self.page, default=configure_encode_object_for_msgpack(BaseControl))
        assert self.connection.crashes == []
        assert self.connection.mirror.unlike(page) is None

    async def leave(self):
        """Close the tab for good."""
        self.gone = True
        await self.session.disconnect(0)
        await self.session.dispatch_event(self.page._i, "close", None)
        self.page.on_close = None
        self.session.close()
