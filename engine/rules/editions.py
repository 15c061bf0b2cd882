"""Editions: a game keeps the rules that it began with, also where a later release reads a preset in another way.

The present edition is what ``presets/*.toml`` and the catalogue say. ``presets/before/N.toml`` says where edition N was
different, for all presets (``base``) and for single ones. What is stored of a game names whatever differs from the
first edition, that of release 0.1.0: so its games read as they were written, and its workers, while some still run,
play the games of this release by the same rules, or leave those alone that they do not know.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

FIRST = 1
"""That of release 0.1.0, whose games tell of no edition."""

EDITION = 2
"""The present one."""

_NEW_OPTIONS = {"concession.write_down_uses", "barrel.wins_by", "barrel.role", "barrel.failure_is_fall"}
_NEW_VALUES = {"lock.earns": "any_marriage_or_sweep"}


@cache
def _before(edition: int) -> Mapping[str, Mapping[str, Any]]:
    text = resources.files("engine").joinpath("presets", "before", f"{edition}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def then(preset: str, edition: int, given: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values by which a preset differed in an edition, where they matter; of overrides none does.

    ``given`` are the overrides, ``now`` every option's present value.
    """
    if edition >= EDITION:
        return {}
    told = _before(edition)
    found = {
        name: value
        for name, value in {**told["base"], **told.get(preset, {})}.items()
        if name not in given and now[name] != value and now.get(f"{name.split('.')[0]}.enabled", True)
    }
    if now["barrel.style"] == "lviv":
        found.pop("barrel.wins_by", None)
    return found


def sitter_doubled(edition: int, now: Mapping[str, Any]) -> bool:
    """Whether the sitter's bonus is doubled in golden hands: since the second edition."""
    pays = now["sitter.ace"] or now["sitter.marriage"] or now["sitter.card_points"]
    golden = now["auction.enabled"] and now["auction.golden_round"] != "off"
    return edition > FIRST or not (pays and golden and 4 in now["table.players"])


def unknown_to_first(given: Mapping[str, Any], values: Mapping[str, Any]) -> bool:
    """Whether release 0.1.0 does not know rules at all, by their overrides and all their values."""
    if _NEW_OPTIONS & given.keys() or any(given.get(name) == value for name, value in _NEW_VALUES.items()):
        return True
    in_auction = any(right["right"] in {"weak_hand", "nines_dealt"} for right in values["redeal.rights"])
    return not values["auction.enabled"] and in_auction
