"""People who solve puzzles: what they read, and the buttons of right and wrong choices."""

import itertools

from bot.codec import Verb, decode
from bot.finished.group_puzzles import HERE
from bot.finished.solvers import pool
from bot.people import Chat
from bot.ports.presses import Press, StudyRequest
from engine import game
from engine.puzzles.puzzle import offered_in, state_of
from tests.world.finished_games import private


def right_path(puzzle):
    """The numbers that make the right first choice."""
    state, path = state_of(puzzle), []
    for action in puzzle.right:
        path.append(offered_in(state).index(action))
        state, _ = game.apply(state, action)
    return path


def some(puzzles, count=8):
    """A few of many puzzles, from all parts of the file."""
    return puzzles[:: max(len(puzzles) // count, 1)][:count]


def path_of(button):
    return [int(digit, 36) for digit in decode(button.data).argument.split("-")[1]]


class Solving:
    """A person who solves puzzles in private, one message after the other."""

    def __init__(self, world, person):
        self.world, self.person = world, person
        self.chat = Chat(platform=person.platform, id=person.id, private=True)
        self.screen = None

    async def begins(self):
        (reply,) = (await self.world.says(self.person, "/puzzle", chat=self.chat)).replies
        self.screen = reply.screen
        return self

    @property
    def buttons(self):
        return [button for row in self.screen.rows for button in row]

    @property
    def puzzle(self):
        return pool()[decode(self.buttons[0].data).argument[:12]]

    def act(self, what):
        """The button that asks for something."""
        return next((one for one in self.buttons if decode(one.data).argument.endswith(f"-{what}")), None)

    @property
    def choices(self):
        return [one for one in self.buttons if path_of(one) and decode(one.data).argument.endswith("-")]

    async def presses(self, button):
        answer = await self.world.presses(self.person, button, chat=self.chat)
        assert answer.instead is not None, answer.toast
        self.screen = answer.instead

    async def chooses(self, *path):
        """Make choices by their numbers, one press each."""
        for number in path:
            await self.presses(next(one for one in self.choices if path_of(one)[-1] == number))

    async def chooses_right(self):
        await self.chooses(*right_path(self.puzzle))

    async def chooses_wrong(self):
        right = right_path(self.puzzle)
        await self.chooses(*right[:-1], next(n for n in range(len(self.choices) + 9) if n != right[-1]))

    async def results(self):
        return await self.world.service.solvers.of(self.person.key)


inputs = itertools.count()


async def asks(world, person, argument=""):
    """Ask for a puzzle as a page does, by the argument of a button."""
    press = Press(person, private(person), f"puzzle-{next(inputs)}", StudyRequest("puzzle", puzzle=argument))
    return await world.service.act(press)


def argument_of(button):
    """The argument of a button that a page got."""
    return decode(button["data"]).argument


async def group_puzzle(world):
    """The puzzle of the group."""
    code = (await world.directory.chat(world.group.key))[HERE]
    return (await world.service.group_puzzles.newest(code)).value


async def tended(world):
    await world.tender.tend((await group_puzzle(world)).id)


def choice_buttons(sent):
    """The buttons of a group's puzzle that answer it."""
    return [one for one in sent.buttons if decode(one.data).verb is Verb.PUZZLE and path_of(one)]
