"""What all screens share, the customer's and the staff's: words, looks, parts, the guards, the window's own server."""
