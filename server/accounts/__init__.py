"""A customer's account: an address and a password; nothing of what the customer says."""
