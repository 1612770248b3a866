"""The one way from the device to the service's server."""
