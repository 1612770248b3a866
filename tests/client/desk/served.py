"""What a phone gets of what the desk published."""

from shared.formats.bundle import decode
from tests.support.signing import NOW, Reader


def served(desk, server, tmp_path, kind="policy"):
    root = (desk.folder / "trust" / "root.json").read_bytes()
    return decode(Reader(tmp_path / "phone", server.url, root, NOW).read(kind), kind)
