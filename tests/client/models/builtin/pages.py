"""A small service for the tests: a refund rule in two versions and two ways of handling what it leaves out."""

V3 = """# 환불 규정

월간 계약은 구매 후 30일 이내에 전액 환불하고, 연간 계약은 환불에서 제외합니다.

- 그 밖의 예외는 담당자와 협의합니다.
- 승인한 환불은 영업일 5일 안에 돌려줍니다.
"""
V4 = V3.replace("30일 이내", "14일 이내")
OVER_14 = """# 14일이 지난 엔터프라이즈 환불

**구매 후 14일이 지난 환불 요청이고 엔터프라이즈 고객이면 부분 환불을 협의한다.**

## 조건

1. 고객의 요금제가 엔터프라이즈다.

## 처리

- 환불할 금액은 담당자가 고객과 협의한다.
"""
ANNUAL = """# 연간 계약의 예외 환불

**연간 계약 고객이 예외 환불을 요청할 때 부분 환불 50%까지 예외로 합의할 수 있다.**

## 조건

1. 고객의 계약이 [연간 계약](annual-contract)이다.
2. 고객이 예외로 환불해 달라고 분명히 요청했다.
3. 같은 구매에 예외 환불을 받은 적이 없다.

## 범위

- 50%를 넘는 요청은 담당자에게 넘긴다.
"""
BACKUP = """# 백업과 복원

매일 새벽 3시에 백업하고 30일 동안 보관합니다.

- 복원은 관리자가 관리 화면에서 신청합니다.
"""


def page(kind, page_id, title, version, effective, body, **more):
    made = {
        "kind": kind,
        "id": page_id,
        "title": title,
        "version": version,
        "effective": effective,
        "body": body,
        "links": [],
        "summary": body.split("\n\n")[1].strip("*"),
        "may_agree": None,
        "customers": None,
        "previous": None,
        "upcoming": None,
    }
    return made | more


def refund_v3():
    return page("policy", "refund", "환불 규정", 3, "2026-01-01", V3)


def refund_v4():
    previous = {"version": 3, "effective": "2026-01-01", "summary": "", "revision": "", "body": V3}
    return page("policy", "refund", "환불 규정", 4, "2026-10-01", V4, previous=previous)


def over_14(**more):
    given = {"may_agree": False, "customers": 2} | more
    return page("knowhow", "over-14", "14일이 지난 엔터프라이즈 환불", 1, "2026-02-10", OVER_14, **given)


def annual(**more):
    given = {"may_agree": True, "customers": 3} | more
    return page("knowhow", "annual-exception", "연간 계약의 예외 환불", 2, "2026-05-11", ANNUAL, **given)


def backup():
    return page("policy", "backup", "백업과 복원", 1, "2026-01-01", BACKUP)


def agreement(fact="F928", day="2026-09-28", recheck=True, statement="부분 환불 50%를 예외로 합의함"):
    return {
        "id": fact,
        "kind": "agreement",
        "statement": statement,
        "date": day,
        "stated": True,
        "status": "active",
        "first_seen": day,
        "score": 2.0,
        "recheck": {"reason": "policy", "page": "refund", "linked": 3, "current": 4} if recheck else None,
        "policy": {"page": "refund", "version": 3},
        "knowhow": {"page": "annual-exception", "version": 2},
        "evidence": [
            {"quote": "네, 그렇게 진행할게요", "speaker": "service", "at": f"{day}T01:00:05Z"},
            {"quote": "그럼 50%만 환불해 주세요", "speaker": "customer", "at": f"{day}T01:00:00Z"},
        ],
    }
