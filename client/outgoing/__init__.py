"""What goes to the service with the customer's consent: proposals without a name, and evidence of agreements."""
