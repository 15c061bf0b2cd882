"""The message that says what a deal is made of before the public beacon's round comes: the evidence that it did."""

from datetime import UTC, datetime

from bot.screen import Screen
from bot.table.dealing import list_hash
from bot.table.deals import Deal
from bot.table.model import Table
from bot.texts import Markup, say
from engine.beacon import QUICKNET


def closed_list(table: Table, deal: Deal, language: str) -> Screen:
    """The hash of the seal and all shares of a deal, and the round that will be mixed in, with its time."""
    return Screen(text=Markup.join("\n", closing_lines(table, deal, language)))


def closing_lines(table: Table, deal: Deal, language: str) -> list[Markup]:
    """The same as lines of another message."""
    number = deal.round or 0
    due = datetime.fromtimestamp(QUICKNET.time_of(number), UTC).strftime("%Y-%m-%d %H:%M:%S")
    return [
        say(language, "closing", hand=deal.hand, code=table.id, hash=list_hash(deal)),
        say(language, "closing-round", round=number, time=due),
    ]
