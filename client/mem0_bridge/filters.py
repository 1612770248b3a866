"""Does a memory's payload fit mem0's filters? Its operators, over plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Filters = Mapping[str, object]


def fits(payload: Mapping[str, object], filters: Filters | None) -> bool:
    """Whether all of the filters fit. Raises ValueError for an operator that mem0 does not have."""
    return all(_fits(payload, key, wanted) for key, wanted in (filters or {}).items())


def _fits(payload: Mapping[str, object], key: str, wanted: object) -> bool:
    match key:
        case "$or" | "OR" | "$not" | "NOT" | "AND":
            listed = [fits(payload, one) for one in wanted] if isinstance(wanted, list) else []
            return any(listed) if key in {"$or", "OR"} else all(listed) if key == "AND" else not any(listed)
        case _:
            pass
    if wanted == "*":
        return key in payload
    value = payload.get(key)
    if isinstance(wanted, Mapping):
        return all(_operator(str(name))(value, operand) for name, operand in wanted.items())
    return value in wanted if isinstance(wanted, list) else value == wanted


def _operator(name: str) -> Callable[[object, object], bool]:
    try:
        return _OPERATORS[name]
    except KeyError as error:
        raise ValueError(f"Unsupported metadata filter operator: {name}") from error


def _ordered(compare: Callable[[int], bool]) -> Callable[[object, object], bool]:
    def operator(value: object, operand: object) -> bool:
        if isinstance(value, str) and isinstance(operand, str):
            return compare((value > operand) - (value < operand))
        if isinstance(value, int | float) and isinstance(operand, int | float):
            return compare((value > operand) - (value < operand))
        return False

    return operator


def _within(value: object, operand: object) -> bool:
    return isinstance(operand, list) and value in operand


def _contains(value: object, operand: object) -> bool:
    if isinstance(value, list):
        return operand in value
    return isinstance(value, str) and str(operand) in value


_OPERATORS: Mapping[str, Callable[[object, object], bool]] = {
    "eq": lambda value, operand: value == operand,
    "ne": lambda value, operand: value != operand,
    "in": _within,
    "nin": lambda value, operand: not _within(value, operand),
    "gt": _ordered(lambda order: order > 0),
    "gte": _ordered(lambda order: order >= 0),
    "lt": _ordered(lambda order: order < 0),
    "lte": _ordered(lambda order: order <= 0),
    "contains": _contains,
    "icontains": lambda value, operand: isinstance(value, str) and str(operand).casefold() in value.casefold(),
}
