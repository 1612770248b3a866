"""One SQLCipher file per account; the only room of the client that speaks SQL."""
