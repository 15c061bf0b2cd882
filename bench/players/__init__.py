"""Matches between built-in players: who gains more at the same cards, who wins more games, how long a move takes."""
