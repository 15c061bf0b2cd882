"""What people have reached by a game, said once at its end: a first win, a first whole game, a step of the ladder."""

from collections.abc import Mapping

from bot.finished import details, short_games
from bot.ports.directory import Directory
from bot.table import ending
from bot.table.parts import Earned
from bot.table.table import Table
from bot.table.vacancies import counted_at

FIRST, WHOLE, STEP = "first", "whole", "step"


async def of(directory: Directory, table: Table) -> tuple[Earned, ...]:
    """Return what the people of a game that is over have reached by it; it is not counted yet."""
    if table.taken_back:
        return ()
    found: list[Earned] = []
    short = short_games.wins_before(table)
    for seat, person in counted_at(table).items():
        if not ending.has_won(table, seat) or table.seats[seat].earlier or not (table.kind.counts or short is not None):
            continue
        (sums,) = await directory.sums([person.key])
        if not sums.numbers.get("wins") and not short:
            is_whole = short is None and short_games.has_won(await directory.person(person.key))
            found.append(Earned(seat=seat, what=WHOLE if is_whole else FIRST))
        if step := _step_by(table, seat, sums.numbers):
            found.append(Earned(seat=seat, what=STEP, step=step))
    return tuple(found)


def _step_by(table: Table, seat: int, numbers: Mapping[str, float]) -> int:
    """Return how many steps of the ladder are taken after a won game, if that are more than before; else 0."""
    level = details.ladder_level(table, seat)
    if level is None or details.is_helped(table):
        return 0
    before = details.details(numbers)
    step = details.steps({**before.ladder, level: before.ladder.get(level, 0) + 1})
    return step if step > before.step else 0
