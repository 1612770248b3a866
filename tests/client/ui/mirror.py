"""Can a client follow every patch that is sent? Applies them as Flet's own client does, to a tree of plain values.

Flet's client (`Control.applyPatch`, 1.0) throws where a place does not exist, and shows no more of that patch.
"""

import msgpack

REPLACE, ADD, REMOVE, MOVE = range(4)


class Mirror:
    """The client's tree."""

    def __init__(self):
        self._known = {}  # id → control
        self._page = {}

    def begin(self, packed):
        """The whole page, as a client gets it when it registers."""
        self._page = _plain(packed)[1]["page_patch"]
        self._learn(self._page)

    def unlike(self, page):
        """Where the client shows other controls than this page, packed, has: (its ids, the page's); None where nowhere."""
        shown, meant = _shape(self._page), _shape(_plain(page))
        return None if shown == meant else (_only(shown, meant), _only(meant, shown))

    def apply(self, packed):
        """Raises LookupError or TypeError where a client would throw. A control that is not there is passed over."""
        body = _plain(packed)[1]
        target = self._known.get(body["id"])
        if target is None:
            return
        (tree, *operations), places = body["patch"], {}
        _places(tree, [], places)
        for operation in operations:
            self._do(target, places, *operation)

    def _do(self, target, places, kind, *rest):
        if kind == MOVE:
            place, index, to, to_index = rest
            _at(target, places[to]).insert(to_index, _at(target, places[place]).pop(index))
            return
        place, key, *value = rest
        held = _at(target, places[place])
        if kind == REMOVE:
            held.pop(key)
            return
        self._learn(value[0])
        if kind == ADD and isinstance(held, list):
            if key > len(held):
                raise IndexError(key)
            held.insert(key, value[0])
        else:
            held[key] = value[0]

    def _learn(self, value):
        if isinstance(value, dict):
            if "_i" in value:
                self._known[value["_i"]] = value
            for each in value.values():
                self._learn(each)
        elif isinstance(value, list):
            for each in value:
                self._learn(each)


def _plain(packed):
    return msgpack.unpackb(packed, ext_hook=lambda code, data: (code, data), strict_map_key=False)


def _places(node, path, found):
    found[node[0]] = path
    for key, child in (node[1] if len(node) > 1 else {}).items():
        _places(child, [*path, key], found)


def _at(target, path):
    for key in path:
        target = target[key]
    return target


def _shape(value):
    """Which controls stand where: (id, type, those in it), in their order."""
    if isinstance(value, dict):
        inside = [each for key in sorted(value, key=str) if key != "_internals" for each in _shape(value[key])]
        return [(value["_i"], value.get("_c"), inside)] if "_i" in value else inside
    if isinstance(value, list):
        return [found for each in value for found in _shape(each)]
    return []


def _only(one, other):
    """Lines of the first that the second has not, in the same place."""
    lines, known = list(_lines(one)), set(_lines(other))
    return [line for line in lines if line not in known][:8]


def _lines(shape, path=()):
    for number, (key, kind, inside) in enumerate(shape):
        yield (*path, number), key, kind
        yield from _lines(inside, (*path, number))
