"""A typed command, with what is known of its asker and its chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.asking.allowances import CODES, Kind, spend, tries_as
from bot.codec import JOIN_PAYLOAD
from bot.daily.days import Days
from bot.finished.reviewing import Reviewing
from bot.people import Chat, Person
from bot.ports.allowances import Allowances
from bot.ports.directory import Directory
from bot.ports.messenger import Messenger
from bot.ports.presses import Command, Press
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, Stay
from bot.screens.refusals import done
from bot.table import lobby
from bot.table.change import TableChange, TableRequest
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from bot.texts import best
from bot.tournament import tables as seating
from bot.tournament.tournament import read_code
from bot.tournament.tournaments import Tournaments


class CommandRequest:
    """A command with what is known of its asker and its chat."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        messengers: Mapping[str, Messenger],
        press: Press,
        allowances: Allowances,
        tournaments: Tournaments,
        reviewing: Reviewing,
        days: Days,
    ) -> None:
        self.allowances = allowances
        self.tournaments = tournaments
        self.reviewing = reviewing
        self.days = days
        self.tables = tables
        self.facts = facts
        self.messengers = messengers
        self.press = press
        self.args = ""
        self.about: Mapping[str, Any] = {}
        self._spoken = press.person.language  # until more is known
        self._here: str | None = None  # the language of the chat, where all in it read the answer
        self.menu: Sequence[str] = ()  # the names of the commands that are offered
        self.meant: str | None = None  # the table that it was about
        self.alert = False  # whether a refusal has to be closed by hand

    async def known(self, args: str = "") -> CommandRequest:
        """Look up what is remembered of the asker, the language above all, and take in what was typed."""
        self.args = args.strip()
        self.about, kept = await asyncio.gather(self.directory.person(self.press.person.key), self._chat())
        self._here = kept.get("language") or (await self._language_of_table() if self.is_public else None)
        self._spoken = self.about.get("language") or self.press.person.language
        person = self.press.person.model_copy(update={"language": self.language})
        self.press = replace(self.press, person=person)
        return self

    async def spend(self, kind: Kind) -> None:
        """Count what the asker wants. Raises Refusal `too-often` where it was too often."""
        await spend(self.allowances, kind, self.press, self.tables.now())

    @property
    def directory(self) -> Directory:
        """What is remembered beside the tables."""
        return self.tables.directory

    @property
    def person(self) -> Person:
        """Who asks."""
        return self.press.person

    @property
    def tries_as(self) -> str:
        """Who is meant when tries are counted: the asker, or all whom they may be."""
        return tries_as(self.press)

    @property
    def language(self) -> str:
        """The asker's language, as far as it is known."""
        return best(self._spoken)

    def spoken_at(self, table: Table) -> str:
        """Return what the asker speaks, by its code: as looked up, else as known at a table where they sit."""
        index = None if self.about else table.seat_of(self.person.key)
        seated = table.seats[index].person if index is not None else None
        return seated.language if seated is not None else self._spoken

    def language_at(self, table: Table) -> str:
        """Return the language of ours in which the asker reads about a table."""
        return best(self.spoken_at(table))

    @property
    def aloud(self) -> str:
        """The language of a line in answer: the chat's where all in it read it, else the asker's."""
        return self._here or self.language

    @property
    def is_public(self) -> bool:
        """Whether a line in answer is read by everybody in the chat."""
        return isinstance(self.press.what, Command) and not self.press.chat.private and not self.press.ephemeral

    @property
    def is_alone(self) -> bool:
        """Whether what is nobody else's business is read by the asker alone without going elsewhere."""
        return self.press.chat.private or self.press.ephemeral

    async def _language_of_table(self) -> str | None:
        """Return the language of the board in a chat that has none of its own."""
        found = await self.directory.table_of_chat(self.press.chat.key)
        try:
            return best((await self.tables.table(found)).language) if found is not None else None
        except Refusal:
            return None

    async def _chat(self) -> Mapping[str, Any]:
        return await self.directory.chat(self.press.chat.key) if self.is_public else {}

    def answered_in(self, table: Table) -> str:
        """Return the language of a line in answer about a table."""
        return best(table.language) if self.is_public else self.language_at(table)

    def ask(self, table: Table, *, judges: bool = False) -> TableRequest:
        """Return the question to a table."""
        if self.is_public:
            self._here = best(table.language)
        messenger = self.messengers.get(self.person.platform)
        own_message = messenger is not None and messenger.private_hands and not self.press.ephemeral
        now, chance = self.tables.now(), self.tables.chance
        return TableRequest(table, self.press, now, chance, self._spoken, self._here, judges, own_message)

    async def table_id(self) -> str:
        """Return the table that is meant: the chat's, or in a private chat the person's latest."""
        found = await self.directory.table_of_chat(self.press.chat.key)
        if found is None and self.press.chat.private:
            found = next(iter(await self.directory.tables_of_person(self.person.key)), None)
        if found is None:
            raise Refusal("no-table-here")
        self.meant = found
        return found

    async def code(self, typed: str, *, of_tournament: bool = False) -> str:
        """Return the code of a table, or `of_tournament` too, that was typed.

        Raises Refusal for none, and for whoever tries many.
        """
        code = lobby.read_code(typed) or (read_code(typed) if of_tournament else None)
        if code is None:
            raise Refusal("bad-code")
        await self.spend(CODES)
        return code

    async def is_tournament(self, code: str) -> bool:
        """Whether a code is that of a tournament, by what is stored under it."""
        return await self.tables.registry.what(code) == Tournaments.what

    def table_named(self) -> tuple[str | None, str]:
        """Return the table whose code stands first in what was typed, if one does, and the rest."""
        first, _, rest = self.args.partition(" ")
        code = lobby.read_code(first)
        return (None, self.args) if code is None or first.isdigit() else (code, rest.strip())

    async def change(self, decide: Callable[[TableRequest], TableChange], table_id: str | None = None) -> Answer:
        """Apply a decision to a table, without a name to the one that is meant."""
        table_id = table_id or await self.table_id()
        judges = await self.judges(table_id)
        return await self.tables.change(
            table_id, lambda table: decide(self.ask(table, judges=judges)), input_id=self.press.input_id
        )

    async def judges(self, table_id: str) -> bool:
        """Whether the asker judges a table, as its tournament is now; never at a table of no tournament."""
        table = (await self.tables.newest(table_id)).value
        code = seating.tournament_of(table)
        if code is None:
            return False
        tournament = await self.tournaments.tournament(code)
        return seating.judges(tournament, table, self.person.key, admin=self.speaks_for(tournament.home))

    def speaks_for(self, home: Chat) -> bool:
        """Whether the asker speaks for a chat: here and now, or a while ago in that chat."""
        here = self.press.chat
        if self.press.admin and (here.platform, here.id) == (home.platform, home.id):
            return True
        ticket = self.about.get("speaks_for") or {}  # of a command that was typed there
        return ticket.get("chat") == f"{home.platform}:{home.id}" and self.tables.now() < ticket.get("until", 0.0)

    async def show(self, screen: Callable[[Table, str], Screen], *, private: bool = True) -> Answer:
        """Show a screen of the table that is meant, in the reader's language or, in public, the group's."""
        table = await self.tables.table(await self.table_id())
        language = self.language if private else table.language
        return Answer(replies=(Reply(screen=screen(table, language), private=private),))

    async def language_here(self) -> str:
        """Return the language of what everybody in the chat reads: the group's, or the asker's for them alone."""
        if self.is_alone:
            return self.language
        return str((await self.directory.chat(self.press.chat.key)).get("language") or self.language)

    def group_link(self) -> str | None:
        """Return the link that adds the bot to a group; None where there is none."""
        messenger = self.messengers.get(self.person.platform)
        return messenger.group_link() if messenger is not None else None

    def start_link(self, table_id: str) -> str | None:
        """Return the link that opens the private chat and brings the asker to a table; None where none is needed."""
        messenger = self.messengers.get(self.person.platform)
        return messenger.start_link(f"{JOIN_PAYLOAD}{table_id}") if messenger is not None else None

    def say(self, key: str, **params: str | int) -> Answer:
        """Answer with a line."""
        return Answer(toast=done(key, self.aloud, **params))

    def say_with_number(self, key: str, table: Table, **params: str | int) -> Answer:
        """Answer with a line, and before the first deal with the asker's number in the order of joining."""
        index = table.seat_of(self.person.key)
        if table.stage is not Stage.LOBBY or table.closing is not None or index is None:
            return self.say(key, **params)
        number = done("number", self.aloud, number=index + 1)
        return Answer(toast=f"{done(key, self.aloud, **params)} {number}")

    def mention(self, key: str, stay: Stay = Stay.PASSING, **params: str | int) -> Answer:
        """Answer with a line about what is seen elsewhere."""
        return self.say(key, **params).model_copy(update={"stay": stay})
