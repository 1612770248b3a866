"""The service's signed contents on the device: fetched, verified, adopted, and read from the store only."""
