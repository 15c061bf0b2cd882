"""The way out: from a changed table to messages that show it."""
