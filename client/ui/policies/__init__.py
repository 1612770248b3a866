"""What the service published, to read: its policies and its know-how, page by page."""
