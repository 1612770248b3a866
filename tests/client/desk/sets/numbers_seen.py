"""Pairs that were the unseen set of the first round, and were looked at afterwards."""

CONTRADICTIONS = {
    "ko-exchange": (
        "교환은 상품을 받은 날부터 7일 이내에 신청해 주세요.",
        "상품 교환 신청은 수령 후 10일 이내에만 받습니다.",
    ),
    "ko-points": ("적립금은 적립일부터 1년이 지나면 소멸합니다.", "적립금의 유효 기간은 6개월입니다."),
    "ko-delivery-fee": (
        "주문 금액이 50,000원 이상이면 배송비가 무료입니다.",
        "30,000원 이상 주문하면 배송비는 무료입니다.",
    ),
    "ko-warranty": ("제품의 품질 보증 기간은 구매일부터 2년입니다.", "품질 보증은 구매 후 1년 동안 합니다."),
    "ko-cancel": ("예약은 이용일 3일 전까지 취소할 수 있습니다.", "예약 취소는 이용일 하루 전까지 가능합니다."),
    "ko-penalty": (
        "중도 해지 위약금은 남은 금액의 10%입니다.",
        "중도에 해지하면 남은 금액의 20%를 위약금으로 받습니다.",
    ),
    "ko-attachment": ("첨부 파일은 1개당 20MB까지 올릴 수 있습니다.", "첨부 파일의 크기는 최대 10MB입니다."),
    "ko-table": (
        "| 항목 | 내용 |\n|---|---|\n| 계정 삭제 유예 | 14일 |",
        "계정을 삭제하면 30일의 유예 기간이 있습니다.",
    ),
    "ko-training": ("온라인 교육은 한 번에 90분입니다.", "온라인 교육 시간은 60분입니다."),
    "ko-dormant": (
        "1년 동안 로그인하지 않으면 휴면 계정으로 바꿉니다.",
        "로그인하지 않은 지 2년이 지나면 휴면 계정이 됩니다.",
    ),
    "en-cancel": (
        "You can cancel a booking up to 48 hours before it starts.",
        "Bookings may be cancelled no later than 24 hours before the start.",
    ),
    "en-warranty": ("The warranty lasts two years.", "Our products come with a 1-year warranty."),
    "en-invite": ("An invitation expires after 7 days.", "Invitations expire 14 days after they are sent."),
    "en-upload": ("Uploads are limited to 25 MB per file.", "The maximum upload size is 50 MB for each file."),
    "en-discount": ("Schools receive a discount of 20%.", "The discount for schools is 25%."),
    "en-table": (
        (
            "| Plan | Team | Enterprise |\n|---|---|---|\n| API requests per minute | 300 | 3,000 |\n"
            "| Audit log retention | 90 days | 1 year |"
        ),
        "Enterprise audit logs are retained for 180 days.",
    ),
    "en-export": ("Export links are valid for 7 days.", "An export link expires after 3 days."),
    "ja-exchange": ("商品の交換は到着後7日以内に承ります。", "交換は商品到着後14日以内にお申し込みください。"),
    "ja-fee": ("解約手数料は1,000円です。", "解約の際は手数料として2,000円をいただきます。"),
    "ja-points": ("ポイントの有効期限は1年です。", "ポイントは6か月で失効します。"),
    "ja-reply": ("お問い合わせには2営業日以内に回答します。", "お問い合わせへの回答は5営業日以内です。"),
    "ja-discount": ("学校は20%割引です。", "学校には30%の割引を適用します。"),
}
LOOK_ALIKES = {
    "ko-goods": ("디지털 상품은 구매 후 7일 이내에 환불합니다.", "식품은 구매 후 3일 이내에 환불합니다."),
    "ko-region": ("국내 배송은 3일 안에 도착합니다.", "해외 배송은 10일 안에 도착합니다."),
    "ko-person": ("개인 회원의 적립금은 1% 적립됩니다.", "기업 회원의 적립금은 3% 적립됩니다."),
    "ko-two-steps": ("환불 신청은 영업일 2일 안에 심사합니다.", "승인한 환불은 영업일 5일 안에 지급합니다."),
    "ko-start-end": ("계약 종료 60일 전에 안내합니다.", "계약 종료 7일 전까지 거절할 수 있습니다."),
    "ko-quote": ("무료 배송 기준은 50,000원입니다.", "v2에서는 무료 배송 기준이 30,000원이었고 v3에서 바뀌었습니다."),
    "ko-case": ("가령 고객이 20일 전에 산 상품이라면 환불 기간이 남아 있습니다.", "환불 기간은 구매 후 30일입니다."),
    "ko-log-kinds": ("결제 기록은 5년 보관합니다.", "상담 기록은 3년 보관합니다."),
    "ko-price-kinds": ("팀 요금제의 단가는 월 11,000원입니다.", "비즈니스 요금제의 단가는 월 18,000원입니다."),
    "ko-min-max": ("비밀번호는 8자 이상이어야 합니다.", "비밀번호는 64자 이하여야 합니다."),
    "ko-question": ("환불은 30일 이내인가요?", "환불은 14일 이내입니다."),
    "ko-same-rule": ("문의에는 영업일 1일 안에 답합니다.", "문의 답변은 1영업일 이내에 드립니다."),
    "en-roles": ("Admins may create up to 10 API tokens.", "Members may create up to 2 API tokens."),
    "en-states": ("Unopened items can be returned within 30 days.", "Opened items can be returned within 7 days."),
    "en-old": ("The grace period is 10 days.", "The grace period was 7 days until March 2025."),
    "en-stages": ("The first reminder is sent after 3 days.", "The account is suspended after 10 days."),
    "en-speed": ("Standard delivery takes 5 days.", "Express delivery takes 1 day."),
    "en-equal": ("Backups are kept for 12 months.", "Backups are kept for one year."),
    "ja-region": ("国内配送は3日以内に届きます。", "海外配送は14日以内に届きます。"),
    "ja-steps": ("返金の審査は2営業日以内に行います。", "返金の振込は5営業日以内に行います。"),
    "ja-example": ("保証期間は2年です。", "例えば、保証期間が1年の製品の場合はこう案内します。"),
    "ja-equal": ("有効期限は12か月です。", "有効期限は1年です。"),
}
