"""Tournaments: the stored value and the pure functions that change it."""
