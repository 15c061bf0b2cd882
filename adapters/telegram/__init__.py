"""Telegram by python-telegram-bot: updates become presses, screens become messages."""

import os

# With this python-telegram-bot returns times as timedelta, and does not warn about it at each 429.
os.environ.setdefault("PTB_TIMEDELTA", "true")
