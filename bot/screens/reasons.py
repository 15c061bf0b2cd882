"""The reasons of judges' decisions, in the reader's language."""

from bot.people import inert
from bot.texts import isolated, plain
from engine.tournament.model import OTHER, REASONS


def why(reason: str, remark: str, language: str) -> str:
    """Return a reason with the judge's remark, as plain text. An unknown code reads as "another reason"."""
    told = plain(language, f"judge-reason-{reason if reason in REASONS else OTHER}")
    return plain(language, "judge-reason-remark", reason=told, remark=isolated(inert(remark))) if remark else told
