"""What does a Japanese clause ask for in the customer's own case, also in the form of a question?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ja.endings import ASKING
from client.learning.ja.wording import plain
from client.learning.lexicon import ACTION, CONTRACT, as_noun, topic_of
from client.learning.stance import INTERROGATIVE, LASTING, OWN, POLITELY

_ASKED = re.compile(
    rf"(?P<pre>[^、。]*?)(?P<act>一部返金|全額返金|{ACTION})(?P<post>(?:を|は|も|に|だけ|が|で)?(?:早めに|至急"
    rf"|すぐに|早急に)?(?:お?願い(?:し|でき|いた|申)"
    rf"|(?:手配|対応|手続き)?(?:を)?(?:し)?て?{ASKING}|したい(?!とは|わけ)|し(?:たく)|を?希望|を?依頼し"
    rf"|を?申請し|(?:は|が)?(?:可能|でき)|頼み))"
)
_CAN_IT = re.compile(r"(?:は|が)?(?:可能|でき)")
_INFO_AFTER = re.compile(
    r"^(?:の|に関する|について)?(?:ルール|規定|規約|方法|手順|条件|期間|ポリシー|手数料|料金|料|仕方|やり方|対象|基準"
    r"|流れ|ページ)"
)
_FOR_THE_ANSWER = re.compile(r"教えて|見せて|調べて|まとめて|説明|探して|訳して|書いて|文章|口調")
_REASON = re.compile(rf"(?P<it>(?:{CONTRACT})契約)(?:です(?:が|ので)|なので|のため|を理由に)")


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Reads "50%だけ返金してもらえますか"."""
    text = clause.text
    match = _ASKED.search(text)
    if (
        not match
        or _INFO_AFTER.search(text[match.end("act") :])
        or _FOR_THE_ANSWER.search(text)
        or LASTING.search(text)
    ):
        return
    if INTERROGATIVE.search(text.replace("でしょうか", "")):
        return
    doubtful = _CAN_IT.match(match["post"]) or (asking and not POLITELY.search(text))
    if doubtful and not OWN.search(clause.sentence):
        return
    reason = _REASON.search(clause.sentence)
    said = _request(match["pre"], match["act"]) + (f" (理由: {reason['it']})" if reason else "")
    yield Draft("event", said, topic_of(match["act"]) or "request", "turn")


def _request(before: str, action: str) -> str:
    """Reads "では50%だけ", "返金" → "50%の返金を依頼"."""
    said = re.sub(r"(?:だけ|のみ)(?:を|の|でも)?$", "の", plain(before))
    said = re.sub(r"(?:を|は|も|が)$", "の", said)
    return f"{said}{as_noun(action, 'ja')}を依頼"
