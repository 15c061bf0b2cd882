"""The values of each option that the menu and the completion offer. Any other legal value can be typed."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine import rules
from engine.rules import Option


def offered(option: Option) -> Sequence[Any]:
    """Return the values offered, as JSON. Of `redeal.rights` each is one right, to be added or taken away."""
    if option.type == "layouts":
        return _layouts()
    return option.customary or option.values


@cache
def _layouts() -> tuple[Any, ...]:
    """The layouts of the presets, each once."""
    found: list[Any] = []
    for preset in rules.PRESETS:
        layouts = rules.flat(rules.build(preset))["deal.layouts"]
        if layouts not in found:
            found.append(layouts)
    return tuple(found)
