"""What does the classifier make of a sentence, with or without an embedding model, and from when on is it sure?"""

from __future__ import annotations

from client.learning.kinds import Language, Meaning, Reading, Speaker, kinds, no_meaning

SURE: dict[Language, float] = {"ko": 0.94, "en": 0.94, "ja": 0.88}  # of as likely sentences, 97 in 100 leave a fact
SURE_BY_WORDS = 0.9
NOTHING = 0.94  # above this, no rule and no model is believed that it is a fact


class Sense:
    """Reads each sentence once; kept for as long as one conversation is learned from."""

    def __init__(self, meaning: Meaning = no_meaning) -> None:
        self._meaning = meaning
        self._read: dict[tuple[str, Language, Speaker], tuple[Reading, bool]] = {}

    def read(self, text: str, language: Language, speaker: Speaker = "customer") -> Reading:
        """Which kinds it may be."""
        return self._seen(text, language, speaker)[0]

    def least(self, text: str, language: Language) -> float:
        """From which likelihood on a sentence leaves a fact: without its meaning it takes more."""
        return SURE[language] if self._seen(text, language, "customer")[1] else SURE_BY_WORDS

    def _seen(self, text: str, language: Language, speaker: Speaker) -> tuple[Reading, bool]:
        seen = self._read.get((text, language, speaker))
        if seen is None:
            words = " ".join(text.split())  # a slip leaves a gap
            vector = self._meaning(words)
            seen = kinds(language).read(words, vector, speaker), vector is not None
            self._read[text, language, speaker] = seen
        return seen

    def affirms(self, text: str, language: Language) -> bool:
        """It is sure that the customer says something of themselves that stays."""
        return self.read(text, language).fact >= self.least(text, language)

    def denies(self, text: str, language: Language) -> bool:
        """It is sure that nothing stays, and that nothing is taken back."""
        return self.read(text, language).shares["none"] > NOTHING
