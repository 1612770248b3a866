"""The chat screen: title and state above, turns in the middle, the composer below."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import icon_button, refresh, rewrite, said
from client.memory.logged import Card, LoggedTurn, Source
from client.ui.chat.answering import Answering
from client.ui.chat.around import SETTLE_SECONDS
from client.ui.chat.bubble import Actions, Bubble
from client.ui.chat.composer import Composer
from client.ui.chat.history import History
from client.ui.chat.record import show_record
from client.ui.chat.sources import Elsewhere, OpenFact, OpenPage, show_source
from client.ui.chat.state import ChatState
from client.ui.chat.stateline import StateLine
from client.ui.chat.temporary import TEMPORARY_ICON, temporary_notice
from client.ui.chat.welcome import Begin
from client.ui.facts.deleting import ask_to_delete
from client.ui.shell import Shell
from client.ui.talks.place import Talks
from client.ui.talks.row import TalkActs


class ChatView:
    """The screen; `control` is what is mounted. `new_phone` leads to the backups, the others to what was cited."""

    def __init__(
        self, shell: Shell, new_phone: Callable[[], Awaitable[None]], to_page: OpenPage, to_fact: OpenFact
    ) -> None:
        self._shell = shell
        self._elsewhere = Elsewhere(to_page, to_fact, self._to_turn)
        self.state = ChatState(shell.engine)
        actions = Actions(
            open_source=self._open_source,
            open_record=self._open_record,
            copy=self._copy,
            retry=lambda turn: self._again(turn, builtin=False),
            retry_builtin=lambda turn: self._again(turn, builtin=True),
            confirm=lambda turn, card: self._answer_card(turn, card, yes=True),
            decline=lambda turn, card: self._answer_card(turn, card, yes=False),
            undo_block=self._undo_block,
        )
        self.history = History(shell, self.state, actions, Begin(self.send, new_phone))
        self.answering = Answering(shell, self.state, self.history, self._ended)
        self.state_line = StateLine(shell)
        self.composer = Composer(shell.guard, send=self.send, stop=self.answering.stop)
        self._live = said("", size=1, color=ft.Colors.TRANSPARENT)
        self._notice = ft.Container(padding=ft.Padding(left=12, right=12), visible=False)
        self._head = ft.Container(padding=ft.Padding(left=theme.PAD, top=4, right=theme.GAP, bottom=0))
        self.talks = Talks(shell, TalkActs(self.enter, self.jump, self._delete), lambda: self.state.conversation)
        screen = ft.Container(
            ft.Column(
                [
                    self._head,
                    ft.Container(self.state_line.control, padding=ft.Padding(left=theme.PAD, right=theme.GAP)),
                    self.history.control,
                    ft.Semantics(live_region=True, container=True, content=self._live),
                    self._notice,
                    ft.Container(self.composer.control, padding=ft.Padding(left=12, top=4, right=12, bottom=12)),
                ],
                spacing=0,
                expand=True,
            ),
            width=theme.READING_WIDTH,
        )
        middle = ft.Container(screen, alignment=ft.Alignment.TOP_CENTER, expand=True)
        self.control = ft.Row([self.talks.side, middle], spacing=0, expand=True)

    async def show(self) -> None:
        """Draw everything, in the words of now."""
        shell, words = self._shell, self._shell.words
        self.composer.speak(words)
        new = icon_button(ft.Icons.ADD_COMMENT_OUTLINED, words.text("chat-new"), shell.guard(self.new))
        listing = icon_button(ft.Icons.FORUM_OUTLINED, words.text("chat-list"), shell.guard(self.talks.toggle))
        title = ft.Semantics(header=True, content=said(words.text("app-name"), size=theme.TITLE, bold=True))
        aside = icon_button(TEMPORARY_ICON, words.text("temporary-begin"), shell.guard(self.begin_temporary))
        self._head.content = ft.Row([ft.Container(title, expand=True), listing, aside, new], spacing=0)
        self._tell_temporary()
        await self.state.look_again()
        self.history.show()
        refresh(self.control)
        await self.talks.show()
        await self.state_line.show()

    async def look_again(self) -> None:
        """Back from another screen: what was deleted there is gone here, what was answered is not asked any more."""
        if not self.answering.busy and await self.state.again():
            self.history.show()
        for turn in await self.state.look_again():
            self.history.bubble(turn)
        self.history.offer()
        await self.state_line.show()

    async def close(self) -> None:
        """The window is gone: what is being answered stops and is kept as far as it came; the conversation is over."""
        await self.answering.stop()
        await self.state.leave()

    async def new(self) -> None:
        """End this conversation and begin another one."""
        await self.answering.stop()
        await self.state.leave()
        self._tell_temporary()
        self.history.show()
        await self.talks.show()

    async def begin_temporary(self) -> None:
        """A conversation that leaves nothing behind."""
        await self.answering.stop()
        await self.state.begin_temporary()
        self._tell_temporary()
        self.history.show()
        await self.talks.show()

    def _tell_temporary(self) -> None:
        """A temporary conversation looks like one: a notice above the field, and the field in another colour."""
        on = self.state.temporary is not None
        self._notice.visible = on
        self._notice.content = temporary_notice(self._shell, self.new) if on else None
        self.composer.tint(self._shell.words, temporary=on)
        refresh(self._notice)

    async def enter(self, conversation: str) -> None:
        """Read on in an earlier conversation."""
        await self.answering.stop()
        await self.state.open(conversation)
        self._tell_temporary()
        self.history.show()
        await self.talks.show()

    async def jump(self, conversation: str, turn: str) -> None:
        """Read at one turn of a conversation: a search led there, or an answer that names it."""
        await self.answering.stop()
        await self.state.open_at(conversation, turn)
        self._tell_temporary()
        self._say("talks-jumped")
        await self.history.show_turn(turn)
        await self.talks.show()

    async def _to_turn(self, turn: str) -> None:
        await self.jump(await self.state.conversation_of(turn), turn)

    async def begin_with(self, text: str) -> None:
        """Put a beginning into the field, behind a draft that stands there."""
        draft = (self.composer.field.value or "").strip()
        self.composer.restore(f"{draft}\n{text}" if draft else text)
        await asyncio.sleep(SETTLE_SECONDS)  # it has only just been mounted
        await self.composer.field.focus()  # type: ignore[no-untyped-call]  # left untyped by Flet

    async def send(self, text: str) -> None:
        """Ask; the answer streams into its own bubble."""
        if self.answering.busy:
            self.composer.restore(text)
            return
        self._busy(now=True)
        self.answering.begin(self.state.ask(text), text)

    async def _again(self, turn: LoggedTurn, *, builtin: bool) -> None:
        if not self.answering.busy:
            self._busy(now=True)
            self.answering.begin(self.state.retry(turn, builtin=builtin))

    async def _ended(self, bubble: Bubble | None, text: str) -> None:
        self._busy(now=False)
        if bubble is None:
            self.composer.restore(text)  # it was refused before it was written: nothing is lost
            return
        self.history.offer()
        if bubble.turn.state == "done":
            self._say("chat-answered")
        await self.talks.show()
        await self.state_line.show()

    def _busy(self, *, now: bool) -> None:
        self.composer.busy(now=now)
        self._say("chat-thinking" if now else None)

    def _say(self, code: str | None) -> None:
        """Tell a screen reader."""
        rewrite(self._live, self._shell.words.text(code) if code else "")
        refresh(self._live)

    async def _open_source(self, source: Source) -> None:
        show_source(self._shell, source, await self.state.passage(source), self._open_source, self._elsewhere)

    async def _open_record(self, turn: LoggedTurn) -> None:
        await show_record(self._shell, turn, await self.state.sent(turn))

    async def _copy(self, text: str) -> None:
        await ft.Clipboard().set(text)
        self._shell.snacks.say(self._shell.words.text("chat-copied"))

    async def _answer_card(self, turn: LoggedTurn, card: Card, *, yes: bool) -> None:
        if card.kind == "forget":
            await self._forget(turn, card, yes=yes)
            return
        self.history.bubble(await self.state.answer(turn, card, yes=yes))
        self.history.offer()
        code = "card-confirmed" if yes else "card-declined"
        if card.kind == "proposal":
            code = "contribute-agreed" if yes else "contribute-declined"
        self._shell.snacks.say(self._shell.words.text(code))

    async def _forget(self, turn: LoggedTurn, card: Card, *, yes: bool) -> None:
        if yes and card.fact is not None:
            await ask_to_delete(self._shell, card.fact, self.look_again)
            return
        if yes:
            await self.state.forget_lines(card)
        self.history.bubble(await self.state.done_with(turn, card))
        self._shell.snacks.say(self._shell.words.text("card-forgotten" if yes else "card-kept"))

    async def _undo_block(self, turn: LoggedTurn) -> None:
        self.history.bubble(await self.state.undo_block(turn))
        self.history.offer()
        self._shell.snacks.say(self._shell.words.text("card-block-undone"))

    async def _delete(self, conversation: str, facts: bool) -> None:  # noqa: FBT001  a callback
        if conversation == self.state.conversation:
            await self.answering.stop()
        await self.state.delete(conversation, facts=facts)
        self.history.show()
        await self.talks.show()
        self._shell.snacks.say(self._shell.words.text("chats-deleted"))
