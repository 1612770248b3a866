"""mem0 on the encrypted file of one account; imported only where it is asked for."""
