"""Matches between built-in players: points with the same cards, games won, and time for a move."""
