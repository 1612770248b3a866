"""Letters to the customer: through SMTP, or into a folder."""
