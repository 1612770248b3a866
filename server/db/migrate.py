"""Are the tables as this version of the server expects them, and how do they get there?"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from server.errors import CannotStart, Unavailable
from server.locks import alone

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, data: Path) -> None:
    """Bring the tables to the newest version; does nothing where they are. Raises Unavailable, CannotStart."""
    with alone(data / ".migrate.lock"):
        if is_current(engine):
            return
        with engine.begin() as connection:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def is_current(engine: Engine) -> bool:
    """Do the tables have the newest version? Raises Unavailable, and CannotStart for tables of a newer server."""
    scripts = ScriptDirectory.from_config(_config())
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except OperationalError as error:
        raise Unavailable("database-unreachable") from error
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise CannotStart("database-newer")
    return found == scripts.get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
