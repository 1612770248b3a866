"""How is what the classifier found said in one sentence: the customer's own clause, tidied, by kind and language?"""

from __future__ import annotations

from client.learning.clauses import Language
from client.learning.sayings import en, ja, ko

_SAY = {"ko": ko.say, "en": en.say, "ja": ja.say}


def say(kind: str, text: str, language: Language) -> str:
    """The sentence; without a day, which is put in front of it later."""
    return _SAY[language](kind, text)
