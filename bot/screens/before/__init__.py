"""Screens before a game: the lobby, its menu of options, the rules."""
