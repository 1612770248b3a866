"""Publications that wait for more signatures, on their way from desk to desk."""
