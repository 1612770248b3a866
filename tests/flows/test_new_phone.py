"""A memory moves to a new phone: two homes, a real server with its mail and its vault, a new policy in between."""

import re
import subprocess
from email import message_from_bytes, policy

import pytest

from tests.flows.conftest import Phone
from tests.support.service import ROOT, free_port

PASSWORD = "한 번만 쓰는 긴 비밀번호"
MAIL = "jisoo@example.com"


@pytest.fixture
def new(tmp_path, service):
    return Phone(tmp_path / "new", service.url)


def code(service):
    newest = max((service.folder / "server" / "outbox").glob("*.eml"))
    letter = message_from_bytes(newest.read_bytes(), policy=policy.default)
    return re.search(r"\d{4} \d{4}", letter.get_content())[0]


def logs_in(phone, name, now):
    phone("login", MAIL, "--device-name", name, now=now, text=PASSWORD + "\n")


def registers(phone, service, now):
    phone("register", MAIL, now=now, text=PASSWORD + "\n")
    phone("register", MAIL, "--code", code(service), now=now)


def test_the_memory_moves_and_the_agreement_waits_to_be_rechecked(phone, new, service):
    phone.ask("연간 계약인데 예외로 50% 부분 환불 가능할까요?", now="2026-09-28T10:00")
    phone.ask("네, 그럼 50%만 환불해 주세요", now="2026-09-28T10:01")
    phone.ask("앞으로 저를 지수라고 불러 주세요", now="2026-09-28T10:02")
    phone("end", now="2026-09-28T10:10")
    earlier = phone.ask("SSO는 어느 요금제에 있나요?", now="2026-10-19T09:00")
    known = phone("facts", "list", now="2026-10-19T09:01")["facts"]
    registers(phone, service, "2026-10-19T09:01")
    logs_in(phone, "옛 휴대폰", "2026-10-19T09:01")

    refused = phone("backup", now="2026-10-19T09:02", check=False)
    assert refused.returncode == 1, "nobody said yes"
    assert "비밀번호는 다른 것" in refused.stderr, "told before the question"
    made = phone("backup", "--with-log", "--yes", now="2026-10-19T09:02")
    assert re.fullmatch(r"\d{6}", made["digits"])
    assert made["rows"]["facts"] >= len(known)
    service.publish_v4()

    logs_in(new, "새 휴대폰", "2026-10-20T08:59")
    wrong = new("restore", "--yes", now="2026-10-20T09:00", text="516283\n", check=False)
    assert wrong.returncode == 1
    assert "이 백업의 숫자가 아니에요. 9번 남았어요." in wrong.stderr
    restored = new("restore", "--yes", now="2026-10-20T09:00", text=made["digits"] + "\n")
    assert restored["rows"] == made["rows"]
    assert (restored["confirmed"], restored["device_name"]) == (True, "옛 휴대폰")
    here = new("facts", "list", now="2026-10-20T09:01")["facts"]
    assert [fact["id"] for fact in here] == [fact["id"] for fact in known]
    marked = {fact["kind"]: fact["recheck"] for fact in here if fact["recheck"]}
    assert marked["agreement"] == {"reason": "policy", "page": "refund", "linked": 3, "current": 4}
    assert restored["rechecks"] == sum(fact["recheck"] is not None for fact in here)
    assert "지수" in new("context", "show", now="2026-10-20T09:01")["text"]

    answer = new.ask("지난번처럼 18일 지난 건도 부분 환불 되나요", now="2026-10-20T09:02")
    found = {(source["kind"], source["id"]) for source in answer["sources"]}
    assert any(kind == "fact" for kind, _ in found)
    again = new.ask("그 요금제는 얼마예요?", "--conversation", earlier["conversation"], now="2026-10-20T09:03")
    assert again["conversation"] == earlier["conversation"]
    shown = new("conversations", "show", earlier["conversation"], now="2026-10-20T09:04")
    assert [turn["question"] for turn in shown["turns"]] == ["SSO는 어느 요금제에 있나요?", "그 요금제는 얼마예요?"]

    (line,) = new("backup", "list", now="2026-10-20T09:04")["backups"]
    assert (line["state"], line["restored_to"]) == ("RESTORED", "새 휴대폰")
    told = phone("sync", now="2026-10-20T09:05", check=False)
    assert (told.returncode, "새 휴대폰" in told.stderr) == (0, True)
    assert phone("facts", "list", now="2026-10-20T09:05")["facts"], "the old phone keeps its memory"
    phone("backup", "keep", now="2026-10-20T09:06")
    assert "새 휴대폰" not in phone("status", now="2026-10-20T09:06", check=False).stderr


def test_the_script_of_the_story_runs_to_its_end():
    done = subprocess.run(
        ["tests/flows/new_phone.sh"], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
        env={"PATH": "/usr/bin:/bin", "PORT": str(free_port()), "GIEOK_EMBEDDING": "off"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "재확인" in done.stdout
    assert "지수의 새 휴대폰" in done.stderr
