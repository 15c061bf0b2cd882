"""The texts of a language, for tests."""

from functools import cache

from tools import texts_report


@cache
def messages(language):
    """Every text of a language, by key."""
    return {key: text for texts in texts_report.read(language).texts.values() for key, text in texts.items()}
