"""The desk as an app for the service's people: states that know and act, views that only draw."""
