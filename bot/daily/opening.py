"""The table on which somebody plays the deal of a day."""

from collections.abc import Mapping
from typing import Any

from bot.daily.day import HAND, LEVEL, Day
from bot.people import Chat
from bot.table import dealing
from bot.table.change import TableChange
from bot.table.deals import SealedDeal
from bot.table.effects import Sits
from bot.table.kinds.daily import Daily
from bot.table.playing import play
from bot.table.table import Clock, Seat, Stage, Table
from engine import game
from engine.actions import Deal as DealAction

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
    """Return the table of a person in their private chat, dealt. Nothing of the game depends on who they are.

    `settings` are switches of what is seen: the language, pictures, colours. The table never knows the day's secret:
    its deal has the seal alone.
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
        seats=(seat.replace(tips=0), *(Seat(level=LEVEL, number=n) for n in range(1, day.seats))),
        preset=day.preset,
        options=day.options,
        pictures=bool(settings.get("pictures")),
        four_colours=bool(settings.get("four_colours")),
        game=game.new(built, day.seats, dealer),
        deal=SealedDeal(hand=HAND, secret="", commitment=day.seal),
        clock=Clock(turn_since=now),
        beacon=day.round is not None,
        kind=Daily(date=day.date, edition=day.edition, mark=day.mark_of(person.key), streak=streak),
    )
    dealt, _ = play(table, DealAction(pack), now)
    entries = (dealing.first_entry(dealt, dealer), {"pack": list(pack), "seal": day.seal})
    return TableChange(dealt, log=entries, effects=(Sits(person.key, code, on=True),))


def is_of(table: Table, day: Day, mark: str) -> bool:
    """Whether a table is the one on which a player, by mark, plays a day."""
    kind = Daily.of(table.kind)
    return kind is not None and (kind.date, kind.mark) == (day.date, mark)
