"""A press or typed command, with what is known about its asker and its chat."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.asking import led_to, told_strangers
from bot.asking.allowances import CODES, MEMBERSHIPS, TABLES, Kind
from bot.asking.services import Services
from bot.chance import Chance
from bot.codec import JOIN_PAYLOAD
from bot.finished.fair_queue import Done
from bot.people import Chat, Person
from bot.ports.directory import Directory
from bot.ports.effects import Unmet
from bot.ports.messenger import Busy
from bot.ports.presses import Command, Press, Pressed, StudyRequest
from bot.refusal import Refusal
from bot.screen import NO_LINKS, Answer, Links, Stay
from bot.screens.refusals import done
from bot.speaking import LAST, chosen_in, spoken_in, spoken_to
from bot.table import lobby, masks
from bot.table.change import TableChange, TableRequest
from bot.table.table import Table
from bot.texts import best
from bot.tournament import judging
from bot.tournament import tables as seating
from bot.tournament.tournament import Tournament, read_code
from bot.tournament.tournaments import TournamentChange, Tournaments
from bot.zones import UTC, ZONE


class CommandRequest:
    """A press or command, with what is known about its asker and its chat, and the services it needs."""

    def __init__(self, services: Services, press: Press) -> None:
        self.services = services
        self.tables = services.tables
        self.facts = services.facts
        self.messengers = services.messengers
        self.allowances = services.allowances
        self.tournaments = services.tournaments
        self.plans = services.plans
        self.days = services.days
        self.calls = services.calls
        self.strangers = services.strangers
        self.queues = services.queues
        self.press = press
        self.args = ""
        self.mentioned = press.what.mentioned if isinstance(press.what, Command) else ()
        self.person_data: Mapping[str, Any] = {}  # what is stored about the asker
        self._asker_language = press.person.language  # until the stored language is loaded
        self._chat_language: str | None = None  # the chat's language, if everybody in it reads the answer
        self.about_table: str | None = None  # the code of the table that the press is about
        self.alert = False  # whether a refusal is shown in an alert that has to be closed

    async def load(self, args: str = "") -> CommandRequest:
        """Load what is stored about the asker, above all the language, and keep the typed arguments."""
        self.args = args.strip()
        stored = self.directory.person(self.press.person.key)
        self.person_data, self._chat_language = await asyncio.gather(stored, self._language_of_readers())
        anonymous = self._chat_language if self.press.anonymous else None  # they read what their chat reads
        self._asker_language = anonymous or spoken_to(self.person_data, self.press.person.language)
        person = self.press.person.model_copy(update={"language": self.language})
        self.press = replace(self.press, person=person)
        return self

    async def spend(self, kind: Kind) -> None:
        """Count one use of something limited. Raises Refusal `too-often` beyond a limit."""
        take, press, now = self.allowances.take, self.press, self.tables.now()
        wait = await take(kind.name, press.person.key if kind.sender is None else self.tries_as, kind.person, now)
        # The person's limit comes first: a refused use does not count for the group.
        if wait <= 0 and kind.chat is not None and not press.chat.private:
            wait = await take(kind.name, press.chat.key, kind.chat, now)
        if wait <= 0 and kind.sender is not None and press.sender:
            wait = await take(kind.name, press.sender, kind.sender, now)
        if wait > 0:
            raise Refusal("too-often", seconds=math.ceil(wait))

    async def membership(self, chat: Chat) -> bool | None:
        """Whether the asker is in a group now; None if that can't be known. Raises Refusal `too-often`."""
        if chat.platform != self.person.platform or chat.private:
            return None
        await self.spend(MEMBERSHIPS)
        with suppress(Busy):
            return await self.facts.membership(chat, self.person)
        return None

    async def aside(self, work: Callable[[], Done]) -> Done:
        """Do work on a study or a game in a thread, in the asker's turn. Raises Refusal if too much of theirs waits."""
        return await self.services.drawing.aside(self.tries_as, work)

    async def spend_table(self) -> None:
        """Count one more table or tournament. Raises Refusal if the asker opens too many, or the store is full."""
        await self.spend(TABLES)
        if not await self.allowances.room_for_more():
            raise Refusal("no-room")

    @property
    def directory(self) -> Directory:
        """The store beside the tables: people, chats, links."""
        return self.tables.directory

    @property
    def person(self) -> Person:
        """The person who asks."""
        return self.press.person

    @property
    def tries_as(self) -> str:
        """The key under which tries are counted: the asker's, or a common one of all people the asker may be."""
        return self.press.together or self.person.key

    @property
    def language(self) -> str:
        """The asker's language, as far as it is known."""
        return best(self._asker_language)

    def language_code_at(self, table: Table) -> str:
        """Return the code of the asker's language: the stored one, else the one known at their seat."""
        index = None if self.person_data else table.seat_of(self.person.key)
        seated = table.seats[index].person if index is not None else None
        return seated.language if seated is not None else self._asker_language

    def language_at(self, table: Table) -> str:
        """Return the supported language in which the asker reads about a table."""
        return best(self.language_code_at(table))

    @property
    def answer_language(self) -> str:
        """The language of the answering line: the chat's if everybody there reads the line, else the asker's."""
        return self._chat_language or self.language

    @property
    def is_public(self) -> bool:
        """Whether everybody in the chat reads the answering line."""
        return isinstance(self.press.what, Command) and not (self.is_alone or self.reads_own)

    @property
    def reads_own(self) -> bool:
        """Whether the asker reads everything in their own language, even in a chat with other people."""
        messenger = self.messengers.get(self.person.platform)
        return messenger is not None and messenger.own_language

    @property
    def is_alone(self) -> bool:
        """Whether the asker alone reads an answer given here."""
        return self.press.chat.private or self.press.ephemeral

    async def own_tables(self) -> list[Table]:
        """Return the tables where the asker sits, the newest first, without those that are gone."""
        found = []
        for table_id in await self.directory.tables_of_person(self.person.key):
            with suppress(Refusal):
                found.append(masks.read_by(await self.tables.table(table_id), self.person.key))
        return found

    async def table_here(self) -> Table | None:
        """Return the table that the chat is linked to; None if there is none, or it is gone."""
        found = await self.directory.table_of_chat(self.press.chat.key)
        with suppress(Refusal):
            return masks.read_by(await self.tables.table(found), self.person.key) if found is not None else None
        return None

    async def _language_of_readers(self) -> str | None:
        return await spoken_in(self.directory, self.press.chat) if self.is_public else None

    def reply_language(self, table: Table, *, private: bool) -> str:
        """Return the language of a reply about a table: the table's if others read the reply too, else the asker's."""
        return self.language if private or self.reads_own else table.language

    def answer_language_at(self, table: Table) -> str:
        """Return the language of an answering line about a table."""
        return best(table.language) if self.is_public else self.language_at(table)

    def at_table(self, table: Table, *, judges: bool = False) -> TableRequest:
        """Return the request to put to a table."""
        if self.is_public:
            self._chat_language = best(table.language)
        now, chance = self.tables.now(), self.tables.chance
        return TableRequest(table, self.press, now, chance, self._asker_language, self._chat_language, judges)

    async def table_id(self) -> str:
        """Return the code of the chat's table, or in private of the asker's latest. Raises Refusal if there is none.

        In a window it is the code of the window's table.
        """
        found = self.press.window or await self.directory.table_of_chat(self.press.chat.key)
        if found is None and self.press.chat.private:
            found = next(iter(await self.directory.tables_of_person(self.person.key)), None)
        if found is None:
            raise Refusal("no-table-here")
        self.about_table = found
        await self.must_be_for_strangers(found)
        return found

    async def code(self, typed: str, *, of_tournament: bool = False, opens: bool = True) -> str:
        """Read a typed code of a table; with `of_tournament`, of a tournament too.

        Raises Refusal for anything else, and as `count_try` does.
        """
        code = lobby.read_code(typed) or (read_code(typed) if of_tournament else None)
        if code is None:
            raise Refusal("bad-code")
        await self.count_try(code, opens=opens)
        return code

    async def count_try(self, code: str, *, opens: bool = True) -> None:
        """Count a named code as a try, unless the asker has to do with its table.

        `opens`: whether the code alone opens what is asked for. Raises Refusal `too-often` after too many tries, and
        else `no-such-table` if the table is missing or hidden.
        """
        await self.must_be_for_strangers(code)
        if await self._belongs(code):
            return
        await self.spend(CODES)
        if not opens:
            await self.must_not_be_hidden(code)

    async def must_be_for_strangers(self, code: str) -> None:
        """Raise Refusal for a stranger who asks for what tells of a group (`bot.asking.told_strangers`)."""
        table = self.tables.warm(code) or await self._found(code)
        if isinstance(table, Table) and table.to_strangers:
            told_strangers.must_be_told(table, self.press, belongs=await self._belongs(code))

    async def must_not_be_hidden(self, code: str) -> None:
        """Raise Refusal `no-such-table` if the table or tournament with a code is missing, or hidden from the asker."""
        if await self.is_hidden(code):
            raise Refusal("no-such-table", code=code)

    async def is_hidden(self, code: str) -> bool:
        """Whether the asker may not learn that there is a table or tournament with a code, or there is none."""
        if await self._belongs(code):  # most presses: this asks no store
            return False
        found = await self._found(code)
        return found is None or not found.opens_to_all

    async def _belongs(self, code: str) -> bool:
        """Whether the asker has to do with the table or tournament with a code."""
        key, warm = self.person.key, self.tables.warm(code)
        if warm is not None and warm.belongs(key, self.press.chat):
            return True
        found = await self._found(code)
        if found is None:
            return False
        if found.belongs(key, self.press.chat) or self.is_admin_of(found.home):
            return True
        contest = seating.tournament_of(found) if isinstance(found, Table) else None
        judged = await self._found(contest) if contest is not None else None
        if judged is not None and judged.belongs(key):
            return True
        is_let_in = self.tables.now() < await self.directory.ticket(key, code)
        return is_let_in or await self.directory.finished_game(key, code) is not None

    async def _found(self, code: str) -> Table | Tournament | None:
        """Return the table or tournament with a code; None if there is none."""
        with suppress(Refusal):
            found = (await self.tables.registry.find(code)).value
            return found if isinstance(found, Table | Tournament) else None
        return None

    async def free_code(self, draw: Callable[[Chance], str]) -> str:
        """Draw codes until one is free, and return it."""
        return await self.tables.registry.free_code(draw, self.tables.chance)

    async def is_tournament(self, code: str) -> bool:
        """Whether a tournament is stored under a code."""
        return await self.tables.registry.what(code) == Tournaments.what

    async def table_named(self) -> tuple[str | None, str]:
        """Split the typed arguments into a table's code and the rest. The code is None if they begin with none.

        Raises Refusal as `count_try` does.
        """
        first, _, rest = self.args.partition(" ")
        code = lobby.read_code(first)
        if code is None or first.isdigit():
            return None, self.args
        await self.count_try(code, opens=False)
        return code, rest.strip()

    async def change(self, decide: Callable[[TableRequest], TableChange], table_id: str | None = None) -> Answer:
        """Apply a decision to a table; without a code, to the table that the method `table_id` finds."""
        table_id = table_id or await self.table_id()
        judges = await self.judges(table_id)
        return await self.change_table(table_id, lambda now: masks.decided(decide, self.at_table(now, judges=judges)))

    async def change_table(self, table_id: str, decide: Callable[[Table], TableChange]) -> Answer:
        """Apply a decision that needs no rights to a table. Raises Refusal if another table is open in the chat."""
        try:
            return await self.tables.change(table_id, decide, input_id=self.press.input_id)
        except Unmet as taken:
            raise Refusal("already-playing-here", code=taken.by) from None

    async def change_tournament(self, code: str, decide: Callable[[Tournament], TournamentChange]) -> Answer:
        """Apply a decision to a tournament. Whatever the organiser does there shows that they aren't away."""

        def decided(now: Tournament) -> TournamentChange:
            change = decide(now)
            seen = judging.seen(change.value, self.person.key, self.tables.now())
            return change if change.value is now else replace(change, value=seen)

        return await self.tournaments.change(code, decided, input_id=self.press.input_id)

    async def judges(self, table_id: str) -> bool:
        """Whether the asker is a judge at a table of a tournament, as the tournament stands now."""
        if self.press.anonymous:
            return False
        table = (await self.tables.newest(table_id)).value
        if (code := seating.tournament_of(table)) is None:
            return False
        tournament = await self.tournaments.tournament(code)
        return seating.judges(tournament, table, self.person.key, admin=self.is_admin_of(tournament.home))

    def must_be_known(self) -> None:
        """Raise Refusal for an asker of whom nobody knows who they are."""
        if self.press.anonymous:
            raise Refusal("anonymous")

    def is_at(self, home: Chat) -> bool:
        """Whether the press came from a chat, in any topic of it."""
        return self.press.chat.group.key == home.group.key

    def is_admin_of(self, home: Chat) -> bool:
        """Return whether the asker is an admin of a chat, by this press or by a command typed there a while ago."""
        spoken_for = self.press.speaks_for
        if (self.press.admin and self.is_at(home)) or (spoken_for and spoken_for.group.key == home.group.key):
            return True
        ticket = self.person_data.get("speaks_for") or {}
        return ticket.get("chat") == home.group.key and self.tables.now() < ticket.get("until", 0.0)

    async def language_here(self) -> str:
        """Return the group's language; the asker's if only they read the answer."""
        if self.is_alone or self.reads_own:
            return self.language
        return await spoken_in(self.directory, self.press.chat) or self.language

    async def language_chosen_here(self) -> str:
        """Return the language that an admin chose for the chat, in which tables are opened; else the asker's."""
        return await chosen_in(self.directory, self.press.chat) or self.language

    def pictures_here(self, kept: Mapping[str, Any]) -> bool:
        """Return whether the chat shows pictures, by what is kept of it; else as its platform does."""
        return bool(kept.get("pictures", self.messengers[self.press.chat.platform].pictures))

    async def note_language_here(self) -> None:
        """Store the asker's language as that of the chat, in which the bot speaks by itself, while none is known."""
        if not self.press.anonymous and await spoken_in(self.directory, self.press.chat) is None:
            await self.directory.save_chat(self.press.chat.key, {LAST: self.language})

    async def zone_here(self) -> str:
        """Return the name of the chat's time zone, or in private of the asker's; UTC if none was chosen."""
        return await self.zone_chosen() or UTC

    async def zone_chosen(self) -> str | None:
        """Return the name of the chosen time zone; None if none was chosen."""
        known = self.person_data if self.press.chat.private else await self.directory.chat(self.press.chat.group.key)
        return known.get(ZONE)

    def must_open_private_chat(self) -> bool:
        """Whether the asker has to open the private chat with the bot before it can write to them there."""
        return self.links("").start is not None and not self.person_data.get("private") and not self.is_in_private_chat

    @property
    def is_in_private_chat(self) -> bool:
        """Whether the asker presses or types in the private chat itself, which shows that it is open."""
        return self.press.chat.private and self.press.window is None

    def start_link(self, table_id: str) -> str | None:
        """Return the link that opens the private chat and brings the asker to a table; None if none is needed."""
        return self.links(f"{JOIN_PAYLOAD}{table_id}").start

    def again_in_private(self, what: Command | Pressed | None = None) -> str | None:
        """Return the link that opens the private chat and does there what is asked now, or `what`.

        None where no link is needed.
        """
        repeated = what or self.press.what
        return self.links(led_to.payload(repeated)).start if not isinstance(repeated, StudyRequest) else None

    def links(self, payload: str) -> Links:
        """Return the links of the asker's platform. `payload` says what the link to the private chat does."""
        found = self.messengers.get(self.person.platform)
        return Links(start=found.start_link(payload), groups=found.group_link()) if found is not None else NO_LINKS

    def say(self, key: str, **params: str | int) -> Answer:
        """Answer with a line."""
        return Answer(toast=done(key, self.answer_language, **params))

    def mention(self, key: str, stay: Stay = Stay.PASSING, **params: str | int) -> Answer:
        """Answer with a line that does not stay, because the board or a message shows the same."""
        return self.say(key, **params).model_copy(update={"stay": stay})
