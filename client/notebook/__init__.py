"""The door through which memory changes, whoever asks: the model, the customer, a promotion, the service."""
