"""Who did what at the desk and at the server?"""
