"""The texts of a language, for tests."""

from functools import cache

from tools import texts_report

FOR_NOW = texts_report.english_for_now()


@cache
def messages(language):
    """Every text of a language, by key."""
    return {key: text for texts in texts_report.read(language).texts.values() for key, text in texts.items()}


def may_lack(key):
    """Whether other languages may lack a text, with its attributes, or a word of the page."""
    return key in FOR_NOW or key.partition(".")[0] in FOR_NOW
