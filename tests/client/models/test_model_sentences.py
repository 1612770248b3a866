"""Does every error of a model say a sentence in every language?"""

import re
from pathlib import Path

import pytest

import client.models
from client.kit.words import LANGUAGES, Words

FOLDER = Path(client.models.__file__).parent
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
CODES = sorted(set(re.findall(r'"(model-[a-z-]+)"', SOURCES)))


def test_the_codes_are_found():
    assert len(CODES) == 17


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_a_code_has_a_sentence_of_its_own_language(name, code):
    words = Words(name)
    assert words.has(code)
    said = words.text(code, host="api.example.com", status=503)
    assert "{" not in said
    assert said != code


@pytest.mark.parametrize("code", CODES)
def test_korean_sentences_are_polite(code):
    assert re.search(r"(요|세요)\.$", Words("ko").text(code))
