"""What customers' devices proposed without a name, and when staff may look at it."""
