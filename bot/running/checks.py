"""The findings of `--check`: what is right or wrong at a platform, in words for the operator."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial


class How(StrEnum):
    """How serious a finding is, worst first."""

    WRONG = "wrong"
    """Something that people want to do does not work."""

    NOTE = "note"
    """It works, but the operator may want to know, or the start will change it."""

    FINE = "ok"
    """All right."""


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    how: How
    """How serious it is."""

    text: str
    """One line: what was found, and what to do about it."""


fine, note, wrong = partial(Finding, How.FINE), partial(Finding, How.NOTE), partial(Finding, How.WRONG)


def told(platform: str, findings: Iterable[Finding]) -> list[str]:
    """Return the lines to print, the worst first."""
    order = list(How)
    return [
        f"{platform}:",
        *(f"  {one.how:<6} {one.text}" for one in sorted(findings, key=lambda f: order.index(f.how))),
    ]
