"""The whole memory out into a file, and back in."""
