"""Scripted people on the Telegram emulator: each reads their private hand and presses a button that makes a move."""

from collections.abc import Iterable

from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from bot.codec import BadToken, ButtonToken, Verb, decode
from bot.table.choices import GAME_VERBS
from bot.table.stored import read
from bot.table.table import Table
from engine import view
from tests.emulators.telegram.chats import Chat, Group, Topic
from tests.emulators.telegram.messages import Button, Message
from tests.emulators.telegram.people import Answer, Person
from tests.emulators.telegram.server import TelegramEmulator

INERT = "· "  # the prefix of a button that isn't legal now
SHORT = "/newgame polish lock.enabled=no game.target=120"


def meaning_of(data: str) -> ButtonToken | None:
    try:
        return decode(data)
    except BadToken:
        return None


def token(button: Button) -> ButtonToken | None:
    return meaning_of(button.data or "")


def tokens(message: Message) -> list[tuple[ButtonToken, Button]]:
    return [(meaning, button) for button in message.buttons if (meaning := token(button)) is not None]


def has_verb(message: Message, verb: Verb) -> bool:
    """Whether a message has a button with this verb."""
    return any(token.verb is verb for token, _ in tokens(message))


def with_verb(message: Message, verb: Verb, argument: str | None = None) -> Button:
    for meaning, button in tokens(message):
        if meaning.verb is verb and argument in {None, meaning.argument}:
            return button
    raise LookupError(f"no {verb.name} on {message.labels}")


def moves(message: Message) -> list[tuple[ButtonToken, Button]]:
    """The buttons of a hand that make a move now."""
    return [
        (meaning, button)
        for meaning, button in tokens(message)
        if meaning.verb in GAME_VERBS and not button.text.startswith(INERT)
    ]


def to_move(people: Iterable[Person], table: str | None = None) -> tuple[Person, Message, ButtonToken, Button] | None:
    """The person who has a move to make (at a table), and a sensible move: pass where possible, else the first."""
    for person in people:
        for message in reversed(person.inbox):
            choices = [choice for choice in moves(message) if table in {None, choice[0].table}]
            if choices:
                passing = [choice for choice in choices if choice[0].verb is Verb.PASS]
                meaning, button = (passing or choices)[0]
                return person, message, meaning, button
    return None


def crowd(emulator: TelegramEmulator, *names: str, first: int = 11, language: str | None = None) -> list[Person]:
    """New people with these names."""
    return [emulator.user(first + place, name, language_code=language) for place, name in enumerate(names)]


def lobbies(chat: Chat) -> list[Message]:
    return [message for message in chat.shown if any(meaning.verb is Verb.JOIN for meaning, _ in tokens(message))]


def boards(chat: Chat, topic: Topic | None = None) -> list[Message]:
    """The boards of hands in play that can be seen in a chat or topic."""
    return [
        message
        for message in chat.shown
        if (topic is None or message.topic is topic)
        and any(meaning.verb is Verb.HAND for meaning, _ in tokens(message))
    ]


def hands(person: Person, table: str | None = None) -> list[Message]:
    """The private messages with this person's hand."""
    return [
        message
        for message in person.inbox
        if any(meaning.verb is Verb.PAGE and table in {None, meaning.table} for meaning, _ in tokens(message))
    ]


def table_of(message: Message) -> str:
    return tokens(message)[0][0].table


async def stored(redis_url: str, table: str) -> Table:
    """A table as it is stored."""
    database = connect(redis_url)
    try:
        found = await RedisTables(database).load(table)
    finally:
        await database.close()
    assert found is not None
    return read(found)


def cards_of(table: Table, person: Person) -> tuple[str, ...]:
    """The cards that a person holds, as codes."""
    seat = table.seat_of(f"telegram:{person.id}")
    assert seat is not None
    assert table.game is not None
    return tuple(view.view(table.game, seat).hand or ())


async def greeted(emulator: TelegramEmulator, people: Iterable[Person]) -> None:
    """Everybody opens the private chat with the bot."""
    people = list(people)
    for person in people:
        person.start_bot()
    await emulator.until(lambda: all(person.inbox for person in people), what="greetings")


async def opened(
    emulator: TelegramEmulator, group: Group, opener: Person, command: str = "/newgame", *, topic: Topic | None = None
) -> Message:
    """Open a table; return the lobby."""
    before = set(map(id, lobbies(group)))
    opener.say(group, command, topic=topic)
    return await emulator.until(
        lambda: next((found for found in lobbies(group) if id(found) not in before), None), what="a lobby"
    )


async def sit_down(
    emulator: TelegramEmulator,
    group: Group,
    people: list[Person],
    command: str = "/newgame",
    *,
    topic: Topic | None = None,
) -> Message:
    """Everybody starts the bot, the first opens a table, the others join, the first starts. Returns the board."""
    await greeted(emulator, people)
    board = await opened(emulator, group, people[0], command, topic=topic)
    for person in people[1:]:
        await press(person, board, Verb.JOIN)
    await press(people[0], board, Verb.START)
    return board


async def press(person: Person, message: Message, verb: Verb, argument: str | None = None) -> Answer:
    return await person.press(message, data=with_verb(message, verb, argument).data)


async def play(
    emulator: TelegramEmulator, people: list[Person], *, until, table: str | None = None, limit: int = 3000
) -> int:
    """Make moves (at one table) until `until()` is true; return how many were made."""
    done: set[tuple[str, int]] = set()

    def next_move():
        if until():
            return "enough"
        move = to_move(people, table)
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


def decision(message: Message) -> int:
    """The decision that a message's buttons were made for."""
    return tokens(message)[0][0].decision


async def settled(emulator: TelegramEmulator, redis_url: str, chat: Chat, people: list[Person]) -> None:
    """Wait until the board and the hand to move show the newest moment, and a person is to move."""
    await emulator.until(lambda: boards(chat), what="a board")
    table = table_of(boards(chat)[-1])
    newest = (await stored(redis_url, table)).decision

    def agree() -> bool:
        move = to_move(people, table)
        return move is not None and move[2].decision == decision(boards(chat)[-1]) >= newest

    await emulator.until(agree, what="board and hand to show the newest moment")


def over(chat: Chat, topic: Topic | None = None):
    """Whether a game has been won in a chat or topic."""
    return lambda: any("🏆" in message.text for message in chat.shown if topic is None or message.topic is topic)


def a_card_lies(chat: Chat, topic: Topic | None = None):
    """Whether a trick is under way on the board: some but not all of its cards lie there."""
    return lambda: any("On the table" in message.text or "Na stole" in message.text for message in boards(chat, topic))
