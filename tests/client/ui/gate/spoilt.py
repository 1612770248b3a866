"""Ways to spoil the home of an account, and to mend it again."""

from client.errors import Damaged, Refused, StoreBusy, StoreFull
from client.kit.words import Words

KO = Words("ko")


def missing_key(folder, home):
    (folder / "gieok.key").rename(home.parent / "elsewhere")


def key_is_back(folder, home):
    (home.parent / "elsewhere").rename(folder / "gieok.key")


def damaged_key(folder, home):
    missing_key(folder, home)
    (folder / "gieok.key").write_text("no key at all")


def wrong_key(folder, home):
    missing_key(folder, home)
    (folder / "gieok.key").write_text("ab" * 32)


def not_ours(folder, home):
    (folder / "gieok.db").rename(home.parent / "elsewhere")
    (folder / "gieok.db").write_bytes(b"hello " * 2000)


def ours_is_back(folder, home):
    (home.parent / "elsewhere").rename(folder / "gieok.db")


def broken_profile(folder, home):
    (home.parent / "elsewhere").write_text((home / "profile.json").read_text())
    (home / "profile.json").write_text("{")


def profile_is_back(folder, home):
    (home.parent / "elsewhere").rename(home / "profile.json")


SPOILT = {
    "keymissing": (missing_key, key_is_back),
    "keydamaged": (damaged_key, key_is_back),
    "wrongkey": (wrong_key, key_is_back),
    "notours": (not_ours, ours_is_back),
    "profile": (broken_profile, profile_is_back),
}
FAILING = {
    "keyring": Damaged("store-keyring-closed"),
    "damaged": Damaged("store-damaged", file="gieok.db"),
    "full": StoreFull("store-full"),
    "busy": StoreBusy("home-held"),
    "home": Refused("home-unusable"),
    "other": Refused("settings-trust-root-unreadable", file="root.json"),
}


class Failing:
    """Opens an account only once it is told that the cause is gone."""

    def __init__(self, error):
        self.error = error

    def __call__(self, settings, *passphrase):
        from client.compose import open_engine

        if self.error is not None:
            raise self.error
        return open_engine(settings, *passphrase)
