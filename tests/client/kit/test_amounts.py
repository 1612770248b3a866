"""Figures in the language's habit: grouped, in the largest unit that fits, with one digit where it tells something."""

import pytest

from client.kit.amounts import said_number, said_seconds, said_size
from client.kit.words import Words

KO, EN = Words("ko"), Words("en")


@pytest.mark.parametrize(
    ("size", "korean", "english"),
    [
        (0, "0바이트", "0 bytes"),
        (999, "999바이트", "999 bytes"),
        (1_000, "1KB", "1 KB"),
        (1_234, "1.2KB", "1.2 KB"),
        (9_960, "10KB", "10 KB"),
        (999_499, "999KB", "999 KB"),
        (999_500, "1MB", "1 MB"),
        (12_345_678, "12MB", "12 MB"),
        (2_500_000_000, "2.5GB", "2.5 GB"),
        (4_000_000_000_000, "4,000GB", "4,000 GB"),
    ],
)
def test_a_size_is_said_in_its_largest_unit(size, korean, english):
    assert (said_size(KO, size), said_size(EN, size)) == (korean, english)


@pytest.mark.parametrize(("seconds", "korean"), [(0.04, "0초"), (0.34, "0.3초"), (3.0, "3초"), (12.4, "12초")])
def test_a_duration_has_one_digit_after_the_point_below_ten(seconds, korean):
    assert said_seconds(KO, seconds) == korean


def test_thousands_are_grouped():
    assert said_number(1_234_567) == "1,234,567"
