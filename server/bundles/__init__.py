"""What the staff signed, on its way from the desk to the devices."""
