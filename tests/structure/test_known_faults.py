"""Every reported fault on the list has a test under its id."""

import re
from pathlib import Path

from tests.support.known_faults import KNOWN_FAULTS, fault_of

TESTS = Path(__file__).resolve().parents[1]


def test_every_reported_fault_has_a_test_of_its_id():
    named = {
        fault_of(name)
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    }
    assert sorted(set(KNOWN_FAULTS) - named) == []


def test_a_fault_is_recognised_by_the_beginning_of_a_tests_name_only():
    assert fault_of("tests/client/test_x.py::test_W12_no_name[ko]") == "W12"
    assert fault_of("tests/client/test_x.py::test_the_W12_case") is None
    assert fault_of("tests/client/test_x.py::test_W99_unknown") is None
