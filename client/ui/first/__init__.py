"""The very first opening of an account: what is kept where, language and text size, and the start."""
