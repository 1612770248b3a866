"""What is live since when, and what was it before?"""
