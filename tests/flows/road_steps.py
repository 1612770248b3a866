"""What a flow reads of the facts on its way."""


def facts(phone, now):
    return phone("facts", "list", now=now)["facts"]


def only(found, **like):
    matching = [fact for fact in found if all(fact[key] == value for key, value in like.items())]
    assert len(matching) == 1, [fact["statement"] for fact in matching or found]
    return matching[0]
