"""Discord by discord.py: interactions become presses, screens become messages with components."""
