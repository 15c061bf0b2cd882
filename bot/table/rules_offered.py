"""Values of options that the menu and the completion offer. People can type any other legal value."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine import rules
from engine.rules import Option


def offered(option: Option) -> Sequence[Any]:
    """Return the offered values as JSON. For `redeal.rights` each is one right that can be added or removed."""
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
