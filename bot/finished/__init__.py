"""What becomes of finished games: records, replays, statistics and ratings."""
