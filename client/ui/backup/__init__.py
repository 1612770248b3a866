"""The memory to a new phone: make a backup with six digits, see what was left there, bring one in."""
