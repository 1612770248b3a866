"""What a model is told when it reads a conversation or judges a fact: plain text, one file each."""
