"""The way out: from a changed table to the messages that show it."""
