"""The way in: each press or typed command becomes at most one commit and one answer."""
