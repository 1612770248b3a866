"""The device: everything a customer's memory needs, with no service in between."""

VERSION = "0.1.0"
