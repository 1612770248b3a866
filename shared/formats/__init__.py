"""Which forms do published contents have? Pages, bundles and the service's config, for device, desk and server."""
