"""What all screens share: words, theme, fonts."""
