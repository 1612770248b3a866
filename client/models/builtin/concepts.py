"""Which words of the three languages mean the same thing in customer service?

Only to see that a question and a text are about the same matter although their languages differ, and to search once
more in the other languages. A service may be about anything: what stands here helps, and nothing depends on it.
Longer Latin words count from a word's start, others anywhere.
"""

from __future__ import annotations

import re

from client.models.builtin.cue import Cue, cue

WORDS: dict[str, tuple[str, ...]] = {
    "refund": ("환불", "refund", "money back", "返金", "払い戻し"),
    "partial": ("부분", "일부", "partial", "一部", "部分"),
    "exception": ("예외", "특별히", "exception", "exempt", "例外", "特例"),
    "annual": ("연간", "1년 계약", "annual", "yearly", "年間", "年契約", "年払い"),
    "monthly": ("월간", "월 계약", "monthly", "月額", "月払い", "月契約"),
    "contract": ("계약", "약정", "contract", "契約"),
    "cancel": ("해지", "취소", "탈퇴", "cancel", "terminat", "unsubscrib", "解約", "キャンセル", "退会", "取り消"),
    "plan": ("요금제", "플랜", "등급", "plan", "tier", "プラン", "グレード"),
    "price": ("요금", "가격", "비용", "얼마", "price", "pricing", "cost", "fee", "料金", "価格", "費用", "いくら"),
    "payment": ("결제", "지불", "납부", "payment", "pay", "paid", "billing", "charge", "支払", "決済", "課金"),
    "invoice": ("청구", "세금계산서", "영수증", "invoice", "receipt", "bill", "請求", "領収", "インボイス"),
    "enterprise": ("엔터프라이즈", "enterprise", "エンタープライズ"),
    "team": ("팀 요금", "팀 플랜", "팀 등급", "team plan", "チームプラン"),
    "starter": ("스타터", "starter", "スターター"),
    "pro": ("프로 요금", "프로 플랜", "프로페셔널", "professional", "pro plan", "プロプラン"),
    "business": ("비즈니스", "business plan", "ビジネスプラン"),
    "trial": ("체험", "무료로", "trial", "free of charge", "トライアル", "無料", "お試し"),
    "discount": ("할인", "쿠폰", "discount", "coupon", "割引", "クーポン"),
    "upgrade": ("업그레이드", "상향", "upgrade", "アップグレード"),
    "downgrade": ("다운그레이드", "하향", "downgrade", "ダウングレード"),
    "seat": ("좌석", "인원", "사용자 수", "직원", "seat", "席", "シート", "人数", "ユーザー数"),
    "account": ("계정", "아이디", "account", "アカウント"),
    "password": ("비밀번호", "암호", "password", "passcode", "パスワード", "暗証番号"),
    "login": ("로그인", "sign in", "sign-in", "log in", "login", "ログイン"),
    "sso": ("싱글 사인온", "통합 인증", "sso", "saml", "シングルサインオン"),
    "security": ("보안", "암호화", "인증서", "security", "encrypt", "セキュリティ", "暗号"),
    "privacy": ("개인정보", "privacy", "personal data", "gdpr", "個人情報", "プライバシー"),
    "data": ("데이터", "자료", "data", "データ"),
    "retention": ("보관", "보존", "retention", "retain", "保管", "保持", "保存"),
    "delete": ("삭제", "지우", "지워", "delete", "delet", "remov", "erase", "削除", "消去", "消え", "消し"),
    "restore": ("복구", "복원", "되살", "restore", "recover", "復元", "復旧"),
    "backup": ("백업", "backup", "back up", "バックアップ"),
    "export": ("내보내", "다운로드", "export", "download", "エクスポート", "書き出", "ダウンロード"),
    "import": (
        "가져오",
        "업로드",
        "이전하",
        "import",
        "upload",
        "migrat",
        "インポート",
        "取り込",
        "アップロード",
        "移行",
    ),
    "storage": ("저장 공간", "용량", "스토리지", "storage", "capacity", "容量", "ストレージ"),
    "sla": ("가동률", "서비스 수준", "sla", "uptime", "availability", "稼働率"),
    "outage": ("장애", "중단", "먹통", "outage", "downtime", "incident", "障害", "停止"),
    "credit": ("크레딧", "보상", "credit", "compensat", "クレジット", "補償", "返戻"),
    "support": ("지원", "문의", "상담", "고객센터", "support", "help desk", "サポート", "問い合わせ", "相談"),
    "hours": (
        "운영 시간",
        "영업시간",
        "상담 시간",
        "근무 시간",
        "평일",
        "주말",
        "business hours",
        "support hours",
        "open",
        "weekday",
        "weekend",
        "営業時間",
        "受付時間",
        "平日",
        "週末",
    ),
    "response": ("응답 시간", "답변 시간", "response time", "応答時間", "返信まで"),
    "contact": ("연락처", "전화번호", "이메일 주소", "contact", "phone number", "連絡先", "電話番号"),
    "invite": ("초대", "invite", "invitation", "招待"),
    "permission": ("권한", "관리자", "permission", "admin", "role", "権限", "管理者"),
    "api": ("api", "연동", "웹훅", "integrat", "webhook", "連携"),
    "limit": ("한도", "제한", "상한", "limit", "quota", "上限", "制限"),
    "renewal": ("갱신", "자동 연장", "renew", "更新", "自動延長"),
    "delivery": ("배송", "배달", "택배", "delivery", "shipping", "shipment", "配送", "発送", "配達"),
    "exchange": ("교환", "exchange", "replace", "交換"),
    "return": ("반품", "return", "返品"),
    "order": ("주문", "order", "注文"),
    "error": (
        "오류",
        "에러",
        "고장",
        "안 돼요",
        "안돼요",
        "error",
        "broken",
        "not working",
        "doesn't work",
        "エラー",
        "不具合",
        "動かない",
    ),
    "late": ("연체", "지연", "늦", "미납", "overdue", "late", "delay", "滞納", "遅延", "遅れ"),
    "tax": ("세금", "부가세", "부가가치세", "tax", "vat", "税", "消費税"),
    "card": ("카드", "card", "カード"),
    "transfer": ("계좌이체", "송금", "무통장", "bank transfer", "wire", "振込", "送金"),
    "change": ("변경", "바꾸", "바꿨", "바꿀", "전환", "change", "switch", "変更", "切り替え"),
    "period": (
        "기간",
        "기한",
        "며칠",
        "언제까지",
        "period",
        "deadline",
        "how long",
        "期間",
        "期限",
        "何日",
        "いつまで",
    ),
    "notice": ("통지", "사전 안내", "공지", "notice", "notif", "通知", "お知らせ"),
    "training": ("교육", "온보딩", "training", "onboard", "研修", "オンボーディング"),
    "region": ("리전", "데이터 센터", "국내 서버", "region", "data center", "リージョン", "データセンター"),
    "log": ("감사 로그", "접속 기록", "audit log", "監査ログ"),
    "policy": ("정책", "규정", "policy", "policies", "規定", "ポリシー"),
    "agreement": ("합의", "협의", "agreement", "agreed", "negotiat", "合意", "協議"),
}
VAGUE = frozenset(
    {"policy", "change", "period", "data", "limit", "open", "hours", "support", "price"}
)  # say little alone

MODIFIERS = frozenset({"partial", "exception"})  # qualify what is asked, are not what it is about

ACTIONS = frozenset(
    {"refund", "discount", "credit", "exchange", "return", "cancel"}
)  # done to a customer's money or contract


def _pattern(words: tuple[str, ...]) -> Cue:
    return cue("|".join(_one(word) for word in words))


def _one(word: str) -> str:
    if not word[0].isascii():
        return re.escape(word)
    return rf"\b{re.escape(word)}" + (r"(?:s|es)?\b" if len(word) <= _SHORT else "")


_SHORT = 4  # letters; longer Latin words may go on ("cancel": cancellation), short ones would meet others ("fee": feel)
PATTERNS: dict[str, Cue] = {concept: _pattern(words) for concept, words in WORDS.items()}


_PHRASES = _pattern(tuple(word for words in WORDS.values() for word in words if " " in word.strip()))


def without_phrases(text: str) -> str:
    """The text without the concepts of several words, which would leave words of their own ("how long")."""
    return _PHRASES.sub(" ", text)


def concepts(text: str) -> frozenset[str]:
    """The concepts that a text names."""
    return frozenset(concept for concept, pattern in PATTERNS.items() if pattern.search(text))


def in_other_words(found: frozenset[str]) -> str:
    """Search words for these concepts in all three languages, the first of each; empty for none."""
    return " ".join(dict.fromkeys(word.strip() for concept in sorted(found) for word in _firsts(concept)))


def _firsts(concept: str) -> list[str]:
    words = WORDS[concept]
    hangul = next((word for word in words if "\uac00" <= word[0] <= "\ud7a3"), None)
    latin = next((word for word in words if word[0].isascii()), None)
    other = next((word for word in words if not word[0].isascii() and not "\uac00" <= word[0] <= "\ud7a3"), None)
    return [word for word in (hangul, latin, other) if word]
