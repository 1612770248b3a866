"""What does a Japanese clause say about the customer that lasts: name, contact, seats, tier, contract, health?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.draft import Draft
from client.learning.instead import instead
from client.learning.ja.wording import plain, told
from client.learning.lexicon import CONTRACT, CONTRACTS, LANGUAGE, TIER, TIERS, key_of, label
from client.learning.shifts import shifted
from client.memory.sensitive import sensitive_area

_NAME = r"[一-龥々]{1,4}(?:[ 　]?[一-龥々]{1,3})?|[ァ-ヴー]{2,8}(?:[・ ][ァ-ヴー]{2,8})?|[A-Z][a-z]+(?: [A-Z][a-z]+)?"
_MY_NAME = re.compile(
    rf"(?:(?:私|僕|わたし)の)?名前は(?P<it>{_NAME})(?:です|でございます|といいます)|(?:私は"
    rf"|わたくし)?(?P<it2>{_NAME})(?:と申します|といいます|と言います)"
    r"|(?:就きました|任されました|しております|している|勤める|働く|勤務の)(?P<it4>[一-龥々]{2,3})(?:です(?!か)|と申)"
    r"|(?:社|部|店|課|所属|担当|(?:株式|有限|合同)会社[^\s、。の]{1,12})の(?P<it3>[一-龥々]{1,4})(?:です|と申"
    r"|でございます)(?!か)"
)
_CALL_ME = re.compile(
    r"(?:私(?:の)?ことは|私を|僕を|俺を|これからは|これから|次から|気軽に"
    r"|今後は)*[、\s]?[「『'\"]?(?P<it>[^\s、。「」『』'\"はをが]{1,10}?)[」』'\"]?(?:と|って"
    r"|で)(?:気軽に)?(?:呼んで|お呼び|呼ばれ)(?!ま)"
    r"|[「『](?P<it2>[^」』]{1,10})[」』]?(?:で|の名前で)(?:通って|通し)|(?:^|[。、\s])(?P<it3>[^\s、。「」はをが]{2,8})呼びで(?:お願い|いい|大丈夫|結構)"
)
_PERSON = re.compile(
    rf"(?:(?P<org>[^\s、。は]{{1,10}}(?:社|部|課|銀行|商事))の)?(?:担当者?|窓口|責任者)は(?:今は|現在|今後は?"
    rf"|これからは?|今日から|今月から|来月から)?(?P<it>{_NAME})(?:さん|様|氏)?(?:です(?!か)"
    r"|が|になりま|に変わりま|に変更|でございます|となりま|に交代)"
)
_NEW_PERSON = re.compile(
    rf"(?:担当者?|窓口|責任者)(?:が|は)(?:(?:{_NAME})(?:さん|様)?から)?(?P<it>{_NAME})(?:さん|様)?に(?:変わり"
    rf"|なり|変更|交代|替わ|変わっ|代わ)|(?P<it2>{_NAME})(?:さん|様)?が(?:新しい|新|弊社の|うちの)?(?:担当者?"
    rf"|窓口)(?:です|になり|に変わ|となり)"
)
_ADDRESS = re.compile(
    r"(?:電話番号|連絡先|携帯|番号|メールアドレス|メアド|メール|スマホ)(?:の番号)?(?:は|が|を"
    r"|も)?[:：]?\s?(?:今は|現在|これから)?(?:、)?\s?(?P<it>[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"
    r"|\+?\d{2,4}-?\d{2,4}-?\d{3,4})",
    re.ASCII,
)
_UNIT = r"(?P<unit>名|人|席|個|台|アカウント|ライセンス)"
_COUNT = re.compile(
    r"(?P<who>社員|従業員|スタッフ|メンバー|チーム|ユーザー|利用者|席|アカウント|ライセンス|シート|会社|部署"
    r"|生徒|教室|店舗|人数)(?:数)?(?:は|が|を|も|に)?(?:全部で|現在|今は?|合計|全員で|約|合わせて"
    r"|だいたい)?、?(?:\d{1,6}(?:名|人|席|個)から)?"
    rf"(?P<n>\d{{1,6}}){_UNIT}(?:ほど|くらい|ぐらい|程度)?(?:を)?(?:です(?!か)|います|いる|おり|になりました"
    rf"|になった|に(?:増え|減り|増やし|減らし|減っ)|でして|使っ|使用|利用|契約|体制|なんです|だ(?=[。よね]|$)"
    rf"|となりま|[。]?$)"
)
_TOGETHER = re.compile(
    r"(?P<n>\d{1,6})(?:人|名)(?:で(?:使っ|利用し|働い|やっ|運営|仕事)|の(?:会社|チーム|職場|組織)(?:です|で|なの))"
)
_COUNT_ALONE = re.compile(
    r"(?:いえ、?|いいえ、?)?(?:今は|現在は|もう)(?P<n>\d{1,6})(?P<unit>名|人|席)(?:です|になりました)。?"
)
_AHEAD = re.compile(r"予定|つもり|計画|来年には|必要|以上|以下|まで(?:使え|利用)|増やしたい|ほしい|欲しい")
_TIER_CHANGED = re.compile(
    rf"(?P<tier>{TIER})(?:プラン|版|会員|コース|ランク)?(?:へ|に)(?:[^、。]{{0,4}}?)(?:変更|移行|アップグレード"
    rf"|切り替え|切替|変え|ダウングレード|加入|上げ|上がり|上がっ|入会|乗り換え|乗り換えし"
    r"|下げ|なり|なっ|変わり|入り|し)(?:いた|致)?(?:し)?(?:まし)?た(?!い)",
    re.IGNORECASE,
)
_TIER_HELD = re.compile(
    rf"(?P<tier>{TIER})(?:プラン|版|会員|コース|ランク)?(?:です(?!か)|を(?:今|ずっと)?(?:使って|利用して"
    rf"|契約して|使用して)(?:い|お)?(?:ます|る|て|り)|を(?:利用|契約|使用)中|に(?:加入|入っ|登録|入会)し?て(?:い"
    rf"|お)?(?:ます|る|り|て)"
    r"|のユーザー|のお客|(?:を)?(?:利用|契約|使用|加入)(?:中|者)|(?:プラン)?なん(?:です|だ)|なので|でして"
    r"|で契約して|だ(?=[よね。]|$))",
    re.IGNORECASE,
)
_CONTRACT = re.compile(
    rf"(?:弊社|当社|うち|私|僕)(?:は|の契約は|たちは|では|も)、?(?P<it>{CONTRACT})(?:の)?(?:契約|プラン|払い"
    rf"|一括)?(?:です(?!か)|なので|でして|なんです|だ(?=[よね。]|$))|^(?P<it2>{CONTRACT})(?:契約|払い)?(?:です"
    rf"|だよ|なんです)[。]?$|(?P<it3>{CONTRACT})(?:の)?(?:契約|プラン|払い|サブスク)?(?:を|で|に)(?:結んで"
    rf"|契約し(?:て|まし)|支払って|払って|利用して|使って|変更しま|切り替えま|更新しま|変えま|して(?:い|お)ま)"
    rf"|契約(?:形態|期間)?は(?P<it5>{CONTRACT})(?:契約|払い)?(?:です(?!か)|になって|で)"
    rf"|(?P<it4>{CONTRACT})(?:契約|プラン)(?:を)?(?:利用|契約)中"
)
_LIVES = re.compile(
    r"(?P<it>(?!一人|実家|近く|同居)[一-龥ァ-ヴ]{2,8}?(?:市|区|町|村|県|府|都)?)(?:に|で)(?:住んで(?:い|お|る)|暮らして|在住|引っ越し(?:まし)?た|引っ越して)"
)
_PRIVATE = re.compile(
    r"薬を(?:飲|服用)|服用して|診断され|患って|手術を(?:受け|し)|治療(?:中|を受け)|入院し|障害があ|通院し"
    r"|離婚しま|離婚した|別居中|破産しま|ローンを(?:返済|組)|アレルギーがあ|難聴で|色弱で|妊娠中|(?:糖尿病"
    r"|高血圧|喘息|持病|アレルギー|うつ病?|難聴|色弱|視覚障害|聴覚障害|不眠症|花粉症|不耐症)(?:者)?(?:なので|なんで(?=[、\s]|$)|なんです"
    r"|です(?!か)|でして|が(?:あ|ひど)|を(?:患|持)|持ち|のため|があ)|再婚し|別れまし|滞納して"
)
_SPEAKS = re.compile(
    rf"(?:{LANGUAGE})(?:が|は)(?:あまり|まだ|全然|少し|ちょっと)?(?:苦手|得意(?:では|じゃ)|不得意|下手|うまく|話せま|わかりま|分かりま|読めま)"
)
_AID = re.compile(
    r"(?P<it>スクリーンリーダー|画面読み上げ|読み上げ(?:ソフト|機能)?|ボイスオーバー|VoiceOver"
    r"|点字(?:ディスプレイ)?|拡大鏡|拡大表示|大きい?な?文字|字幕|手話(?:通訳)?|車[椅い]す?子?|補聴器"
    r"|ハイコントラスト)(?:を|が|で|に)(?:いつも|必ず)?(?:使|利用|必要|読ん|見|聞|乗っ|つけ|付け|ない|お願い)"
)


def read(text: str) -> Iterator[Draft]:
    """Attributes, and the change that brought one about."""
    yield from _people(text)
    if match := _LIVES.search(text):
        yield Draft("attribute", f"住まいは{match['it']}", "residence", value=match["it"])
    else:
        yield from [*shifted(text, "ja")] or instead(text, "ja", told(text))
    match = None if _AHEAD.search(text) else _COUNT.search(text)
    if match:
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
    elif match := _TOGETHER.search(text):
        yield Draft("attribute", f"人数{match['n']}人", "seats/staff", attribute="seats", value=match["n"])
    elif match := _COUNT_ALONE.fullmatch(text):
        yield Draft("attribute", f"人数{match['n']}{match['unit']}", "seats", attribute="seats", value=match["n"])
    yield from _plans(text)
    if _SPEAKS.search(text):
        yield Draft("attribute", told(text), "speaks")
    area = sensitive_area(text)
    if area and _PRIVATE.search(text):
        yield Draft("attribute", plain(text), f"private/{area}")
    if match := _AID.search(text):
        yield Draft("attribute", f"{match['it']}を使用", "accessibility", attribute="accessibility", value=match["it"])


def _people(text: str) -> Iterator[Draft]:
    if match := _MY_NAME.search(text):
        name = next(it for it in match.groups() if it)
        yield Draft("attribute", f"名前は{name}", "name", attribute="name", value=name)
    if match := _CALL_ME.search(text):
        called = next(it for it in match.groups() if it)
        yield Draft("attribute", f"呼び方は{called}", "address_form", attribute="address_form", value=called)
    if match := _PERSON.search(text):
        org = match["org"] or ""
        said = f"{org + 'の' if org else ''}担当者は{match['it']}さん"
        yield Draft("attribute", said, f"contact/person/{org or 'own'}", attribute="contact", value=match["it"])
    elif match := _NEW_PERSON.search(text):
        who = match["it"] or match["it2"]
        yield Draft("attribute", f"担当者は{who}さん", "contact/person/own", attribute="contact", value=who)
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
        key = key_of(CONTRACTS, next(it for it in match.groups() if it))
        yield Draft("attribute", f"{label(CONTRACTS, key, 'ja')}契約", "contract", attribute="contract", value=key)
