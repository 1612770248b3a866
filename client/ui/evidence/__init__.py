"""What the service keeps of the customer as evidence of agreements."""
