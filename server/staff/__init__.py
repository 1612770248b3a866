"""The people of the service who may publish, and the tokens that say so."""
