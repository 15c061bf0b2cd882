"""Limits on how often people may ask for something costly: generous to people, not to programs.

Buttons are not counted: a press that changes nothing is cheap, and counting each in the store would slow every game.
"""

from dataclasses import dataclass

from bot.ports.allowances import Allowance


@dataclass(frozen=True, slots=True)
class Kind:
    """A thing that may be used only so often."""

    name: str
    """Its name in the store."""

    person: Allowance
    """The limit for one person."""

    chat: Allowance | None = None
    """The limit for all people of a group together; None for no such limit."""

    sender: Allowance | None = None
    """The limit for one network address, for things that can be guessed; None for none. With this limit, people who may
    be one person are counted together too."""


COMMANDS = Kind("command", Allowance(20, 1.0), Allowance(60, 0.5))
TABLES = Kind("table", Allowance(10, 10.0), Allowance(10, 10.0))
INLINE = Kind("inline", Allowance(20, 1.0))
STUDIES = Kind("study", Allowance(60, 0.5))
KEEPING = Kind("keeping", Allowance(30, 10.0), sender=Allowance(60, 5.0))
# Each question costs a call to the platform. The page of a person's groups asks about each of them.
MEMBERSHIPS = Kind("membership", Allowance(30, 2.0))
QUEUES = Kind("queue", Allowance(10, 6.0), sender=Allowance(20, 3.0))
PHRASES = Kind("phrase", Allowance(4, 5.0))
REPORTS = Kind("report", Allowance(5, 17_280.0))  # five a day
NAMES = Kind("name", Allowance(5, 3600.0))
REVIEWS = Kind("review", Allowance(10, 30.0))
# An address may guess more often than a person: all visitors behind a proxy share one. It has a limit because it
# can open any number of rooms.
CODES = Kind("code", Allowance(10, 60.0), sender=Allowance(20, 20.0))
