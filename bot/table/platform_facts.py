"""Facts about chats and people that platforms report, and what they change at tables."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from cachetools import LRUCache, TTLCache

from bot.budgets import Budgets
from bot.people import Chat, Person
from bot.ports.directory import WANTS_MESSAGES
from bot.ports.effects import Opens, Unmet
from bot.ports.limits import Caller, Limits
from bot.ports.messenger import Busy, Messenger, NotDelivered
from bot.table import lowering, seats
from bot.table.change import TableChange
from bot.table.table import Stage, Table
from bot.table.tables import Tables

PATIENCE = 3.0  # seconds for which a question about a member waits for its turn
ADMIN_FOR = 60.0  # seconds for which a process remembers whether a person is an admin
ADMINS_KNOWN = 10_000  # answers to that question
IN_SIGHT = 2  # messages below a board that is still in sight
PLACE = "place"  # field of a group's document: the platform's own name for the group, as signed data of windows has it
PLACES_KNOWN = 10_000  # groups; a process remembers that it has stored their place
WAITS = "waits "  # prefix of a table's id in a group's document: a topic of the group has refused the table's messages


class PlatformFacts:
    """Takes in facts from updates of the platform and from failed deliveries."""

    def __init__(self, tables: Tables, messengers: Mapping[str, Messenger], limits: Limits) -> None:
        self._tables = tables
        self._messengers = messengers
        self._budgets = Budgets(limits, tables.now)
        self._places: LRUCache[str, str] = LRUCache(PLACES_KNOWN)
        self._admins: TTLCache[tuple[str, str], bool] = TTLCache(ADMINS_KNOWN, ADMIN_FOR, timer=tables.now)

    async def _change(self, table_id: str, decide: Callable[[Table], Table]) -> None:
        await self._tables.quietly(self._tables.change(table_id, lambda table: TableChange(decide(table))))

    async def seats_changed(self, person_key: str, **changes: Any) -> None:
        """Change fields of a person's seats at all their tables."""
        for table_id in await self._tables.directory.tables_of_person(person_key):
            await self._change(table_id, lambda table: seats.with_person(table, person_key, **changes))

    async def chat_moved(self, platform: str, old_id: str, new_id: str, *, seen_at: str | None = None) -> None:
        """Carry the tables of a group over to its new id; `seen_at` is the table where the move came to light."""
        old, new = f"{platform}:{old_id}", f"{platform}:{new_id}"
        open_here = await self._tables.directory.table_of_chat(old) or await self._tables.directory.table_of_chat(new)
        await self._tables.directory.move_chat(old, new)
        await self._tables.directory.save_chat(new, {PLACE: None})
        self._places.pop(new, None)
        for table_id in dict.fromkeys(name for name in (open_here, seen_at) if name is not None):
            await self._change(table_id, lambda table: table.with_moved_chat(platform, old_id, new_id))

    async def thread_gone(self, thread: Chat, table_id: str) -> None:
        """Let a table go on in the chat itself, as its thread does not exist any more."""
        table, directory = await self._tables.table(table_id), self._tables.directory
        if table.without_thread(thread) is table:
            return
        if table.is_live:
            with suppress(Unmet):  # another table is open there: this one goes on beside it
                await self._tables.store.carry_out((Opens(thread.around.key, table_id),))
        await self._change(table_id, lambda table: table.without_thread(thread))
        if await directory.table_of_chat(thread.key) == table_id:
            await directory.link_chat(thread.key, None)

    async def kept_without_thread(self, thread: Chat, field: str, code: str) -> None:
        """Store in a chat's document what one of its threads held, unless the chat holds one already."""
        directory, around = self._tables.directory, thread.around.key
        if field not in await directory.chat(around):
            await directory.save_chat(around, {field: code})

    async def pressed_in(self, chat: Chat, place: str) -> None:
        """Note the platform's own name for a group, taken from a press there."""
        group = chat.group.key
        if self._places.get(group) != place:
            await self._tables.directory.save_chat(group, {PLACE: place})
            self._places[group] = place

    async def place_of(self, chat: Chat) -> str:
        """Return the platform's own name for a group; empty if no press has given it."""
        known = await self._tables.directory.chat(chat.group.key)
        return str(known.get(PLACE, ""))

    async def is_member(self, chat: Chat, person: Person) -> bool:
        """Whether a person is in a group of their own platform now; False also if that can't be known."""
        with suppress(Busy):
            return await self.membership(chat, person) is True
        return False

    async def membership(self, chat: Chat, person: Person, *, spare: bool = False) -> bool | None:
        """Whether a person is in a group of their own platform now; None if the platform does not say.

        The question counts against the platform's budget. Raises Busy if it can't be asked now; with `spare` it is
        asked only if nothing else waits.
        """
        messenger = self._messengers.get(chat.platform)
        if messenger is None or chat.private or chat.platform != person.platform:
            return None
        if not spare:
            question = partial(messenger.is_member, chat, person)
            return await self._budgets.make(chat.platform, question, ("member", chat.key, person.key), PATIENCE)
        wait = await self._budgets.take_question(chat.platform)
        if wait > 0:
            raise Busy(wait)
        return await messenger.is_member(chat, person)

    async def is_admin(self, chat: Chat, person: Person) -> bool:
        """Whether a person is an admin of a group of their own platform, or was a moment ago; False if unknown.

        The question counts against the platform's budget.
        """
        messenger, about = self._messengers.get(chat.platform), (chat.group.key, person.key)
        if messenger is None or chat.private or chat.platform != person.platform:
            return False
        if about not in self._admins:
            question = partial(messenger.is_admin, chat, person)
            with suppress(NotDelivered):
                self._admins[about] = await self._budgets.make(chat.platform, question, ("admin", *about), PATIENCE)
        return self._admins.get(about, False)

    async def chat_opened(self, chat: str) -> None:
        """Show the tables of a chat (by its key) and of its topics again, as the bot has come back."""
        directory, now = self._tables.directory, self._tables.now()
        open_here = await directory.table_of_chat(chat)
        in_topics = [name for name in await directory.chat(chat) if name.startswith(WAITS)]
        if in_topics:
            await directory.save_chat(chat, dict.fromkeys(in_topics))
        for table_id in dict.fromkeys([open_here, *(name.removeprefix(WAITS) for name in in_topics)]):
            if table_id is not None:
                await self._change(table_id, lambda table: table.replace(welcomed=now))

    async def heard_from(self, chat: Chat, person: Person, table: Table) -> None:
        """Retry what a chat refused: a person has pressed or typed there, so it can be written to."""
        now = self._tables.now()
        index = table.seat_of(person.key)
        seat = table.seats[index] if index is not None else None
        if chat.private and seat is not None and seat.unreachable and not seat.unwanted:
            await self.private_chat_opened(person)
        if table.refuses(chat, person):
            places = {chat.key, person.key} if chat.private else {chat.key}
            await self._change(table.id, lambda newest: seats.heard_from(newest, places, now))

    async def refused(self, table: Table, places: frozenset[str]) -> None:
        """Note which chats and people (by key) refuse messages of a table now."""
        for chat in table.chats:
            if chat.thread is not None and chat.key in places:
                await self._tables.directory.save_chat(chat.group.key, {WAITS + table.id: True})

        def noted(newest: Table) -> Table:
            # A person may have been forgotten since, at their own request.
            here = {chat.key for chat in newest.chats} | {person.key for person in newest.people}
            return newest.replace(refusing=tuple(sorted(places & here)))

        await self._change(table.id, noted)

    async def old_button_pressed(self, table: Table, chat: Chat, message: str) -> None:
        """Take the buttons of a message away, if the store has lost that it was sent and the chat has a call to spare.

        No record knows such a message, so nothing else changes it.
        """
        messenger = self._messengers.get(chat.platform)
        if messenger is None or not table.redrawn:
            return
        known = {shown.message for shown in (await self._tables.store.shown(table.id)).values()}
        if not known & {message, None} and await self._budgets.take(chat, Caller(chat.key, spare=True)) <= 0:
            with suppress(NotDelivered):
                await messenger.without_buttons(chat, message)

    async def scrolled_on(self, table_id: str, chat: str) -> None:
        """Move the board of a table further down in a chat (by its key), as it is out of sight."""
        now = self._tables.now()
        await self._change(table_id, lambda newest: lowering.lowered(newest, chat, now))

    async def board_asked_for(self, table_id: str, chat: Chat) -> None:
        """Move the board of a table further down for a person who asks for it, unless it is in sight."""
        table = await self._tables.table(table_id)
        name = table.board_in(chat)
        messenger = self._messengers.get(chat.platform)
        if messenger is None or not lowering.may_be_lowered(table, chat, self._tables.now()):
            return
        shown = (await self._tables.store.shown(table_id)).get(name)
        if shown is None or shown.message is None or shown.refused:
            return
        if messenger.below(chat, shown.message) > IN_SIGHT:
            await self.scrolled_on(table_id, chat.key)

    async def private_chat_opened(self, person: Person) -> None:
        """Note that a person can be written to in private."""
        await self._tables.directory.save_person(person.key, {"private": True})
        await self._set_reachable(person, reachable=True)

    async def private_chat_reached(self, person: Person) -> None:
        """Note that a message has reached a person, if it was known that none would."""
        if (await self._tables.directory.person(person.key)).get("private") is False:
            await self.private_chat_opened(person)

    async def private_chat_closed(self, person: Person, *, seen_at: str | None = None) -> None:
        """Note that a person cannot be written to in private; `seen_at` is a table where that came to light."""
        directory = self._tables.directory
        if await directory.person(person.key) or await directory.tables_of_person(person.key):  # not for strangers
            await directory.save_person(person.key, {"private": False})
        await self._set_reachable(person, reachable=False, seen_at=seen_at)

    async def _set_reachable(self, person: Person, *, reachable: bool, seen_at: str | None = None) -> None:
        messenger = self._messengers.get(person.platform)
        # A closed private chat delays a game only on a platform where people must open it first.
        delays = messenger is None or messenger.must_start

        unwanted = not reachable and (await self._tables.directory.person(person.key)).get(WANTS_MESSAGES) is False

        def noted(table: Table) -> Table:
            if table.stage is Stage.LOBBY and not reachable and not delays:
                return table
            return seats.with_person(table, person.key, unreachable=not reachable, unwanted=unwanted)

        tables = await self._tables.directory.tables_of_person(person.key)
        for table_id in tables if seen_at is None or seen_at in tables else (*tables, seen_at):
            await self._change(table_id, noted)
