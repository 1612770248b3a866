"""Who is logged in, on which device, until when."""
