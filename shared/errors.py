"""What went wrong, in a form that each language can say.

An error carries the id of a sentence in the word catalogues and the values for it; never a customer's text, never a
secret. `str(error)` is that id with its values: for logs.
"""

from __future__ import annotations

Value = str | int


class GieokError(Exception):
    """The root of all errors that a person is told about."""

    def __init__(self, code: str, **params: Value) -> None:
        self.code = code
        self.params = params
        super().__init__(code)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}({shown})" if shown else self.code


class Refused(GieokError):
    """The input or the state does not allow it; nothing was changed. Trying the same again will not help."""


class Unavailable(GieokError):
    """Something outside did not answer; nothing was lost. Trying again later may help."""


class Damaged(GieokError):
    """A file, a key or a bundle is not what it should be; it was left as it was found."""
