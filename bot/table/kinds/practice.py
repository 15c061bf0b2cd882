"""Practice against built-in players in a private chat."""

from typing import ClassVar, Literal

from bot.table.kinds.kind import Kind


class Practice(Kind):
    """One person plays against built-in players in a private chat."""

    name: Literal["practice"] = "practice"
    """What it is stored under."""

    step: str = ""
    """The level of the built-in players at a step of the ladder of bots; empty for practice at the usual one."""

    nudges: ClassVar[bool] = False
    tells_worth: ClassVar[bool] = True

    @property
    def level(self) -> str:
        """The level of the built-in players."""
        return self.step or super().level

    @property
    def by_preset(self) -> bool:
        """Whether its rules are a preset's, whatever its chat has kept: only such games count on the ladder."""
        return bool(self.step)
