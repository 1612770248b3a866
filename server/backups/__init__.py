"""Backups: short-lived ciphertext that six digits and the vault open together."""
