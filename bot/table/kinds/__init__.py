"""The kinds of tables.

No code asks which kind a table has. It asks the kind one of the questions in `bot.table.kinds.kind`.
"""

from typing import Annotated, get_args

from pydantic import Field

from bot.people import Chat
from bot.table.kinds.daily import Daily
from bot.table.kinds.kind import Kind
from bot.table.kinds.ordinary import Ordinary
from bot.table.kinds.practice import Practice
from bot.table.kinds.short import ShortGame
from bot.table.kinds.strangers import Strangers
from bot.table.kinds.study import StudyGame
from bot.table.kinds.tournament import TournamentTable

AnyKind = Annotated[
    Ordinary | Practice | ShortGame | StudyGame | Daily | Strangers | TournamentTable,
    Field(discriminator="name"),
]
"""The kind of a stored table, recognised by its name."""

KINDS: tuple[type[Kind], ...] = get_args(get_args(AnyKind)[0])
ORDINARY = Ordinary()


def short_game(wins: int) -> AnyKind:
    """Return the kind of a person's next short game, after a number of wins."""
    return ShortGame(wins=wins)


def ladder_game(level: str) -> AnyKind:
    """Return the kind of a game at a step of the ladder of bots."""
    return Practice(step=level)


def study_game(seed: str) -> AnyKind:
    """Return the kind of a game played on from a position; its later hands are drawn from `seed`."""
    return StudyGame(seed=seed)


def of_queue(queue: str) -> AnyKind:
    """Return the kind of a table whose seats a queue of strangers gives."""
    return Strangers(of_queue=queue)


def of_home(chat: Chat) -> AnyKind:
    """Return the kind of a table that is opened in a chat."""
    return Practice() if chat.private else ORDINARY
