"""Export files that are spoiled and signed again."""

import hashlib
import json


def signed(lines):
    """These lines with a right count and checksum: as somebody would write who means harm."""
    body = "".join(f"{line}\n" for line in lines)
    end = {
        "end": True,
        "rows": len(lines) - 1,
        "sha256": hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest(),
    }
    return (body + json.dumps(end) + "\n").encode("utf-8", "surrogatepass")
