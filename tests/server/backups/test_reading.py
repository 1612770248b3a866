"""Is everything that a device sends read in one way only, and is whatever is not refused without repeating it?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server import in_json
from server.backups import reading
from server.errors import NotFound, Refused
from shared.ids import new_id

CANARY = "kanari7731"


@given(st.binary(min_size=32, max_size=32))
def test_a_secret_is_read_as_it_was_written(data):
    assert in_json.secret(in_json.encode(data)) == data


@pytest.mark.parametrize(
    "text", ["", "A" * 43, "A" * 44, "A" * 42 + "B=", "A" * 42 + "-=", "A" * 43 + "=\n", " " + "A" * 43 + "=", CANARY, "🔑" * 44]
)  # fmt: skip
def test_a_secret_has_one_spelling(text):
    with pytest.raises(Refused) as refused:
        in_json.secret(text)
    assert CANARY not in str(refused.value)


@given(st.binary(min_size=32, max_size=32))
def test_a_digest_goes_there_and_back(data):
    assert reading.digest(reading.digest_header(data.hex())) == data.hex()


@pytest.mark.parametrize("text", ["", "a b", "a/b", "..", "a" * 65, "é", "a\n", "a\0"])
def test_an_id_of_a_device_is_letters_digits_and_dashes(text):
    with pytest.raises(Refused):
        reading.given_id(text)


@pytest.mark.parametrize("text", ["", "a" * 11, "a" * 13, "0" * 12, "../../../etc", "a" * 11 + "\n", "A" * 12])
def test_an_id_of_ours_is_one_that_we_could_have_made(text):
    with pytest.raises(NotFound):
        reading.backup_id(text)


def test_an_id_that_we_make_is_one():
    assert all(reading.backup_id(made) == made for made in (new_id() for _ in range(100)))
