"""Earlier conversations: the list, the search over their messages, and what may be done with one."""
