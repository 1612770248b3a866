"""How does an official document become drafts of pages? Read in a process of its own, split, compared, remembered."""
