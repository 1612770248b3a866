"""The thin server: it hands out what the service's staff signed, and can not forge any of it."""
