"""One version, told by the package and by the app alike."""

import tomllib

from client import VERSION
from tests.support.service import ROOT


def test_the_app_tells_the_version_of_its_package():
    assert tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"] == VERSION
