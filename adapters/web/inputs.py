"""What a page may send over its connection, as values."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from adapters.web.chatlog import Frozen

Reaction = Literal["bravo", "laugh", "wow", "sad", "thanks", "luck"]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[str, StringConstraints(max_length=300)]
Face = Annotated[str, StringConstraints(pattern=r"^[a-z]{0,12}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{0,32}$")]


class Hello(Frozen):
    """The first message of a page."""

    key: Key
    """The secret name of the session, or the guest's key."""

    table: Code = ""
    """The code of the table that a window shows; empty for the best one of the place, or the list of the person's
    tables."""

    hidden: bool = False
    """Whether nobody can see the page now."""


class Named(Frozen):
    """Any input of a page. Its other fields are not read here."""

    id: Id
    """The page's name for the input; a repetition has the same."""


class _Input(Named, extra="forbid"):
    person: Id
    """The id of the person who acts."""


class Say(_Input):
    """A person typed a line."""

    type: Literal["say"]
    """The kind of input."""

    chat: Id
    """The id of the chat."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=1000, strip_whitespace=True)]
    """The line."""


class Do(_Input):
    """A person chose something in the page's menu: the same as a typed command, but no line stays in the chat."""

    type: Literal["do"]
    """The kind of input."""

    chat: Id
    """The id of the chat."""

    command: Annotated[str, StringConstraints(pattern=r"^/[a-z]+", max_length=500, strip_whitespace=True)]
    """The command, with its slash."""


class Tap(_Input):
    """A person pressed a button."""

    type: Literal["press"]
    """The kind of input."""

    chat: Id
    """The id of the chat."""

    message: Id
    """The id of the button's message."""

    data: Annotated[str, StringConstraints(max_length=256)]
    """The button's data."""


class Rename(_Input):
    """A person changes their face, or their name or language as long as they have not acted."""

    type: Literal["rename"]
    """The kind of input."""

    name: Name | None = None
    """The new name, as typed; None keeps the old one."""

    language: Language | None = None
    """The new language; None keeps the old one."""

    face: Face | None = None
    """The name of the new face; None keeps the old one."""


class AddPerson(Named, extra="forbid"):
    """The host adds a person, and plays for that person too."""

    type: Literal["add"]
    """The kind of input."""

    name: Name
    """The person's name, as typed."""

    language: Language = "en"
    """The person's language."""


class There(Named, extra="forbid"):
    """A page checks the connection after a silence, or tells that it is hidden."""

    type: Literal["there"]
    """The kind of input."""

    hidden: bool = False
    """Whether nobody can see the page now."""

    drawn: int = Field(default=0, ge=0, le=2**53)
    """The newest version of its table that a window has drawn; 0 for a page that does not say."""


class React(_Input):
    """A person reacts to the game with one of a few signs, for the pages that show their table. It is not stored."""

    type: Literal["react"]
    """The kind of input."""

    reaction: Reaction
    """The sign."""


class Open(Named, extra="forbid"):
    """A window shows another table."""

    type: Literal["open"]
    """The kind of input."""

    table: Code
    """The table's code; empty for the list of the person's tables."""


OF_A_CHAT: TypeAdapter[Any] = TypeAdapter(
    Annotated[Say | Tap | Rename | AddPerson | There, Field(discriminator="type")]
)
"""Reads the inputs of the page of a group chat."""

OF_A_WINDOW: TypeAdapter[Any] = TypeAdapter(
    Annotated[Say | Do | Tap | Rename | Open | React | There, Field(discriminator="type")]
)
"""Reads the inputs of a window."""
