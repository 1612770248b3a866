"""Does a desk follow the roots that came after its own, and believe none that its own keys did not introduce?"""

import pytest

from client.desk.folder import Desk
from client.desk.live import read_live
from client.errors import Damaged
from tests.support.rotation import next_root
from tests.support.signing import Staff, text


@pytest.fixture
def staff(server):
    made = Staff(server.url)
    made.token = server.staff()
    made.publish(made.token)
    return made


@pytest.fixture
def desk(tmp_path, staff, server):
    made = Desk(tmp_path / "desk", server.url, False, b"")
    made.trust.mkdir(parents=True)
    (made.trust / "root.json").write_bytes(staff.root)
    return made


def test_the_newest_root_is_followed_from_the_first_one(desk, staff):
    for version in (2, 3):
        staff.root = next_root(staff)
        assert staff.send(staff.token, {"root": text(staff.root)}).status_code == 200
        assert read_live(desk).chain.root.signed.version == version
    assert read_live(desk).chain.versions()["policy"] == 1


def test_a_root_that_the_server_put_there_itself_is_not_believed(desk, staff, server):
    strangers = next_root(staff, signers=staff.some_keys(3))
    (server.data / "tuf" / "metadata" / "2.root.json").write_bytes(strangers)
    with pytest.raises(Damaged, match="desk-live-damaged"):
        read_live(desk)
