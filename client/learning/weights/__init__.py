"""What the classifier of sentences learned, one file a language: written by tests/bench/kinds.py, never by hand."""
