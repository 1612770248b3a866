"""The server's tables and how they come to be: SQLite by default, PostgreSQL for real."""
