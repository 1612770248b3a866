"""By which words do people name tiers, channels, languages and contracts, and what is each called in ko, en, ja?"""

from __future__ import annotations

import re

from client.learning.clauses import Language, language_of

Labels = tuple[str, str, str]  # ko, en, ja
_ORDER: dict[Language, int] = {"ko": 0, "en": 1, "ja": 2}

TIERS: dict[str, tuple[str, Labels]] = {
    "enterprise": (
        r"엔터프라이즈|엔터프라이스|enterprise|エンタープライズ",
        ("엔터프라이즈", "Enterprise", "エンタープライズ"),
    ),
    "business": (r"비즈니스|비지니스|business|ビジネス", ("비즈니스", "Business", "ビジネス")),
    "premium": (r"프리미엄|premium|プレミアム", ("프리미엄", "Premium", "プレミアム")),
    "standard": (r"스탠다드|스탠더드|standard|スタンダード", ("스탠더드", "Standard", "スタンダード")),
    "basic": (r"베이직|basic|ベーシック", ("베이직", "Basic", "ベーシック")),
    "starter": (r"스타터|starter|スターター", ("스타터", "Starter", "スターター")),
    "growth": (r"그로스|growth|グロース", ("그로스", "Growth", "グロース")),
    "plus": (r"플러스|plus|プラス", ("플러스", "Plus", "プラス")),
    "vip": (r"vip", ("VIP", "VIP", "VIP")),
    "team": (r"팀(?=\s?(?:요금제|플랜|등급)|$)|team(?= (?:plan|tier)|$)|チーム(?=プラン|$)", ("팀", "Team", "チーム")),
    "free": (
        r"무료(?=\s?(?:요금제|플랜|등급)|$)|free(?= (?:plan|tier)|$)|無料(?=プラン|$)|フリー(?=プラン|$)",
        ("무료", "Free", "無料"),
    ),
    "gold": (r"골드|gold|ゴールド", ("골드", "Gold", "ゴールド")),
    "silver": (r"실버|silver|シルバー", ("실버", "Silver", "シルバー")),
    "platinum": (r"플래티넘|플레티넘|platinum|プラチナ", ("플래티넘", "Platinum", "プラチナ")),
    "diamond": (r"다이아몬드|diamond|ダイヤモンド", ("다이아몬드", "Diamond", "ダイヤモンド")),
    "lite": (
        r"라이트(?=\s?(?:요금제|플랜|등급|버전)|$)|\blite\b|ライト(?=プラン|$)",
        ("라이트", "Lite", "ライト"),
    ),
    "family": (
        r"패밀리(?=\s?(?:요금제|플랜)|$)|family(?= plan|$)|ファミリー(?=プラン|$)",
        ("패밀리", "Family", "ファミリー"),
    ),
    "pro": (
        (
            r"프로(?=\s?(?:요금제|플랜|등급|버전|로|에서|예요|입니다|이에요|를|쓰|써|$))|\bpro\b|プロ(?=プラン"
            r"|版|に|から|です|へ|を|$)"
        ),
        ("프로", "Pro", "プロ"),
    ),
}
TIER = "|".join(f"(?:{words})" for words, _ in TIERS.values())

CHANNELS: dict[str, tuple[str, Labels]] = {
    "phone": (r"전화|유선|통화|phone(?: calls?)?|calls?|calling|電話", ("전화", "phone", "電話")),
    "sms": (
        r"문자(?:\s?메시지)?|sms|text messages?|texts?|texting|ショートメール|SMS",
        ("문자", "text message", "SMS"),
    ),
    "email": (r"이메일|메일|e-?mails?|メール", ("이메일", "email", "メール")),
    "chat": (r"채팅|챗|chat|チャット", ("채팅", "chat", "チャット")),
    "kakao": (r"카카오톡|카톡|알림톡|kakao(?:talk)?", ("카카오톡", "KakaoTalk", "カカオトーク")),
    "whatsapp": (r"왓츠앱|whats\s?app|ワッツアップ", ("왓츠앱", "WhatsApp", "WhatsApp")),
    "telegram": (r"텔레그램|telegram|テレグラム", ("텔레그램", "Telegram", "Telegram")),
    "app": (
        r"앱\s?(?:알림|푸시)|푸시\s?알림|(?:app|push) notifications?|アプリ(?:の)?通知|プッシュ通知",
        ("앱 알림", "app notification", "アプリ通知"),
    ),
    "line": (r"LINE|ライン", ("LINE", "LINE", "LINE")),
    "slack": (r"슬랙|slack", ("슬랙", "Slack", "Slack")),
    "post": (r"우편|등기|letters?|post(?:al mail)?|郵便|手紙", ("우편", "post", "郵便")),
    "fax": (r"팩스|fax|ファックス|FAX", ("팩스", "fax", "FAX")),
}
CHANNEL = "|".join(f"(?:{words})" for words, _ in CHANNELS.values())

LANGUAGES: dict[str, tuple[str, Labels]] = {
    "ko": (r"한국어|한국말|한글|korean|韓国語", ("한국어", "Korean", "韓国語")),
    "ja": (r"일본어|일어|japanese|日本語", ("일본어", "Japanese", "日本語")),
    "en": (r"영어|english|英語", ("영어", "English", "英語")),
    "zh": (r"중국어|chinese|中国語", ("중국어", "Chinese", "中国語")),
    "es": (r"스페인어|spanish|スペイン語", ("스페인어", "Spanish", "スペイン語")),
    "fr": (r"프랑스어|불어|french|フランス語", ("프랑스어", "French", "フランス語")),
    "de": (r"독일어|german|ドイツ語", ("독일어", "German", "ドイツ語")),
    "pt": (r"포르투갈어|portuguese|ポルトガル語", ("포르투갈어", "Portuguese", "ポルトガル語")),
    "pl": (r"폴란드어|polish|ポーランド語", ("폴란드어", "Polish", "ポーランド語")),
    "it": (r"이탈리아어|italian|イタリア語", ("이탈리아어", "Italian", "イタリア語")),
    "ru": (r"러시아어|russian|ロシア語", ("러시아어", "Russian", "ロシア語")),
    "th": (r"태국어|\bthai\b|タイ語", ("태국어", "Thai", "タイ語")),
    "id": (r"인도네시아어|indonesian|インドネシア語", ("인도네시아어", "Indonesian", "インドネシア語")),
    "tr": (r"터키어|turkish|トルコ語", ("터키어", "Turkish", "トルコ語")),
    "ar": (r"아랍어|arabic|アラビア語", ("아랍어", "Arabic", "アラビア語")),
    "nl": (r"네덜란드어|\bdutch\b|オランダ語", ("네덜란드어", "Dutch", "オランダ語")),
    "hi": (r"힌디어|\bhindi\b|ヒンディー語", ("힌디어", "Hindi", "ヒンディー語")),
    "vi": (r"베트남어|vietnamese|ベトナム語", ("베트남어", "Vietnamese", "ベトナム語")),
}
LANGUAGE = "|".join(f"(?:{words})" for words, _ in LANGUAGES.values())

CONTRACTS: dict[str, tuple[str, Labels]] = {
    "annual": (
        (
            r"연간|(?<!\d)1년|일\s?년|연\s?단위|annual(?:ly)?|yearly|one[- ]year|1[- ]year|年間|年契約"
            r"|(?<!\d)1年|一年|年払い"
        ),
        ("연간", "Annual", "年間"),
    ),
    "monthly": (
        (
            r"월간|월\s?단위|월(?=\s(?:결제|구독|계약)|$)|매월|monthly|month[- ](?:to|by)[- ]month|月間|月極"
            r"|月額|月払い|毎月"
        ),
        ("월간", "Monthly", "月間"),
    ),
    "two-year": (
        r"(?<!\d)2년|이\s?년(?=\s?(?:약정|계약)|$)|two[- ]year|2[- ]year|(?<!\d)2年|二年",
        ("2년", "Two-year", "2年"),
    ),
    "three-year": (
        r"(?<!\d)3년|삼\s?년(?=\s?(?:약정|계약)|$)|three[- ]year|3[- ]year|(?<!\d)3年|三年",
        ("3년", "Three-year", "3年"),
    ),
}
CONTRACT = "|".join(f"(?:{words})" for words, _ in CONTRACTS.values())

ACTIONS: dict[str, str] = {  # topic of a request, by the words for it
    "refund": r"환불|환급|돌려받|돌려(?=\s?(?:주|줘|줄|드)|$)|refund|money back|reimburs\w*|返金|払い戻し?|返して",
    "cancel": r"취소|해지|탈퇴|cancel|terminat|キャンセル|解約|取り?消し|退会",
    "exchange": r"교환|exchange|replace(?:ment)?|\bswap|交換",
    "return": r"반품|\breturn(?:ing)?\b|\bsend (?:it|them) back|返品",
    "extend": r"연장|늘려|늘릴|늘리|extend|extension|prolong|延長|延ばし",
    "discount": (
        r"할인|감면|깎아|깎|에누리|discount|(?:knock|take|give) [^.!?]{0,20}?\boff\b|price cut|割引|値引き|安くして"
    ),
    "waive": r"면제|빼(?=\s?(?:주|줘|줄|드)|$)|waive|免除|無料に",
    "compensation": r"보상|배상|크레딧|compensat|credits?\b|補償|賠償",
    "upgrade": r"업그레이드|승급|upgrade|アップグレード",
    "downgrade": r"다운그레이드|downgrade|ダウングレード",
    "reissue": (
        r"재발급|재발행|발급|발행|다시\s?보내|reissue|re-?send|send (?:it|them|me) again|再発行|発行|再送|送り直し"
    ),
    "restore": (
        r"복구|복원|해제|정지(?=\s?(?:요청|신청|해\s?주|부탁|시켜)|$)|풀어(?=\s?(?:주|줘|줄|드)|$)|restore"
        r"|recover|unlock|reactivat|reinstat|復旧|復元|解除"
    ),
    "delete": r"삭제|파기|delete|erase|削除|消去",
    "transfer": r"이관|이전|명의\s?변경|양도|transfer|migrat|移管|移行|名義変更",
    "repair": r"수리|점검|고쳐|고치|repair|fix|修理|点検|直して",
    "delivery": r"재배송|배송지\s?변경|redeliver|再配達|再配送",
    "reschedule": (
        r"미뤄|미루|연기(?=해|하|를|\s|$)|앞당|당겨|늦춰|옮겨|옮기|reschedul|postpon|\bpush back|\bmove\b"
        r"|\bshift\b|bring forward|rebook|日程変更|延期|ずらし|後ろ倒し|前倒し"
    ),
    "change": r"변경|전환|바꿔|바꾸|change|switch|変更|切り替え|変えて",
    "add": r"추가|증설|\badd\b(?!-)|追加|増設",
    "quote": r"견적|quote|estimate|見積",
}
ACTION_NAMES: dict[str, Labels] = {  # each of them as a noun
    "refund": ("환불", "refund", "返金"),
    "cancel": ("취소", "cancellation", "キャンセル"),
    "exchange": ("교환", "exchange", "交換"),
    "return": ("반품", "return", "返品"),
    "extend": ("연장", "extension", "延長"),
    "discount": ("할인", "discount", "割引"),
    "waive": ("면제", "waiver", "免除"),
    "compensation": ("보상", "compensation", "補償"),
    "upgrade": ("업그레이드", "upgrade", "アップグレード"),
    "downgrade": ("다운그레이드", "downgrade", "ダウングレード"),
    "reissue": ("재발급", "reissue", "再発行"),
    "restore": ("복구", "restoration", "復旧"),
    "delete": ("삭제", "deletion", "削除"),
    "transfer": ("이관", "transfer", "移管"),
    "repair": ("점검", "repair", "修理"),
    "delivery": ("재배송", "redelivery", "再配達"),
    "reschedule": ("일정 변경", "rescheduling", "日程変更"),
    "change": ("변경", "change", "変更"),
    "add": ("추가", "addition", "追加"),
    "quote": ("견적", "quote", "見積"),
}
_VERBS = re.compile(  # words of `ACTION` that are no nouns: said by the name of their kind
    r"늘려|늘릴|늘리|깎아?|빼|고쳐|고치|미뤄|미루|앞당|당겨|늦춰|옮겨|옮기|바꿔|바꾸|다시\s?보내|돌려받|돌려"
    r"|풀어|返して|安くして|無料に|送り直し|直して|変えて|ずらし|延ばし"
)
ACTION = "|".join(f"(?:{words})" for words in ACTIONS.values())


def key_of(table: dict[str, tuple[str, Labels]], word: str) -> str:
    """The canonical value for a word of the table; the word itself, in lower case, where the table lacks it."""
    for key, (words, _) in table.items():
        if re.fullmatch(rf"(?:{words})", word, re.IGNORECASE):
            return key
    for key, (words, _) in table.items():
        if re.search(words, word, re.IGNORECASE):
            return key
    return word.strip().lower()


def label(table: dict[str, tuple[str, Labels]], key: str, language: Language) -> str:
    """What a canonical value is called in a language; the value itself where it is not ours."""
    return table[key][1][_ORDER[language]] if key in table else key


def as_noun(action: str, language: Language) -> str:
    """A word of `ACTION` as a noun of the language: its own where it is one ("해지"), else that of its kind."""
    topic = topic_of(action)
    if topic is None or (language != "en" and language_of(action) == language and not _VERBS.fullmatch(action)):
        return " ".join(action.split())
    return ACTION_NAMES[topic][_ORDER[language]]


def topic_of(text: str) -> str | None:
    """Which kind of request the text is about."""
    for topic, words in ACTIONS.items():
        if re.search(words, text, re.IGNORECASE):
            return topic
    return None
