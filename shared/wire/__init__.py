"""What travels between device, desk and server: frozen values, without the connection."""
