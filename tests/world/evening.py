"""A tournament in the world of the tests: people join, play and judge."""

from bot.codec import Verb
from bot.people import Person
from bot.screen import Button
from bot.table.change import TableChange
from bot.table.playing import play
from bot.table.table import Table
from bot.tournament.tournament import Tournament
from tests.world.chat_room import World, pressable
from tests.world.finished_games import simple_action

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jan", "Kai", "Lena")
MOVES = 1000  # more than there are between two deals


class Evening:
    """People at a tournament, by name; `code` is the tournament's."""

    def __init__(self, world: World, code: str, people: list[Person]) -> None:
        self.world = world
        self.code = code
        self.people = {person.name: person for person in people}

    @classmethod
    async def opened(
        cls,
        world: World,
        people: int = 9,
        words: str = "Friday Cup end=hands:1 rounds=3",
        *,
        platform: str = "telegram",
    ) -> "Evening":
        """Let the first person open a tournament in the group, and all join by the page's button."""
        here = [world.person(name, platform=platform) for name in NAMES[:people]]
        await world.says(here[0], f"/tournament {words}")
        code = (await world.directory.chat(world.group.key))["tournament"]
        evening = cls(world, code, here)
        await evening.tended()
        for person in here:
            await evening.presses(person.name, Verb.JOIN)
        return evening

    @classmethod
    async def begun(
        cls,
        world: World,
        people: int = 9,
        words: str = "Friday Cup end=hands:1 rounds=3",
        *,
        platform: str = "telegram",
    ) -> "Evening":
        """Open a tournament and draw its first round."""
        evening = await cls.opened(world, people, words, platform=platform)
        await evening.starts("Anna")
        return evening

    async def starts(self, name: str) -> None:
        """Press Start; if that asks for another judge first, press "as it is"."""
        answer = await self.presses(name, Verb.START)
        for reply in answer.replies:
            as_it_is = next(
                button for row in reply.screen.rows for button in row if f".{Verb.START}" in (button.data or "")
            )
            await self.presses_privately(name, as_it_is)

    @property
    def page(self):
        """The page as the group sees it."""
        board = [one for one in self.world.room.seen_in(self.world.group) if one.buttons]
        return board[-1]

    async def tournament(self) -> Tournament:
        return await self.world.service.tournaments.tournament(self.code)

    async def tables(self) -> list[Table]:
        """The tables of the present round."""
        found = await self.tournament()
        drawn = () if found.core.current is None else found.core.current.tables
        return [await self.world.tables.table(one.code) for one in drawn]

    async def table_of(self, name: str) -> Table:
        key = self.people[name].key
        return next(table for table in await self.tables() if table.seat_of(key) is not None)

    async def presses(self, name: str, verb: Verb, argument: str | None = None, **press):
        """Let somebody press a button in the group."""
        button = next(
            message.button(verb, argument)
            for message in reversed(self.world.room.seen_in(self.world.group))
            if any(one.data and f".{verb}" in one.data for one in message.buttons)
        )
        answer = await self.world.presses(self.people[name], button, **press)
        await self.tended()
        return answer

    async def presses_privately(self, name: str, button: Button | str):
        """Let a person press a button, or send its data, in their private chat."""
        chat = await self.world.room.private_chat(self.people[name])
        answer = await self.world.presses(self.people[name], button, chat=chat)
        await self.tended()
        return answer

    async def says(self, name: str, text: str, **press):
        answer = await self.world.says(self.people[name], text, **press)
        await self.tended()
        return answer

    async def tended(self) -> None:
        """Tend the tournament and the tables of its round, as a worker would."""
        await self.world.tender.tend(self.code)
        for table in await self.tables():
            await self.world.tender.tend(table.id)
        await self.world.tender.tend(self.code)

    async def passes(self, seconds: float) -> None:
        self.world.time += seconds
        await self.tended()

    async def plays_by_buttons(self, table_id: str) -> None:
        """Play a table to its end by the first button that makes a move."""
        world = self.world
        for _ in range(400):
            table = await world.tables.table(table_id)
            if not table.is_live:
                return
            seat = table.seats[table.to_act] if table.to_act is not None else None
            if seat is None or seat.is_played:
                await world.skips(table_id)
                continue
            buttons = pressable(world.room.hand_of(seat.person).screen)
            if not buttons:
                await world.skips(table_id, 1.0)
                continue
            await world.presses(seat.person, buttons[0], chat=await world.room.private_chat(seat.person))
            await world.skips(table_id, 1.0)
        raise AssertionError("this game does not end")

    async def plays_quickly(self, table_id: str) -> None:
        """Play a table to its end without updating messages in between. Moves between two deals are one commit."""
        world = self.world
        for _ in range(200):
            table = await world.tables.table(table_id)
            if not table.is_live:
                break
            if table.to_act is None:
                await world.skips(table_id, 10.0)
            else:
                await world.tables.change(table_id, moved(world.time, MOVES))
        await world.tender.tend(table_id)

    async def moves(self, table_id: str) -> None:
        """Make the next move at a table, as the person whose turn it is."""
        await self.world.tables.change(table_id, moved(self.world.time))

    async def plays_round(self) -> None:
        """Play all tables of the present round to their end."""
        for table in await self.tables():
            await self.plays_quickly(table.id)
        await self.tended()


def moved(now: float, most: int = 1):
    """Return a change that makes up to `most` moves, as if the players had made them."""

    def decide(table: Table) -> TableChange:
        entries = []
        while table.to_act is not None and len(entries) < most:
            seats = tuple(
                seat.model_copy(update={"acted": True}) if index == table.to_act else seat
                for index, seat in enumerate(table.seats)
            )
            table, entry = play(table.model_copy(update={"seats": seats}), simple_action(table), now)
            entries.append(entry)
        return TableChange(table, log=tuple(entries))

    return decide
