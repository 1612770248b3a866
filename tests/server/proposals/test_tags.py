"""Does an account get a tag from the one key, three times a day and no more, whatever comes at once?"""

import base64
import threading
from datetime import timedelta

import pytest

from server import operate
from server.db.proposal_tables import tag_quota
from shared.crypto.contributor import ask_tag, tag_of
from shared.crypto.oprf import blind
from shared.errors import Damaged, Refused
from shared.randomness import random_bytes
from tests.support.contributors import OTHER, TOPIC, b64
from tests.support.people import told

GOOD = b64(blind(b"input", 5))
FULL = (429, "tag-quota-full")


def test_two_devices_of_one_account_and_one_after_a_restore_have_the_same_tag(service):
    phone, tablet = service.customer(device="phone"), service.customer(device="tablet")
    assert phone.account == tablet.account
    assert phone.contributor() == tablet.contributor()
    phone.tags.clear()
    assert phone.contributor() == tablet.contributor()


def test_a_tag_tells_neither_topic_nor_account_and_differs_in_each(service):
    minsu, jisu = service.customer(), service.customer("jisu@example.com")
    outputs = [it.contributor(topic).output for it in (minsu, jisu) for topic in (TOPIC, OTHER)]
    assert len({tag_of(base64.b64decode(it)) for it in outputs}) == 4


def test_what_is_asked_is_another_point_each_time_and_the_key_is_the_same_for_all(service):
    asked = [ask_tag("account", TOPIC, random_bytes).elements for _ in range(2)]
    assert len({*asked[0], *asked[1]}) == 4
    keys = {it.ask_tags([GOOD, GOOD]).json()["public_key"] for it in service.customers(2)}
    assert len(keys) == 1


def test_a_device_that_pinned_another_key_takes_no_tag(service):
    minsu = service.customer()
    asked = ask_tag(minsu.account, TOPIC, random_bytes)
    reply = minsu.ask_tags([b64(it) for it in asked.elements]).json()
    with pytest.raises(Refused, match="evaluation-wrong"):
        asked.finish([base64.b64decode(it) for it in reply["elements"]], blind(b"another", 7))


def test_three_evaluations_a_day_and_the_next_day_again_also_over_a_restart(service):
    minsu = service.customer()
    assert [minsu.ask_tags([GOOD, GOOD]).status_code for _ in range(3)] == [200] * 3
    full = minsu.ask_tags([GOOD, GOOD])
    assert told(full) == FULL
    now = service.server.clock()
    midnight = (now + timedelta(days=1)).replace(hour=0)
    assert full.headers["retry-after"] == str(int((midnight - now).total_seconds()) + 1)
    service.server.stop()
    service.server.start()
    service.desk.url = service.server.url
    assert told(minsu.ask_tags([GOOD, GOOD])) == FULL
    service.server.clock.now = midnight
    assert minsu.ask_tags([GOOD, GOOD]).status_code == 200


def test_one_account_does_not_use_up_anothers(service):
    minsu, jisu = service.customer(), service.customer("jisu@example.com")
    for _ in range(4):
        minsu.ask_tags([GOOD, GOOD])
    assert jisu.ask_tags([GOOD, GOOD]).status_code == 200


def test_sixty_at_once_are_three(service):
    minsu, answers = service.customer(), []
    ready = threading.Barrier(60)

    def ask():
        ready.wait()
        answers.append(minsu.ask_tags([GOOD, GOOD]).status_code)

    threads = [threading.Thread(target=ask) for _ in range(60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (answers.count(200), answers.count(429)) == (3, 57)


@pytest.mark.parametrize(
    ("elements", "code"),
    [
        ([GOOD, b64(b"\x02" + b"\xff" * 32)], "element-invalid"),
        ([b64(bytes(33)), GOOD], "element-invalid"),
        ([GOOD, GOOD[:-1]], "element-invalid"),
        ([GOOD, "…"], "element-invalid"),
        ([GOOD], "request-broken"),
        ([], "request-broken"),
        ([GOOD] * 3, "request-broken"),
    ],
    ids=["no point", "zeros", "short", "no base64", "one", "none", "three"],
)
def test_what_is_no_pair_of_points_is_refused_and_not_counted(service, rows, elements, code):
    minsu = service.customer()
    assert told(minsu.ask_tags(elements)) == (422, code)
    assert rows(tag_quota) == []


def test_nobody_gets_a_tag_without_a_session(service):
    assert told(service.ask("POST", "/v1/proposals/tags", {"elements": [GOOD, GOOD]})) == (401, "session-missing")
    staff = service.ask("POST", "/v1/proposals/tags", {"elements": [GOOD, GOOD]}, service.staff["signer"])
    assert told(staff) == (401, "session-missing")


def test_the_count_of_a_day_is_swept_after_it(service, rows):
    minsu = service.customer()
    minsu.ask_tags([GOOD, GOOD])
    service.server.sweep()
    assert [row[0] for row in rows(tag_quota)] == [minsu.account]
    service.server.clock.later(days=1)
    service.server.sweep()
    assert rows(tag_quota) == []


def test_check_tells_the_key_for_the_signed_config_and_finds_another_one_there(service):
    key = service.customer().ask_tags([GOOD, GOOD]).json()["public_key"]
    told_key = f"contributor tags: public key {base64.b64decode(key).hex()}"
    service.configure(key=base64.b64decode(key).hex())
    assert told_key in list(operate.check(service.server.settings, service.server.clock))
    service.configure(key=blind(b"another", 7).hex())
    with pytest.raises(Damaged, match="contributor-key-other"):
        list(operate.check(service.server.settings, service.server.clock))
    service.configure()
    file = service.server.folder / "proposals" / "contributor.pem"
    file.chmod(0o644)
    with pytest.raises(Damaged, match="contributor-key-open"):
        list(operate.check(service.server.settings, service.server.clock))
    file.chmod(0o600)
