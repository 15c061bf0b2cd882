"""A player of one's own: it asks an easy player for many opinions of a card, and plays the one named most.

python -m bench players --a examples.own_player:choose --b easy
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import engine

OPINIONS = 25


def choose(view: Mapping[str, Any], rules: engine.Rules) -> Any:
    """Return one of ``view["legal"]``. The view is all that the seat may know."""
    if view["phase"] != "play" or len(view["legal"]) == 1:
        return engine.choose(view, "easy", rules)
    # An easy player guesses the hidden cards anew for each view, and a key of our own makes the view another one.
    opinions = (engine.choose({**view, "opinion": number}, "easy", rules) for number in range(OPINIONS))
    [(named, _)] = Counter(json.dumps(action) for action in opinions).most_common(1)
    return json.loads(named)
