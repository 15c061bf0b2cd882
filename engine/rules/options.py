"""The catalogue of options, made from the fields of the model (docs/rules.md, 12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from engine.rules import model
from engine.rules.option import Option

GROUPS: dict[str, type] = {
    "table": model.TableOptions,
    "deal": model.Dealing,
    "redeal": model.Redeals,
    "auction": model.Auction,
    "talon": model.Talon,
    "sitter": model.Sitter,
    "concession": model.Concession,
    "play": model.Playing,
    "marriages": model.Marriages,
    "scoring": model.Scoring,
    "lock": model.Lock,
    "barrel": model.Barrel,
    "game": model.Game,
}
"""The groups of options by name, with the class that holds their values."""

CATALOGUE: tuple[Option, ...] = tuple(
    replace(field.metadata["option"], name=f"{group}.{field.name}")
    for group, values in GROUPS.items()
    for field in fields(values)
    if "option" in field.metadata
)
"""Every option, in the order of the model."""

BY_NAME: dict[str, Option] = {option.name: option for option in CATALOGUE}


def matters(option: Option, values: Mapping[str, object]) -> bool:
    """Return whether an option's value has an effect: its group is on, or the option itself switches the group."""
    switch = switch_of(option)
    return option.name == switch or bool(values.get(switch, True))


def switch_of(option: Option) -> str:
    """Return the name of the option that switches an option's group on and off. Not every group has such an option."""
    return f"{option.group}.enabled"
