"""The customer's facts, each with the words it rests on."""
