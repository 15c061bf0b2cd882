"""Strangers: people who look for others to play with, how they are seated together, and how they behave."""
