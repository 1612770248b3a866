"""Language, look, the model, and what may be searched."""
