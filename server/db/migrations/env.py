"""On which connection do the steps run? On the one that `server/db/migrate.py` opened."""

from __future__ import annotations

from alembic import context

from server.db.tables import TABLES

context.configure(connection=context.config.attributes["connection"], target_metadata=TABLES)
with context.begin_transaction():
    context.run_migrations()
