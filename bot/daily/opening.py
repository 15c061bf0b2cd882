"""Tables of a deal of the day."""

from collections.abc import Mapping
from typing import Any

from bot.daily.day import HAND, LEVEL, Day
from bot.people import Chat
from bot.table import dealing
from bot.table.change import TableChange
from bot.table.deals import SealedDeal
from bot.table.kinds.daily import Daily
from bot.table.parts import Clock
from bot.table.table import Seat, Stage, Table
from engine import game

OWN = 0  # the person's seat


def made(
    day: Day,
    code: str,
    seat: Seat,
    chat: Chat,
    *,
    streak: int,
    now: float,
    settings: Mapping[str, Any],
) -> TableChange:
    """Make the table of a person in their private chat, with the cards dealt. The game does not depend on the person.

    `settings` are the language and switches of the screens. The table never holds the day's secret, only the seal.
    """
    person = seat.person
    if person is None:
        raise ValueError("nobody to play")
    built = day.rules
    dealer, pack = day.mix.dealer(day.seats), day.mix.pack(built.table.deck)
    table = Table(
        id=code,
        created=now,
        opener=person,
        stage=Stage.PLAYING,
        chats=(chat,),
        language=str(settings.get("language", person.language)),
        seats=(seat.replace(tips=None), *(Seat(level=LEVEL, number=n) for n in range(1, day.seats))),
        preset=day.preset,
        options=day.options,
        pictures=bool(settings.get("pictures")),
        four_colours=bool(settings.get("four_colours")),
        game=game.new(built, day.seats, dealer),
        deal=SealedDeal(hand=HAND, secret="", commitment=day.seal),
        clock=Clock(turn_since=now),
        scheme=day.scheme,
        kind=Daily(date=day.date, edition=day.edition, mark=day.mark_of(person.key), streak=streak),
    )
    return dealing.first_dealt(table, dealer, pack, now)


def is_of(table: Table, day: Day, mark: str) -> bool:
    """Whether a table belongs to a player, by mark, on a day."""
    kind = Daily.of(table.kind)
    return kind is not None and (kind.date, kind.mark) == (day.date, mark)
