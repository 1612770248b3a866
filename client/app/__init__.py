"""The folder that is packaged as an app: the entry and the page that holds it."""
