"""Does a figure in percent that a question names fall into the range that a table row is for?"""

from __future__ import annotations

import re

_SHARE = re.compile(r"(\d{1,3}(?:\.\d+)?)\s*(?:%|퍼센트|프로|percent|パーセント)", re.IGNORECASE)
_BOUND = re.compile(r"(\d{1,3}(?:\.\d+)?)\s*%\s*(이상|초과|미만|이하|以上|未満|以下|or more|or less)")


def in_range(text: str, cell: str) -> bool:
    """`cell` names bounds ("99.0% 이상 99.5% 미만") and one of the text's figures is inside."""
    bounds = [(float(figure), side) for figure, side in _BOUND.findall(cell)]
    return bool(bounds) and any(
        all(_inside(float(share), *bound) for bound in bounds) for share in _SHARE.findall(text)
    )


def _inside(share: float, bound: float, side: str) -> bool:
    match side:
        case "이상" | "以上" | "or more":
            return share >= bound
        case "초과":
            return share > bound
        case "미만" | "未満":
            return share < bound
        case _:
            return share <= bound
