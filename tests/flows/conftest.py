"""A running service and phones that talk to it through the command line."""

import json
import shutil

import pytest

from tests.support.service import Service, command


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


@pytest.fixture(scope="module")
def lived(tmp_path_factory):
    """`lived(story, folder)`: a service, a phone and what the story told, as they were left; the story is lived once."""
    left = {}

    def live(story):
        folder = tmp_path_factory.mktemp("lived")
        service = Service(folder / "service")
        try:
            told = story(Phone(folder / "home", service.url), service)
        finally:
            service.stop()
        return folder, service.url, told

    def once(story, folder):
        if story not in left:
            left[story] = live(story)
        made, url, told = left[story]
        shutil.copytree(made / "home", folder / "home")
        service = Service(folder / "service", like=(made / "service", url))
        return service, Phone(folder / "home", service.url), told

    return once


@pytest.fixture
def stage(request, lived, tmp_path):
    """(service, phone, what was told): after the `story(phone, service)` of the file where it has one, else new."""
    story = getattr(request.module, "story", None)
    if story is None:
        service = Service(tmp_path / "service")
        found = service, Phone(tmp_path / "home", service.url), None
    else:
        found = lived(story, tmp_path)
    yield found
    found[0].stop()


@pytest.fixture
def service(stage):
    return stage[0]


@pytest.fixture
def phone(stage):
    return stage[1]


@pytest.fixture
def told(stage):
    return stage[2]
