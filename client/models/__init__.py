"""Models behind one protocol: the built-in assistant, any OpenAI-compatible service, the embedder."""
