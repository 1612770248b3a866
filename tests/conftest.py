"""What a test run needs from the machine and what it covered: told by name and count, never silently."""

import os
from collections import Counter

import pytest

from tests.support.known_faults import KNOWN_FAULTS, fault_of

PROGRAMS = {"chromium": "chromium", "postgresql": "postgresql"}
NEEDS = "needs "


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


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session, exitstatus):
    """Where everything has to be there (CI), a missing program is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("GIEOK_TEST_ALL") != "1" or reporter is None:
        return
    held_back = [r for r in reporter.stats.get("skipped", []) if NEEDS in str(r.longrepr)]
    if held_back and exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
