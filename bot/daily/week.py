"""The rules for each day of the week; they are stored with the day's seal."""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

# A day has one hand, so it is never thrown in or conceded.
_PLAYED_OUT: Mapping[str, Any] = {"redeal.rights": [], "concession.enabled": False}


@dataclass(frozen=True, slots=True)
class Kind:
    """The rules of a day."""

    preset: str
    """The preset, by name."""

    seats: int
    """The number of seats: the person and built-in players. Nobody sits out."""

    options: Mapping[str, Any] = field(default_factory=dict)
    """Options that differ from the preset, by dotted name (docs/rules.md, 12)."""


WEEK: Sequence[Kind] = (
    Kind("polish", 3, _PLAYED_OUT),
    Kind("russian", 3, _PLAYED_OUT),
    Kind("polish_two_talons", 2, _PLAYED_OUT),
    Kind("italian", 3, _PLAYED_OUT),
    Kind("polish_pagat", 3, _PLAYED_OUT),
    Kind("tysiac_2004", 3, _PLAYED_OUT),
    Kind("auction_thousand", 2, _PLAYED_OUT),
)
"""From Monday to Sunday. In each of these presets somebody always bids and nobody cuts, so that each hand is played to
its last card."""


def kind_of(date: str) -> Kind:
    """Return the rules of a day."""
    return WEEK[dt.date.fromisoformat(date).weekday()]
