"""Combinations of options that cannot be played (docs/rules.md, 12).

A refusal names both options, and the source of the other option's value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import EngineError
from engine.rules.option import AUCTION_OR_LVIV, FACTS, RIGHTS_OF_TALON, STOCK, TALON, Condition, Option
from engine.rules.options import BY_NAME, CATALOGUE, matters, switch_of
from engine.rules.parts import ACTIVE_OF_FOUR, RIGHTS, Layout

GOLDEN_OPENING = 120


class _Check:
    """A rule set to be checked: its values, and which of them are overrides."""

    def __init__(
        self, preset: str, given: Mapping[str, Any], json: Mapping[str, Any], values: Mapping[str, Any]
    ) -> None:
        self.preset = preset
        self.given = given
        self.json = json
        self.values = values
        players = values["table.players"]
        layouts = dict(values["deal.layouts"])
        self.layouts: dict[int, Layout] = {seats: layouts[seats] for seats in players if seats in layouts}
        held = {right.right for right in values["redeal.rights"]}
        self.facts = {
            TALON: [layout.in_talons > 0 for layout in self.layouts.values()],
            STOCK: [self.stock(seats, layout) > 0 for seats, layout in self.layouts.items()],
            RIGHTS_OF_TALON: [bool(held.intersection(RIGHTS["in_exchange"]))],
            AUCTION_OR_LVIV: [values["auction.enabled"] or values["barrel.style"] == "lviv"],
        }

    def stock(self, seats: int, layout: Layout) -> int:
        """Return the number of cards left after dealing."""
        used: int = min(seats, ACTIVE_OF_FOUR) * layout.hand + layout.in_talons
        return int(self.values["table.deck"]) - used

    def refuse(self, field: str, other: str, why: str) -> EngineError:
        """Return the refusal of ``field`` because of ``other``. If only one was overridden, it is named first."""
        if field not in self.given and other in self.given:
            field, other = other, field
        switch = switch_of(BY_NAME[field])
        if field not in self.given and switch in self.given:
            field = switch
        set_by = "options" if other in self.given else self.preset
        return EngineError(
            "bad_rules",
            f"{field} = {self.json[field]!r} does not go with {other} = {self.json[other]!r} (set by {set_by}): {why}",
            reason="conflict",
            field=field,
            value=self.json[field],
            other_field=other,
            other_value=self.json[other],
            set_by=set_by,
        )

    def enabled(self, option: Option) -> bool:
        """Return whether the option's group is on, so that its value matters."""
        return matters(option, self.values)

    def holds(self, condition: Condition) -> list[bool]:
        """Return whether a condition's field has one of its values: a list, for each layout if it depends on that."""
        if condition.field in self.facts:
            return [fact in condition.values for fact in self.facts[condition.field]]
        return [self.values[condition.field] in condition.values]


def _harmless(check: _Check, option: Option, condition: Condition) -> bool:
    if option.type == "rights":
        fact = condition.unless[0].removeprefix("no ")
        return not any(check.facts[fact])
    return check.values[option.name] in condition.unless


def _conditions(check: _Check, option: Option) -> None:
    for condition in option.requires:
        if not _harmless(check, option, condition) and not all(check.holds(condition)):
            other = FACTS.get(condition.field, condition.field)
            wanted = condition.field if condition.field in FACTS else f"{other} = {condition.values[0]!r}"
            raise check.refuse(option.name, other, f"it needs {wanted}")
    for condition in option.excludes:
        if not _harmless(check, option, condition) and any(check.holds(condition)):
            other = FACTS.get(condition.field, condition.field)
            raise check.refuse(option.name, other, f"not together with {condition.field}")


def _bounds(check: _Check, option: Option) -> None:
    value = check.values[option.name]
    if option.below is not None and value >= check.values[option.below]:
        raise check.refuse(option.name, option.below, "it must be lower")
    if option.at_most is not None and value > check.values[option.at_most]:
        raise check.refuse(option.name, option.at_most, "it must not be higher")


def _layout(check: _Check, seats: int, layout: Layout) -> None:
    active = min(seats, ACTIVE_OF_FOUR)
    stock = check.stock(seats, layout)
    field = "deal.layouts"
    if stock < 0:
        raise check.refuse(field, "table.deck", f"with {seats} seats more cards are dealt than the deck has")
    if layout.in_talons == 0 and (layout.passes or layout.discard):
        raise check.refuse(field, field, "nothing is passed or laid aside without a talon")
    taken = layout.talon_size if layout.in_talons else 0
    if taken - layout.passes * (active - 1) - layout.discard != layout.passes:
        raise check.refuse(field, field, f"with {seats} seats the hands are uneven after the exchange")
    if stock and (active != 2 or stock % 2):
        other = "table.deck" if "table.deck" in check.given else "table.players"
        raise check.refuse(field, other, "what is left is the stock, and that is even and for two seats")
    if check.values["deal.dealer_sets_talon"] and 2 * layout.in_talons - 1 > check.values["table.deck"] - 2:
        raise check.refuse("deal.dealer_sets_talon", field, "so many cards cannot lie apart in the pack")


def examine(preset: str, given: Mapping[str, Any], json: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Refuse a combination that cannot be played.

    ``given`` are the overrides, ``json`` all values as JSON, ``values`` all values in internal form. Raises
    ``bad_rules`` with ``field``, ``value``, ``other_field`` and ``set_by``.
    """
    check = _Check(preset, given, json, values)
    for option in CATALOGUE:
        if option.name in given and not check.enabled(option):
            raise check.refuse(option.name, switch_of(option), f"{option.group} is off")
    for seats in values["table.players"]:
        if seats not in check.layouts:
            raise check.refuse("table.players", "deal.layouts", f"there is no layout for {seats} seats")
    for seats, layout in check.layouts.items():
        _layout(check, seats, layout)
    for option in CATALOGUE:
        if check.enabled(option):
            _conditions(check, option)
            _bounds(check, option)
    golden = values["auction.enabled"] and values["auction.golden_round"] != "off"
    if golden and values["auction.ceiling"] < GOLDEN_OPENING:
        raise check.refuse("auction.golden_round", "auction.ceiling", "golden hands open at 120")
