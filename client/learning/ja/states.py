"""What does a Japanese clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Draft
from client.learning.ja.wording import plain
from client.learning.lexicon import CONTRACT, CONTRACTS, TIER, TIERS, key_of, label
from client.memory.sensitive import sensitive_area

_NAME = r"[一-龥々]{1,4}(?:[ 　]?[一-龥々]{1,3})?|[ァ-ヴー]{2,8}(?:[・ ][ァ-ヴー]{2,8})?|[A-Z][a-z]+(?: [A-Z][a-z]+)?"
_MY_NAME = re.compile(
    rf"(?:私|僕|わたし)の名前は(?P<it>{_NAME})(?:です|でございます|といいます)|(?:私は)?(?P<it2>{_NAME})と申します"
)
_CALL_ME = re.compile(
    r"(?:私(?:の)?ことは|私を|僕を|これからは"
    r"|今後は)?[、\s]?[「『'\"]?(?P<it>[^\s、。「」『』'\"はをが]{1,10}?)[」』'\"]?と(?:呼んで|お呼び)(?!ま)"
)
_PERSON = re.compile(
    rf"(?:(?P<org>[^\s、。は]{{1,10}}(?:社|部|課|銀行|商事))の)?担当者?は(?P<it>{_NAME})(?:さん|様)?(?:です"
    r"|になりました|に変わりました|でございます)"
)
_NEW_PERSON = re.compile(rf"担当者?が(?:(?:{_NAME})(?:さん|様)?から)?(?P<it>{_NAME})(?:さん|様)?に(?:変わり|なり|変更)")
_ADDRESS = re.compile(
    r"(?:電話番号|連絡先|携帯|番号|メールアドレス|メアド|メール)は(?:今は|現在)?(?P<it>[\w.+-]+@[\w-]+(?:\.[\w-]+)+"
    r"|\+?\d{2,4}-?\d{2,4}-?\d{3,4})",
    re.ASCII,
)
_COUNT = re.compile(
    r"(?P<who>社員|従業員|スタッフ|メンバー|チーム|ユーザー|利用者|席|アカウント|ライセンス|シート)(?:数)?(?:は|が"
    r"|を)(?:全部で|現在|今)?(?:\d{1,6}(?:名|人|席|個)から)?"
    r"(?P<n>\d{1,6})(?P<unit>名|人|席|個)(?:です|います|になりました|に(?:増え|減り|増やし|減らし)ました|でして)"
)
_COUNT_ALONE = re.compile(
    r"(?:いえ、?|いいえ、?)?(?:今は|現在は|もう)(?P<n>\d{1,6})(?P<unit>名|人|席)(?:です|になりました)。?"
)
_TIER_CHANGED = re.compile(
    rf"(?P<tier>{TIER})(?:プラン|版)?(?:へ|に)(?:変更|移行|アップグレード|切り替え|変え|ダウングレード|加入|上げ"
    r"|下げ)(?:いた)?(?:しました|ました|した(?!い))",
    re.IGNORECASE,
)
_TIER_HELD = re.compile(
    rf"(?P<tier>{TIER})(?:プラン|版|会員)?(?:です(?!か)|を(?:使って|利用して|契約して)(?:い|お)ます|を使っていて"
    r"|のユーザーです|のお客)",
    re.IGNORECASE,
)
_CONTRACT = re.compile(
    rf"(?:弊社|当社|うち|私)(?:は|の契約は|たちは)(?P<it>{CONTRACT})(?:の)?(?:契約|プラン|払い)?(?:です(?!か)|なので"
    r"|でして)"
    rf"|^(?P<it2>{CONTRACT})契約です[。]?$"
)
_PRIVATE = re.compile(
    r"薬を(?:飲|服用)|服用して|診断され|患って|手術を(?:受け|し)|治療(?:中|を受け)|入院し|障害があ|通院し|離婚しま"
    r"|離婚した|別居中|破産しま|ローンを(?:返済|組)|アレルギーがあ|難聴で|色弱で"
)
_AID = re.compile(r"(?P<it>スクリーンリーダー|点字|拡大鏡|字幕|手話|読み上げソフト)(?:を|が)(?:使|利用|必要)")


def read(text: str) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    yield from _people(text)
    if match := _COUNT.search(text):
        who = match["who"]
        kind = (
            "staff"
            if who in {"社員", "従業員", "スタッフ"}
            else "team"
            if who in {"メンバー", "チーム"}
            else "licences"
        )
        yield Draft(
            "attribute", f"{who}{match['n']}{match['unit']}", f"seats/{kind}", attribute="seats", value=match["n"]
        )
    elif match := _COUNT_ALONE.fullmatch(text):
        yield Draft("attribute", f"人数{match['n']}{match['unit']}", "seats", attribute="seats", value=match["n"])
    yield from _plans(text)
    area = sensitive_area(text)
    if area and _PRIVATE.search(text):
        yield Draft("attribute", plain(text), f"private/{area}")
    if match := _AID.search(text):
        yield Draft("attribute", f"{match['it']}を使用", "accessibility", attribute="accessibility", value=match["it"])


def _people(text: str) -> Iterator[Draft]:
    if match := _MY_NAME.search(text):
        name = match["it"] or match["it2"]
        yield Draft("attribute", f"名前は{name}", "name", attribute="name", value=name)
    if match := _CALL_ME.search(text):
        yield Draft("attribute", f"呼び方は{match['it']}", "address_form", attribute="address_form", value=match["it"])
    if match := _PERSON.search(text):
        org = match["org"] or ""
        said = f"{org + 'の' if org else ''}担当者は{match['it']}さん"
        yield Draft("attribute", said, f"contact/person/{org or 'own'}", attribute="contact", value=match["it"])
    elif match := _NEW_PERSON.search(text):
        yield Draft(
            "attribute", f"担当者は{match['it']}さん", "contact/person/own", attribute="contact", value=match["it"]
        )
    if match := _ADDRESS.search(text):
        kind, noun = ("email", "メールアドレス") if "@" in match["it"] else ("phone", "電話番号")
        yield Draft("attribute", f"{noun}は{match['it']}", f"contact/{kind}", attribute="contact", value=match["it"])


def _plans(text: str) -> Iterator[Draft]:
    changed = _TIER_CHANGED.search(text)
    if found := changed or _TIER_HELD.search(text):
        key = key_of(TIERS, found["tier"])
        yield Draft("attribute", f"{label(TIERS, key, 'ja')}プラン", "tier", attribute="tier", value=key)
        if changed:
            yield Draft("event", f"{label(TIERS, key, 'ja')}に変更", "tier", "named")
    if match := _CONTRACT.search(text):
        key = key_of(CONTRACTS, match["it"] or match["it2"])
        yield Draft("attribute", f"{label(CONTRACTS, key, 'ja')}契約", "contract", attribute="contract", value=key)
