"""The judges' desk in a judge's private chat."""

from bot.codec import Verb
from bot.screen import Screen


class Desk:
    """A judge's desk; `screen` is its present page."""

    def __init__(self, evening, name) -> None:
        self.evening, self.name = evening, name
        self.screen = Screen(text="")

    @classmethod
    async def of(cls, evening, name):
        desk = cls(evening, name)
        await desk.types("/judge")
        return desk

    async def types(self, text):
        chat = await self.evening.world.room.private_chat(self.evening.people[self.name])
        answer = await self.evening.says(self.name, text, chat=chat)
        self.screen = answer.replies[0].screen if answer.replies else self.screen
        return answer

    async def press(self, *arguments):
        """Press buttons in turn, each given by its argument; Yes and No by `y` and `n`."""
        answer = None
        for argument in arguments:
            answer = await self.presses(self.button(argument))
        return answer

    async def presses(self, button):
        answer = await self.evening.presses_privately(self.name, button)
        self.screen = answer.instead or self.screen
        return answer

    def button(self, argument):
        return next(
            button
            for button in self.buttons
            if argument in {self._asks_for(button), self._asks_for(button).rstrip("0123456789")}
        )

    def asks_for(self):
        return [self._asks_for(button) for button in self.buttons]

    @property
    def buttons(self):
        return [button for row in self.screen.rows for button in row if button.data is not None]

    @staticmethod
    def _asks_for(button):
        return button.data.rpartition(f".{Verb.JUDGE}.")[2]


async def appointed(evening, name="Otto"):
    """Appoint a judge who doesn't play, so rulings need no confirmation by another judge."""
    evening.people[name] = evening.world.person(name)
    await evening.world.says(evening.people[name], "/judge offer")
    organisers = await Desk.of(evening, "Anna")
    await organisers.types(f"/judge appoint {name}")
    await organisers.press("y")
