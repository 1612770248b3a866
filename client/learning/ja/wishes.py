"""How does the customer want things done from now on, as a Japanese clause says it? A wish for one answer is none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.ja.wording import plain
from client.learning.lexicon import CHANNEL, CHANNELS, LANGUAGE, LANGUAGES, key_of, label
from client.learning.stance import LASTING, ONCE

_LANGUAGE = re.compile(
    rf"(?P<it>{LANGUAGE})で(?:の)?(?:答え|回答|返信|対応|お願い|話|説明|書い|返事)|(?P<it2>{LANGUAGE})の?(?:ほう"
    r"|方)が(?:楽|いい|良い|助かり)"
    rf"|(?P<it3>{LANGUAGE})を希望",
    re.IGNORECASE,
)
_NO_MORE = re.compile(r"なくて(?:も|い)|やめて|不要")
_WANTED = re.compile(
    rf"(?P<it>{CHANNEL})(?:で(?:の)?(?:お願い|連絡|対応|返信|送|くだ|やり取り)|に(?:して|変更)|の?(?:ほう|方)が(?:いい"
    r"|良い|楽|助かり)|を(?:希望|好))"
)
_UNWANTED = re.compile(
    rf"(?P<it>{CHANNEL})(?:は|が)(?:苦手|嫌|いや|困|避け|不要|やめて|しないで|難し)|(?P<it2>{CHANNEL})(?:では"
    r"|じゃ)なく"
)
_ABOUT_CONTACT = re.compile(r"連絡|返信|返事|相談|問い合わせ|やり取り|サポート")
_ABOUT_NOTICES = re.compile(r"通知|お知らせ|請求書")
_COMPARED = re.compile(r"ほう|方が|希望|好")
_VALUES = re.compile(
    r"(?:(?P<less>価格|値段|料金|コスト|速さ|スピード|品質|機能)より(?:も)?)?(?P<it>[^、。よりは]{2,12}?)(?:を|が"
    r"|の?ほうが)(?:重視|優先|大事|大切|重要)(?:し|です|だ"
    r"|に)"
)
_OURSELVES = re.compile(r"私|弊社|当社|うち")
_ASKS = re.compile(r"(?:ください|お願い|ほしい|下さい|助かります|いただけ)")
_OURS_TO_DO = re.compile(
    r"(?P<it>回答|返事|返信|答え|通知|連絡|メール|請求|領収|報告)|表|短く|詳しく|敬語|出典|要約|説明|送っ"
)


def read(clause: Clause) -> Iterator[Draft]:
    """Language, channel, leanings, other standing wishes: at most one a clause."""
    if ONCE.search(clause.sentence):
        return
    text, lasting = clause.text, LASTING.search(clause.sentence) is not None
    for reading in (_language(text, lasting=lasting), _channel(text, lasting=lasting), _leaning(text)):
        if reading is not None:
            yield reading
            return
    subject = _OURS_TO_DO.search(text)
    if lasting and subject and _ASKS.search(text):
        wish = re.sub(rf"^(?:{LASTING.pattern})(?:は|も)?、?", "", plain(text))
        yield Draft("preference", f"今後の要望: {wish}", f"wish/{subject['it'] or wish[:6]}")


def _language(text: str, *, lasting: bool) -> Draft | None:
    match = _LANGUAGE.search(text)
    if not match or not (lasting or match["it2"] or match["it3"]):
        return None
    key = key_of(LANGUAGES, match["it"] or match["it2"] or match["it3"])
    off = _NO_MORE.search(text) is not None
    said = f"{label(LANGUAGES, key, 'ja')}での回答{'は不要' if off else 'を希望'}"
    return Draft("preference", said, "language", attribute="language", value=key, retracts=off)


def _channel(text: str, *, lasting: bool) -> Draft | None:
    about, notice = _ABOUT_CONTACT.search(text), _ABOUT_NOTICES.search(text)
    wanted, unwanted = _WANTED.search(text), _UNWANTED.search(text)
    topic, what = ("channel/notice", "通知") if notice and not about else ("channel/contact", "連絡")
    denied = key_of(CHANNELS, unwanted["it"] or unwanted["it2"]) if unwanted else None
    if wanted and (about or notice or lasting or unwanted or _COMPARED.search(wanted.group())):
        key = key_of(CHANNELS, wanted["it"])
        if key != denied:
            return Draft(
                "preference", f"{what}は{label(CHANNELS, key, 'ja')}を希望", topic, attribute="channel", value=key
            )
    if unwanted and unwanted["it"] and denied:
        said = f"{label(CHANNELS, denied, 'ja')}での{what}は希望しない"
        return Draft("preference", said, topic, attribute="channel", value=f"not:{denied}")
    return None


def _leaning(text: str) -> Draft | None:
    match = _VALUES.search(text)
    if not match or not (match["less"] or _OURSELVES.search(text)):
        return None
    less = f"{match['less']}より" if match["less"] else ""
    return Draft("preference", f"{less}{match['it']}を重視", f"leaning/{match['it']}", "shown")
