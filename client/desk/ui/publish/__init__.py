"""What would go live, and who signs it?"""
