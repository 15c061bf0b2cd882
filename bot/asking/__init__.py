"""The way in: from a press or a typed command to one commit and one answer."""
