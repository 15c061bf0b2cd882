"""The reasons of judges' decisions, in the reader's language."""

from bot.people import inert
from bot.texts import isolated, plain
from engine.tournament.model import OTHER, REASONS


def why(reason: str, remark: str, language: str) -> str:
    """Return a reason with the judge's remark, as plain text; of another reason only the remark, if there is one."""
    known = reason if reason in REASONS else OTHER
    reason_text = plain(language, f"judge-reason-{known}")
    if not remark:
        return reason_text
    said = isolated(inert(remark))
    if known == OTHER:
        return plain(language, "judge-reason-own", remark=said)
    return plain(language, "judge-reason-remark", reason=reason_text, remark=said)
