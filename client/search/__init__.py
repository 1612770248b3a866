"""Finding by words and by meaning, for facts, pages and conversations separately."""
