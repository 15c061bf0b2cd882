"""Who may look at a table in a window, and what others are shown: `bot.ports.windows.Doors`.

Looking is less than sitting down: what proves that somebody can open a chat lets them see its board, never a hand, and
gives no seat.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from bot.asking.allowances import CODES
from bot.people import Chat, Person
from bot.ports.allowances import Allowances
from bot.ports.messenger import Messenger
from bot.ports.sessions import Session
from bot.ports.windows import Sight
from bot.refusal import Refusal
from bot.screen import Screen
from bot.screens import windows as screens
from bot.table.documents import NewerSchema
from bot.table.gathering import Door
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Table
from bot.table.tables import Tables
from bot.texts import best
from bot.tournament.tournament import Tournament

FRESH = 900.0  # seconds that a client's word for its chat counts
LISTED = 12  # tables of somebody that are shown


class WindowDoors:
    """Asked of the newest version, each time."""

    def __init__(
        self, tables: Tables, facts: PlatformFacts, messengers: Mapping[str, Messenger], allowances: Allowances
    ) -> None:
        self._tables = tables
        self._facts = facts
        self._messengers = messengers
        self._allowances = allowances

    async def person(self, person: Person) -> Person:
        """Return a person with the language that they have chosen."""
        chosen = (await self._tables.directory.person(person.key)).get("language")
        return person.model_copy(update={"language": best(str(chosen or person.language))})

    async def sight(self, code: str, person: Person) -> Sight:
        """Return whether somebody may look at a table or tournament now."""
        found = await self._found(code)
        if found is None:
            return Sight.PROVED
        if found.is_sent_away(person.key):
            return Sight.NEVER
        if isinstance(found, Table):
            has_seat = found.seat_of(person.key) is not None
        else:
            has_seat = found.member(person.key) is not None or found.core.organiser.id == person.key
        return Sight.FREE if has_seat or (found.door is not Door.MEMBERS) else Sight.PROVED

    async def proves(self, code: str, session: Session) -> bool:
        """Whether somebody was let in, has the chat open, or is a member of it."""
        person, now = session.person, self._tables.now()
        found = await self._found(code)
        if found is not None and (
            now < await self._tables.directory.ticket(person.key, code) or await self._is_open_in(found, session)
        ):
            return True
        if await self._allowances.take(CODES.name, person.key, CODES.person, now) > 0:
            return False
        return found is not None and await self._is_member(found.home, person)

    async def _is_open_in(self, found: Table | Tournament, session: Session) -> bool:
        """Whether somebody's client has lately had a chat open in which the board stands."""
        signed = session.signed
        if not signed.place or self._tables.now() > signed.at + FRESH:
            return False
        chats = [chat for chat in found.chats if chat.platform == session.person.platform and not chat.private]
        return signed.place in {await self._facts.place_of(chat) for chat in chats}

    async def _is_member(self, chat: Chat, person: Person) -> bool:
        messenger = self._messengers.get(chat.platform)
        if chat.private or chat.platform != person.platform:
            return False
        return messenger is not None and await messenger.is_member(chat, person) is True

    async def outside(self, code: str, person: Person) -> Screen:
        """Return what is shown to somebody who may not look."""
        return screens.outside(code, person.language)

    async def at_home(self, person: Person) -> Screen:
        """Return the live tables of somebody."""
        found = []
        for code in (await self._tables.directory.tables_of_person(person.key))[:LISTED]:
            table = await self._found(code)
            if isinstance(table, Table) and table.is_live:
                found.append(table)
        return screens.at_home(found, person.language)

    async def begun(self, person: Person) -> str:
        """Return the code of what is open in the private chat with somebody."""
        return await self._tables.directory.table_of_chat(person.key) or ""

    async def leads_on(self, code: str, person: Person) -> str:
        """Return the code of the table to show from now on."""
        directory = self._tables.directory
        table = await self._found(code)
        if not isinstance(table, Table) or table.is_live:
            return code
        following = await directory.table_of_chat(table.home.key)
        there = await self._found(following) if following is not None and following != code else None
        is_mine = isinstance(there, Table) and there.again_of == code and there.seat_of(person.key) is not None
        return there.id if isinstance(there, Table) and is_mine else code

    async def _found(self, code: str | None) -> Any:
        """Return the newest table or tournament with a code; None for anything else."""
        with suppress(Refusal, NewerSchema):
            found = (await self._tables.registry.find(code or "")).value
            if isinstance(found, Table | Tournament):
                return found
        return None
