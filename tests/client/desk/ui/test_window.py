"""Is the desk opened by a way that nobody else can read, and does a busy port say so?"""

import stat
import webbrowser

import pytest

from client.desk.ui import window
from client.errors import Refused
from client.kit import serve
from client.kit.words import Words
from client.settings import load_settings

ADDRESS = "http://127.0.0.1:1/?t=a-token"


def test_the_browser_is_sent_by_a_file_for_the_owner_alone_which_goes_again(work, monkeypatch):
    seen = []

    async def one_moment(screen, shown, *, on_ready):
        on_ready(ADDRESS)

    def opened(address):
        file = work.desk.folder / "open.html"
        seen.append((address, file.read_text(), stat.S_IMODE(file.stat().st_mode)))

    monkeypatch.setattr(window, "serve", one_moment)
    monkeypatch.setattr(webbrowser, "open", opened)
    assert window.open_window(work.desk, load_settings({}, {}), Words("ko"), browser=True) == 0
    ((address, text, mode),) = seen
    assert "a-token" not in address
    assert ADDRESS in text
    assert mode == 0o600
    assert not (work.desk.folder / "open.html").exists()


def test_a_busy_port_is_told_with_the_desks_own_words(work):
    with serve.bound(0) as taken:
        settings = load_settings({"port": str(taken.getsockname()[1])}, {})
        with pytest.raises(Refused) as refused:
            window.open_window(work.desk, settings, Words("ko"), browser=False)
    assert refused.value.code == "deskapp-port-busy"
