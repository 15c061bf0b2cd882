"""Numbers that tell apart people of one name who stand side by side: `Jan (1)` and `Jan (2)`. Others have none."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import count

from bot.people import NAMELESS
from bot.texts import isolated
from bot.texts.markup import numbered

KEPT = 1000  # groups of people


@lru_cache(maxsize=10 * KEPT)
def skeleton(name: str) -> str:
    """Return what people see of a name: equal for names that look alike, whatever they are written with."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign) != "Cf")
    return plain.casefold()


def unique_names(people: Mapping[str, str], taken: Iterable[str] = ()) -> Mapping[str, str]:
    """Return the names to show of people (names by key), as plain text that is safe in lines of any direction.

    Numbers follow the order of keys, so they stay the same wherever the same people meet. `taken` are names that stand
    beside them and have no number, as those of built-in players.
    """
    return _unique_names(tuple(people.items()), tuple(taken))


@lru_cache(maxsize=KEPT)
def _unique_names(people: tuple[tuple[str, str], ...], taken: tuple[str, ...]) -> Mapping[str, str]:
    alike: dict[str, list[str]] = {}
    for key, name in sorted(people):
        if name != NAMELESS:
            alike.setdefault(skeleton(name), []).append(key)
    seen, names = {*alike, *map(skeleton, taken)}, dict(people)
    shown = {key: isolated(name) for key, name in people}
    for form, keys in alike.items():
        if len(keys) == 1 and form not in map(skeleton, taken):
            continue
        free = (number for number in count(1) if skeleton(numbered(names[keys[0]], number)) not in seen)
        shown |= {key: numbered(isolated(names[key]), next(free)) for key in keys}
    return shown
