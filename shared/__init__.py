"""What the device, the desk and the server have in common: values and rules, never a connection."""
