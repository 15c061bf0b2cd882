"""Finished games: records, replays, statistics, ratings and reviews."""
