"""Which words make a sentence a question or a request, and say nothing about what it is after?

Only questions lose them, stored text never does. Compared with the word as it stands and with its stem.
"""

from __future__ import annotations

_ENGLISH = (
    "a an and are as at be been by can could did do does for from had has have how i if in is it its me my of on or "
    "so than that the their them then there these they this to was we were what when where which who whom whose why "
    "will with would you your about am"
)
_ASKING = (  # asking
    "어떻게 어떻 어떠 어때 어떤 어떨 어디 어디서 어디에 어디인가 어느 언제 언제인가 누구 누가 누구인가 무엇 무엇을 "
    "무엇인 무엇이 무엇이며 무엇인가 무엇인가요 무슨 뭐 뭐가 뭐야 뭐예요 뭐지 뭘 뭔 뭔가요 왜 얼마 얼마나 몇 며칠 "
    "혹시 궁금 궁금해 궁금합니다 모르겠 모르겠어 모르겠네"
)
_REQUESTING = (  # requesting
    "알려 알려줘 알려주 알려줄 알려주세요 알려달라 알고 말해 말해줘 말해주 말해봐 가르쳐 가르쳐줘 주세요 주시 "
    "주십시오 주면 주라 줘 줄 주 좀 부탁 부탁해 부탁드립니다 바랍 바랍니다 싶 싶은 싶은데 싶어 싶다 싶으 좋겠 좋을"
)
_BEING = (  # being, doing, becoming
    "있 있다 있는 있어 있어요 있으 있었 있을 있나 있나요 있니 있지 되 되나 되나요 되지 되어 돼 돼요 됐 됩니다 됩니까 "
    "안돼 하 하는 하고 하지 하나 하면 한 할 해 해줘 않 않는 않은 않게 말 말아 말고 마 마라 마십 인가 인가요 나요 "
    "까요 이야 이니 입니까 였어 였지"
)
_POINTING = (  # pointing
    "그 이 저 그거 이거 저거 거 거야 거는 건 건지 게 것 것은 것을 것이 것도 것만 수 수는 때 때는 중 중에 중에서 야"
)

ENGLISH = frozenset(_ENGLISH.split())
KOREAN = frozenset(word for words in (_ASKING, _REQUESTING, _BEING, _POINTING) for word in words.split())
