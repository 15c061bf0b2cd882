"""What platforms tell of their chats and people, and what that changes at tables."""

from collections.abc import Mapping

from bot.people import Person
from bot.ports.directory import WANTS_MESSAGES
from bot.ports.messenger import Messenger
from bot.table import seats
from bot.table.change import Change
from bot.table.model import Stage, Table
from bot.table.tables import Tables


class PlatformFacts:
    """Takes in facts, from the platform itself or from a message that could not be delivered."""

    def __init__(self, tables: Tables, messengers: Mapping[str, Messenger]) -> None:
        self._tables = tables
        self._messengers = messengers

    async def chat_moved(self, platform: str, old_id: str, new_id: str, *, seen_at: str | None = None) -> None:
        """A group has a new id: its tables move along; `seen_at` is a table where that came to light."""
        old, new = f"{platform}:{old_id}", f"{platform}:{new_id}"
        open_here = await self._tables.directory.table_of_chat(old) or await self._tables.directory.table_of_chat(new)
        await self._tables.directory.move_chat(old, new)

        def carried(table: Table) -> Change:
            return Change(seats.with_moved_chat(table, platform, old_id, new_id))

        for table_id in dict.fromkeys(name for name in (open_here, seen_at) if name is not None):
            await self._tables.quietly(self._tables.change(table_id, carried))

    async def chat_opened(self, chat: str) -> None:
        """The bot has come (back) to a chat, by its key: the table open there is shown again."""
        open_here = await self._tables.directory.table_of_chat(chat)
        if open_here is not None:
            now = self._tables.now()
            welcomed = self._tables.change(open_here, lambda table: Change(table.model_copy(update={"welcomed": now})))
            await self._tables.quietly(welcomed)

    async def private_chat_opened(self, person: Person) -> None:
        """A person can now be written to in private."""
        await self._tables.directory.save_person(person.key, {"private": True})
        await self._set_reachable(person, reachable=True)

    async def private_chat_closed(self, person: Person, *, seen_at: str | None = None) -> None:
        """A person has blocked the bot, or wants no private messages; `seen_at` is a table where that came to light."""
        await self._tables.directory.save_person(person.key, {"private": False})
        await self._set_reachable(person, reachable=False, seen_at=seen_at)

    async def _set_reachable(self, person: Person, *, reachable: bool, seen_at: str | None = None) -> None:
        messenger = self._messengers.get(person.platform)
        # Where nobody has to open a private chat first, a closed one keeps no game from starting.
        keeps_waiting = messenger is None or messenger.must_start

        unwanted = not reachable and (await self._tables.directory.person(person.key)).get(WANTS_MESSAGES) is False

        def noted(table: Table) -> Change:
            if table.stage is Stage.LOBBY and not reachable and not keeps_waiting:
                return Change(table)
            return Change(seats.reachable(table, person.key, reachable=reachable, unwanted=unwanted))

        tables = await self._tables.directory.tables_of_person(person.key)
        for table_id in tables if seen_at is None or seen_at in tables else (*tables, seen_at):
            await self._tables.quietly(self._tables.change(table_id, noted))
