"""People who play in windows, in simulated time: they see looks, signal presence, and press as a window does."""

import itertools
from collections.abc import Callable, Collection

from adapters.redis.windows import RedisPresence
from bot.asking.service import TableService
from bot.people import Chat, Person
from bot.ports.presses import Press, Pressed
from bot.ports.store import SurfaceKind
from bot.showing.looks import TableLooks

SIGNS_EVERY = 10.0  # seconds


class WindowPeople:
    """The people of a table who have windows open. Each window draws every version as soon as it is committed."""

    def __init__(
        self,
        service: TableService,
        looks: TableLooks,
        presence: RedisPresence,
        now: Callable[[], float],
        people: Collection[Person],
    ) -> None:
        self._service = service
        self._looks = looks
        self._presence = presence
        self._now = now
        self.people = {person.id: person for person in people}
        self._signed = float("-inf")
        self._drawn = 0
        self._inputs = itertools.count(1)

    @property
    def next_signs(self) -> float:
        """The time when the windows have to signal presence again."""
        return self._signed + SIGNS_EVERY

    async def signs(self, code: str) -> None:
        """Give the signs of presence that are due. They say that each window has drawn the newest version."""
        version = (await self._service.tables.newest(code)).version
        if version == self._drawn and self._now() < self.next_signs:
            return
        self._drawn, self._signed = version, self._now()
        for person in self.people.values():
            await self._presence.stay(code, person.key, "a window", drawn=version)

    async def shown(self, code: str, person: Person) -> list[str]:
        """Return the data of the buttons below a person's hand in their window."""
        look = await self._looks.look(code, person)
        screens = look.screens.items() if look is not None else ()
        hands = [screen for name, screen in screens if (name.kind, name.place) == (SurfaceKind.HAND, person.key)]
        return [button.data for screen in hands for row in screen.rows for button in row if button.data]

    async def press(self, code: str, person: Person, data: str) -> None:
        """Press a button in a person's window."""
        private = Chat(platform=person.platform, id=person.id, private=True, title=person.name)
        await self._presence.stay(code, person.key, "a window", touched=True)
        await self._service.act(
            Press(person, private, f"window:{next(self._inputs)}", Pressed(data), sender="bench", window=code)
        )
