"""The memory moved to a new phone: packed, sealed with six digits, left with the server, brought back."""
