"""How does the customer want things done from now on, as a Japanese clause says it? A wish for one answer is none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Clause, Draft
from client.learning.habits import habits
from client.learning.ja.wording import plain
from client.learning.lexicon import CHANNEL, CHANNELS, LANGUAGE, LANGUAGES, key_of, label
from client.learning.stance import LASTING, ONCE

_LANGUAGE = re.compile(
    rf"(?P<it2>{LANGUAGE})(?:で[^、。]{{0,8}}?)?(?:の)?(?:ほう|方)が(?:楽|いい|良い|助かり|ありがた|わかりやす"
    rf"|得意|便利)|(?P<it3>{LANGUAGE})(?:を希望|しか(?:わか|話せ|読め|でき)|が(?:母語|母国語|得意|楽)|だと助か)"
    rf"|(?P<it>{LANGUAGE})(?:で|に)(?:だけ|も)?(?:の)?(?:答え|回答|返信|対応|お願い|話|説明|書い|返事|送|案内"
    rf"|して|もらえ|サポート|連絡|ほしい|いただけ)",
    re.IGNORECASE,
)
_NO_MORE = re.compile(r"なくて(?:も|い)|やめて|不要")
_GOOD = (
    r"(?:いい|良い|よい|楽|助かり|助かる|ありがた|便利|好き|嬉し|うれし|都合が|気楽|安心|わかりやす|早い"
    r"|やりやす|合って)"
)
_WANTED = re.compile(
    rf"(?P<it>{CHANNEL})(?P<only>だけ|のみ)?(?:で(?P<only2>だけ|のみ)?(?:の)?(?:お願い|連絡|対応|返信|送|くだ"
    rf"|やり取り|もらえ|ほしい|知らせ|いただけ|して|受け取|頼|やりとり|相談|ください)|に(?:して|変更|統一|送"
    rf"|お願い|連絡|ください)|の?(?:ほう|方)が{_GOOD}|が(?:一番|いちばん|最も)?{_GOOD}|(?:連絡|相談)?を(?:希望"
    rf"|好))"
)
_UNWANTED = re.compile(
    rf"(?P<it>{CHANNEL})(?:での連絡|での?対応|連絡|で話すの|に出るの)?(?:は|が|を|も)(?:ちょっと|本当に|とても"
    rf"|あまり)?(?:苦手|嫌|いや|困|避け|不要|やめ|しないで|難し|控え|出られ|かけてこないで|かけないで|遠慮"
    rf"|好きでは|好きじゃ|しんどい|怖)|(?P<it2>{CHANNEL})(?:では|じゃ)なく|(?P<it3>{CHANNEL})より(?:も|は)?"
)
_ABOUT_CONTACT = re.compile(r"連絡|返信|返事|対応|相談|問い合わせ|やり取り|サポート")
_ABOUT_NOTICES = re.compile(r"通知|お知らせ|請求書")
_BECAUSE = re.compile(r"(?:ので|から)、?$")
_COMPARED = re.compile(r"ほう|方が|希望|好|一番|いちばん|最も")
_VALUES = re.compile(
    r"(?:(?P<less>[^、。はがを\s]{1,8}?)より(?:も|は)?、?)?(?P<it>[^、。よりは]{2,12}?)(?:を|が|こそ|の?(?:ほう"
    r"|方)が)(?:一番|何より|最も|最|もっと|第一に)?(?:重視|優先|大事|大切|重要|第一|重要視)(?:し|です|だ|に|なん"
    r"|$)"
)
_LEADS_IN = re.compile(r"^.*より(?:も|は)?、?|^(?:私|弊社|うち)は")
_OURSELVES = re.compile(r"私|弊社|当社|うち|僕|俺|わたし")
_PREFERS = re.compile(
    r"(?P<it>[^、。はが]{2,14}?)(?:の(?:ほう|方))?が(?:好き|好み|いい)(?:です|なん|だ|$)"
    r"|(?P<it2>[^、。はが]{2,14}?)(?:を好みます|派です)"
)
_ASKS = re.compile(
    r"(?:ください|お願い|ほしい|欲しい|下さい|助かり|助かる|いただけ|もらえ|ないで|て(?=[。!！]|$)|嬉しい|うれしい)"
)
_OURS_TO_DO = re.compile(
    r"(?P<it>回答|返事|返信|答え|通知|連絡|メール|請求|領収|報告|荷物|配送|配達|注文|予約|座席|席|リンク|例|単位"
    r"|絵文字|専門用語|見積|お知らせ|広告|書類|領収書|案内)|表で|表に|短く|詳しく|敬語|タメ口|出典|根拠|要約"
    r"|説明|送っ|答え|箇条書き|簡潔|わかりやすく|置い|玄関|宅配ボックス|窓側|通路側|丁寧|書い|付け|入れ|教え"
    r"|使わ|つけ|載せ|添え"
)


def read(clause: Clause) -> Iterator[Draft]:
    """Language, channel, leanings, other standing wishes: at most one a clause."""
    if ONCE.search(clause.sentence):
        return
    text, lasting = clause.text, LASTING.search(clause.sentence) is not None
    for reading in (_language(text, lasting=lasting), _channel(clause, lasting=lasting), _leaning(clause)):
        if reading is not None:
            yield reading
            return
    if found := [*habits(text, "ja")]:
        yield from found
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


def _channel(clause: Clause, *, lasting: bool) -> Draft | None:
    text = clause.text
    about, notice = _ABOUT_CONTACT.search(text), _ABOUT_NOTICES.search(text)
    wanted, unwanted = _WANTED.search(text), _UNWANTED.search(text)
    topic, what = ("channel/notice", "通知") if notice and not about else ("channel/contact", "連絡")
    denied = key_of(CHANNELS, unwanted["it"] or unwanted["it2"] or unwanted["it3"]) if unwanted else None
    if wanted and (
        about
        or notice
        or lasting
        or wanted["only"]
        or _BECAUSE.search(text[: wanted.start()])
        or wanted["only2"]
        or _UNWANTED.search(clause.sentence)
        or _COMPARED.search(text[wanted.start() :])
    ):
        key = key_of(CHANNELS, wanted["it"])
        if key != denied:
            return Draft(
                "preference", f"{what}は{label(CHANNELS, key, 'ja')}を希望", topic, attribute="channel", value=key
            )
    if unwanted and unwanted["it"] and denied:
        said = f"{label(CHANNELS, denied, 'ja')}での{what}は希望しない"
        return Draft("preference", said, topic, attribute="channel", value=f"not:{denied}")
    return None


def _leaning(clause: Clause) -> Draft | None:
    text, ours = clause.text, _OURSELVES.search(clause.sentence)
    match = _VALUES.search(text)
    if not match or not (match["less"] or ours):
        liked = _PREFERS.search(text)
        if liked and (ours or "より" in text or liked["it2"]):
            what = _LEADS_IN.sub("", liked["it"] or liked["it2"])
            return Draft("preference", f"{what}を希望", f"wish/{what[-6:]}")
        return None
    less = f"{match['less']}より" if match["less"] else ""
    return Draft("preference", f"{less}{match['it']}を重視", f"leaning/{match['it']}", "shown")
