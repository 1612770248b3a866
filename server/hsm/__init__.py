"""The vault: the per-backup keys, and the count of tries that stands between them and a guesser."""
