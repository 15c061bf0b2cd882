"""Puzzles: positions in which exactly one choice reaches the goal (docs/puzzles.md)."""
