"""Does an upload go on where it stopped, is a piece never wrong or half, and does one customer leave room for others?"""

import hashlib
import socket

import httpx
import pytest

from server.backups import uploads
from shared.wire.backups import CHUNK_BYTES, CHUNKS_AT_MOST
from tests.server.backups.answers import ciphertext, problem
from tests.support.phones import digest
from tests.support.server_process import until


@pytest.fixture
def backup(phone):
    return phone.create().json()["backup"]


def test_a_piece_may_be_sent_again_and_is_there_once(server, phone, backup):
    first, again = phone.upload(backup, 0, b"one"), phone.upload(backup, 0, b"one")
    assert first.json() == again.json() == {"number": 0, "sha256": hashlib.sha256(b"one").hexdigest(), "size": 3}
    assert len(ciphertext(server)) == 1


def test_what_is_there_can_be_asked_for_so_that_an_upload_goes_on(server, phone, backup):
    for number in (0, 2):
        phone.upload(backup, number, bytes([number]))
    server.stop()
    server.start()
    phone.http.base_url = server.url
    chunks = phone.http.get(f"/v1/backups/{backup}/chunks").json()["chunks"]
    assert [(chunk["number"], chunk["size"]) for chunk in chunks] == [(0, 1), (2, 1)]


def test_another_piece_under_the_same_number_is_refused(phone, backup):
    phone.upload(backup, 0, b"one")
    assert problem(phone.upload(backup, 0, b"two")) == (409, "chunk-differs")


@pytest.mark.parametrize("header", ["", "sha-256=nonsense", "sha-512=:YQ==:", "md5=:YQ==:"])
def test_a_piece_needs_its_digest(phone, backup, header):
    answer = phone.http.put(f"/v1/backups/{backup}/chunks/0", content=b"x", headers={"Content-Digest": header})
    assert problem(answer) == (422, "digest-wrong")


def test_a_torn_piece_is_refused_and_leaves_nothing(server, phone, backup):
    answer = phone.http.put(f"/v1/backups/{backup}/chunks/0", content=b"tor", headers=digest(b"torn"))
    assert problem(answer) == (422, "digest-wrong")
    assert ciphertext(server) == []


def test_the_digest_may_stand_among_others(phone, backup):
    headers = {"Content-Digest": f"md5=:YQ==:, {digest(b'x')['Content-Digest']}"}
    assert phone.http.put(f"/v1/backups/{backup}/chunks/0", content=b"x", headers=headers).status_code == 200


def test_a_piece_has_so_many_bytes_and_not_one_more(server, phone, backup):
    assert phone.upload(backup, 0, bytes(CHUNK_BYTES)).status_code == 200
    assert problem(phone.upload(backup, 1, bytes(CHUNK_BYTES + 1))) == (413, "chunk-too-large")
    untold = phone.http.put(
        f"/v1/backups/{backup}/chunks/1", content=iter([bytes(CHUNK_BYTES), b"x"]), headers=digest(b"")
    )
    assert problem(untold) == (413, "chunk-too-large")
    assert len(ciphertext(server)) == 1


@pytest.mark.parametrize("number", [-1, CHUNKS_AT_MOST, 10**40])
def test_a_number_out_of_range_is_not_there(phone, backup, number):
    assert phone.upload(backup, number, b"x").status_code == 404


@pytest.mark.parametrize("name", ["..", "%2e%2e", "..%2f..%2fserver.db", "abcdefghjkmn%00", "ABCDEFGHJKMN", "%ff"])
def test_no_id_becomes_a_path(server, phone, backup, name):
    before = {path for path in server.folder.rglob("*") if ".parts" not in path.parts}
    answer = phone.http.put(f"/v1/backups/{name}/chunks/0", content=b"x", headers=digest(b"x"))
    assert answer.status_code in {404, 405}
    assert {path for path in server.folder.rglob("*") if ".parts" not in path.parts} <= before | {
        path for path in server.folder.rglob("*") if path.suffix in {".lock", ".db-wal", ".db-shm"}
    }


def test_activating_needs_every_piece_and_no_other(phone, backup):
    secrets = phone.enrol(backup)
    for number, data in ((0, b"a"), (1, b"b")):
        phone.upload(backup, number, data)
    for wrong in ([b"a"], [b"b", b"a"], [b"a", b"c"], [b"a", b"b", b"c"]):
        assert problem(phone.activate(backup, secrets, wrong)) == (409, "chunks-incomplete")
    assert phone.line(backup)["state"] == "CREATED"
    assert phone.activate(backup, secrets, [b"a", b"b"]).status_code == 204


def test_activating_with_a_gap_is_refused(phone, backup):
    secrets = phone.enrol(backup)
    phone.upload(backup, 0, b"a")
    phone.upload(backup, 2, b"c")
    assert problem(phone.activate(backup, secrets, [b"a", b"c"])) == (409, "chunks-incomplete")


@pytest.mark.parametrize("chunks", [[], ["x"], ["A" * 64], ["a" * 64] * (CHUNKS_AT_MOST + 1)])
def test_a_list_that_is_none_is_refused(phone, backup, chunks):
    body = {"commitment": "A" * 43 + "=", "tag_hash": "A" * 43 + "=", "chunks": chunks}
    answer = phone.http.post(f"/v1/backups/{backup}/activate", json=body)
    assert problem(answer) in {(422, "request-broken"), (409, "chunks-incomplete")}


def test_activating_again_changes_nothing_and_with_other_values_is_refused(phone, backup):
    secrets = phone.enrol(backup)
    phone.upload(backup, 0, b"a")
    assert [phone.activate(backup, secrets, [b"a"]).status_code for _ in range(2)] == [204, 204]
    other = phone.enrol(phone.create().json()["backup"])
    assert problem(phone.activate(backup, other, [b"a"])) == (409, "backup-activated")
    assert problem(phone.activate(backup, secrets, [b"b"])) == (409, "chunks-incomplete")


def test_an_active_backup_takes_no_more_pieces_but_the_last_one_again(server, phone):
    backup = phone.back_up(b"a")
    assert phone.upload(backup, 0, b"a").status_code == 200
    assert problem(phone.upload(backup, 0, b"z")) == (409, "upload-closed")
    assert problem(phone.upload(backup, 1, b"b")) == (409, "upload-closed")
    assert len(ciphertext(server)) == 1


def test_what_is_over_takes_no_piece(server, phone, backup):
    phone.delete(backup)
    answer = phone.upload(backup, 0, b"a")
    assert problem(answer) == (410, "backup-gone")
    assert answer.json()["params"] == {"state": "DELETED"}
    assert ciphertext(server) == []


def test_an_unfinished_upload_ends_after_a_day(server, phone, backup):
    phone.upload(backup, 0, b"a")
    server.clock.later(hours=24)
    assert server.sweep() == 1
    assert phone.line(backup)["state"] == "EXPIRED"
    assert ciphertext(server) == []


def test_a_piece_that_breaks_off_leaves_nothing(server, phone, backup):
    port = int(server.url.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port)) as broken:
        head = (
            f"PUT /v1/backups/{backup}/chunks/0 HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n"
            f"Authorization: Bearer {phone.token}\r\nContent-Digest: {digest(b'x')['Content-Digest']}\r\n\r\nhalf"
        )
        broken.sendall(head.encode())
        until(lambda: ciphertext(server))
    until(lambda: not ciphertext(server))
    assert phone.http.get(f"/v1/backups/{backup}/chunks").json() == {"chunks": []}


def test_one_customer_has_so_many_uploads_at_once_and_others_have_theirs(server, phone, phone_of):
    other = phone_of(server, "jisu@example.com")
    mine, theirs = phone.create().json()["backup"], other.create().json()["backup"]
    port, slow = int(server.url.rsplit(":", 1)[1]), []
    head = "PUT /v1/backups/{}/chunks/{} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nAuthorization: Bearer {}\r\nContent-Digest: {}\r\n\r\nx"
    for number in range(uploads.AT_ONCE_OF_ACCOUNT):
        slow.append(socket.create_connection(("127.0.0.1", port)))
        slow[-1].sendall(head.format(mine, number, phone.token, digest(b"x")["Content-Digest"]).encode())
    until(lambda: len(ciphertext(server)) == uploads.AT_ONCE_OF_ACCOUNT)
    answer = phone.upload(mine, 100, b"x")
    assert problem(answer) == (429, "server-busy")
    assert answer.headers["retry-after"] == "2"
    assert other.upload(theirs, 0, b"x").status_code == 200
    for one in slow:
        one.close()
    until(lambda: phone.upload(mine, 100, b"x").status_code == 200)


def test_somebody_elses_backup_takes_nothing(server, phone, phone_of, backup):
    other = phone_of(server, "jisu@example.com")
    assert problem(other.upload(backup, 0, b"x")) == (404, "backup-unknown")
    assert (
        httpx.put(f"{server.url}/v1/backups/{backup}/chunks/0", content=b"x", headers=digest(b"x")).status_code == 401
    )
