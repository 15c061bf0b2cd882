"""Everything that presses and commands work with."""

from collections.abc import Mapping

from bot.calling.calls import Calls
from bot.daily.days import Days
from bot.finished.fair_queue import FairQueue
from bot.finished.group_puzzles import GroupPuzzles
from bot.finished.handover import Handovers
from bot.finished.kept_studies import Library
from bot.finished.reviewing import Reviewing
from bot.finished.solvers import Solvers
from bot.ports.allowances import Allowances, Unlimited
from bot.ports.messenger import Messenger
from bot.strangers.conduct import Conducts
from bot.strangers.queues import Queues
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from bot.tournament.plans import Plans
from bot.tournament.tournaments import Tournaments


class Services:
    """Everything that presses and commands work with."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        messengers: Mapping[str, Messenger],
        allowances: Allowances | None,
        strangers: tuple[str, ...] = (),
    ) -> None:
        """`strangers`: the kinds of rules by which strangers may play with each other; none: they may not."""
        self.tables = tables
        self.facts = facts
        self.messengers = messengers
        self.allowances = allowances or Unlimited()
        self.tournaments = Tournaments(tables)
        self.plans = Plans(self.tournaments)
        self.reviewing = Reviewing(tables.store)
        self.days = Days(tables)
        self.calls = Calls(tables)
        self.strangers = strangers
        self.queues = Queues(tables)
        self.conducts = Conducts(tables)
        self.library = Library(tables)
        self.solvers = Solvers(tables.registry)
        self.group_puzzles = GroupPuzzles(tables.registry)
        self.handovers = Handovers(tables.registry)
        self.drawing = FairQueue()
