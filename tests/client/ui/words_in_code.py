"""Which sentences the code asks for, and which the catalogues have."""

import ast
import re
from pathlib import Path

SCREENS = [
    *sorted(Path("client/ui").rglob("*.py")),
    *sorted(Path("client/kit").glob("*.py")),
    Path("client/app/main.py"),
]
ANY = "[A-Za-z0-9_-]+"
CODE = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")


def asked_for(files=SCREENS):
    """Codes that are written out in a call of `words.text`."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "text" and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and CODE.fullmatch(part.value):
                        yield part.value


def ids(files):
    """Every id that code may ask for: written out, in a longer string (SQL keeps some), or as the beginning of one."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            head = node.left.value if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) else None
            if isinstance(head, str) and head.endswith("-"):
                yield re.escape(head) + ANY
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from (re.escape(found.group()) for found in CODE.finditer(node.value))
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ANY for p in node.values]
                if parts[0] != ANY and "-" in parts[0]:
                    yield "".join(parts)
