"""Which words do people use in the three languages for the matters of customer service?

The first word of each language is the one that rules are written with; the others are what people say instead. Shared
by everything that compares a question with a text, and sent along when pages are searched.
"""

from __future__ import annotations


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split("|"))


MONEY: dict[str, tuple[str, ...]] = {
    "refund": _words(
        "환불|돌려받|돌려 받|돌려주|돌려 주|돌려줘|무르는|무를 수|물러 주|낸 돈|refund|money back|reimburs"
        "|cash returned|money returned|our cash|my money|our money|返金|払い戻し|払戻|お金は戻|お金が戻|お金を返"
        "|戻ってき|返してもら|戻してもら|리펀드|돈 받을|돈을 받을|돈 다시"
    ),
    "partial": _words(
        "부분|일부|절반|반만|반이라도|조금이라도|얼마쯤|얼마라도|partial|half|part of it|some of it|一部|部分|半分|半額"
    ),
    "exception": _words("예외|특별히|봐주|봐 주|사정 좀|exception|exempt|goodwill|make an allowance|例外|特例|特別に"),
    "annual": _words(
        "연간|1년 계약|1년 치|1년치|일 년 치|일년치|1년짜리|일 년짜리|연 단위|년 계약|12개월|열두 달|1년 더"
        "|한꺼번에 내는|한꺼번에 내면|한 번에 내|annual|yearly|twelve months|12 months|prepaid|年間|年契約|年払い"
        "|1年分|一年分|1年契約|12か月|前払い"
    ),
    "monthly": _words("월간|월 계약|다달이|매달 내|매월 내|monthly|month to month|月額|月払い|月契約"),
    "contract": _words("계약|약정|contract|契約"),
    "cancel": _words(
        "해지|취소|탈퇴|안 쓰려|안 쓸|안쓸|안쓰려|그만 쓰|그만쓰|관두|중간에 나가|중도에 나가|끊으려|끊으면"
        "|끊고 싶|cancel|terminat|unsubscrib|leave early|stop using|quit|解約|キャンセル|退会|取り消|途中でやめ"
        "|使わないので|使うのをやめ|やめたい|止めたい|그만두려|그만두고 싶|그만둔다고|그만둘|캔슬|위약금|penalty"
        "|early termination|違約金"
    ),
    "price": _words(
        "요금|가격|비용|단가|얼마예|얼마에|얼마인|얼마죠|얼마나 나|얼마 내|얼마야|한 달에 얼마|price|pricing|cost"
        "|fee|料金|価格|費用|いくら|how much"
    ),
    "payment": _words(
        "결제|지불|납부|돈이 빠|돈 빠|빠져나|출금|긁었|카드로 낸|내고 싶|돈을 더 내|돈 더 내|payment|pay|paid"
        "|billing|charge|支払|決済|課金|引き落と"
    ),
    "failed payment": _words(
        "결제 실패|결제가 안|결제가 자꾸|승인이 안|승인 거절|카드 거절|돈이 못 나|카드가 만료|유예|payment failed"
        "|declined|rejected|grace period|支払い失敗|カードが使え|拒否|猶予"
    ),
    "charged twice": _words(
        "이중 청구|중복 결제|두 번 결제|두번 결제|두 번 나갔|두번 나갔|두 번 빠|두번 빠|두 번 청구|charged twice"
        "|double charge|billed twice|二重請求|二重に|2回引き落と|二回引き落と"
    ),
    "invoice": _words(
        "청구|세금계산서|계산서|영수증|증빙|발행|사업자등록|등록번호|invoice|receipt|bill|proof of payment|請求"
        "|領収|インボイス|인보이스"
    ),
    "tax": _words("세금|부가세|부가가치세|tax|vat|税|消費税"),
    "card": _words("카드|card|カード"),
    "transfer": _words("계좌이체|송금|무통장|통장|계좌로|bank transfer|wire|振込|送金"),
    "currency": _words("원화|달러|엔화|외화|currency|dollar|yen|日本円|円で|ドルで"),
    "trial": _words(
        "체험|무료로|무료 |먼저 써|써 볼 수|써볼 수|써 보고 싶|trial|free of charge|for free|try it|try out"
        "|トライアル|無料|お試し|試せ"
    ),
    "discount": _words("할인|쿠폰|깎아|싸게|싸지|discount|coupon|cheaper|割引|クーポン|安く|디씨"),
    "late": _words(
        "지연|늦|late|delay|遅延|遅れ|안 끝나|안끝나|넘겼|넘겨|stuck|taking too long|still not|遅い|まだ準備"
        "|終わらな|아직도 준비|아직도 안|아직 안 "
    ),
    "overdue": _words("연체|미납|밀린|overdue|unpaid|滞納|未払い"),
}
PLANS: dict[str, tuple[str, ...]] = {
    "plan": _words("요금제|플랜|등급|plan|tier|プラン|グレード"),
    "enterprise": _words("엔터프라이즈|enterprise|エンタープライズ"),
    "team": _words("팀 요금|팀 플랜|팀 등급|team plan|チームプラン"),
    "starter": _words("스타터|starter|スターター"),
    "pro": _words("프로 요금|프로 플랜|프로페셔널|professional|pro plan|プロプラン"),
    "business": _words("비즈니스|business plan|business tier|ビジネスプラン|on business|on the business"),
    "upgrade": _words("업그레이드|상향|등급을 올|upgrade|higher tier|アップグレード|업글"),
    "downgrade": _words("다운그레이드|하향|아래 등급|등급을 낮|등급을 내|downgrade|lower tier|ダウングレード"),
    "seat": _words(
        "좌석|인원|사람 수|사용자 수|명이면|명이 쓰|명이 쓸|seat|licen|people on|席|シート|人数|ユーザー数|人で使"
        "|직원 수|라이선스|라이센스"
    ),
    "fewer": _words("감축|줄이|줄여|줄였|덜어|remove users|fewer|reduce|減ら"),
    "guest": _words("게스트|거래처|협력사|외부 사용자|외부 사람|guest|external user|ゲスト|取引先|外部の人|외부인"),
    "storage": _words(
        "저장 공간|용량|스토리지|공간이|몇 기가|기가바이트|몇 gb|storage|capacity|disk space|gigabyte|容量"
        "|ストレージ|ギガバイト"
    ),
    "file size": _words(
        "파일 크기|파일 1개|파일 하나|동영상 하나|큰 파일|file size|large file|a single file|ファイルサイズ"
        "|大きいファイル|1ファイル"
    ),
    "change": _words("변경|바꾸|바꿨|바꿀|전환|change|switch|変更|切り替え"),
    "renewal": _words("갱신|자동 연장|renew|更新|自動延長|저절로 연장|저절로 결제|저절로 빠|더 이어지"),
    "limit": _words("한도|제한|상한|limit|quota|ceiling|上限|制限"),
}
SERVICE: dict[str, tuple[str, ...]] = {
    "account": _words("계정|아이디|account|アカウント"),
    "owner": _words(
        "소유자|명의|총괄하|퇴사|인수인계|양도|owner|former employee|left the company|hand over|所有者|名義|退職"
        "|辞めた|引き継|ownership|소유권"
    ),
    "password": _words("비밀번호|비번|암호를|password|passcode|パスワード|暗証番号"),
    "login": _words("로그인|sign in|sign-in|log in|login|ログイン|로긴"),
    "sso": _words(
        "싱글 사인온|통합 인증|sso|saml|사내 계정|회사 계정|company account|シングルサインオン|社内アカウント"
    ),
    "security": _words("보안|암호화|인증서|해킹|security|encrypt|セキュリティ|暗号"),
    "privacy": _words("개인정보|privacy|personal data|gdpr|個人情報|プライバシー"),
    "ai": _words("AI 학습|인공지능 학습|학습에|AI training|language model|train your|train ai|AI学習|学習に"),
    "data": _words("데이터|자료|파일|문서|data|files|データ|ファイル"),
    "retention": _words("보관|보존|retention|retain|do you keep|保管|保持|保存期間"),
    "delete": _words(
        "삭제|지우|지워|지운|버린|버렸|없어져|휴지통|delete|delet|remov|erase|trash|削除|消去|消え|消し|ゴミ箱"
    ),
    "restore": _words(
        "복원|복구|되살|돌려놓|되찾|찾을 수 있|살릴 수|restore|recover|undo|復元|復旧|元に戻|되돌리고 싶|예전 상태로"
    ),
    "backup": _words("백업|backup|back up|バックアップ"),
    "malware": _words("랜섬웨어|악성 코드|악성코드|바이러스|ransomware|malware|virus|ランサムウェア|ウイルス"),
    "export": _words(
        "내보내|다운로드|내려받|전체 받기|한꺼번에 받|export|download|エクスポート|書き出|ダウンロード|丸ごと"
        "|手元に|익스포트"
    ),
    "import": _words("가져오|업로드|이전하|올릴 수|올려 둔|import|upload|migrat|インポート|取り込|アップロード|移行"),
    "sla": _words("가동률|서비스 수준|sla|uptime|availability|稼働率"),
    "outage": _words(
        "장애|중단|먹통|접속이 안|접속 불가|못 들어|안 들어가|다운됐|다운되|outage|downtime|incident|unreachable"
        "|was down|went down|is down|障害|停止|つながらな|落ちて"
    ),
    "maintenance": _words("점검|maintenance|メンテナンス"),
    "credit": _words("크레딧|보상|배상|물어 주|물어주|물어줘|credit|compensat|クレジット|補償|返戻"),
    "support": _words("지원|문의|상담|고객센터|support|help desk|サポート|問い合わせ|相談"),
    "hours": _words(
        "운영 시간|영업시간|상담 시간|근무 시간|평일|주말|토요일|일요일|공휴일|밤에도|business hours"
        "|support hours|weekday|weekend|saturday|sunday|at night|営業時間|受付時間|平日|週末|土曜|日曜|夜でも"
        "|opening hours|open on|are you open"
    ),
    "response": _words("응답 시간|답변 시간|response time|応答時間|返信まで"),
    "contact": _words("연락처|전화|이메일 주소|contact|phone|連絡先|電話"),
    "invite": _words("초대|invite|invitation|招待"),
    "permission": _words("권한|관리자|permission|admin|role|権限|管理者"),
    "api": _words("api|연동|웹훅|스크립트|호출 제한|integrat|webhook|our script|rate limit|連携"),
    "delivery": _words("배송|배달|택배|delivery|shipping|shipment|配送|発送|配達"),
    "exchange": _words("교환|exchange|replace|交換"),
    "return": _words("반품|return|返品"),
    "order": _words("주문|order|注文"),
    "error": _words("오류|에러|고장|안 돼요|안돼요|error|broken|not working|doesn't work|エラー|不具合|動かない"),
    "period": _words("기간|기한|며칠|언제까지|얼마나 걸|얼마나 기다|period|deadline|how long|期間|期限|何日|いつまで"),
    "notice": _words("통지|사전 안내|공지|notice|notif|通知|お知らせ"),
    "training": _words("교육|온보딩|사용법|training|onboard|teach us|研修|オンボーディング|使い方"),
    "region": _words(
        "데이터센터|데이터 센터|리전|국내 서버|국외|나라 밖|어느 나라|서버 위치|data center|region|abroad"
        "|overseas|which country|データセンター|リージョン|国外|どこの国|해외로|해외 서버|해외에|海外に"
        "|海外サーバ|data stored|data kept|어디에 저장|どこに保存"
    ),
    "log": _words("감사 로그|접속 기록|audit log|監査ログ"),
    "policy": _words("규정|정책|policy|policies|規定|ポリシー"),
    "agreement": _words("합의|협의|agreement|agreed|negotiat|合意|協議"),
    "rate": _words("분당|1분|per minute|per second|毎分|1分あたり"),
    "two-factor": _words("2단계 인증|이중 인증|otp|2fa|mfa|two-factor|authenticator|二段階認証"),
    "name": _words("이름|호칭|성함|my name|名前|呼び方"),
}
WORDS: dict[str, tuple[str, ...]] = MONEY | PLANS | SERVICE
