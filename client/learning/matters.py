"""Which words name what customers deal with a service about: orders, accounts, journeys, lessons, devices?

With one of them, a clause of the past is an event, and one that complains is a fault; without one it may be small talk.
"""

from __future__ import annotations

import re

_I = re.IGNORECASE

MATTER = re.compile(
    # ko
    r"주문|결제|배송|택배|객실|(?<![가-힣])방[에을은이]|침대|에어컨|진료|기록|녹화|사료|명세|소포|상품|제품|물건"
    r"|물품|예약|예매|환불|교환|반품|계정|아이디|비밀번호|카드|계좌|통장|이체|송금|입금|출금|잔액|요금|청구"
    r"|고지서|영수증|계산서|포인트|쿠폰|적립|마일리지|크레딧|구독|멤버십|회원|가입|해지|약정|계약"
    r"|앱(?=[이을은는도에\s]|$)|어플|사이트|홈페이지|페이지|화면|로그인|접속|서버|인터넷|와이파이|데이터|로밍"
    r"|통신|유심|휴대폰|핸드폰|단말기|기기|노트북|컴퓨터|모니터|세탁기|냉장고|청소기|에어컨|충전기|배터리|전원"
    r"|항공|비행기|기차|열차|버스|티켓|표를|좌석|호텔|숙소|객실|체크인|렌터카|진료|검진|검사|처방|병원|치과|보험"
    r"|대출|적금|수업|강의|강좌|학원|시험|과제|수강|레슨|게임|아이템|캐릭터|서비스|상담|문의|답변|신청|접수|서류"
    r"|증명서|주소|번호|이메일|메일|알림|문자|사은품|옵션|사이즈|색상|파일|백업|동기화|업데이트|설치|보고서"
    r"|대시보드|링크|초대|라이선스|플랜|요금제|등급|음식|메뉴|피자|치킨|도시락|식당|기사님|수리|점검|개통|설정"
    r"|한도|수수료|보증금"
    # en
    r"|\b(?:orders?|payments?|deliver\w*|parcels?|packages?|products?|items?|booking|reservation|refund|exchange"
    r"|returns?|accounts?|password|cards?|balance|transfer|deposit|fees?|charges?|bills?|invoices?|receipts?"
    r"|points|coupons?|vouchers?|subscriptions?|memberships?|contracts?|apps?|website|site|page|screen|login"
    r"|server|internet|wi-?fi|data|roaming|sim|phone|device|laptop|computer|machine|fridge|vacuum|charger"
    r"|battery|lockers?|depot|flights?|trains?|tickets?|seats?|hotel|rooms?|rental|car|appointments?|prescription|clinic"
    r"|insurance|claims?|loans?|mortgage|course|class|lessons?|exams?|assignment|games?|progress|character"
    r"|service|support|application|documents?|address|number|e-?mails?|notifications?|size|files?|backup|sync"
    r"|update|report|dashboard|link|licen[cs]es?|plan|pizza|meal|food|courier|driver|repair|settings?|limit"
    r"|jacket|shoes|shirt|dress|router|console|purchase|shipment|courses|checkout)\b"
    # ja
    r"|注文|決済|支払|配送|配達|荷物|商品|製品|品物|予約|返金|交換|返品|アカウント|パスワード|カード|口座|振込"
    r"|振り込|送金|入金|出金|残高|料金|請求|領収|ポイント|クーポン|会員|登録|解約|契約|アプリ|サイト|ページ|画面"
    r"|ログイン|接続|サーバー|ネット|データ|ローミング|通信|スマホ|携帯|端末|パソコン|洗濯機|冷蔵庫|掃除機"
    r"|エアコン|充電|バッテリー|電源|航空券|飛行機|新幹線|電車の切符|チケット|座席|ホテル|部屋|宿|レンタカー"
    r"|診察|検査|処方|保険|ローン|講座|授業|教室|試験|課題|レッスン|ゲーム|アイテム|サービス|サポート|問い合わせ"
    r"|申請|申し込|書類|住所|番号|メール|通知|サイズ|ファイル|バックアップ|同期|アップデート|レポート|リンク"
    r"|ライセンス|プラン|ピザ|弁当|料理|修理|設定|手数料|ジャケット|靴|服|箱|写真|動画",
    _I,
)
TROUBLE = re.compile(
    r"계속|자꾸|시끄러|더러웠|더러워|지저분|냄새|고장|잘려|잘린|찢어|깨져|깨진|젖어|갑자기|여전히|아직도|덜\s"
    r"|식어|미제출|미결제|추가\s?요금|엉뚱|풀려|새요|새고|새네|빠진|빠져|모자라|부족|반만|다른\s|잘못|\b(?:wrong"
    r"|noisy|dirty|smell\w*|cuts off|cut off|torn|broken|leak\w*|holes?|missing|damaged|stolen|cracked|errors?"
    r"|fail\w*|crash\w*|stuck|twice|late|delayed|lost|wiped|disappear\w*|faulty|torn|frozen|never|nobody told"
    r"|(?:three|two|four|several|many|multiple) times|pushed back|overcharged|double|suddenly|keeps?|still"
    r"|without my)\b|漏れ|うるさ|汚れ|臭|違う|盗ま|なくな|消え|足り|壊れ|急に|勝手に|何度も|しか届|回も|延期され"
    r"|半分|未[一-龥]{1,3}と表示|冷め|余分",
    _I,
)
PRAISE = re.compile(  # a past that tells of a feeling, a habit, a thought: no event
    r"좋았|좋아졌|나아졌|빨라졌|편해졌|개선|친절했|편했|편리했|빨랐|만족|예뻤|괜찮았|재밌었|재미있었|유용했"
    r"|감사했|고마웠|궁금했|몰랐|알았|알겠|생각했|느꼈|놀랐|힘들었|어려웠|싶었|같았|자주|어렸을|어릴|옛날"
    r"|예전에는|였는데|많았|바빴|맛있|였었|했으면|했더라면|그랬|이해했|기다렸|괜히|원했|바랐|이었(?:어|습|는)"
    r"|들었|봤(?:어|습|는|더)|찾아봤|확인했|읽었|\b(?:liked?|loved|enjoyed|wanted|thought|knew|hoped|wondered"
    r"|was|were) (?:great|good|nice|fine|happy|helpful|easy|lovely|perfect|wonderful|friendly|fast|amazing|ok"
    r"|okay|curious|wondering|thinking|looking)\b|\b(?:liked|loved|enjoyed|wanted|thought|knew|hoped|wondered"
    r"|understood|read|saw|looked|checked|heard|considered|tried|used to|came to|helped|worked|solved|fixed"
    r"|needed|decided)\b|かったです|やすくなり|しに来|に来ました|ましたね|良かった|よかった|助かり|嬉しかった"
    r"|楽し|思いました|思った|知りました|知った|わかりました|分かりました|でした|だった|頃|昔|よく|見ました"
    r"|読みました|確認しました|聞きました|調べました|してました|解決|直り",
    _I,
)
