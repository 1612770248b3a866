"""Who is at the desk? The screen before all others."""
