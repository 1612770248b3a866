"""The chat screen: title and state above, turns in the middle, the composer below."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine

import flet as ft

from client.kit import theme
from client.kit.parts import refresh
from client.memory.logged import LoggedTurn
from client.ui.chat.actions import Actions
from client.ui.chat.answering import Answering
from client.ui.chat.card_acts import CardActs
from client.ui.chat.card_state import CardState
from client.ui.chat.composer import Composer
from client.ui.chat.drafts import Drafts
from client.ui.chat.editing import Editing
from client.ui.chat.head import head
from client.ui.chat.history import History
from client.ui.chat.inline import InLine
from client.ui.chat.live import Live
from client.ui.chat.opening import Opening
from client.ui.chat.remembered import RememberedLine
from client.ui.chat.sources import Elsewhere, OpenFact, OpenPage
from client.ui.chat.state import ChatState
from client.ui.chat.stateline import StateLine
from client.ui.chat.temporary import temporary_notice
from client.ui.chat.welcome import Begin
from client.ui.shell import Shell
from client.ui.talks.place import Talks
from client.ui.talks.row import TalkActs

ENDED = {"done": "chat-answered", "cancelled": "turn-stopped-said", "failed": "turn-failed-said"}


class ChatView:
    """The screen; `control` is what is mounted. `new_phone` leads to the backups, the others to what was said of."""

    def __init__(
        self,
        shell: Shell,
        new_phone: Callable[[], Awaitable[None]],
        to_memory: Callable[[], Awaitable[None]],
        to_page: OpenPage,
        to_fact: OpenFact,
    ) -> None:
        self._shell = shell
        self.state = ChatState(shell.engine)
        opening = Opening(shell, self.state, Elsewhere(to_page, to_fact, self._to_turn))
        self._live = Live(shell)
        cards = CardActs(shell, CardState(shell.engine, self.state), self.look_again)
        actions = Actions(
            open_source=opening.source,
            open_record=opening.record,
            copy=opening.copy,
            retry=lambda turn: self._again(turn, builtin=False),
            retry_builtin=lambda turn: self._again(turn, builtin=True),
            again=self._anew,
            edit=self._edit,
            confirm=cards.confirm,
            decline=cards.decline,
            later=cards.later,
            undo_block=cards.undo_block,
            tell=self._live.tell,
            reword=self._reword,
            withdraw=self._withdraw,
        )
        self.history = History(shell, self.state, actions, Begin(self.send, new_phone))
        cards.history = self.history
        self.remembered = RememberedLine(shell, self.state, self.history, to_memory)
        self.drafts = Drafts(shell, self.state)
        self.answering = Answering(shell, self.state, self.history, self._ended, self._line_changed)
        self.in_line = InLine(shell, self.state, self.history, self.answering)
        self.state_line = StateLine(shell, self.in_line.wake)
        self.composer = Composer(shell.guard, send=self.send, stop=self.answering.stop, touched=self.drafts.touched)
        self.drafts.composer = self.composer
        self.editing = Editing(shell, self.state, self.composer, cards.undo_block, self._anew)
        self._notice = ft.Container(padding=ft.Padding(left=12, right=12), visible=False)
        self._head = ft.Container(padding=ft.Padding(left=theme.PAD, top=4, right=theme.GAP, bottom=0))
        self.talks = Talks(shell, TalkActs(self.enter, self.jump, self._delete), lambda: self.state.conversation)
        rows: list[ft.Control] = [
            self._head,
            ft.Container(self.state_line.control, padding=ft.Padding(left=theme.PAD, right=theme.GAP)),
            self.history.control,
            self._live.control,
            self._notice,
            self.in_line.control,
            ft.Container(self.composer.control, padding=ft.Padding(left=12, top=4, right=12, bottom=12)),
        ]
        screen = ft.Container(ft.Column(rows, spacing=0, expand=True), width=theme.READING_WIDTH)
        middle = ft.Container(screen, alignment=ft.Alignment.TOP_CENTER, expand=True)
        self.control = ft.Row([self.talks.side, middle], spacing=0, expand=True)

    async def show(self) -> None:
        """Draw everything, in the words of now."""
        self.composer.speak(self._shell.words)
        self._head.content = head(self._shell, listing=self.talks.toggle, aside=self.begin_temporary, new=self.new)
        self._tell_temporary()
        await self.state.look_again()
        self.history.show()
        self.remembered.draw()
        refresh(self.control)
        await self.state_line.show()
        await self._arrived()
        await self.talks.show()
        self.in_line.begin()
        await self.in_line.show()

    async def _arrived(self) -> None:
        """Another conversation stands on the screen: its draft, and what was remembered of it."""
        if not self.answering.busy:  # what was sent a moment ago is not in the log yet: it must not come back
            await self.drafts.arrive()
        await self.remembered.look()

    async def look_again(self) -> None:
        """Back from another screen: what was deleted there is gone here, what was answered is not asked any more."""
        if not self.answering.busy and await self.state.again():
            self.history.show()
        for turn in await self.state.look_again():
            self.history.bubble(turn)
        self.history.offer()
        await self._arrived()
        await self.state_line.show()
        self.in_line.returned()

    async def close(self) -> None:
        """The window is gone: what is being answered stops and is kept as far as it came; the conversation is over."""
        await self.rest()
        if not any(turn.state == "waiting" for turn in self.state.turns):  # else it goes on with the next window
            await self.state.leave()

    async def rest(self) -> None:
        """The window locks: what is on its way stops and is kept as far as it came, and so is what was typed."""
        self.in_line.close()
        await self.answering.close()
        await self.drafts.settle()

    async def new(self) -> None:
        """End this conversation and begin another one."""
        await self._turn_to(self.state.leave())

    async def begin_temporary(self) -> None:
        """A conversation that leaves nothing behind."""
        await self._turn_to(self.state.begin_temporary())

    async def enter(self, conversation: str) -> None:
        """Read on in an earlier conversation."""
        await self._turn_to(self.state.open(conversation))

    async def jump(self, conversation: str, turn: str) -> None:
        """Read at one turn of a conversation: a search led there, or an answer that names it."""
        await self._turn_to(self.state.open_at(conversation, turn))
        self._live.say("talks-jumped")
        await self.history.show_turn()

    async def _to_turn(self, turn: str) -> None:
        await self.jump(await self.state.conversation_of(turn), turn)

    async def _turn_to(self, opening: Coroutine[None, None, None]) -> None:
        """Another conversation takes the screen: the draft stays with its own, an answer on its way is kept."""
        await self.drafts.leave()
        await self.answering.leave()
        await opening
        self._tell_temporary()
        await self._shown()

    async def _shown(self) -> None:
        """Draw the conversation that is on the screen now, and whether something of it is on its way."""
        self.history.show()
        self._busy(now=self.answering.busy)
        await self._arrived()
        await self.talks.show()
        await self.in_line.show()

    def _tell_temporary(self) -> None:
        """A temporary conversation looks like one: a notice above the field, and the field in another colour."""
        on = self.state.temporary is not None
        self._notice.visible = on
        self._notice.content = temporary_notice(self._shell, self.new) if on else None
        self.composer.tint(self._shell.words, temporary=on)
        refresh(self._notice)

    async def send(self, text: str) -> None:
        """Ask; the answer streams into its own bubble."""
        if self.answering.busy:
            self.composer.restore(text)
            return
        self.drafts.sent()
        self._busy(now=True)
        self.answering.begin(self.state.ask(text), text)
        await self.history.follow()

    async def _anew(self, turn: LoggedTurn, text: str | None = None) -> None:
        """The newest question once more, or in other words; its answer streams in the place of the one before."""
        if not self.answering.busy:
            self.composer.end_edit()
            self._busy(now=True)
            self.answering.begin(self.state.ask_again(turn, text), text or "")

    async def _again(self, turn: LoggedTurn, *, builtin: bool) -> None:
        if not self.answering.busy:
            self._busy(now=True)
            self.answering.begin(self.state.retry(turn, builtin=builtin))

    async def _edit(self, turn: LoggedTurn) -> None:
        await self.editing.begin(turn)

    async def _reword(self, turn: LoggedTurn) -> None:
        await self.in_line.reword(turn)

    async def _withdraw(self, turn: LoggedTurn) -> None:
        await self.in_line.withdraw(turn)

    async def _ended(self, turn: LoggedTurn | None, text: str) -> None:
        self._busy(now=self.answering.busy)
        if turn is None:
            if text:
                self.composer.restore(text)  # it was refused before it was written: nothing is lost
                self.drafts.touched()
            return
        self.history.offer()
        if code := ENDED.get(turn.state):
            self._live.say(code)
        if turn.state == "waiting":
            self.in_line.queued(turn)
        self.drafts.touched()  # what was written meanwhile belongs to this conversation now
        await self.talks.show()
        await self.in_line.show()
        await self.state_line.show()

    async def _line_changed(self) -> None:
        """The line began with a question, or is done with one."""
        if self.composer.is_busy != self.answering.busy:
            self._busy(now=self.answering.busy)
        self.history.offer()
        await self.in_line.show()

    def _busy(self, *, now: bool) -> None:
        self.composer.busy(now=now)
        self._live.say("chat-thinking" if now else None)

    async def _delete(self, conversation: str, facts: bool) -> None:  # noqa: FBT001  a callback
        if conversation == self.state.conversation:
            await self.drafts.leave()
        await self.answering.forget(conversation)
        await self.state.delete(conversation, facts=facts)
        await self._shown()
        self._shell.snacks.say(self._shell.words.text("chats-deleted"))
