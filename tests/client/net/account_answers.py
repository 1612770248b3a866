"""What the server answers about accounts."""

EMAIL, PASSWORD, CODE, TOKEN = "jisoo@gaon.example", "elephant-7731", "7731 0042", "token-7731"
SESSION = {"token": TOKEN, "account": "a1", "email": EMAIL, "expires_at": "2026-12-01T00:00:00.000Z"}
