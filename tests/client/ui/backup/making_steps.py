"""A backup that is on its way: held up at the far end, and made."""

import threading


async def made(app):
    await app.until(lambda: app.has("백업을 맡겼어요."))


def held_up(far, name, monkeypatch):
    """A call of the far end that waits until it is let go; (it has come, let it go)."""
    come, go = threading.Event(), threading.Event()
    answered = far.end.answered

    def wait(called, do, *given):
        if called == name:
            come.set()
            assert go.wait(20)
        return answered(called, do, *given)

    monkeypatch.setattr(far.end, "answered", wait)
    return come, go
