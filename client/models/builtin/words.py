"""Which sentences belong to which language?"""

from __future__ import annotations

from client.models.builtin.language import Language
from client.models.builtin.phrases import Phrases
from client.models.builtin.phrases_en import ENGLISH
from client.models.builtin.phrases_ja import JAPANESE
from client.models.builtin.phrases_ko import KOREAN

WORDS: dict[Language, Phrases] = {"ko": KOREAN, "en": ENGLISH, "ja": JAPANESE}
