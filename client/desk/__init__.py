"""The publishing desk: where the service's people write, check, sign and publish. It never sees a customer's memory."""
