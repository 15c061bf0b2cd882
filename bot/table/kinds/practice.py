"""Practice against built-in players in a private chat."""

from typing import ClassVar, Literal

from bot.table.kinds.kind import Kind


class Practice(Kind):
    """One person plays against built-in players in a private chat."""

    name: Literal["practice"] = "practice"
    """What it is stored under."""

    nudges: ClassVar[bool] = False
    tells_worth: ClassVar[bool] = True
