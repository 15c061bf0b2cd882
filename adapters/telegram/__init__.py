"""Telegram by python-telegram-bot: updates become presses, screens become messages."""

import os

# From then on python-telegram-bot gives times as timedelta, and does not warn of it at each 429.
os.environ.setdefault("PTB_TIMEDELTA", "true")
