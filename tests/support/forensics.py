"""What could somebody find who has the key and looks below SQL? Every page as it lies in the files, decrypted.

SQLCipher: AES-256-CBC with the raw key, 16 bytes of IV and 64 of HMAC at the end of each page, the salt before page one.
"""

import zlib

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from client.store import keys
from client.store.profile import read_profile

PAGE, RESERVED, IV, SALT = 4_096, 80, 16, 16
SHORTEST = 5  # bytes: less stands somewhere by chance
WAL_HEADER, FRAME_HEADER = 32, 24


def _decrypted(page, key, *, first):
    start, end = SALT if first else 0, PAGE - RESERVED
    cipher = Cipher(algorithms.AES(key), modes.CBC(page[end : end + IV])).decryptor()
    return cipher.update(page[start:end])


def pages(home):
    """(file name, bytes) of every page of every account of a home: used, free, and old ones in the WAL."""
    profile = read_profile(home)
    for account in profile.accounts:
        folder = home / "accounts" / account.folder
        key = keys.load_key(account.key, folder, f"{profile.id}/{account.folder}")
        data = (folder / "gieok.db").read_bytes()
        for at in range(0, len(data), PAGE):
            yield "gieok.db", _decrypted(data[at : at + PAGE], key, first=at == 0)
        wal = folder / "gieok.db-wal"
        frames = wal.read_bytes()[WAL_HEADER:] if wal.exists() else b""
        for at in range(0, len(frames), FRAME_HEADER + PAGE):
            page = frames[at + FRAME_HEADER : at + FRAME_HEADER + PAGE]
            number = int.from_bytes(frames[at : at + 4], "big")
            yield "gieok.db-wal", _decrypted(page, key, first=number == 1)


def where_in_pages(home, *words):
    """Names of the files in whose decrypted pages a word stands; an index may write its first letter only once."""
    marks = {part for word in words for part in (word.encode(), word[1:].encode()) if len(part) >= SHORTEST}
    return {name for name, page in pages(home) for mark in marks if mark in page}


def where_in_rows(database, *words):
    """Names of the tables that hold a word, in whatever column, deflated ones too; FTS shadow tables as well."""
    found = set()
    for table in database.all("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"):
        for row in database.all(f"SELECT * FROM [{table['name']}]"):
            if any(word in _shown(cell) for cell in tuple(row) for word in words):
                found.add(table["name"])
    for name in ("search_facts", "search_pages", "search_chats"):
        database.run(f"CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, {name}, row)")
        if any(word in row["term"] for row in database.all("SELECT term FROM temp.terms") for word in words):
            found.add(name)
        database.run("DROP TABLE temp.terms")
    return found


def where_in_files(home, *words):
    """Names of the files below a folder that hold a word in plain."""
    files = [path for path in home.rglob("*") if path.is_file()]
    return {path.name for path in files for word in words if word.encode() in path.read_bytes()}


def _shown(cell):
    if not isinstance(cell, bytes):
        return str(cell)
    try:
        return zlib.decompress(cell).decode("utf-8", "replace")
    except zlib.error:
        return cell.decode("utf-8", "replace")
