"""The operator's answers to reports of strangers: list them, keep somebody away for a time, ask for another name."""

from datetime import UTC, datetime

from bot.asking.durations import read_duration
from bot.strangers.conduct import LONGEST, Conduct, Conducts, Report, mark, mark_of_name
from bot.table.tables import Tables

NAME = "name"  # instead of a time: another name is asked for


class BadAnswer(Exception):
    """An answer that makes no sense. The message says what would."""


async def listed(tables: Tables) -> list[str]:
    """Return a line for each report, oldest first. Nobody's key or platform is shown."""
    conduct, now = await Conducts(tables).conduct(), tables.now()
    return [_line(conduct, one, now) for one in conduct.since(now).reports]


def _line(conduct: Conduct, one: Report, now: float) -> str:
    at = datetime.fromtimestamp(one.at, UTC).isoformat(timespec="minutes")
    until = conduct.barred.get(mark(one.person.key), 0.0)
    barred = f"  kept away until {datetime.fromtimestamp(until, UTC).date()}" if until > now else ""
    return f"{one.number:>4}  {at}  {one.table}  {one.reason:<9} {one.person.name}{barred}"


async def answered(tables: Tables, number: int, answer: str) -> str:
    """Keep the person of a report away for a time like `7d` (`0d` lets them back), or refuse them the name.

    Returns a line that says what was done. Raises BadAnswer.
    """
    conducts, now = Conducts(tables), tables.now()
    one = next((one for one in (await conducts.conduct()).reports if one.number == number), None)
    if one is None or not one.person.key:
        raise BadAnswer(f"There is no report {number}: thousand reports lists them.")
    who, named = mark(one.person.key), mark_of_name(one.person)
    if answer == NAME:
        await conducts.put(
            Conduct(), lambda known: known.replace(refused_names={**known.refused_names, named: now + LONGEST})
        )
        return f"{one.person.name} is asked for another name."
    seconds = read_duration(answer)
    if seconds is None or seconds > LONGEST:
        raise BadAnswer("How long: like 2h or 7d, 365d at most; 0d lets back; name asks for another name.")
    await conducts.put(Conduct(), lambda known: known.replace(barred={**known.barred, who: now + seconds}))
    return f"{one.person.name} is kept away for {answer}." if seconds else f"{one.person.name} may come back."
