"""What stands in a store? Every table with every row, shadow tables of the index too, for comparing before and after."""


def tables(database):
    """Table → its rows as tuples, in a stable order."""
    names = [row[0] for row in database.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    return {name: sorted((tuple(row) for row in database.all(f'SELECT * FROM "{name}"')), key=repr) for name in names}


def changed(before, after):
    """The tables that differ."""
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def everything_of(database, folder):
    """All rows as one text, and all files below `folder` as bytes: where a canary must not sing."""
    return repr(tables(database)), b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())
