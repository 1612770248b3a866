"""What is wrong with the draft? Each file of this room knows one kind of fault; `check.py` asks them all."""
