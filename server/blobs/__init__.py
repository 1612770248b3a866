"""Where the ciphertext of backups lies."""
