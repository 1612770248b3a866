"""What customers and the service agreed on: kept beside a chain of hashes that shows every change."""
