"""Scripted people on the Telegram emulator: each reads their private hand and presses a button that makes a move."""

from collections.abc import Iterable

from bot.codec import BadToken, Token, Verb, decode
from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.messages import Button, Message
from tests.emulators.telegram.people import Answer, Person
from tests.emulators.telegram.server import TelegramEmulator

MOVES = {Verb.BID, Verb.PASS, Verb.LOOK, Verb.CARD, Verb.MARRIAGE, Verb.FOUR_ACES, Verb.CHOICE}
INERT = "· "  # how a button looks that is not legal now


def token(button: Button) -> Token | None:
    try:
        return decode(button.data or "")
    except BadToken:
        return None


def with_verb(message: Message, verb: Verb, argument: str | None = None) -> Button:
    for button in message.buttons:
        meaning = token(button)
        if meaning is not None and meaning.verb is verb and argument in {None, meaning.argument}:
            return button
    raise LookupError(f"no {verb.name} on {message.labels}")


def moves(message: Message) -> list[tuple[Token, Button]]:
    """The buttons of a hand that make a move now."""
    found = [(token(button), button) for button in message.buttons if not button.text.startswith(INERT)]
    return [(meaning, button) for meaning, button in found if meaning is not None and meaning.verb in MOVES]


def to_move(people: Iterable[Person]) -> tuple[Person, Message, Token, Button] | None:
    """Whoever has a move to make, and a sensible one: pass where possible, else the first."""
    for person in people:
        for message in reversed(person.inbox):
            if message.deleted or not message.from_bot:
                continue
            choices = moves(message)
            if choices:
                passing = [choice for choice in choices if choice[0].verb is Verb.PASS]
                meaning, button = (passing or choices)[0]
                return person, message, meaning, button
    return None


async def sit_down(
    emulator: TelegramEmulator, group: Group, people: list[Person], command: str = "/newgame"
) -> Message:
    """Everybody starts the bot, the first opens a table, the others join, the first starts. Returns the board."""
    for person in people:
        person.start_bot()
    await emulator.until(lambda: all(person.inbox and person.last.from_bot for person in people), what="greetings")
    people[0].say(group, command)
    board = await emulator.until(lambda: group.last if with_verb(group.last, Verb.JOIN) else None, what="a lobby")
    for person in people[1:]:
        await press(person, board, Verb.JOIN)
    await press(people[0], board, Verb.START)
    return board


async def press(person: Person, message: Message, verb: Verb, argument: str | None = None) -> Answer:
    return await person.press(message, data=with_verb(message, verb, argument).data)


async def play(emulator: TelegramEmulator, people: list[Person], *, until, limit: int = 3000) -> int:
    """Make moves until `until()` is true; return how many were made."""
    done: set[tuple[str, int]] = set()

    def next_move():
        if until():
            return "enough"
        move = to_move(people)
        if move is None or (move[2].table, move[2].decision) in done:
            return None
        return move

    for made in range(limit):
        move = await emulator.until(next_move, timeout=30, what="somebody's turn")
        if move == "enough":
            return made
        person, message, meaning, button = move
        await person.press(message, data=button.data)
        done.add((meaning.table, meaning.decision))
    raise AssertionError("no end in sight")
