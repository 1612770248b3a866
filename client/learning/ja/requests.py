"""What does a Japanese clause ask for in the customer's own case, also in the form of a question?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ja.endings import ASKING
from client.learning.ja.wording import plain
from client.learning.lexicon import ACTION, CONTRACT, as_noun, topic_of
from client.learning.matters import MATTER
from client.learning.stance import INTERROGATIVE, LASTING, ONCE, OWN, POLITELY

_ASKED = re.compile(
    rf"(?P<pre>[^、。]*?)(?P<act>一部返金|全額返金|{ACTION})(?P<post>(?:を|は|も|に|だけ|が|で)?(?:早めに|至急"
    rf"|すぐに|早急に)?(?:お?願い(?:し|でき|いた|申)|(?:手配|対応|手続き)?(?:を)?(?:し)?て?{ASKING}"
    rf"|したい(?!とは|わけ)|し(?:たく)|を?希望|を?依頼し|を?申請し|(?:は|が)?(?:可能|でき)|頼み))"
)
_CAN_IT = re.compile(r"(?:は|が)?(?:可能|でき)")
_INFO_AFTER = re.compile(
    r"^(?:の|に関する|について)?(?:ルール|規定|規約|方法|手順|条件|期間|ポリシー|手数料|料金|料|仕方|やり方|対象"
    r"|基準|流れ|ページ)"
)
_FOR_THE_ANSWER = re.compile(r"教えて|見せて|調べて|まとめて|説明|探して|訳して|書いて|文章|口調")
_BY_GRAMMAR = re.compile(  # whatever is to be done, where it is done to a matter of the service
    rf"(?P<pre>[^。]+?[をにへで])(?P<verb>[^、。をがは]{{1,8}}?)[てで](?:{ASKING})"
)
_SAYS = re.compile(
    r"覚え|教え|説明|見せ|調べ|まとめ|探し|訳し|書い|答え|回答|比べ|確認|送っ|知らせ|待っ|案内|呼ん|連絡|返信|対応し"
    r"|読ん|勧め|選ん",
)
_REASON = re.compile(rf"(?P<it>(?:{CONTRACT})契約)(?:です(?:が|ので)|なので|のため|を理由に)")


def requested(clause: Clause, *, asking: bool) -> Iterator[Draft]:
    """Reads "50%だけ返金してもらえますか"."""
    text = clause.text
    match = _ASKED.search(text)
    if not match:
        asked = _BY_GRAMMAR.search(text)
        if (
            asked
            and MATTER.search(asked["pre"])
            and not _SAYS.search(asked["verb"])
            and not any(words.search(clause.sentence) for words in (LASTING, ONCE, INTERROGATIVE))
        ):
            yield Draft("event", f"{plain(asked['pre'] + asked['verb'])}てほしいと依頼", "request", "turn")
        return
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
