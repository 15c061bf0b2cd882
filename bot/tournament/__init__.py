"""Tournaments: the core's value with what only the application knows, and everything pure that changes it."""
