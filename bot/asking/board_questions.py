"""The questions to a board, as a page sends them: `do` names the question, the other fields are its arguments."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine import study


class Question(BaseModel):
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


class About(Question):
    """A question about a study."""

    record: Any
    """The study."""

    at: At | None = None
    """The place; None for the end of the first hand's main line."""

    eyes: Annotated[int, Field(ge=0, le=3)] | None = None
    """The seat from which everything is shown, as it saw it; None for all cards."""


class Open(About):
    """A request to draw a line."""

    do: Literal["open"]


class Extend(About):
    """A request to add an action at the place."""

    do: Literal["extend"]
    action: Any = None
    """The action; None for none."""

    mine: list[int] = Field(default_factory=list, max_length=4)
    """The seats for which no built-in player acts."""

    level: Literal["", "easy", "normal", "hard", "expert", "best"] = ""
    """The level of the built-in players that continue the hand, `best` for best play with all cards open; empty for
    none."""


class Edit(About):
    """A change of the tree, or of its texts."""

    do: Literal["edit"]
    how: Literal["promote", "delete", "name", "comment", "title", "alone"]
    text: Annotated[str, Field(max_length=4 * study.LONGEST_COMMENT)] = ""


class Setup(Question):
    """A request to set up a position."""

    do: Literal["setup"]
    position: dict[str, Any]
    """The position (`engine.position`), and a `seed` for what is drawn by chance."""

    eyes: Annotated[int, Field(ge=0, le=3)] | None = None


class Presets(Question):
    """A request for the presets."""

    do: Literal["presets"]


class Options(Question):
    """A request for the options of some rules."""

    do: Literal["options"]
    preset: str
    options: dict[str, Any] = Field(default_factory=dict)


class Weigh(About):
    """A request for what each choice at the place brings."""

    do: Literal["weigh"]
    view: Literal["seen", "open"] = "open"


class Curve(About):
    """A request for the expected result after each card of the line."""

    do: Literal["curve"]


class Luck(About):
    """A request for what the cards gave a seat in each hand, and what its decisions added."""

    do: Literal["luck"]
    seat: int = 0


class Mistakes(About):
    """A request for the clear mistakes in the main line, judged by what each player saw."""

    do: Literal["mistakes"]


class Draw(About):
    """A request for a picture of the place."""

    do: Literal["picture"]


Drawn = Open | Extend | Edit | Setup | Presets | Options
DRAWN: TypeAdapter[Drawn] = TypeAdapter(Annotated[Drawn, Field(discriminator="do")])
Streamed = Weigh | Curve | Luck | Mistakes
STREAMED: TypeAdapter[Streamed] = TypeAdapter(Annotated[Streamed, Field(discriminator="do")])
PICTURES: TypeAdapter[Draw] = TypeAdapter(Draw)
