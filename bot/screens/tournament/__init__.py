"""Screens of a tournament: its page, the standings, the judges' desk."""
