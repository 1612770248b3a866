"""The catalogues of letters, one a language."""
