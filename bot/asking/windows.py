"""Who may look at a table in a window, and what others are shown: `bot.ports.windows.Doors`.

Looking needs less than sitting down. A proof that a person can open a chat lets them see its board, but no hand, and
gives no seat.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.asking.allowances import CODES
from bot.codec import WINDOW_PAYLOAD
from bot.people import Chat, Person
from bot.ports.allowances import Allowances
from bot.ports.messenger import Blocked, Busy, Messenger
from bot.ports.sessions import Session, SignedIn
from bot.ports.windows import Near, Sight, Wishes
from bot.refusal import Refusal
from bot.screen import Screen
from bot.screens import windows as screens
from bot.speaking import spoken_to
from bot.strangers.queue import CODE as QUEUE
from bot.table import masks
from bot.table.documents import NewerSchema
from bot.table.gathering import Gathering
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from bot.tournament.plan import Plan
from bot.tournament.plans import PLAN
from bot.tournament.tournament import Tournament

FRESH = 900.0  # seconds for which a client's report of its open chat counts
LISTED = 12  # most tables of a person that are shown
_START = re.compile(rf"{WINDOW_PAYLOAD}([A-Za-z0-9-]{{1,32}})")


class WindowDoors:
    """The doors of windows. Each answer comes from the newest version of the table or tournament."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        messengers: Mapping[str, Messenger],
        allowances: Allowances,
        wishes: Wishes,
        *,
        people: bool = False,
    ) -> None:
        """`people`: whether strangers may play with each other."""
        self._people = people
        self._tables = tables
        self._facts = facts
        self._messengers = messengers
        self._allowances = allowances
        self._wishes = wishes

    async def person(self, person: Person) -> Person:
        """Return a person with the language that they chose."""
        about = await self._tables.directory.person(person.key)
        return person.model_copy(update={"language": spoken_to(about, person.language)})

    async def sight(self, code: str, person: Person) -> Sight:
        """Return whether a person may look at a table or tournament now: freely, with a proof, or never."""
        found = await self._found(code)
        if not isinstance(found, Gathering):  # a plan stands in its chat alone
            return Sight.PROVED
        if found.is_sent_away(person.key):
            return Sight.NEVER
        has_seat = found.seat_of(person.key) is not None if isinstance(found, Table) else found.has_in_it(person.key)
        return Sight.FREE if has_seat or found.opens_to_all else Sight.PROVED

    async def may_name(self, code: str, session: Session) -> bool:
        """Count a code that a person names, unless they belong there. After too many they learn of none of them."""
        person, found = session.person, await self._found(code)
        if isinstance(found, Gathering) and found.belongs(person.key):
            return True
        if found is not None and await self._was_let_in(found, session):
            return True
        return await self._allowances.take(CODES.name, person.key, CODES.person, self._tables.now()) <= 0

    async def proves(self, code: str, session: Session) -> bool:
        """Return whether the person was let in, has the chat open in their client, or is a member of it."""
        found = await self._found(code)
        if found is None:
            return False
        return await self._was_let_in(found, session) or await self._facts.is_member(found.home, session.person)

    async def _was_let_in(self, found: Table | Tournament, session: Session) -> bool:
        """Return whether the person has a ticket, or has the chat open in their client."""
        ticket = await self._tables.directory.ticket(session.person.key, found.id)
        return self._tables.now() < ticket or await self._is_open_in(found, session)

    async def is_still_there(self, code: str, person: Person) -> bool | None:
        """Return whether a person is still in a chat in which the board stands, or was let in a moment ago.

        It's asked from spare calls. None if the platform does not say, or takes no question now.
        """
        found = await self._found(code)
        if found is None:
            return False
        if self._tables.now() < await self._tables.directory.ticket(person.key, code):
            return True
        try:
            answers = [
                await self._facts.membership(chat, person, spare=True) for chat in _boards(found, person.platform)
            ]
        except Busy:
            return None
        if True in answers:
            return True
        return False if answers and None not in answers else None

    async def speaks_for(self, code: str, person: Person) -> Chat | None:
        """Return the home chat of a table or tournament if the person is an admin of it.

        Whoever plays in a game may do nothing more there as an admin, so nobody is asked.
        """
        found = await self._found(code)
        if not isinstance(found, Table | Tournament) or not found.is_live:
            return None
        if isinstance(found, Table) and found.stage is Stage.PLAYING and found.seat_of(person.key) is not None:
            return None
        return found.home if await self._facts.is_admin(found.home, person) else None

    async def _is_open_in(self, found: Table | Tournament, session: Session) -> bool:
        """Return whether the person's client recently had a chat open in which the board stands."""
        signed = session.signed
        if not self._says_where(signed):
            return False
        chats = _boards(found, session.person.platform)
        return signed.place in {name for chat in chats for name in (chat.id, await self._facts.place_of(chat))}

    def _says_where(self, signed: SignedIn) -> bool:
        """Return whether the client recently reported which chat it has open."""
        return bool(signed.place) and self._tables.now() <= signed.at + FRESH

    async def outside(self, code: str, person: Person) -> Screen:
        """Return the screen for a person who may not look."""
        return screens.outside(code, person.language)

    async def default_code(self, signed: SignedIn) -> str:
        """Return the code of the table in the followed link, else of the one asked for, else of the chat's only one."""
        named = _START.fullmatch(signed.start)
        if named is not None:
            return named[1]
        wished = await self._wishes.of(signed.person.key)
        here = [] if wished else await self._tables_here(signed)
        return here[0].id if len(here) == 1 else wished

    async def _tables_here(self, signed: SignedIn) -> list[Table]:
        """Return the live tables of the chat that the person has open: its own, and the person's that it shows."""
        if not self._says_where(signed):
            return []
        chat = f"{signed.person.platform}:{signed.place}"
        mine = await self._live_tables(signed.person)
        shown = [table for table in mine if chat in {one.key for one in table.chats}]
        found = await self._found(await self._tables.directory.table_of_chat(chat))
        is_new = isinstance(found, Table) and found.is_live and found.id not in {table.id for table in shown}
        return [*shown, found] if is_new and not found.is_sent_away(signed.person.key) else shown

    async def _live_tables(self, person: Person) -> list[Table]:
        found = [
            await self._found(code) for code in (await self._tables.directory.tables_of_person(person.key))[:LISTED]
        ]
        return [masks.read_by(table, person.key) for table in found if isinstance(table, Table) and table.is_live]

    async def _tournament(self, person: Person) -> Tournament | None:
        """Return the tournament that the person last entered or set up, if it is still live."""
        found = await self._found((await self._tables.directory.person(person.key)).get("tournament"))
        return found if isinstance(found, Tournament) and found.is_live else None

    async def at_home(self, person: Person, signed: SignedIn | None = None) -> Screen:
        """Return the screen of a person's live tables, their tournament, and the table of the chat they have open."""
        mine = await self._live_tables(person)
        here = await self._tables_here(signed) if signed is not None else []
        known = {table.id for table in mine}
        others = [table for table in here if table.id not in known]
        tournament = await self._tournament(person)
        return screens.at_home([*mine, *others], person.language, tournament, people=self._people)

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person; if they accept no messages, a chat that only windows show."""
        messenger = self._messengers.get(person.platform)
        here = Chat(platform=person.platform, id=person.id, private=True)
        with suppress(Blocked):
            here = await messenger.private_chat(person) if messenger is not None else here
        return here.model_copy(update={"title": person.name})

    async def opened(self, person: Person) -> tuple[str, str]:
        """Return the code of the queue in which a person waits, or of the table that is open in their private chat."""
        code = await self._tables.directory.table_of_chat((await self.private_chat(person)).key) or ""
        found = None if code.startswith(QUEUE) else await self._found(code)
        if isinstance(found, Table) and found.kind.queue and not found.is_live:
            return found.kind.queue, ""  # its next game follows
        return (code, "") if code.startswith(QUEUE) else ("", code)

    async def near(self, person: Person, place: str = "", shown: str = "") -> Sequence[Near]:
        """Return the tables and tournaments that have to do with a person, the best one to show last."""
        directory = self._tables.directory
        private, group = await self.private_chat(person), f"{person.platform}:{place}"
        codes = [shown, await directory.table_of_chat(private.key), *(await directory.tables_of_person(person.key))]
        if place:
            chat = await directory.chat(group)
            codes += [await directory.table_of_chat(group), chat.get("tournament"), chat.get(PLAN)]
        documents = [await self._found(code) for code in codes if code]
        found = {one.id: one for one in documents if one is not None and not _is_sent_away(one, person)}
        gatherings = sorted(
            (one for one in found.values() if _is_to_see(one, found, shown)),
            key=lambda one: one.created if isinstance(one, Gathering) else 0.0,
        )
        near = [_near(one, person, group) for one in gatherings]
        return sorted(near, key=lambda one: one.is_played)

    async def leads_on(self, code: str, person: Person) -> str:
        """Return the code of the table to show now: the next game's if the person sits there, else the given code."""
        directory = self._tables.directory
        table = await self._found(code)
        if not isinstance(table, Table) or table.is_live:
            return code
        following = await directory.table_of_chat(table.home.key)
        there = await self._found(following) if following is not None and following != code else None
        is_mine = isinstance(there, Table) and there.again_of == code and there.seat_of(person.key) is not None
        return there.id if isinstance(there, Table) and is_mine else code

    async def _found(self, code: str | None) -> Any:
        """Return the newest table or tournament with a code; None if there is none."""
        with suppress(Refusal, NewerSchema):
            found = (await self._tables.registry.find(code or "")).value
            if isinstance(found, Table | Tournament | Plan):
                return found
        return None


def _boards(found: Table | Tournament, platform: str) -> list[Chat]:
    """Return the groups of a platform in which the board stands."""
    return [chat for chat in found.chats if chat.platform == platform and not chat.private]


def _is_sent_away(one: Table | Tournament | Plan, person: Person) -> bool:
    return isinstance(one, Gathering) and one.is_sent_away(person.key)


def _is_to_see(one: Table | Tournament | Plan, others: Collection[str], shown: str) -> bool:
    """Whether there is anything to see: a tournament's page stands for its tables that are over and put away."""
    if isinstance(one, Tournament) or one.is_live:
        return True
    if isinstance(one, Plan) or one.game is None:
        return False
    return one.id == shown or not one.kind.has_judges or one.kind.lot["tournament"] not in others


def _near(one: Table | Tournament | Plan, person: Person, group: str) -> Near:
    is_here = one.home.key == group
    if not isinstance(one, Table):
        return Near(one.id, is_here, is_played=False, has_seat=False)
    seat = one.seat_of(person.key)
    sits = one.is_live and seat is not None and not one.seats[seat].left
    return Near(one.id, is_here, is_played=one.stage is Stage.PLAYING, has_seat=sits)
