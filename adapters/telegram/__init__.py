"""Telegram by python-telegram-bot: updates become presses, screens become messages."""
