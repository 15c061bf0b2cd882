"""A typed command, with what is known of its asker and its chat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.asking.allowances import Kind, spend
from bot.codec import JOIN_PAYLOAD
from bot.people import Person
from bot.ports.allowances import Allowances
from bot.ports.directory import Directory
from bot.ports.messenger import Messenger
from bot.ports.presses import Press
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, Stay
from bot.screens.refusals import done
from bot.table.change import Change, TableRequest
from bot.table.model import Table
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from bot.texts import best


class CommandRequest:
    """A command with what is known of its asker and its chat."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        messengers: Mapping[str, Messenger],
        press: Press,
        allowances: Allowances,
    ) -> None:
        self.allowances = allowances
        self.tables = tables
        self.facts = facts
        self.messengers = messengers
        self.press = press
        self.args = ""
        self.about: Mapping[str, Any] = {}
        self.language = best(press.person.language)  # until more is known
        self.menu: Sequence[str] = ()  # the names of the commands that are offered
        self.meant: str | None = None  # the table that it was about
        self.alert = False  # whether a refusal has to be closed by hand

    async def known(self, args: str = "") -> CommandRequest:
        """Look up what is remembered of the asker, the language above all, and take in what was typed."""
        self.args = args.strip()
        self.about = await self.directory.person(self.press.person.key)
        self.language = best(self.about.get("language") or self.press.person.language)
        person = self.press.person.model_copy(update={"language": self.language})
        self.press = replace(self.press, person=person)
        return self

    async def spend(self, kind: Kind) -> None:
        """Count what the asker wants. Raises Refusal `too-often` where it was too often."""
        await spend(self.allowances, kind, self.person, self.press.chat, self.tables.now())

    @property
    def directory(self) -> Directory:
        """What is remembered beside the tables."""
        return self.tables.directory

    @property
    def person(self) -> Person:
        """Who asks."""
        return self.press.person

    def language_at(self, table: Table) -> str:
        """Return the asker's language: the one looked up, else the one they have at a table they sit at."""
        index = None if self.about else table.seat_of(self.person.key)
        seated = table.seats[index].person if index is not None else None
        return best(seated.language) if seated is not None else self.language

    def ask(self, table: Table) -> TableRequest:
        """Return the question to a table."""
        messenger = self.messengers.get(self.person.platform)
        own_message = messenger is not None and messenger.private_hands and not self.press.ephemeral
        return TableRequest(table, self.press, self.tables.now(), self.tables.chance, self.language, own_message)

    async def table_id(self) -> str:
        """Return the table that is meant: the chat's, or in a private chat the person's latest."""
        found = await self.directory.table_of_chat(self.press.chat.key)
        if found is None and self.press.chat.private:
            found = next(iter(await self.directory.tables_of_person(self.person.key)), None)
        if found is None:
            raise Refusal("no-table-here")
        self.meant = found
        return found

    async def change(self, decide: Callable[[TableRequest], Change]) -> Answer:
        """Apply a decision to the table that is meant."""
        return await self.tables.change(
            await self.table_id(), lambda table: decide(self.ask(table)), input_id=self.press.input_id
        )

    async def show(self, screen: Callable[[Table, str], Screen], *, private: bool = True) -> Answer:
        """Show a screen of the table that is meant, in the reader's language or, in public, the group's."""
        table = await self.tables.table(await self.table_id())
        language = self.language if private else table.language
        return Answer(replies=(Reply(screen=screen(table, language), private=private),))

    async def language_here(self) -> str:
        """Return the language of what everybody in the chat reads: the group's, or in a private chat the asker's."""
        if self.press.chat.private:
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
        return Answer(toast=done(key, self.language, **params))

    def mention(self, key: str, stay: Stay = Stay.PASSING, **params: str | int) -> Answer:
        """Answer with a line about what is seen elsewhere."""
        return self.say(key, **params).model_copy(update={"stay": stay})
