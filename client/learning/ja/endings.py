"""How does a Japanese clause end: what happened, what is asked for? By endings, plain and polite alike."""

from __future__ import annotations

import re

_TAIL = (
    r"(?:んです|のです|ん|の)?(?:けれども|けれど|けども|けど|が|のに|ので|から|し|よ|ね|わ|です|みたい)*[。.!！~〜…]*$"
)
_IN_PAST = re.compile(rf"(?:(?<!し)た(?!い)|した(?!い)|(?<=[んい])だ|済み){_TAIL}")
NOT_DONE = (  # "届きません", "使えない", "開かなくて": the negative of a verb, in each form
    r"(?:てい|って|んで|で|て)?(?:ません|ない|なく(?:て|なっ|なり)|なかった|ず(?:に)?困)"
)
ASKING = (
    r"(?:ください|下さい|くださ|ほしい|欲しい|もらえ|もらい|もらう|いただけ|いただき|いただく|頂け|頂き"
    r"|くれ(?:ませ|る|な|た)?)"
)


def in_past(clause: str) -> bool:
    """The clause closes in the past: "買いました", "注文したんですけど", "届いた"."""
    return _IN_PAST.search(clause) is not None
