"""The command line on a temporary home."""

import json

import pytest

from client.__main__ import main


@pytest.fixture
def gieok(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("GIEOK_KEYRING", "off")
    monkeypatch.setenv("GIEOK_EMBEDDING", "off")

    def run(*arguments, home="home", code=0):
        where = ["--home", str(tmp_path / home), "--server", "http://127.0.0.1:9"]
        capsys.readouterr()
        assert main([*arguments, *where]) == code
        shown = capsys.readouterr()
        if code:
            assert shown.out == ""
            assert len(shown.err.strip().splitlines()) == 1, shown.err
            return shown.err.strip()
        return json.loads(shown.out) if "--json" in arguments else shown.out

    return run
