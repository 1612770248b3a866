"""In which language does a command speak? An option, then the account's choice, then the environment, then Korean."""

import pytest

from client.__main__ import main
from client.kit.words import Words


@pytest.fixture
def says(tmp_path, capsys, monkeypatch):
    """Runs a command and returns what it said, whichever way it ended."""
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")

    def run(*arguments):
        capsys.readouterr()
        main([*arguments, "--home", str(tmp_path / "home"), "--server", "http://127.0.0.1:9"])
        shown = capsys.readouterr()
        return shown.out + shown.err

    return run


@pytest.mark.parametrize(
    ("system", "spoken"),
    [("en_US.UTF-8", "en"), ("ja_JP.UTF-8", "ja"), ("ko_KR.UTF-8", "ko"), ("fr_FR", "ko"), ("C", "ko")],
)
def test_a_new_account_speaks_what_the_environment_speaks_else_korean(says, monkeypatch, system, spoken):
    monkeypatch.setenv("LC_ALL", system)
    assert Words(spoken).text("cli-no-facts") in says("facts", "list")
    assert Words(spoken).text("cli-no-facts") in says("facts", "list"), "the second time, too"


def test_a_choice_wins_over_the_environment_and_an_option_over_both(says, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    says("settings", "set", "language", "ja")
    assert Words("ja").text("cli-no-facts") in says("facts", "list")
    assert Words("ko").text("cli-no-facts") in says("facts", "list", "--language", "ko")


def test_what_keeps_an_account_from_opening_is_said_in_the_same_language(says, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("GIEOK_ZONE", "Mars/Olympus")
    assert Words("en").text("settings-zone-unknown") in says("facts", "list")
    monkeypatch.setenv("GIEOK_LANGUAGE", "ja")
    monkeypatch.delenv("GIEOK_ZONE")
    assert Words("ja").text("cli-no-facts") in says("facts", "list")
