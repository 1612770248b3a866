"""Which patterns belong to which language?"""

from __future__ import annotations

from client.models.builtin.cues import Cues
from client.models.builtin.cues_en import ENGLISH
from client.models.builtin.cues_ja import JAPANESE
from client.models.builtin.cues_ko import KOREAN
from client.models.builtin.language import Language

CUES: dict[Language, Cues] = {"ko": KOREAN, "en": ENGLISH, "ja": JAPANESE}
