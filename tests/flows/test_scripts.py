"""The two stories of the staff run to their ends as scripts: three people publish; five customers and the know-how."""

import subprocess

import pytest

from tests.support.service import ROOT, free_port


def run(name):
    done = subprocess.run(
        [f"tests/flows/{name}"], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
        env={"PATH": "/usr/bin:/bin", "PORT": str(free_port())},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr
    return done.stdout


@pytest.mark.more  # as test_approving.py and test_request_attacks.py of the desk play it
def test_three_people_publish_and_nothing_that_somebody_else_serves_is_taken():
    told = run("publish.sh")
    for why in ("bundle-rolled-back", "bundle-not-signed", "bundle-expired"):
        assert f"bundle: refused, reason {why}, policy role v2" in told
    assert "bundle: fresh, reason None, policy role v2" in told
    assert "재확인 필요: refund v3 기준, 지금은 v4" in told


def test_five_customers_a_candidate_a_page_and_an_answer_that_rests_on_it():
    told = run("knowhow.sh")
    assert "고객 2/3곳" in told
    assert "1 links, 1 with their text" in told
    assert "운영 노하우: 14일이 지난 엔터프라이즈 환불 v2" in told
