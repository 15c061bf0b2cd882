"""The kinds of tables: what a table is of, and everything that follows from it.

No table is asked which kind it is of. It has a kind, and that is asked what `bot.table.kinds.kind` lists.
"""

from typing import Annotated, get_args

from pydantic import Field

from bot.people import Chat
from bot.table.kinds.daily import Daily
from bot.table.kinds.kind import Kind
from bot.table.kinds.lesson import Lesson
from bot.table.kinds.ordinary import Ordinary
from bot.table.kinds.practice import Practice
from bot.table.kinds.tournament import TournamentTable

AnyKind = Annotated[Ordinary | Practice | Lesson | Daily | TournamentTable, Field(discriminator="name")]
"""What a table is stored with: one of these, told apart by its name."""

KINDS: tuple[type[Kind], ...] = get_args(get_args(AnyKind)[0])
ORDINARY, LESSON = Ordinary(), Lesson()


def of_home(chat: Chat) -> AnyKind:
    """Return the kind of a table that somebody opens in a chat."""
    return Practice() if chat.private else ORDINARY
