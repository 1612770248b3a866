"""One file a step; never edited after a release."""
