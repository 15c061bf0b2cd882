"""Screens of what has been played: scores, records, replays, statistics, checks."""
