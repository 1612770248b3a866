"""A running service and phones that talk to it through the command line."""

import json

import pytest

from tests.support.service import Service, command


@pytest.fixture
def service(tmp_path):
    running = Service(tmp_path / "service")
    yield running
    running.stop()


class Phone:
    """One `--home`."""

    def __init__(self, home, url):
        self.home = home
        self.url = url

    def __call__(self, *arguments, now, check=True, text=None, **environ):
        done = command(
            "client", *arguments, "--home", self.home, "--server", self.url, "--now", now, "--json",
            check=check, text=text, environ=environ,
        )  # fmt: skip
        return json.loads(done.stdout) if check else done

    def ask(self, text, *options, now, **more):
        return self("chat", "-m", text, *options, now=now, **more)


@pytest.fixture
def phone(tmp_path, service):
    return Phone(tmp_path / "home", service.url)
