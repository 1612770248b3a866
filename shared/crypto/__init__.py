"""What both sides must compute the same way: who signs what, and whether a signed chain holds."""
