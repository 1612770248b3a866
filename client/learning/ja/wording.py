"""How is a Japanese clause said as a fact: no day inside, no words that only lead in?"""

from __future__ import annotations

import re

_DAY = re.compile(
    r"(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:に|から|付け?で)?|\d{1,2}/\d{1,2}(?:に|から)?|(?:昨日|一昨日|おととい|今日|本日|昨晩"
    r"|昨夜|今朝)(?:から|に|、)?"
    r"|(?:先々週|先週|今週|先月|今月|先々月|昨年|去年|今年)(?:末|初め|頭)?(?:の?[月火水木金土日]曜日?)?(?:から"
    r"|に)?|(?:\d+"
    r"|[一二三四五六七八九十])(?:日|週間|か月|ヶ月)前に?"
)
_FILLER = re.compile(
    r"^(?:では|じゃあ|それでは|それなら|すみません(?:が)?|はい|あの|えっと|ちなみに|また|やはり|実は"
    r"|前回(?:と同じ(?:ように|く)?|のように|同様に?)"
    r"|私(?:は|の|も)|弊社(?:は|の|では)|当社(?:は|の|では)|うち(?:は|の|では)|今回(?:の件)?(?:は|も)?"
    r"|もし可能なら)[、\s]*"
)


def plain(text: str) -> str:
    """The clause without what only leads in, and without its day (the statement says that in front)."""
    text = _DAY.sub("", text).strip(" 、。,.!！")
    before = None
    while before != text:
        before, text = text, _FILLER.sub("", text, count=1).strip(" 、,")
    return text


def told(text: str) -> str:
    """A past clause as a statement: "追加しました" → "追加した"; without a "but" at its end."""
    said = re.sub(r"(?:のですが|んですが|ですが|のですけど|んですけど|んだけど|けれど|けど|が)$", "", plain(text))
    return re.sub(r"(?:いた)?しました$", "した", said)
