"""The words in which a model is asked for drafts."""
