"""The customer's screens: states that know and act, views that only draw."""
