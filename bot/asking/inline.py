"""What a person may insert into any chat.

The offers are an invitation to their table, today's result, the last picture of a finished hand that they were sent,
and the rules on a card. The words typed after the bot's name are not read. Apart from that picture, no offer names
another person or a group. A link in an offer proves no membership.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.asking.allowances import INLINE
from bot.codec import DAY_PAYLOAD, JOIN_PAYLOAD, LEARN_PAYLOAD
from bot.daily.days import Days
from bot.finished import dailies
from bot.people import Person
from bot.ports.allowances import Allowances
from bot.ports.inline import Offer
from bot.ports.messenger import Messenger
from bot.refusal import Refusal
from bot.screen import Links
from bot.screens import inline as screens
from bot.speaking import spoken_to
from bot.table import masks
from bot.table.documents import NewerSchema
from bot.table.lobby import has_room
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from bot.table.vacancies import offered
from bot.views.day import finished_day

PICTURE = "picture"
"""The field of a person's document for the last picture of a finished hand that they were sent, and its words."""


async def offers(
    tables: Tables, days: Days, allowances: Allowances, messenger: Messenger, person: Person
) -> Sequence[Offer]:
    """Return the offers; none if the person asks too often."""
    if await allowances.take(INLINE.name, person.key, INLINE.person, tables.now()) > 0:
        return []
    about: Mapping[str, Any] = await tables.directory.person(person.key)
    language = spoken_to(about, person.language)
    found = []
    lobby = await _open_lobby(tables, person)
    if lobby is not None:
        found.append(screens.invitation(lobby, language, _links(messenger, f"{JOIN_PAYLOAD}{lobby.id}")))
    played = await _day_played(tables, days, person)
    if played is not None:
        found.append(screens.result(finished_day(played, language), _links(messenger, DAY_PAYLOAD)))
    picture = about.get(PICTURE)
    if picture is not None:
        found.append(screens.hand(picture["name"], picture["words"], language, _links(messenger, LEARN_PAYLOAD)))
    return [*found, screens.rules(language, _links(messenger, LEARN_PAYLOAD))]


def _links(messenger: Messenger, payload: str) -> Links:
    return Links(start=messenger.start_link(payload), groups=messenger.group_link())


async def _open_lobby(tables: Tables, person: Person) -> Table | None:
    """Return the newest table where the person sits and others can join: a group's lobby, or a table of `/play`."""
    for code in await tables.directory.tables_of_person(person.key):
        with suppress(Refusal, NewerSchema):
            table = await tables.table(code)
            lobby = table.stage is Stage.LOBBY and not table.home.private
            gathers = (lobby and has_room(table)) or bool(offered(table))
            if gathers and table.seat_of(person.key) is not None and not masks.is_masked(table, person.key):
                return table
    return None


async def _day_played(tables: Tables, days: Days, person: Person) -> Table | None:
    """Return the person's finished deal of today."""
    day = await days.kept(days.today)
    if day is None:
        return None
    found, _ = await dailies.table_of(tables, day, day.mark_of(person.key))
    return found if found is not None and not found.is_live and found.rows else None
