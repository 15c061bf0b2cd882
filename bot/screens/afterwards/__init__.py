"""What is seen of what has been played: scores, records, replays, statistics, checks."""
