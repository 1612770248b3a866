"""A program that the tests need and that is missing is told by name and count, and is a failure where all has to run."""

import os
import subprocess
import sys

import pytest

from tests.support.service import ROOT


@pytest.mark.parametrize(("everything", "code"), [("0", 0), ("1", 1)])
def test_a_missing_chromium_is_named_with_the_command_that_installs_it(tmp_path, everything, code):
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("GIEOK_", "PYTEST_"))}
    environ |= {"PATH": str(tmp_path), "GIEOK_TEST_ALL": everything}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/browser/test_glyphs.py"],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "chromium: " in ran.stdout
    assert "tests did not run" in ran.stdout
    assert "apt-get install -y chromium" in ran.stdout
    assert ran.returncode == code
