"""What a server of backups answers, and what it keeps."""


def problem(answer):
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def ciphertext(server):
    return [file for file in (server.folder / "blobs").rglob("*") if file.is_file()]
