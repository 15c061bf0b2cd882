"""What `--check` finds: a look at a platform before the start, in words for the operator."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class How(StrEnum):
    """How a thing is."""

    FINE = "ok"
    """As it shall be."""

    NOTE = "note"
    """It works, but the operator may want to know, or the start changes it."""

    WRONG = "wrong"
    """Something that people want to do does not work."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    how: How
    """How it is."""

    text: str
    """What it is, and what to do about it: one line."""


def fine(text: str) -> Finding:
    """Return that something is as it shall be."""
    return Finding(How.FINE, text)


def note(text: str) -> Finding:
    """Return that the operator may want to know something."""
    return Finding(How.NOTE, text)


def wrong(text: str) -> Finding:
    """Return that something does not work."""
    return Finding(How.WRONG, text)


def told(platform: str, findings: Iterable[Finding]) -> list[str]:
    """Return the lines to print, what is wrong first."""
    order = list(reversed(How))
    return [
        f"{platform}:",
        *(f"  {one.how:<6} {one.text}" for one in sorted(findings, key=lambda f: order.index(f.how))),
    ]
