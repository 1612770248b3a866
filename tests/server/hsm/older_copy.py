"""An older copy of the vault's database, taken and put back."""

import shutil

DATABASE = ("vault.db", "vault.db-wal")


def copy_of(bench, to):
    """The database as it is now; closed, so that nothing is in its log only."""
    bench.close()
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir()
    for name in DATABASE:
        if (bench.folder / name).exists():
            shutil.copy(bench.folder / name, to / name)
    bench.open()
    return to


def put_back(bench, copy):
    bench.close()
    for name in DATABASE:
        (bench.folder / name).unlink(missing_ok=True)
        if (copy / name).exists():
            shutil.copy(copy / name, bench.folder / name)
    bench.open()
