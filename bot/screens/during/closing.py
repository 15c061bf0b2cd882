"""The message that fixes everything that a deal is computed from, before it is dealt.

It is never edited, so it is evidence. For the first deal, if anybody has typed words, it lists the people in order of
joining with their shares. At a table with a public beacon it names the round that will be mixed in.
"""

from bot.screen import Screen
from bot.screens.names import seat_name
from bot.table.dealing import is_listed, joined_hash, list_hash
from bot.table.deals import SealedDeal
from bot.table.table import Table
from bot.texts import Markup, moment, say
from engine.beacon import QUICKNET


def closed_list(table: Table, deal: SealedDeal, language: str) -> Screen:
    """The people of the deal, the round that will be mixed in, or both."""
    return Screen(text=Markup.join("\n", closing_lines(table, deal, language)))


def closing_lines(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    """Return the content of `closed_list` as lines for another message."""
    lines = _joined(table, deal, language) if is_listed(deal) else []
    return [*lines, *_round(table, deal, deal.round, language)] if deal.round is not None else lines


def _joined(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    """List the people in order of joining with their shares, exactly as they are hashed, and the hash."""
    return [
        say(language, "closing-joined", hand=deal.hand, code=table.id),
        *(
            say(language, "closing-person", share=f"{who} {share}", name=seat_name(table, place, language))
            for place, (who, share) in enumerate(zip(deal.joined, deal.nonces, strict=True))
        ),
        say(language, "closing-hash", hash=joined_hash(deal)),
    ]


def _round(table: Table, deal: SealedDeal, number: int, language: str) -> list[Markup]:
    """Show the hash of the seal and all shares, and the beacon round that will be mixed in, with its time."""
    due = moment(language, QUICKNET.time_of(number))
    return [
        say(language, "closing", hand=deal.hand, code=table.id, hash=list_hash(deal)),
        say(language, "closing-round", round=number, time=due),
    ]
