"""Who can sign what, and until when?"""
