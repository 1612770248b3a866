"""What a window shows while its account is not open: why, what was kept, what can be done; and the locked screen."""
