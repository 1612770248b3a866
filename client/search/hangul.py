"""Which part of a Korean word carries its meaning? Lists of particles and endings, no dictionary.

The same rule serves text and question, so a wrong cut costs little: both sides make it.
"""

from __future__ import annotations

from functools import lru_cache

LEAST = 2  # syllables that stay when something is cut off; a one-syllable noun is kept beside the whole word

_PARTICLES = (
    "은 는 이 가 을 를 의 에 도 로 와 과 만 랑 요 께 들 으로 이나 이랑 에서 에게 한테 부터 까지 처럼 보다 마다 조차 "
    "마저 밖에 대로 만큼 하고 에는 에도 에만 에의 로는 로도 로의 와의 과의 와는 과는 이란 이라 라는 이든 이며 이고 "
    "이요 께서 들이 들을 들은 들의 들에 들도 이야 인데 인가 인지 이니 이지 말고 으로는 으로도 으로의 으로만 에서는 "
    "에서도 에서의 에서만 에게는 에게도 에게서 한테는 한테도 한테서 까지는 까지도 까지의 부터는 부터의 보다는 이라는 "
    "이라고 라고는 이라도 이든지 이거나 이지만 이므로 이에요 예요 이예요 인가요 이네요 이죠 인데요 인지요 들에게 "
    "들에서 께서는 으로부터 로부터 에서부터 에서까지 으로서 로서 으로써 로써 이라서 라서 까지만 부터요 에서요 으로요"
)
_BEFORE_FINALS = (
    "- 시 으시 었 았 였 겠 셨 으셨 시겠 하 하시 하셨 하겠 했 했었 해주 해주시 해주셨 해주시겠 해줬 되 되시 되었 됐 "
    "되겠 이 이시 이셨 이었 였었 어주 아주 주시 주셨 주시겠 었었 았었"
)
_FINALS = (
    "다 고 며 면 지 게 자 던 네 죠 니 나 냐 는데 는지 던데 거나 도록 지만 니까 으니 으니까 으면 으며 습니다 습니까 "
    "어 어요 나요 네요 군요 지요 는가 는가요 는다 는다고 기 기로 기를 기에 기는 기도 려고 려면 러 으려고 으려면 으러 "
    "는데요 다고 다는 다던 다면 라고 라는 자고 냐고 는 던가 지마 지말고 지는 지도 세요 십시오 시오 십니까 십니다 "
    "구나 잖아 잖아요 거든 거든요 은데 은데요 은지 은가 은 을 을까 을까요 을지 을게 을게요 을래 을래요 을거야 소 "
    "더라 더라고"
)
_INFLECTED = (
    "한 할 함 해 하여 해서 해도 해야 해요 해라 했 합니다 합니까 합시다 한다 한다고 한다는 한다면 한지 할지 할까 "
    "할까요 할게 할게요 할래 할래요 할수록 한데 하라고 하라는 해줘 해줘요 해줄래 해달라고 해달라 해주세요 해주라 "
    "해야돼 해야지 해야겠다 해봐 하십시오 하세요 된 될 됨 돼 되어 돼서 되어서 돼도 되어도 돼야 되어야 돼요 됩니다 "
    "됩니까 된다 된다고 된다는 된다면 된지 될지 될까 될까요 된데 입니다 입니까 인 일까 일까요 일지 이여서 이어서 "
    "어서 아서 여서 어도 아도 어야 아야 아요 에요 어라 아라 어줘 아줘 시는 시는지 으세요"
)
_INSIDE = {  # an ending that begins as the final consonant of the syllable before it: "갑니다", "갈까요", "간데요"
    4: frozenset(["데", "데요", "가요", "지요"]),  # ㄴ
    8: frozenset(["까", "까요", "게", "게요", "래", "래요", "지", "지도", "수록"]),  # ㄹ
    17: frozenset(["니다", "니까", "시다", "시오"]),  # ㅂ
}
_FIRST_SYLLABLE, _FINALS_OF_A_SYLLABLE = 0xAC00, 28

_TAILS = frozenset(
    (_PARTICLES + " " + _INFLECTED).split()
    + [before.strip("-") + final for before in _BEFORE_FINALS.split() for final in _FINALS.split()]
)
_LONGEST = max(map(len, _TAILS))
_AFTER_ONE = frozenset("은는이가을를의에도로와과만요")  # particles that are taken off a noun of one syllable
_LONG_AFTER_ONE = frozenset(
    ["에서", "에는", "에도", "으로", "까지", "부터", "에서는", "이랑", "하고", "에게", "한테", "이나", "보다"]
)


def only_a_tail(word: str) -> bool:
    """Nothing but a particle or an ending, as what follows the name in "Notion에"."""
    return word in _TAILS


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """The word without its longest particle or ending; at least two syllables stay."""
    for length in range(min(_LONGEST, len(word) - LEAST), 0, -1):
        rest, tail = word[:-length], word[-length:]
        if tail in _TAILS:
            return rest
        final = (ord(rest[-1]) - _FIRST_SYLLABLE) % _FINALS_OF_A_SYLLABLE if "가" <= rest[-1] <= "힣" else 0
        if tail in _INSIDE.get(final, ()):
            return rest[:-1] + chr(ord(rest[-1]) - final)
    return word


def stems(word: str) -> tuple[str, ...]:
    """What a word is found by. "돈을" may be "돈" with a particle, or a word of its own: both."""
    found = stem(word)
    if len(word) == LEAST and word[1] in _AFTER_ONE:
        return (word, word[0])
    if word[1:] in _LONG_AFTER_ONE:
        return (found, word[0])
    return (found,)
