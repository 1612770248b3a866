"""Published test vectors; each file in tests/vectors names where it comes from."""

import json
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "vectors"


def vectors(name):
    """One file of them."""
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
