"""What was agreed with a customer? Read with a reason that is logged."""
