"""The declaration of an option: once, in the field of the model that holds its value.

Fields of ``engine.rules.model`` are declared by ``flag``, ``choice``, ``number`` or ``option``. Their first arguments
are the option's section of docs/rules.md, and the letters of its source texts there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["flag", "choice", "number", "players", "layouts", "rights", "marriage_values"]

ANY_NUMBER = 100_000
MARRIAGE_TABLES: dict[str, tuple[int, int, int, int]] = {
    "standard": (40, 60, 80, 100),
    "silesia": (80, 100, 40, 60),
    "wielkopolska": (100, 80, 40, 60),
    "russeln": (60, 40, 80, 100),
}
"""Values of the marriages of S, C, D and H (docs/rules.md, 2)."""

TALON = "a talon"
STOCK = "a stock"
RIGHTS_OF_TALON = "rights of the talon"
AUCTION_OR_LVIV = "an auction, or the barrel of Lviv"
FACTS = {
    TALON: "deal.layouts",
    STOCK: "deal.layouts",
    RIGHTS_OF_TALON: "redeal.rights",
    AUCTION_OR_LVIV: "auction.enabled",
}
"""Facts that follow from the value of an option, each with the name of that option."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on another option, unless this option's value is one of ``unless``."""

    field: str
    """The other option's dotted name, or one of ``FACTS``."""

    values: tuple[Any, ...]
    """The values that the other option must have (in ``requires``) or must not have (in ``excludes``)."""

    unless: tuple[Any, ...] = (False,)
    """The values of this option for which the condition does not apply."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of the rule set (docs/rules.md, 12)."""

    type: Kind
    """The kind of its value."""

    default: Any
    """Its value in the base."""

    section: str
    """The section of docs/rules.md that describes the option."""

    source: str
    """Its source texts, by the letters of docs/rules.md."""

    name: str = ""
    """Its dotted name: the group and the field."""

    values: tuple[Any, ...] = ()
    """The choices, or the only possible numbers; empty if ``minimum`` and ``maximum`` are the limits."""

    minimum: int = 0
    """The least number."""

    maximum: int = ANY_NUMBER
    """The greatest number."""

    nullable: bool = False
    """Whether the value may be null, which means that there is no such rule."""

    requires: tuple[Condition, ...] = ()
    """Conditions on other options that must be true."""

    excludes: tuple[Condition, ...] = ()
    """Conditions on other options that must be false."""

    below: str | None = None
    """The dotted name of an option with a value that must be higher; None for none."""

    at_most: str | None = None
    """The dotted name of an option with a value that must not be exceeded; None for none."""

    customary: tuple[Any, ...] = ()
    """Values of the source texts that menus offer; for ``rights``, single rights."""

    @property
    def group(self) -> str:
        """The part of the name before the dot."""
        return self.name.split(".")[0]


def option(kind: Kind, section: str, source: str, default: Any, **more: Any) -> Any:
    """Declare a field of the model as an option of a kind that has no function of its own."""
    return field(metadata={"option": Option(kind, default, section, source, **more)})


def flag(section: str, source: str, *, default: bool = False, **more: Any) -> Any:
    """Declare a field of the model as an option that is on or off."""
    return option("flag", section, source, default, values=(True, False), **more)


def choice(section: str, source: str, *values: str, default: str | None = None, **more: Any) -> Any:
    """Declare a field of the model as one of several words. Without ``default`` the base's value is the first one."""
    return option("choice", section, source, values[0] if default is None else default, values=values, **more)


def number(section: str, source: str, default: int | None, **more: Any) -> Any:
    """Declare a field of the model as a number, usually of points."""
    return option("number", section, source, default, **more)


def needs(other: str, value: Any, *unless: Any) -> tuple[Condition, ...]:
    """Return the condition that another option or a fact has a value, unless this option's value is in ``unless``."""
    return (Condition(other, (value,), unless or (False,)),)
