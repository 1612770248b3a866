"""서비스에 제안한 것: what could go to the service without a name, what went, and the way back."""
