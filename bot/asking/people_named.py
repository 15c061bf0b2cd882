"""Which person a typed name means: the one of that name, or the question which of several is meant."""

import hashlib
from collections.abc import Collection, Mapping

from bot.asking.commands.request import CommandRequest
from bot.codec import Verb
from bot.people import MENTION, clean_name, skeleton, unique_names
from bot.refusal import Refusal
from bot.screen import Answer, shown
from bot.screens import questions
from bot.texts import bare

DIGITS = 10


def of_name(people: Mapping[str, str], typed: str) -> dict[str, str]:
    """Return the people (names by key) meant by a mention or a typed name; several, if they are of one name.

    A name with its number, as screens have it, means one person.
    """
    wanted = typed.removeprefix("@").strip()
    if wanted.startswith(MENTION):
        return {key: name for key, name in people.items() if key == wanted.removeprefix(MENTION)}
    wanted_skeleton = skeleton(clean_name(wanted))
    numbered = [
        key for key, name in unique_names(people).items() if skeleton(clean_name(bare(name))) == wanted_skeleton
    ]
    found = (
        numbered
        if len(numbered) == 1
        else [key for key, name in people.items() if skeleton(clean_name(name)) == wanted_skeleton]
    )
    return {key: people[key] for key in found}


async def which(request: CommandRequest, people: Mapping[str, str], verb: Verb, argument: str = "") -> Answer:
    """Ask which of some people is meant. Each button has a verb, the mark of its person, and the argument."""
    sums = await request.directory.sums(list(people))
    games = {key: round(one.numbers.get("games", 0)) for key, one in zip(people, sums, strict=True)}
    marks = {key: mark_of(request, key) + argument for key in people}
    screen = questions.which(unique_names(people), games, marks, verb, request.answer_language)
    return shown(screen, private=request.is_alone)


def marked(request: CommandRequest, people: Collection[str], argument: str) -> tuple[str, str]:
    """Return the key of the person whose mark stands in a button, and the rest of its argument."""
    for key in people:
        if argument.startswith(mark_of(request, key)):
            return key, argument[DIGITS:]
    raise Refusal("unknown-button")


def mark_of(request: CommandRequest, person: str) -> str:
    """Return a mark that identifies a person in a chat without naming them."""
    return hashlib.sha256(f"{request.press.chat.group.key} {person}".encode()).hexdigest()[:DIGITS]
