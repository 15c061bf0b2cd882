"""Pages of playing with people, made by the real views for people who do not exist."""

from collections.abc import Mapping
from typing import Any

from bot.people import Chat, Person
from bot.strangers.queue import Queue, Waiting
from bot.views import people, strangers
from bot.views.as_json import as_json
from tests.screens.set_tables import in_play

ANNA = Person(platform="telegram", id="1", name="🦊 Anna")
BEN = Person(platform="telegram", id="2", name="🐻 Ben")


def _queue(rules: str, *waiting: Person) -> Queue:
    chats = {one: Chat(platform="telegram", id=one.id, private=True) for one in waiting}
    held = f"people-{rules}"
    return Queue(
        rules=rules,
        waiting=tuple(Waiting(person=one, chat=chat, since=0.0, holds=held) for one, chat in chats.items()),
    )


def entrance(*, running: str = "", waits: bool = True) -> Mapping[str, Any]:
    """The entrance: the reader waits for Polish rules beside another person, unless `waits` is false."""
    queues = [_queue("polish", BEN, *([ANNA] if waits else [])), _queue("russian"), _queue("polish_two_talons")]
    return as_json(
        people.entrance(
            queues,
            {},
            ANNA.key,
            frozenset(),
            "en",
            name="🦊 Anna",
            running=running,
            ticked=True,
            usual="polish",
            now=5.0,
        )
    )


def names() -> Mapping[str, Any]:
    """The question for a name and a face."""
    return as_json(people.names("en", ["Anna"], "polish", faces=True))


def tables() -> Mapping[str, Any]:
    """Two open tables, one of them full."""
    return as_json(people.open_tables([(in_play(), [1420, 1544], True), (in_play(), [], False)], "en"))


def talk() -> Mapping[str, Any]:
    """What may be said, and done about the others."""
    return as_json(strangers.table_people(in_play(), 0, "en", waits=False))
