"""Is a person found in a know-how text, and is an ordinary sentence left alone?"""

import pytest

from client.desk.lint.personal import personal
from tests.support.server_process import ROOT

FOUND = [
    ("A사 김지수 팀장, 010-1234-5678로 합의", {"name", "phone"}),
    ("박민준 님이 먼저 요청했다", {"name"}),
    ("이서연씨와 협의", {"name"}),
    ("이하은 매니저가 승인", {"name"}),
    ("jisu.kim@example.com으로 답장", {"email"}),
    ("900101-1234567", {"resident-number"}),
    ("카드 1234-5678-9012-3456", {"card"}),
    ("연락처 +82 10 1234 5678", {"phone"}),
    ("사무실 02-123-4567", {"phone"}),
    ("０１０－１２３４－５６７８", {"phone"}),
    ("Mr. Smith asked first", {"name"}),
    ("田中さんの依頼", {"name"}),
    ("携帯 090-1234-5678", {"phone"}),
    ("㈜가온 사례", {"company"}),
    ("주식회사 가온의 사례", {"company"}),
    ("株式会社ガオンの例", {"company"}),
    ("Gaon Inc. asked", {"company"}),
    ("국민은행 123-45-678901로 환불", {"account"}),
    ("계좌 110123456789", {"account"}),
    ("계좌 문의 02-123-4567", {"phone"}),
    ("口座番号 1234567", {"account"}),
    ("bank account number 12345678", {"account"}),
    ("GB82 WEST 1234 5698 7654 32", {"account"}),
    ("4111111111111111", {"card"}),
    ("900101-1******", {"resident-number"}),
    ("123-45-6789", {"resident-number"}),
    ("여권 M12345678", {"passport"}),
    ("차량 12가 3456", {"plate"}),
    ("品川 300 あ 12-34", {"plate"}),
    ("서울시 강남구 테헤란로 123", {"address"}),
    ("경기도 성남시 분당구 정자동 178-1", {"address"}),
    ("101동 1203호로 배송", {"address"}),
    ("〒100-0001", {"address"}),
    ("東京都千代田区丸の内1-1", {"address"}),
    ("221 Baker Street", {"address"}),
    ("1990년 3월 5일생", {"birthday"}),
    ("생년월일: 1990-03-05", {"birthday"}),
    ("카톡 아이디 jisu_kim", {"messenger"}),
    ("예금주: 김지수", {"name"}),
    ("customer John Smith asked", {"name"}),
    ("佐藤様のご依頼", {"name"}),
    ("070-1234-5678", {"phone"}),
    ("+82-2-123-4567", {"phone"}),
    ("사업자등록번호 124-81-00998", {"company"}),
]
FREE = [
    "고객님께 안내한다",
    "연간 계약 고객이 예외 환불을 요청할 때",
    "고객사 대표 계정으로 신청한다",
    "이용자님",
    "담당자 대표 번호",
    "전화가 대표 번호로 온다",
    "전담 매니저를 배정한다",
    "주문이 대리점으로 넘어간다",
    "이용 고객의 절반",
    "정책이 이사회에서 정해진다",
    "300,000원 이상",
    "2026-10-01부터",
    "대표번호 1588-1234",
    "서로 다른 고객 3곳",
    "영업일 5일",
    "1000000000원",
    "業者さん",
    "お客様",
    "利用者さん",
    "Dr who",
    "구매 후 14일",
    "SLA 99.9%",
    "0.5%",
    "요청 10-15건",
    "주문 20260912001",
    "월 청구액이 300,000원 이상이면 계좌이체",
    "12로 2000원",
    "은행 영업일 3일",
    "서울시와 구 단위로 3번",
    "시간은 09:00~18:00, 10:00~15:00",
    "ISO/IEC 27001:2022 인증 12345",
    "신청 2026년 3월 5일 생산",
    "皆様へ",
    "버전 1.2.3-456",
    "각 구 3개 동 12",
]


@pytest.mark.parametrize(("text", "kinds"), FOUND)
def test_what_belongs_to_a_person_is_found(text, kinds):
    assert set(personal(text)) == kinds


@pytest.mark.parametrize("text", FREE)
def test_an_ordinary_sentence_is_left_alone(text):
    assert personal(text) == ()


def test_the_demos_know_how_is_free_of_it():
    for file in (ROOT / "config" / "demo" / "knowhow").glob("*.md"):
        assert personal(file.read_text(encoding="utf-8")) == (), file.name
