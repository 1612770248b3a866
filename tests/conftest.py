"""What a test run needs from the machine, what it covered, and how long the long tests are.

A missing program is told by name and count, never silently. `--soak` (`make soak`) is the one switch for long counts: a
test asks the fixture `many(usual, soak)` for its count, and hypothesis tries SOAK_EXAMPLES examples a property.
"""

import gc
import os
from collections import Counter

import pytest
from hypothesis import settings

from tests.support.known_faults import KNOWN_FAULTS, fault_of

SOAK_EXAMPLES = 2_000
PROGRAMS = {"chromium": "chromium", "postgresql": "postgresql"}
NEEDS = "needs "

os.environ["LC_ALL"] = "C.UTF-8"  # a machine's own language would be that of every account that chose none


def pytest_addoption(parser):
    """The switch."""
    parser.addoption("--soak", action="store_true", help="long counts: kill points, random machines, examples")


def pytest_configure(config):
    """Properties without a count of their own are tried more often in a soak."""
    settings.register_profile(
        "usual", max_examples=50, deadline=None
    )  # how long an example takes is no matter of a test
    settings.load_profile("usual")
    settings.register_profile("soak", max_examples=SOAK_EXAMPLES, deadline=None)
    if config.getoption("--soak"):
        settings.load_profile("soak")


@pytest.fixture(scope="session")
def many(request):
    """`many(50, 1_000)`: 50, or 1,000 in a soak."""
    soak = request.config.getoption("--soak")
    return lambda usual, long: long if soak else usual


def pytest_terminal_summary(terminalreporter):
    """Say how many reported faults were covered, and which programs are missing."""
    passed = Counter(fault for report in terminalreporter.stats.get("passed", []) if (fault := fault_of(report.nodeid)))
    if passed:
        terminalreporter.line(
            f"Reported faults covered: {len(passed)} of {len(KNOWN_FAULTS)} ids, by {passed.total()} passing tests"
        )
    _name_missing_programs(terminalreporter)


def _name_missing_programs(terminalreporter):
    """Which programs are missing, how many tests each held back, and the one command that installs them."""
    missing = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        for program in PROGRAMS:
            if NEEDS + program in reason:
                missing[program] += 1
    if not missing:
        return
    terminalreporter.section("NOT TESTED: a program is missing", sep="!", red=True)
    for program, count in sorted(missing.items()):
        terminalreporter.line(f"{program}: {count} tests did not run")
    packages = " ".join(PROGRAMS[program] for program in sorted(missing))
    terminalreporter.line(f"Install with: apt-get install -y {packages}")


def pytest_collection_modifyitems(config, items):
    """Without a soak no test that shows once more, through other means, what others show."""
    if not config.getoption("--soak"):
        more = [item for item in items if item.get_closest_marker("more")]
        config.hook.pytest_deselected(items=more)
        items[:] = [item for item in items if not item.get_closest_marker("more")]


def pytest_collection_finish():
    """Ten thousand tests live as long as the run: the collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session, exitstatus):
    """Where everything has to be there (CI), a missing program is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("GIEOK_TEST_ALL") != "1" or reporter is None:
        return
    held_back = [r for r in reporter.stats.get("skipped", []) if NEEDS in str(r.longrepr)]
    if held_back and exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
