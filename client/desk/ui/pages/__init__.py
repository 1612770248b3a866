"""Which pages are there, and how does each stand? The list, and what comes in from documents."""
