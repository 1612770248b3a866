"""The service's config: defaults, bounds, what is ignored and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shared.errors import Refused
from shared.formats.config import Gateway, ServiceConfig, config_table, read_config, unknown_keys
from shared.formats.vocabulary import Proposals, Term, Topic, Words

FULL = {
    "promotable_kinds": ["name", "language"],
    "gateway": {"url": "https://models.example/v1/", "model": "m-1"},
    "people": {"hours": {"ko": "평일 9–18시", "en": "weekdays 9–18"}, "contact": {"ko": "1588-0000"}},
    "traits": {"min_repeats": 4, "min_distinct_days": 3, "confirm_inferred": False, "recheck_after_days": 90},
    "block_limit": 3000,
    "conversation_search": False,
    "sensitive_areas": ["health"],
    "backup": {"tries": 5, "days": 7},
    "attributes": {"key": "a" * 64, "tiers": ["basic", "enterprise"]},
    "proposals": {
        "threshold": 5,
        "key": "02" + "a" * 64,
        "topics": [
            {
                "id": "refund",
                "label": {"ko": "환불"},
                "page": "refund",
                "words": ["환불"],
                "conditions": [{"id": "late", "label": {"ko": "30일 지남"}}],
                "decisions": [{"id": "half", "label": {"ko": "50%"}, "words": ["절반"]}],
            }
        ],
    },
}


def test_an_empty_config_is_the_defaults():
    assert read_config({}) == ServiceConfig()
    assert read_config({"people": None, "gateway": None}) == ServiceConfig()


def test_every_value_is_read():
    config = read_config(FULL)
    assert config.gateway == Gateway("https://models.example/v1", "m-1")
    assert config.promotable_kinds == ("name", "language")
    assert (config.traits.min_repeats, config.traits.confirm_inferred) == (4, False)
    assert (config.block_limit, config.conversation_search, config.sensitive_areas) == (3000, False, ("health",))
    assert (config.backup.tries, config.backup.days) == (5, 7)
    assert (config.attributes.key, config.attributes.tiers) == ("a" * 64, ("basic", "enterprise"))
    assert config.people.hours.in_language("en") == "weekdays 9–18"
    assert (config.proposals.key, Proposals().key) == ("02" + "a" * 64, None)
    assert replace(config.proposals, key=None) == Proposals(
        5,
        (
            Topic(
                "refund",
                Words(ko="환불"),
                "refund",
                ("환불",),
                (Term("late", Words(ko="30일 지남")),),
                (Term("half", Words(ko="50%"), ("절반",)),),
            ),
        ),
    )


@pytest.mark.parametrize("values", [{}, FULL])
def test_what_is_written_is_read_back_the_same(values):
    config = read_config(values)
    assert read_config(config_table(config)) == config


def test_a_language_without_words_takes_the_korean_ones():
    assert read_config(FULL).people.contact.in_language("ja") == "1588-0000"
    assert Words(ja="だけ").in_language("en") == "だけ"
    assert Words().in_language("ko") == ""


@pytest.mark.parametrize(
    ("values", "read", "bound"),
    [
        ({"block_limit": 9000}, lambda c: c.block_limit, 4000),
        ({"block_limit": 1}, lambda c: c.block_limit, 200),
        ({"backup": {"tries": 99}}, lambda c: c.backup.tries, 10),
        ({"backup": {"tries": 0}}, lambda c: c.backup.tries, 1),
        ({"backup": {"days": 99}}, lambda c: c.backup.days, 14),
        ({"traits": {"min_repeats": 1}}, lambda c: c.traits.min_repeats, 2),
        ({"traits": {"min_distinct_days": 0}}, lambda c: c.traits.min_distinct_days, 2),
        ({"traits": {"recheck_after_days": 0}}, lambda c: c.traits.recheck_after_days, 1),
        ({"proposals": {"threshold": 1}}, lambda c: c.proposals.threshold, 3),
    ],
)
def test_no_number_switches_a_safeguard_off(values, read, bound):
    assert read(read_config(values)) == bound


@pytest.mark.parametrize(
    "values",
    [
        {"block_limit": "4000"},
        {"block_limit": True},
        {"block_limit": 3.5},
        {"conversation_search": "yes"},
        {"traits": []},
        {"people": {"hours": "9–18"}},
        {"people": {"hours": {"ko": "한 줄\n두 줄"}}},
        {"promotable_kinds": "name"},
        {"gateway": {"url": "http://models.example", "model": "m"}},
        {"gateway": {"url": "https://key@models.example", "model": "m"}},
        {"gateway": {"url": "https://models.example/?key=1", "model": "m"}},
        {"gateway": {"url": "https://[", "model": "m"}},
        {"gateway": {"url": "https://models.example"}},
        {"gateway": {"url": "file:///etc/passwd", "model": "m"}},
        {"attributes": {"key": "no key"}},
        {"proposals": {"topics": [{"id": "a b", "label": {}}]}},
        {"proposals": {"key": "04" + "a" * 64}},
        {"proposals": {"key": "02" + "A" * 64}},
        {"proposals": {"key": "02" + "a" * 62}},
    ],
)
def test_a_value_of_the_wrong_form_is_refused(values):
    with pytest.raises(Refused) as caught:
        read_config(values)
    assert caught.value.code == "content-field-wrong"


def test_a_gateway_on_the_same_machine_may_speak_plain_http():
    assert read_config({"gateway": {"url": "http://127.0.0.1:9000/v1", "model": "m"}}).gateway.url.endswith("/v1")


def test_an_unknown_key_is_ignored_and_can_be_named():
    assert read_config({"block_limt": 3000}) == ServiceConfig()
    assert unknown_keys({"block_limt": 3000, "block_limit": 3000}) == ("block_limt",)
