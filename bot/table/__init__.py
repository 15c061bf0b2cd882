"""The table as a value, and the pure functions that change it. `Tables` loads and commits tables."""
