"""The account with the service: register, log in, log out. Reached from the settings; only backups need it."""
