"""Are six digits read from any script, are easy ones refused and only those, and are offered ones fair?"""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared.crypto.pin import _too_easy, check_chosen, new_pin, read_pin
from shared.errors import Refused
from shared.randomness import random_bytes


def refused(pin):
    try:
        check_chosen(pin)
    except Refused as error:
        return error.code
    return None


@pytest.mark.parametrize(
    "text",
    [
        "004719",
        "００４７１９",
        "٠٠٤٧١٩",
        "۰۰۴۷۱۹",
        "००४७१९",
        "໐໐໔໗໑໙",
        "𝟎𝟎𝟒𝟕𝟏𝟗",
        "0０4৭1९",
        "004 719",
        " 00-47-19\n",
        "004\u00a0719",
        "００４　７１９",
        "004‐719",
        "004–719",
        "004−719",
        "００４ー７１９",
        "\u200f٠٠٤\u200b٧١٩\ufeff",
    ],
)
def test_digits_of_any_script_with_spaces_and_dashes_are_read_and_leading_zeros_stay(text):
    assert read_pin(text) == "004719"


NOT_SIX_DIGITS = [
    *("", "  ", "-", "12345", "1234567", "00471９1", "12345a", "4719O0", "0x4719", "1e5719", "+12345"),
    *("12.34.56", "1,2,3,4,5,6", "①②③④⑤⑥", "一二三四五六", "¹²³⁴⁵⁶", "½12345", "00471\x009", "\ud800471900"),
]


@pytest.mark.parametrize("text", [*NOT_SIX_DIGITS, pytest.param("1" * 1_000_000, id="a million ones")])
def test_what_is_not_six_digits_is_refused_without_repeating_it(text):
    with pytest.raises(Refused) as error:
        read_pin(text)
    assert (str(error.value), error.value.params, error.value.__cause__) == ("pin-not-six-digits", {}, None)


@given(st.text(max_size=12))
def test_any_text_is_six_ascii_digits_or_refused(text):
    try:
        pin = read_pin(text)
    except Refused:
        return
    assert len(pin) == 6
    assert set(pin) <= set("0123456789")


EASY = {
    "at most two different digits": ["000000", "111112", "122221", "979979"],
    "a constant step": ["123456", "987654", "012345", "246802", "890123", "036925", "741852"],
    "repeated parts": ["713713", "404040", "840840"],
    "a mirror": ["718817", "480084"],
    "three doubles": ["449977", "770088"],
    "two straight lines of the keypad": ["147258", "159357", "753951", "456123", "580147", "085963"],
    "a walk over the keypad": ["142536", "123698", "147896", "085247", "321478"],
    "a day, year first": ["740229", "991231", "881130"],
    "a day, month first": ["022974", "123199", "113088"],
    "a day, day first": ["290274", "311299", "301188"],
    "a month of a year": ["199003", "202612"],
}
FINE = {
    "three different digits": ["449934", "771787"],
    "steps that change": ["135790", "246801", "123458", "864209"],
    "nearly repeated": ["713714", "404041", "840841"],
    "nearly a mirror": ["718816", "480085"],
    "nearly doubles": ["449978", "770089"],
    "a line and no line": ["147248", "753850"],
    "a walk that jumps": ["142539", "785063"],
    "a walk that comes back": ["475847"],
    "no such day": ["740230", "993231", "881331", "881131", "023074", "323099", "310486"],
    "no such month": ["199013", "199000", "187403"],
}


@pytest.mark.parametrize(("rule", "pin"), [(rule, pin) for rule, pins in EASY.items() for pin in pins])
def test_easy_digits_are_refused(rule, pin):
    assert refused(pin) == "pin-too-easy"


@pytest.mark.parametrize(("rule", "pin"), [(rule, pin) for rule, pins in FINE.items() for pin in pins])
def test_digits_just_beside_a_rule_are_allowed(rule, pin):
    assert refused(pin) is None


def test_the_rules_refuse_about_a_tenth_of_all_digits():
    assert sum(_too_easy(f"{number:06}") for number in range(1_000_000)) == 94_944


def test_offered_digits_pass_the_rules():
    assert {refused(new_pin(random_bytes)) for _ in range(2_000)} == {None}


def test_an_easy_draw_is_thrown_away_and_the_next_one_taken():
    drawn = iter([123456, 0, 900101, 7_004_719, 5])
    assert new_pin(lambda size: next(drawn).to_bytes(size)) == "004719"
    assert next(drawn) == 5


def test_each_allowed_draw_is_offered_as_it_is_so_that_none_is_likelier():
    """Numbers in a row give the allowed ones of them in a row, each once."""
    numbers = count(380_000)
    offered = [new_pin(lambda size: next(numbers).to_bytes(size)) for _ in range(1_000)]
    allowed = [pin for pin in (f"{number:06}" for number in range(380_000, 382_000)) if refused(pin) is None]
    assert offered == allowed[:1_000]


def test_a_draw_has_so_many_bits_that_what_is_left_over_does_not_show():
    asked = []
    new_pin(lambda size: asked.append(size) or (4719).to_bytes(size))
    assert asked == [16]
