"""Lessons: small positions with one thing to do, made for the rules that somebody plays."""
