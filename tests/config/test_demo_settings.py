"""Are the demo service's principles and settings those that a device takes?"""

import tomllib
from pathlib import Path

import pytest

from shared.formats.bundle import ConfigBundle, decode, encode
from shared.formats.config import PROMOTABLE, SENSITIVE, read_config, unknown_keys
from shared.text import count, visible

DEMO = Path(__file__).parents[2] / "config" / "demo"
SERVICE_CONTEXT_LIMIT = 600  # characters; the demo's own budget


def test_the_principles_are_short_plain_and_unconditional():
    text = (DEMO / "service-context.md").read_text(encoding="utf-8")
    assert 0 < count(text) <= SERVICE_CONTEXT_LIMIT
    assert visible(text) == text
    for principle in ("친절", "근거", "모른다고 말하고 담당자", "조용히 고르지 않고", "고객의 언어", "원문"):
        assert principle in text


def test_the_settings_are_those_that_devices_read():
    values = tomllib.loads((DEMO / "config.toml").read_text(encoding="utf-8"))
    assert unknown_keys(values) == ()
    assert set(values) == {
        "promotable_kinds",
        "people",
        "traits",
        "block_limit",
        "conversation_search",
        "sensitive_areas",
        "backup",
        "attributes",
        "proposals",
    }
    config = read_config(values)
    assert config.promotable_kinds == PROMOTABLE
    assert config.sensitive_areas == SENSITIVE
    assert values["traits"] == {
        "min_repeats": 3,
        "min_distinct_days": 2,
        "confirm_inferred": True,
        "recheck_after_days": 180,
    }
    assert (values["block_limit"], values["conversation_search"]) == (4_000, True)
    assert values["backup"] == {"tries": 10, "days": 14}
    assert config.gateway is None
    assert values["proposals"]["threshold"] == 3
    assert decode(encode(ConfigBundle(config)), "config") == ConfigBundle(config)


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_the_people_of_the_service_are_named_in_every_language(language):
    people = tomllib.loads((DEMO / "config.toml").read_text(encoding="utf-8"))["people"]
    assert people["hours"][language]
    assert "support@gaoncloud.example" in people["contact"][language]


def test_every_topic_that_may_be_proposed_has_a_page_words_conditions_and_opposed_decisions():
    config = read_config(tomllib.loads((DEMO / "config.toml").read_text(encoding="utf-8")))
    topics = config.proposals.topics
    assert topics
    for topic in topics:
        assert (DEMO / "policy" / f"{topic.page}.md").exists()
        assert topic.conditions
        assert len(topic.decisions) >= 2
        for term in (topic, *topic.conditions, *topic.decisions):
            assert term.words
            assert term.label.ko
            assert term.label.en
            assert term.label.ja
