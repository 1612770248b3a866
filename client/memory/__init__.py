"""Pure rules of memory: values in, values out. No store, no model, no clock."""
