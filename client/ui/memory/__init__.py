"""기억된 내용: the block exactly as it is sent, and below it the facts."""
