"""The questions that a board is asked, as a page sends them: what `do` says, and what goes with it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine import study


class Asked(BaseModel):
    """Any question."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str = "en"
    """The language of the answer."""

    four_colour: bool = False
    """Whether cards have a colour for each suit."""


class At(BaseModel):
    """A place."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    hand: int = 0
    """The hand, from 0."""

    line: list[int] = Field(default_factory=list, max_length=study.DEEPEST)
    """The indices of the variations that lead to the line."""

    step: int = 0
    """How many actions of the hand have been done."""


class About(Asked):
    """A question about a study."""

    record: Any
    """The study."""

    at: At | None = None
    """The place; None for the end of the first hand's main line."""

    eyes: Annotated[int, Field(ge=0, le=3)] | None = None
    """The seat that everything is shown to as it saw it; None for all cards."""


class Open(About):
    """A line is to be drawn."""

    do: Literal["open"]


class Extend(About):
    """Another action at the place."""

    do: Literal["extend"]
    action: Any = None
    """What is done; None for nothing."""

    mine: list[int] = Field(default_factory=list, max_length=4)
    """The seats for which no built-in player acts."""

    level: Literal["", "easy", "normal", "hard", "expert"] = ""
    """The level of the built-in players that go on; empty for none."""


class Edit(About):
    """A change of the tree, or of its words."""

    do: Literal["edit"]
    how: Literal["promote", "delete", "name", "comment", "title", "alone"]
    text: Annotated[str, Field(max_length=4 * study.LONGEST_COMMENT)] = ""


class Setup(Asked):
    """A position is to be set up."""

    do: Literal["setup"]
    position: dict[str, Any]
    """What it looks like (`engine.position`), and a `seed` for what is drawn by chance."""

    eyes: Annotated[int, Field(ge=0, le=3)] | None = None


class Presets(Asked):
    """The presets."""

    do: Literal["presets"]


class Options(Asked):
    """The options of some rules."""

    do: Literal["options"]
    preset: str
    options: dict[str, Any] = Field(default_factory=dict)


class Weigh(About):
    """What the choices at the place bring."""

    do: Literal["weigh"]
    view: Literal["seen", "open"] = "open"


class Curve(About):
    """What was to be expected after each card of the line."""

    do: Literal["curve"]


class Luck(About):
    """What the cards gave a seat in each hand, and what its decisions did."""

    do: Literal["luck"]
    seat: int = 0


class Mistakes(About):
    """What anybody did in the main line that was clearly worse than something else, by what they saw."""

    do: Literal["mistakes"]


class Draw(About):
    """A picture of the place."""

    do: Literal["picture"]


Drawn = Open | Extend | Edit | Setup | Presets | Options
DRAWN: TypeAdapter[Drawn] = TypeAdapter(Annotated[Drawn, Field(discriminator="do")])
Streamed = Weigh | Curve | Luck | Mistakes
STREAMED: TypeAdapter[Streamed] = TypeAdapter(Annotated[Streamed, Field(discriminator="do")])
PICTURES: TypeAdapter[Draw] = TypeAdapter(Draw)
