"""After a conversation: what of it stays, and why."""
