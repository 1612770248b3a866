"""One question and its answer: from the words that a customer typed to the words that they read."""
