"""What do customers' cases suggest, and what becomes of it?"""
