"""The application: who sits where, what a press means, what each person may see and in which words.

It knows no chat SDK and no database client; see `bot.ports` for what adapters fulfil.
"""

from engine import __version__

__all__ = ["RELEASE", "__version__"]

RELEASE = sum(int(part) * 1000**place for place, part in enumerate(reversed(__version__.split("."))))
"""A number that grows with every release: processes give way to newer ones."""
