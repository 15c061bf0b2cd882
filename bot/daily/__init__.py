"""The deal of the day: one deal for everybody, sealed the day before (docs/daily.md)."""
