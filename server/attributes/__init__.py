"""What the service says of a customer, on its way from staff to the customer's device: relayed, then forgotten."""
