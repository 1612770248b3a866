"""What customers say on several days, and the traits that came of it."""

from client.store import facts

ZONE = "Asia/Seoul"
FAST_KO = ["가격보다 빨리 되는 게 중요해요", "비싸도 되니 빨리요", "비용은 상관없으니 최대한 빨리 처리해 주세요",
           "돈이 더 들어도 빠른 게 좋아요", "저희는 속도가 제일 중요해요"]  # fmt: skip
GROUND_KO = ["연간 계약인데 예외로 일부라도 환불 받을 수 있을까요?", "연간 계약이라 예외로 부분 환불을 받고 싶어요",
             "지난번처럼 18일 지난 건도 부분 환불 되나요"]  # fmt: skip


def traits(database, *statuses):
    return [one for one in facts.list_facts(database, every=True) if one.kind == "trait"
            and (not statuses or one.status in statuses)]  # fmt: skip


def each_day(says, sentences, month="2026-09", first=1):
    for number, sentence in enumerate(sentences):
        says(f"{month}-{first + number:02}T10:00", sentence)
