"""The conversation: what was asked, what was answered, and on what it rests."""
