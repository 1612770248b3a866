"""What a customer does as a rule is kept as it is said; what always goes wrong is none."""

import pytest

from client.learning.habits import habits

HABITS = [
    ("en", "I always pay by bank transfer", "Says: always pay by bank transfer"),
    (
        "en",
        "I now collect my prescriptions at the Mill Road pharmacy",
        "Says: now collect my prescriptions at the Mill Road pharmacy",
    ),
    ("en", "I don't eat pork", "Says: don't eat pork"),
    ("ko", "결제는 늘 계좌이체로 합니다", "결제는 늘 계좌이체로 합니다"),
    ("ko", "저희는 주로 매장에서 먹어요", "저희는 주로 매장에서 먹어요"),
    ("ja", "支払いはいつも銀行振込で払っています", "支払いはいつも銀行振込で払っています"),
    ("ja", "毎回窓側の席を使っています", "毎回窓側の席を使っています"),
]
NONE = [
    ("en", "I always get an error when I pay"),
    ("en", "I never use it"),
    ("ko", "결제가 늘 오류로 끝나요"),
    ("ja", "いつもエラーが出ます"),
]


@pytest.mark.parametrize(("language", "text", "statement"), HABITS)
def test_a_habit_is_kept_in_the_customers_words(language, text, statement):
    assert [draft.statement for draft in habits(text, language)] == [statement]


@pytest.mark.parametrize(("language", "text"), NONE)
def test_what_always_goes_wrong_is_no_habit(language, text):
    assert list(habits(text, language)) == []
