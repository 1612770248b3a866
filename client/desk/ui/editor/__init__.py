"""One page while somebody writes it: fields, faults, preview, and what was not saved yet."""
