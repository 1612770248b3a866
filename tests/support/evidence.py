"""An agreement as a device leaves it, and a server with some of them.

people.ask("PUT", "/v1/evidence/aaaaaaaaaaa1", {"body": agreed("반액 환불에 합의")}, token=minsu.token)
"""

from sqlalchemy import select, text

from server.db.tables import accounts
from tests.support.logged_in import token_of
from tests.support.people import Member

AT = "2026-09-20T03:00:00.000Z"
REASON = "9월 민원 4711 확인"


def agreed(statement="18일 지난 건을 반액 환불하기로 합의", **more):
    quotes = [
        {"speaker": "customer", "text": "그럼 반액이라도 환불해 주세요", "at": AT},
        {"speaker": "service", "text": "네, 반액 환불로 처리하겠습니다.", "at": AT},
    ]
    return {
        "statement": statement,
        "quotes": quotes,
        "day": "2026-09-20",
        "page": "refund",
        "version": 3,
        "knowhow": "late-refund",
        "knowhow_version": 1,
    } | more


def leave(people, member, evidence, statement="18일 지난 건을 반액 환불하기로 합의", **more):
    return people.ask("PUT", f"/v1/evidence/{evidence}", {"body": agreed(statement, **more)}, token=member.token)


def kept(people, member):
    return people.ask("GET", "/v1/evidence", token=member.token).json()


def somebody(people, mail="minsu@example.com"):
    """A customer with a session, without the password's half second."""
    token = token_of(people.engine, mail, "phone", "Phone", people.clock())
    with people.engine.connect() as connection:
        account = connection.execute(select(accounts.c.id).where(accounts.c.email == mail)).scalar_one()
    return Member(mail, account, token)


def texts(people):
    """How many pieces still have their text."""
    with people.engine.connect() as connection:
        return connection.execute(text("SELECT count(*) FROM evidence_texts")).scalar_one()
