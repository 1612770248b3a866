"""The built-in assistant: a deterministic model with no network and no key, in Korean, English and Japanese."""
