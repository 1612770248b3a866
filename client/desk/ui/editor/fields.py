"""The fields of one page: what is written in them is read when it is asked for, never bound to each key.

A field that is written to while somebody composes a syllable loses it. So nothing here sets a value but `fill`.
"""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from client.desk.ui.editor.form import MAY_AGREE, Form
from client.desk.ui.parts import field
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.guard import Result
from client.kit.parts import fold
from shared.formats.fields import LANGUAGES
from shared.formats.page import PageKind

BODY_LINES = 16
NAMES = {"ko": "한국어", "en": "English", "ja": "日本語"}  # each language calls itself by its own name


class EditorFields:
    """All fields of a page; `typed` hears of each change, and has to be quick."""

    def __init__(self, shell: Shell, kind: PageKind, typed: Callable[[], Result], *, read_only: bool) -> None:
        words, heard = shell.words, shell.guard(typed)
        hint = words.text
        self.title = field(words.text("deskapp-field-title"))
        self.summary = field(words.text("deskapp-field-summary"), lines=2, hint=hint("deskapp-field-summary-hint"))
        self.effective = field(words.text("deskapp-field-effective"), hint=hint("deskapp-field-effective-hint"))
        self.revision = field(words.text("deskapp-field-revision"), lines=2, hint=hint("deskapp-field-revision-hint"))
        self.sources = field(words.text("deskapp-field-sources"), lines=2, hint=hint("deskapp-field-sources-hint"))
        self.links = field(words.text("deskapp-field-links"), lines=2, hint=hint("deskapp-field-links-hint"))
        self.aliases = field(words.text("deskapp-field-aliases"), lines=2, hint=hint("deskapp-field-aliases-hint"))
        self.body = field(words.text("deskapp-field-body"), lines=BODY_LINES)
        self._texts = {
            name: getattr(self, name)
            for name in ("title", "summary", "effective", "revision", "sources", "links", "aliases", "body")
        }
        for each in self._texts.values():
            each.on_change = heard
            each.read_only = read_only
        self.language = ft.Dropdown(
            label=words.text("deskapp-field-language"),
            options=[ft.DropdownOption(key=name, text=NAMES[name]) for name in LANGUAGES],
            on_select=heard,
            disabled=read_only,
            width=160,
        )
        self.may_agree = ft.Switch(
            label=words.text("deskapp-field-may-agree"),
            on_change=heard,
            disabled=read_only,
            visible=kind == "knowhow",
        )
        self.effective.expand = True
        self.control = ft.Column(
            [
                self.title,
                self.summary,
                ft.Row([self.effective, self.language], vertical_alignment=ft.CrossAxisAlignment.START),
                self.body,
                self.revision,
                self.may_agree,
                fold(
                    words.text("deskapp-fields-more"),
                    [
                        ft.Column(
                            [self.sources, self.links, self.aliases],
                            spacing=12,
                            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        )
                    ],
                ),
            ],
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def fill(self, form: Form) -> None:
        """Put these texts in."""
        for name, each in self._texts.items():
            each.value = getattr(form, name)
        self.language.value = form.language
        self.may_agree.value = bool(form.may_agree)

    def read(self) -> Form:
        """What stands there now."""
        texts = {name: each.value or "" for name, each in self._texts.items()}
        agrees = MAY_AGREE if self.may_agree.value else ""
        return Form(**texts, language=self.language.value or LANGUAGES[0], may_agree=agrees)
