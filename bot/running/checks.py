"""The findings of `--check`: what is right or wrong on a platform, in words for the operator."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial


class How(StrEnum):
    """The seriousness of a finding, worst first."""

    WRONG = "wrong"
    """Something that people want to do does not work."""

    NOTE = "note"
    """It works, but the operator may want to know about it, or the next start changes it."""

    FINE = "ok"
    """Everything is right."""


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    how: How
    """How serious it is."""

    text: str
    """One line: what was found, and what to do about it."""


fine, note, wrong = partial(Finding, How.FINE), partial(Finding, How.NOTE), partial(Finding, How.WRONG)


def lines(platform: str, findings: Iterable[Finding]) -> list[str]:
    """Return the lines to print, worst first."""
    order = list(How)
    return [
        f"{platform}:",
        *(f"  {one.how:<6} {one.text}" for one in sorted(findings, key=lambda f: order.index(f.how))),
    ]


def of_strangers(kinds: Sequence[str]) -> Finding:
    """Return whether people who look for others may play together, and by which kinds of rules."""
    if not kinds:
        return fine("Play with people is off: STRANGERS=on lets people who look for others play together.")
    return note(
        f"Play with people is on ({', '.join(kinds)}): strangers meet here. `thousand reports` lists what they report, "
        "`thousand bar` answers."
    )
